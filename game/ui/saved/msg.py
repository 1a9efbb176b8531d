"""Messages about the game that the device has saved."""

from typing import TypeAlias

from game.rules.state import State
from game.ui.home.state import News
from game.ui.saved.state import DamagedName
from game.ui.table.state import Game
from game.ui.value import Value


class SavedGameChanged(Value):
    """Another tab may have changed the saved game, or the user has cleared it."""


class SavedGameRead(Value):
    """The text of the saved game and its last state, or why it has none; None without a text.

    `damaged` is the oldest text that was set aside and still cannot be read, if there is one.
    """

    text: str
    end: State | News | None
    damaged: tuple[DamagedName, str, News] | None


class ContinuePicked(Value):
    """Go on with the saved game."""


class TakeOverPicked(Value):
    """Go on with the saved game here instead of in another tab."""


class SavedGameClaimed(Value):
    """The saved game, which no other tab has any more, or why it cannot be read.

    None if nothing is saved.
    """

    text: str
    game: Game | News | None


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
