"""The screen with a moment: the board and the hand as they were, and a question."""

from collections.abc import Mapping

from game.bots.hint import Hint
from game.bots.reason import Forks
from game.coach.contrast import explained
from game.rules.action import Place
from game.rules.edition import Cell
from game.ui.frame.markup import Node, classes, element
from game.ui.look import parts
from game.ui.look.i18n import _
from game.ui.look.ids import SAID
from game.ui.look.parts import picture, round_button, seat_face, speaker, sticker, worded
from game.ui.model.coach import Coaching, Moment, Praise, Step
from game.ui.model.history import CHART_ROOM
from game.ui.model.model import Model
from game.ui.model.puzzles import AGAIN, PRESENTS, Puzzles, Question
from game.ui.play.game import Game
from game.ui.screens.coach.contrast_sentences import made_in
from game.ui.screens.coach.lit import lit_cells
from game.ui.screens.coach.msg import (
    CoachClosed,
    MomentCardLifted,
    MomentCardPicked,
    MomentCellPicked,
    MomentPicked,
    MomentSaid,
    MomentShown,
    WholeGamePicked,
)
from game.ui.screens.coach.sentences import (
    about_text,
    asked_text,
    closing_text,
    count_text,
    decided_text,
    praise_text,
    sticker_text,
    won_animal,
)
from game.ui.screens.coach.update import points_at_once, shows_place
from game.ui.screens.learn.lessons import rows_of_hint
from game.ui.screens.learn.paw import paw
from game.ui.screens.table.board import board
from game.ui.screens.table.cell import drawing, transform
from game.ui.screens.table.cell_props import corner
from game.ui.screens.table.hand import Taps, hand, pile
from game.ui.screens.table.seats import seats
from game.ui.screens.table.view import shape
from game.ui.settings.settings import Pace
from game.ui.ways import PuzzlePicked

CROWD = ("panda", "lion", "giraffe")
"""Who cheers."""

TAPS = Taps(MomentCardPicked, MomentCardLifted)


def coach_screen(model: Model, shown: Coaching) -> Node:
    """A moment of the game; without one, that everything was seen."""
    moment = shown.shown
    if isinstance(moment, Praise):
        return _praise(model, shown, moment)
    game = shown.game or moment.game
    return element(
        "main",
        element("div", _close(), _whole_game(model, shown), class_="tools"),
        seats(game),
        _status(model, shown, game),
        element(
            "div",
            _ways(shown, moment, game),
            _paw(model, shown, moment, game),
            board(
                game,
                _shadow(shown, moment, game, turned=model.is_board_turned),
                turned=model.is_board_turned,
                picks=MomentCellPicked,
            ),
            class_="board-place",
        ),
        hand(game, TAPS),
        pile(game),
        _cheer(shown, game),
        _crowd(shown),
        _present(shown),
        key=f"coach-{shown.question.id if shown.question else shown.place}",
        class_=classes(
            "table",
            "coach",
            f"seats-{len(game.seen.seats)}",
            shown.step.value,
            glowing=_glows(shown),
            **shape(game.seen.edition),
        ),
    )


def _close() -> Node:
    return round_button("icon-close", CoachClosed, _("Back"))


def _status(model: Model, shown: Coaching, game: Game) -> Node:
    about, won = about_text(shown, game), sticker_text(shown) or closing_text(shown)
    number = None if shown.question else element("b", count_text(shown), class_="count")
    return element(
        "div",
        _won(shown) or _face(model, game, game.seat),
        element(
            "div",
            element("h1", asked_text(shown, game), id="to-do", class_="to-do"),
            element("p", number, f" {about}" if about else None, class_="happened"),
            element("p", f" {won}", class_="prize", aria_hidden="true") if won else None,
            id=SAID,
            class_="words",
        ),
        _way_on(shown),
        class_="status",
    )


def _won(shown: Coaching) -> Node | None:
    """The golden sticker of a puzzle that was solved, which flies here from the board."""
    animal = won_animal(shown)
    if not animal:
        return None
    return element("div", sticker(animal), class_="won golden", aria_hidden="true", key="won")


def _face(model: Model, game: Game, seat: int) -> Node:
    """The face of who played; with a voice, a button that reads the question aloud."""
    face = seat_face(seat, game.seen.seats)
    return speaker(face, msg=MomentSaid) if model.can_speak else face


def _way_on(shown: Coaching) -> Node:
    """The button that shows the play; when it is known, the one to the next moment, or back.

    After the last help it is `late`: it stands where the help was, and a finger may be on its way.
    """
    if shown.game and shown.step in (Step.ASKED, Step.LOOK, Step.PLACE):
        return round_button("icon-hint", MomentShown, _("Show me"))
    late = classes("main", late=shown.step is Step.SHOWN)
    if shown.question and _has_next(shown, shown.question):
        return worded(
            "icon-page-on",
            _("Next"),
            msg=PuzzlePicked,
            about=(shown.question.way,),
            class_=late,
            key="next",
            autofocus=True,
        )
    if shown.place + 1 < len(shown.moments):
        return worded(
            "icon-page-on",
            _("Next"),
            msg=MomentPicked,
            about=(shown.place + 1,),
            class_=late,
            key="next",
            autofocus=True,
        )
    return worded("icon-done", _("Done"), msg=CoachClosed, class_=late, key="done", autofocus=True)


def _whole_game(model: Model, shown: Coaching) -> Node | None:
    """The way to the chances, after the last moment of a game; a little child needs no numbers."""
    is_last = shown.place + 1 == len(shown.moments) and not shown.question
    is_known = shown.game is None or shown.step in (Step.SHOWN, Step.FOUND)
    is_little = model.settings.pace is Pace.SLOW
    if not (is_last and is_known and model.has_room(CHART_ROOM)) or is_little:
        return None
    words = _("The whole game")
    return worded("icon-chances", words, msg=WholeGamePicked, class_="whole-game", key="whole")


def _has_next(shown: Coaching, question: Question) -> bool:
    """Whether another puzzle follows on the way."""
    if question.way == AGAIN:
        return isinstance(shown.behind, Puzzles) and bool(shown.behind.again)
    return question.way not in PRESENTS


def _shadow(shown: Coaching, moment: Moment | Question, game: Game, *, turned: bool) -> Node | None:
    """The play that was tried last, or made, as a pale chip; a ring tells that it was tried.

    Of a chip that was taken, the animal that took it.
    """
    made = shown.tried or made_in(moment)
    if shown.step is Step.FOUND or made is None:
        return None
    colour = game.seen.seats[game.seat].colour
    name = f"chip-{colour}" if isinstance(made, Place) else made.card
    return element(
        "g",
        drawing(name, "shadow", 10, 80),
        element("circle", class_="tried", cx=50, cy=50, r=45) if shown.tried else None,
        key="shadow",
        transform=transform(corner(made.cell, turned=turned)),
        aria_hidden="true",
    )


def _paw(model: Model, shown: Coaching, moment: Moment | Question, game: Game) -> Node | None:
    """First a row is lit, then the paw shows the place in it, then the play.

    The row of a play that was found is lit, too.

    For people who cannot read, the row is lit before that, and at first the paw points, too.
    """
    if shown.step is Step.SHOWN:
        return paw(model, game)
    if shown.step is Step.FOUND and game.hint:
        return _row(moment, game.hint)
    if _glows(shown):
        points = shown.step is Step.LOOK or points_at_once(shown)
        arm = _arm(moment.answers[0].cell) if points and not game.card and not game.asked else None
        return _row(moment, explained(moment.game.seen, moment.answers[0]), arm)
    if shown.step not in (Step.LOOK, Step.PLACE):
        return None
    points = shown.step is Step.PLACE and not game.card and not game.asked
    cells = dict.fromkeys(lit_cells(moment), "in-row")
    arm = _arm(moment.answers[0].cell) if points else None
    return _lit(cells, arm, f"look {moment.answers[0]}")


def _ways(shown: Coaching, moment: Moment | Question, game: Game) -> Node | None:
    """The rows of several ways to win, while the paw shows the play."""
    hint = game.hint if shown.step is Step.SHOWN else None
    return _row(moment, hint) if hint and isinstance(hint.reason, Forks) else None


def _glows(shown: Coaching) -> bool:
    """Whether the row is lit before it is found, for people who cannot read."""
    return shows_place(shown) and shown.step in (Step.ASKED, Step.LOOK)


def _arm(cell: Cell) -> Node:
    """The paw, which points at the cell."""
    return element("span", picture("paw", "arm"), class_="paw", data_from=f"cell-{cell}")


def _row(moment: Moment | Question, hint: Hint, arm: Node | None = None) -> Node:
    """The row of the play is lit; of several ways to win, all rows and their open cells."""
    rows = rows_of_hint(moment.game.seen, hint)
    cells = {cell: classes("in-row", gap=cell in gaps) for row, gaps in rows for cell in row}
    return _lit(cells, arm, f"row {hint.action}")


def _lit(cells: Mapping[Cell, str], arm: Node | None, key: str) -> Node:
    """A mark with its classes on each cell, and the paw."""
    marks = (element("span", class_=name, data_from=f"cell-{at}") for at, name in cells.items())
    key = f"{key} {'with' if arm else 'without'}"  # a new element finds its cells
    return element("div", *marks, arm, key=key, class_="paw-show", aria_hidden="true")


def _cheer(shown: Coaching, game: Game) -> Node | None:
    if shown.step is not Step.FOUND:
        return None
    return parts.confetti(game.seen.seats[game.seat].colour)


def _present(shown: Coaching) -> Node | None:
    """The present with the puzzle of the day, which opens over it."""
    if not shown.question or shown.question.way not in PRESENTS:
        return None
    lid = picture("icon-present", "picture lid")
    box = picture("icon-present", "picture box")
    return element("div", box, lid, class_="unwrapping", aria_hidden="true", key="present")


def _crowd(shown: Coaching) -> Node | None:
    """Animals that look over the edge and hop, because the play was found."""
    if shown.step is not Step.FOUND:
        return None
    animals = (picture(animal) for animal in CROWD)
    return element("div", *animals, class_="crowd", aria_hidden="true", key="crowd")


def _praise(model: Model, shown: Coaching, praised: Praise) -> Node:
    """A cheering owl before rays, and the face of who saw everything."""
    decided = decided_text(praised)
    return element(
        "main",
        element("div", _close(), class_="tools"),
        element("div", sticker("owl"), class_="rays", aria_hidden="true"),
        element(
            "div",
            _face(model, praised.game, praised.seat),
            element("h1", praise_text(praised), id="to-do"),
            class_="praised",
        ),
        element("p", decided) if decided else None,
        _way_on(shown),
        _whole_game(model, shown),
        key=f"praise-{shown.place}",
        class_="coach-nothing",
    )
