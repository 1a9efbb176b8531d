"""The shelf: the screen with all games that can go on, and its dialog."""

from typing import TypeAlias

from game.rules.edition import Cell, Colour, Edition
from game.rules.state import Seat
from game.ui.frame.value import Value

MAX_SHELVED = 20
"""The most games that wait. Before one more comes, somebody deletes a game."""


class Shelved(Value):
    """A game that can go on, as the shelf shows it."""

    id: str
    board: Edition
    seats: tuple[Seat, ...]

    turn: int | None
    """The seat that acts next; None if the game is over."""

    since: str
    """The ISO date on which it came to the shelf; empty for the saved game."""

    here: bool
    """Whether that seat is played on this device."""

    is_shared: bool = False
    """Whether other devices play the game, too."""

    is_far: bool = False
    """Whether they do so by message."""

    people: tuple[int, ...] = ()
    """The seats of the people here."""

    unsent: bool = False
    """Whether the other devices wait for a link of this one."""

    winners: tuple[int, ...] = ()
    """The seats that have won; empty before the end and after a draw."""

    chips: tuple[tuple[Cell, Colour], ...] = ()
    """The chips on the board, such as `(("c4", "red"),)`."""

    won: tuple[Cell, ...] = ()
    """The cells of the rows that have won; empty before the end and after a draw."""


class Shelf(Value):
    """The screen with all games that can go on.

    `today` is the ISO date of the device; empty until the games have been read. `is_full` says that
    a new game needs a place: it starts when somebody has deleted a game. `picked` is the id of the
    game that somebody wants to go on with.
    """

    today: str = ""
    is_full: bool = False
    picked: str = ""


class DeleteGameDialog(Value):
    """Whether to delete the game with this id."""

    game: str


ShelfDialog: TypeAlias = DeleteGameDialog
