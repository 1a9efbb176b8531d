"""The bots of the workshop that play in a game, each in its sandbox."""

import asyncio
import time

from game.rules.action import Action
from game.rules.observation import Observation
from game.ui.browser.bridge import page
from game.ui.browser.workshop_seat import Seat
from game.ui.model.effect import AskBot
from game.ui.screens.seat_bots.msg import KeptBotsRead
from game.ui.screens.table.msg import ComputerChose
from game.ui.workshop.answers import parse_answer
from game.ui.workshop.bots.seat_bots import seat_bots, seated_bot
from game.ui.workshop.bots_text import Bot, parse_bots

PATIENCE = 30.0
"""Seconds for an answer, with the start of a sandbox; a bot itself has three seconds."""

MAX_TIMEOUTS = 3
"""How often a bot may take too long in a game; then it is not asked any more."""


class Player:
    """A bot in a game."""

    def __init__(self) -> None:
        """Its Python starts at once."""
        self.seat = Seat()
        self.seat.start()
        self.timeouts = 0

    async def choose(self, bot: Bot, seen: Observation) -> Action | None:
        """Its action; None if it has none, or has taken too long too often."""
        if self.timeouts >= MAX_TIMEOUTS:
            return None
        asking = asyncio.ensure_future(self.seat.choose(bot, seen))
        answered, _late = await asyncio.wait({asking}, timeout=PATIENCE)
        if not answered or asking.exception():
            self.timeouts += 1
            self.seat.end()
            return None
        answer = parse_answer(asking.result(), seen.legal)
        self.timeouts += bool(answer.fault and answer.fault.why in ("slow", "memory", "ended"))
        return answer.action


_players: dict[str, Player] = {}
"""The bots of the game on the table, by their names."""


def seat(names: tuple[str, ...]) -> None:
    """Ends the bots of the last game, and starts those of this one."""
    for player in _players.values():
        player.seat.end()
    _players.clear()
    _players.update({name: Player() for name in names})


async def ask(asked: AskBot) -> ComputerChose | KeptBotsRead | None:
    """What the bot plays, with the code that is saved now; None if it has no answer.

    If the bot is not saved, those that are.
    """
    ready = time.perf_counter() + asked.seconds
    saved = parse_bots(await page.readText("bots"))
    bot, player = seated_bot(saved, asked.name), _players.get(asked.name)
    if bot is None:
        return KeptBotsRead(seat_bots(saved))
    action = await player.choose(bot, asked.seen) if player else None
    await asyncio.sleep(max(0.0, ready - time.perf_counter()))
    return None if action is None else ComputerChose(asked.moment, action)
