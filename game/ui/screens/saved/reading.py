"""Reads saved texts, in steps, into the messages about them; pure."""

from collections.abc import Sequence
from importlib import import_module

from game.rules.state import State
from game.steps import Steps, last_of
from game.ui.model.waiting_games import count, newest
from game.ui.play import start
from game.ui.play.game import Game
from game.ui.saved.damaged import NEWS, DamagedName
from game.ui.saved.game_text import read, read_end, read_game, read_record
from game.ui.saved.news import News
from game.ui.screens.saved.msg import SavedGameClaimed, SavedGameRead


def saved_game_read(
    text: str, damaged: Sequence[tuple[DamagedName, str]], shelf: str = ""
) -> Steps[SavedGameRead]:
    """The message about the saved game, the shelf, and the damaged texts, oldest first."""
    end = yield from read(text, read_end)
    first = yield from _first_damaged(damaged)
    if not shelf:
        return SavedGameRead(text, end, first)
    yield
    found = yield from read(newest(shelf), read_record)
    board = found[0].edition if isinstance(found, tuple) else None
    return SavedGameRead(text, end, first, count(shelf), board)


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


def ended_text(text: str) -> Steps[str]:
    """The text if its game is over, else an empty text."""
    end = yield from read(text, read_end)
    return text if isinstance(end, State) and end.outcome is not None else ""


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
