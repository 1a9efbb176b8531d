"""Reads saved texts, in steps, into the messages about them; pure."""

from collections.abc import Sequence
from importlib import import_module

from game.steps import Steps, last_of
from game.ui.play import start
from game.ui.play.game import Game
from game.ui.saved.damaged import NEWS, DamagedName
from game.ui.saved.game_text import read, read_end, read_game
from game.ui.saved.news import News
from game.ui.screens.saved.msg import SavedGameClaimed, SavedGameRead


def saved_game_read(
    text: str, set_aside: Sequence[tuple[DamagedName, str]]
) -> Steps[SavedGameRead]:
    """The message about the saved game, and the texts that were set aside, oldest first."""
    end = yield from read(text, read_end)
    return SavedGameRead(text, end, (yield from _first_damaged(set_aside)))


def saved_game_claimed(text: str, devices: str = "") -> Steps[SavedGameClaimed]:
    """The message about the claimed game; `devices` is the text about those that share it."""
    found = yield from read(text, read_game)
    if isinstance(found, Game) and found.by_message:
        return SavedGameClaimed(text, (yield from last_of(start.before_others(found))))
    if not devices or not isinstance(found, Game) or found.state.outcome is not None:
        return SavedGameClaimed(text, found)
    together = import_module("game.ui.model.saved_devices").saved_together(devices, found.record)
    if together is None:
        return SavedGameClaimed(text, found)
    yield
    seen = start.seen_from(found, together.elsewhere, together.away)
    return SavedGameClaimed(text, start.resume(seen), together)


def _first_damaged(
    texts: Sequence[tuple[DamagedName, str]],
) -> Steps[tuple[DamagedName, str, News] | None]:
    """The first text that cannot be read even now: a newer version may read more than an older."""
    for name, text in texts:
        is_game = name in ("game", "original")
        found = (yield from read(text, read_end)) if is_game else NEWS[name]
        if isinstance(found, News):
            return name, text, found
    return None
