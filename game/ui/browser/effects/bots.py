"""Runs the effects of bots that play a seat; what only they need comes from the workshop's archive.

`workshop_players.py` has the bots themselves.
"""

from importlib import import_module
from pathlib import Path
from typing import assert_never

from js import fetch, window

from game.bots.level_names import RANDOM
from game.bots.levels import choose
from game.ui.browser.chance import new_rng
from game.ui.browser.page import page
from game.ui.browser.readable_texts import readable_text
from game.ui.browser.saved_games import save_game
from game.ui.browser.tasks import start
from game.ui.frame.loop import Deliver
from game.ui.model.seat_bots import GO_ON, PAGE
from game.ui.model.timed_effects import AskBot, BotEffect, OpenBotsPage, ReadBots, SeatBots
from game.ui.saved.game_text import game_text
from game.ui.screens.saved.msg import OpenElsewhere
from game.ui.screens.seat_bots.msg import BotsPageMissing, SavedBotsRead
from game.ui.screens.table.msg import BotFailed

ARCHIVE = "workshop.zip"
"""The modules that only pages with bots need."""


def run(effect: BotEffect, deliver: Deliver) -> None:
    """Begins to run the effect, and delivers its answer."""
    start(_run(effect, deliver))


async def _run(effect: BotEffect, deliver: Deliver) -> None:
    if isinstance(effect, OpenBotsPage):
        await _open_page(effect, deliver)
    elif isinstance(effect, ReadBots) and not await page.readText("bots"):
        deliver(SavedBotsRead(()))
    elif await _can_import():
        await _run_with_bots(effect, deliver)
    elif isinstance(effect, AskBot):
        deliver(_by_chance(effect))


async def _run_with_bots(effect: ReadBots | SeatBots | AskBot, deliver: Deliver) -> None:
    if isinstance(effect, ReadBots):
        await _read(deliver)
        return
    from game.ui.browser import workshop_players as players  # noqa: PLC0415 - in the archive

    match effect:
        case SeatBots(_, names):
            players.seat(names)
            if names:
                await _read(deliver)
        case AskBot():
            answer = await players.ask(effect)
            deliver(answer or _by_chance(effect))
        case _:
            assert_never(effect)


async def _read(deliver: Deliver) -> None:
    """Delivers the saved bots; an empty list if their text cannot be read, which is reported."""
    from game.ui.workshop.bots.seat_bots import seat_bots  # noqa: PLC0415 - in the archive
    from game.ui.workshop.bots_text import read_bots  # noqa: PLC0415 - in the archive

    text = await readable_text("bots", page.readText("bots"), read_bots, deliver)
    deliver(SavedBotsRead(seat_bots(read_bots(text))))


def _by_chance(asked: AskBot) -> BotFailed:
    """The answer for a bot that has none."""
    return BotFailed(asked.version, choose(RANDOM, asked.seen, new_rng()))


async def _can_import() -> bool:
    """Whether Python can import from the archive, which is fetched once."""
    if Path(ARCHIVE).exists():
        return True
    try:
        response = await fetch(ARCHIVE)
        content = (await response.arrayBuffer()).to_bytes() if response.ok else b""
    except Exception:
        return False
    if content:
        Path(ARCHIVE).write_bytes(content)
        import_module("site_archive").add(ARCHIVE)
    return bool(content)


async def _open_page(game: OpenBotsPage, deliver: Deliver) -> None:
    """Saves the game and replaces this page by the one that can run bots.

    So "back" leaves the game, as on every other page. Another tab may have claimed the game since
    it was dealt.
    """
    if not page.holdsGame():
        deliver(OpenElsewhere())
        return
    text = game_text(game.record, open_hands=game.open_hands, by_message=game.by_message)
    saving = save_game(text)
    is_elsewhere = not str(window.location.pathname).endswith(f"/{PAGE}")
    if await saving and is_elsewhere and await _is_there():
        window.location.replace(PAGE + GO_ON)
    else:
        deliver(BotsPageMissing())


async def _is_there() -> bool:
    """Whether the page can be loaded; it is read to its end, so that nothing is broken off."""
    try:
        response = await fetch(PAGE)
        await response.text()
    except Exception:
        return False
    return bool(response.ok)
