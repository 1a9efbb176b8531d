"""Messages about the game that the device has saved."""

from typing import TYPE_CHECKING, TypeAlias

from game.rules.edition import Edition
from game.rules.state import State
from game.ui.frame.message import Message
from game.ui.saved.damaged import DamagedName
from game.ui.saved.news import News
from game.ui.ways import ContinuePicked, DeleteDamagedPicked, SaveFilePicked

if TYPE_CHECKING:
    from game.ui.model.devices import Together
    from game.ui.play.game import Game


class SavedGameChanged(Message):
    """Another tab may have changed the saved game, or the user has cleared it."""


class SavedGameRead(Message):
    """The text of the saved game and its last state, or why it has none; None without a text.

    `damaged` is the oldest text that was set aside and still cannot be read, if there is one.
    `shelved` is the number of games on the shelf, and `next_board` the board of the newest of them.
    """

    text: str
    end: State | News | None
    damaged: tuple[DamagedName, str, News] | None
    shelved: int = 0
    next_board: Edition | None = None


class TakeOverPicked(Message):
    """Go on with the saved game here instead of in another tab."""


class SavedGameClaimed(Message):
    """The saved game, which this tab has now, or why it cannot be read.

    None if nothing is saved. `together` are the devices that share it.
    """

    text: str
    game: "Game | News | None"
    together: "Together | None" = None


class OpenElsewhere(Message):
    """Another tab has the game, so this one cannot have it."""


class LostGameLock(Message):
    """Another tab takes the game over."""


class NotSaved(Message):
    """The device did not save what it was given: it has no room, or the write failed."""

    is_full: bool


class UnreadableFound(Message):
    """A saved text that should have been this cannot be read."""

    name: DamagedName
    text: str


class NotSetAside(Message):
    """The damaged text could not be moved out of its place."""

    text: str


DeviceMsg: TypeAlias = OpenElsewhere | LostGameLock | NotSaved | UnreadableFound | NotSetAside
"""Messages from the device about the game's lock and storage."""

SavedGameMsg: TypeAlias = (
    SavedGameChanged | SavedGameRead | ContinuePicked | TakeOverPicked | SavedGameClaimed
)
"""Messages about the saved game that can go on."""

SavedMsg: TypeAlias = DeviceMsg | SavedGameMsg | SaveFilePicked | DeleteDamagedPicked
