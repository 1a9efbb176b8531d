"""The page on which a board is built, and the dialogs about boards that people have built."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from game.rules.edition import Cell, Edition
from game.rules.edition_data import edition_of
from game.ui.boards.board import Board, edition_dict, problem
from game.ui.boards.boards_text import is_same
from game.ui.boards.layout import Layout
from game.ui.frame.value import Value

if TYPE_CHECKING:
    from game.rules.cards import Card
    from game.ui.boards.step import Step
    from game.ui.boards.trial import Trial

HEADING = "build-title"
"""The id of the page's heading."""
MIX, TRIAL, STOP = "build-mix", "build-trial", "build-stop"
"""The ids of the buttons that lay out pictures, try out the board, and stop that."""
ANIMAL = "build-animal"
"""The id of the button that opens the list of animals."""
FOUND = "build-found"
"""The id of what a trial has found."""


class Work(Enum):
    """What the page works on for a while."""

    LAYOUT = "layout"
    MIX = "mix"
    """A layout that somebody asked for, and then waits for."""

    TRIAL = "trial"


@dataclass(frozen=True, slots=True)
class Building:
    """A board under construction.

    - `layout`: its pictures; None until they are laid out. While the board has a problem, they are
      those that it had before
    - `cursor`: the cell that the keyboard has reached
    - `sows`: whether a tap on a cell puts a sun there; else it changes the animal
    - `original`: the saved board from which it began
    - `work`: what the page works on, if anything, and `percent` how much of a layout is done
    - `trial`: what computers have found out about this board
    - `past`, `future`: steps that can be undone and redone, the next one last
    - `undone`, `redone`: of what the last step was, if it was undone or redone just now
    - `plays`: the animals of a game that begins once they are laid out; empty for a board to build
    """

    board: Board
    layout: Layout | None = None
    cursor: Cell = "a1"
    original: Edition | None = None
    work: Work | None = None
    percent: int = 0
    trial: "Trial | None" = None
    sows: bool = False
    past: "tuple[Step, ...]" = ()
    future: "tuple[Step, ...]" = ()
    undone: str = ""
    redone: str = ""
    plays: "tuple[Card, ...]" = ()

    @property
    def edition(self) -> Edition | None:
        """The edition; None if the board has a problem or no pictures yet."""
        return _edition(self.board, self.layout) if self.layout else None

    @property
    def is_saved(self) -> bool:
        """Whether it is the board from which it began."""
        return self.edition is not None and self.edition == self.original

    def kept_in(self, boards: Sequence[Edition]) -> Edition | None:
        """The saved board that the change replaces; None if another tab has deleted it."""
        return self.original if self.original in boards else None

    @property
    def is_renamed(self) -> bool:
        """Whether it is the board from which it began, perhaps with another name."""
        edition, original = self.edition, self.original
        return bool(edition and original and is_same(edition, original))


@lru_cache(maxsize=2)
def _edition(board: Board, layout: Layout) -> Edition | None:
    """The edition; the same one while a trial asks for it again and again."""
    return None if problem(board) else edition_of(edition_dict(board, layout))


class BoardsDialog(Value):
    """The boards that people have built here.

    `deleted` is the board that was deleted just now, and `was_chosen` whether it was played next.
    """

    deleted: Edition | None = None
    was_chosen: bool = False


class DeleteBoardDialog(Value):
    """Whether to delete the board that the page shows."""


class AnimalsDialog(Value):
    """Which animal the cell with the cursor shall have."""


class BeginAnewDialog(Value):
    """Whether to drop the changes of the board on the page."""


class Shown(Value):
    """What a dialog about a link shows; `board_links.py` has its classes."""


class LinkDialog(Value):
    """A board that is shared as a link, or that has come by one."""

    shown: Shown


BuilderDialog: TypeAlias = (
    BoardsDialog | DeleteBoardDialog | BeginAnewDialog | AnimalsDialog | LinkDialog
)
