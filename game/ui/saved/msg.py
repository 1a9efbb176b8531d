"""Messages about the game that the device has saved."""

from typing import TypeAlias

from game.ui.saved.state import DamagedName
from game.ui.value import Value


class SavedGameChanged(Value):
    """Another tab may have changed the saved game, or the user has cleared it."""


class SavedGameRead(Value):
    """The text of the saved game, empty if there is none, and the damaged texts, oldest first."""

    text: str
    damaged: tuple[tuple[DamagedName, str], ...]


class ContinuePicked(Value):
    """Go on with the saved game."""


class TakeOverPicked(Value):
    """Go on with the saved game here instead of in another tab."""


class SavedGameClaimed(Value):
    """The text of the saved game, which no other tab has any more."""

    text: str


class OpenElsewhere(Value):
    """Another tab has the game, so this one cannot have it."""


class LostGameLock(Value):
    """Another tab takes the game over."""


class NotSaved(Value):
    """The device did not save what it was given."""


class UnreadableFound(Value):
    """A saved text that should have been this cannot be read."""

    name: DamagedName
    text: str


class NotSetAside(Value):
    """The damaged text could not be moved out of its place."""

    text: str


class SaveFilePicked(Value):
    """Save as a file the game on the table, or else the damaged text."""


class DeleteDamagedPicked(Value):
    """Delete the damaged text."""


DeviceMsg: TypeAlias = OpenElsewhere | LostGameLock | NotSaved | UnreadableFound | NotSetAside
"""Messages from the device about the game's lock and storage."""

SavedGameMsg: TypeAlias = (
    SavedGameChanged | SavedGameRead | ContinuePicked | TakeOverPicked | SavedGameClaimed
)
"""Messages about the saved game that can go on."""

SavedMsg: TypeAlias = DeviceMsg | SavedGameMsg | SaveFilePicked | DeleteDamagedPicked
