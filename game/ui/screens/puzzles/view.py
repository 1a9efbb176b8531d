"""The screen with the puzzles: the present of the day, five paths, and who solves them."""

from collections.abc import Sequence

from game.puzzles.paths import BOARDS, Path
from game.puzzles.puzzle import Puzzle
from game.rules.edition import Edition
from game.ui.boards.little_board import board_picture, printed_board
from game.ui.frame.markup import Child, Node, classes, element
from game.ui.look.i18n import _, plural
from game.ui.look.ids import HEADING
from game.ui.look.parts import button, picture, said, sticker, worded
from game.ui.look.words import edition_word, face_picture
from game.ui.model.model import Model
from game.ui.model.people import person_word
from game.ui.model.puzzles import AGAIN, OWN, Making, Puzzles
from game.ui.saved.person import Person
from game.ui.screens.puzzles.msg import MakingPicked, MakingStopped, PuzzlesClosed, SolverPicked
from game.ui.screens.puzzles.update import present, solvers, ways
from game.ui.ways import PrintOpened, PuzzlePicked

ANIMALS = {Path.LOOK: "panda", Path.CLEVER: "owl"}
"""The animals of paths on a board that another path has, too."""


def screen(model: Model) -> Sequence[Node]:
    """The present first, then the paths."""
    shown = model.screen
    if not isinstance(shown, Puzzles):
        return ()
    if not shown.all:
        parts = [_waiting(shown)]
    elif shown.making:
        parts = [_bar(shown.making)]
    else:
        parts = [_present(shown, *present(model, shown)), _paths(model, shown)]
    return [element("main", _header(model, shown), *parts, key="puzzles", class_="puzzles")]


def announcement(model: Model) -> Sequence[Node]:
    """That the puzzles cannot be had."""
    shown = model.screen
    return said(_missing(shown)) if isinstance(shown, Puzzles) else ()


def _header(model: Model, shown: Puzzles) -> Node:
    people = solvers(model, shown)
    faces = [_solver(number, one, shown) for number, one in enumerate(people)]
    return element(
        "header",
        worded("icon-home", _("Home"), msg=PuzzlesClosed, key="home"),
        element("h1", _("Puzzles"), id=HEADING, tabindex=-1),
        element("div", *faces, class_="solvers", role="group", aria_label=_("Who’s playing?"))
        if len(people) > 1
        else None,
    )


def _solver(number: int, person: Person, shown: Puzzles) -> Node:
    return button(
        element("span", picture(face_picture(person.face)), class_="face"),
        msg=SolverPicked,
        about=(number,),
        class_="solver",
        label=person_word(person),
        pressed=person.id == shown.person.id,
        key=person.id,
    )


def _waiting(shown: Puzzles) -> Node:
    return element("p", _missing(shown), class_="wanted", key="waiting")


def _missing(shown: Puzzles) -> str:
    if not shown.is_missing:
        return ""
    return _("The puzzles could not be loaded. Open them again when this device has a network.")


def _present(shown: Puzzles, way: str, puzzle: Puzzle) -> Node:
    """The puzzle of the day; it is open when it is solved."""
    is_open = puzzle.id in shown.solved
    words = _("Solved! Tomorrow there’s a new one.") if is_open else _("Today’s puzzle")
    art = (picture("icon-star", "picture inside"), picture("icon-done", "picture done"))
    present = picture("icon-present", "picture present")
    return button(
        element("span", present, *(art if is_open else ()), class_="wrapped"),
        element("span", words),
        msg=PuzzlePicked,
        about=(way,),
        class_=classes("today", open=is_open),
        key="today",
    )


def _paths(model: Model, shown: Puzzles) -> Node:
    paths = (_path(path, shown) for path in Path)
    again = _again(shown) if shown.again else None
    own = (_own(number, *one, shown) for number, one in enumerate(shown.boards))
    paper = worded(
        "icon-print", _("Print"), msg=PrintOpened, class_="on-paper", locked=model.is_locked
    )
    return element("div", again, *paths, *own, _soon(shown), paper, class_="paths", key="paths")


def _soon(shown: Puzzles) -> Node | None:
    """That own moments come again, on a day on which none does."""
    if shown.again or not shown.comes_again:
        return None
    return element("p", picture("icon-again"), _("Moments from your games come again soon."))


def _own(number: int, board: Edition, puzzles: Sequence[Puzzle], shown: Puzzles) -> Node:
    """A board that people have built: its puzzles, or the button that makes some."""
    art = element("span", board_picture(board), class_="on-board")
    if not puzzles:
        return button(
            art,
            element("span", board.name, class_="name"),
            " ",
            element("span", _("Make puzzles"), class_="note"),
            msg=MakingPicked,
            about=(number,),
            class_="path own",
            key=f"{OWN}{number}",
        )
    return button(
        art,
        element("span", board.name, class_="name"),
        " ",
        _solved(puzzles, shown, is_new=True),
        msg=PuzzlePicked,
        about=(f"{OWN}{number}",),
        class_="path own",
        key=f"{OWN}{number}",
    )


def _solved(puzzles: Sequence[Puzzle], shown: Puzzles, *, is_new: bool = False) -> Node | None:
    """How many of the puzzles are solved; nothing before the first one, unless it is new."""
    number = sum(one.id in shown.solved for one in puzzles)
    if not number and not is_new:
        return None
    words = {"number": number, "all": len(puzzles)}
    spoken = _("%(number)d of %(all)d solved") % words
    return element(
        "span",
        picture("icon-star"),
        element("span", f"{number}/{len(puzzles)}", aria_hidden="true"),
        element("span", spoken, class_="unseen"),
        class_="note",
    )


def _bar(making: Making) -> Node:
    """How far the work is, and the way to stop."""
    number = len(making.found)
    words = plural("%(number)d puzzle found", "%(number)d puzzles found", number)
    words %= {"number": number}
    return element(
        "div",
        board_picture(making.board),
        element(
            "div",
            element("span", words),
            element("progress", value=making.percent, max=100, aria_label=words),
            class_="working",
        ),
        worded("icon-close", _("Stop"), msg=MakingStopped, key="stop", autofocus=True),
        class_="found-so-far",
        key="making",
    )


def _again(shown: Puzzles) -> Node:
    """The own moments that come again today, with their number."""
    return button(
        element("span", picture("icon-again"), class_="on-board"),
        element("span", _("Once more"), class_="name"),
        element("span", str(len(shown.again)), class_="count"),
        msg=PuzzlePicked,
        about=(AGAIN,),
        class_="path again",
        key=AGAIN,
    )


def _path(path: Path, shown: Puzzles) -> Node:
    """A path with its board, and how many of its puzzles are solved."""
    puzzles = ways(shown.all, shown.today).paths[path]
    return button(
        element("span", *_art(path), class_="on-board"),
        element("span", path_word(path), class_="name"),
        " ",
        _solved(puzzles, shown),
        msg=PuzzlePicked,
        about=(path.value,),
        class_="path",
        key=path.value,
    )


def _art(path: Path) -> list[Child | None]:
    """What tells the path from others without words: an animal, or the board."""
    if path not in ANIMALS:
        return [printed_board(BOARDS[path])]
    paw = picture("icon-paw", "picture mark") if path is Path.LOOK else None
    return [sticker(ANIMALS[path]), paw]


def path_word(path: Path) -> str:
    """The name of the path."""
    match path:
        case Path.LOOK:
            return _("Look and find")
        case Path.CLEVER:
            return _("Tricky puzzles")
        case _:
            return edition_word(BOARDS[path])
