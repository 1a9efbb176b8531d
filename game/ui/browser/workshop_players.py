"""The bots of the workshop that play in a game, on each seat in its sandbox."""

import asyncio
import time

from game.rules.action import Action
from game.rules.observation import Observation
from game.ui.browser.page import page
from game.ui.browser.workshop_player import BotPlayer
from game.ui.model.timed_effects import AskBot
from game.ui.screens.seat_bots.msg import SavedBotsRead
from game.ui.screens.table.msg import ComputerChose
from game.ui.workshop.bots.seat_bots import seat_bots, seated_bot
from game.ui.workshop.bots_text import Bot, parse_bots

PATIENCE = 30.0
"""Seconds for an answer, with the start of a sandbox; a bot itself has three seconds."""

_players: dict[str, BotPlayer] = {}
"""The bots of the game on the table, by their names."""


def seat(names: tuple[str, ...]) -> None:
    """Ends the bots of the last game, and starts those of this one."""
    for player in _players.values():
        player.end()
    _players.clear()
    _players.update({name: BotPlayer() for name in names})
    for player in _players.values():
        player.start()


async def ask(asked: AskBot) -> ComputerChose | SavedBotsRead | None:
    """What the bot plays, with the code that is saved now; None if it has no answer.

    If the bot is not saved, the message has the bots that are.
    """
    ready = time.perf_counter() + asked.seconds
    saved = parse_bots(await page.readText("bots"))
    bot, player = seated_bot(saved, asked.name), _players.get(asked.name)
    if bot is None:
        return SavedBotsRead(seat_bots(saved))
    action = await _action(player, bot, asked.seen) if player else None
    await asyncio.sleep(max(0.0, ready - time.perf_counter()))
    return None if action is None else ComputerChose(asked.version, action)


async def _action(player: BotPlayer, bot: Bot, seen: Observation) -> Action | None:
    """The bot's action. None if the bot gives none in time."""
    try:
        answer = await asyncio.wait_for(player.answer(bot, seen), PATIENCE)
    except Exception:
        player.give_up(seen)
        return None
    return answer.action
