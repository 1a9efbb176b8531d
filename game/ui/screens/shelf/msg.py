"""Messages of the shelf with all games that can go on."""

from typing import TYPE_CHECKING, TypeAlias

from game.ui.frame.message import Message
from game.ui.ways import ShelfOpened

if TYPE_CHECKING:
    from game.ui.model.shelf import Shelved


class ShelfRead(Message):
    """The games that can go on, the saved game first, and the ISO date of the device."""

    games: "tuple[Shelved, ...]"
    today: str


class ShelfClosed(Message):
    """Go back to home."""


class GamePicked(Message):
    """Go on with the game with this id."""

    game: str


class DeletePicked(Message):
    """Ask whether to delete the game with this id."""

    game: str


class DeleteConfirmed(Message):
    """Delete that game."""

    game: str


ShelfMsg: TypeAlias = (
    ShelfOpened | ShelfRead | ShelfClosed | GamePicked | DeletePicked | DeleteConfirmed
)
