"""What `update` wants done in the world, as data; `effects.py` does it."""

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.record import Record
from game.ui.model import Settings


@dataclass(frozen=True, slots=True)
class Deal:
    """Ask chance for a seed, and for one of `seats` to be the dealer unless there is one."""

    seats: int
    dealer: int | None


@dataclass(frozen=True, slots=True)
class SaveGame:
    """Keep the record of the game on the table; None when there is none."""

    record: Record | None


@dataclass(frozen=True, slots=True)
class SaveSettings:
    """Keep the answers of the home screen."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class SaveLanguage:
    """Keep the language, and tell the page which it is."""

    language: str


@dataclass(frozen=True, slots=True)
class Focus:
    """Move the keyboard's focus to the element of that id."""

    element: str


Effect: TypeAlias = Deal | SaveGame | SaveSettings | SaveLanguage | Focus
