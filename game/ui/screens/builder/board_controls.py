"""The controls with which people change a board."""

from typing import NamedTuple

from game.rules.edition_data import MAX_NAME
from game.ui.boards.board import RANGES, REMOVE, WILD, Board, Problem, Seats, Suns, problem
from game.ui.boards.numbers import NUMBERS
from game.ui.boards.step import ANIMALS
from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _, in_context, listed
from game.ui.look.parts import button, card_picture, picture
from game.ui.look.remembered import remembered
from game.ui.screens.builder.msg import (
    BoardNamed,
    BoardStepped,
    GroupFlipped,
    SunsPicked,
)
from game.ui.screens.builder.sentences import (
    group_words,
    hopeless_text,
    number_word,
    problem_text,
)


class Plan(NamedTuple):
    """All that the controls depend on; `sows` says whether taps on the board put suns there."""

    board: Board
    sows: bool


@remembered(2)
def board_controls(plan: Plan) -> Node:
    """All controls of a board, with the problem beside the control that can mend it."""
    board = plan.board
    return element(
        "div",
        _part(board, "naming", _name(board), about=(Problem.NO_NAME,)),
        _part(
            board,
            "size",
            _stepper(board, "columns"),
            _stepper(board, "rows"),
            _stepper(board, ANIMALS),
            about=(Problem.TOO_MANY_PICTURES,),
        ),
        _part(board, "suns", _suns(plan), about=(Problem.SUNS_IN_LINE, Problem.ODD)),
        _part(
            board,
            "goal",
            _stepper(board, "row"),
            _stepper(board, "rows_to_win"),
            about=(Problem.NO_LINE,),
        ),
        _part(
            board,
            "cards",
            _stepper(board, "hand"),
            _stepper(board, "wild", WILD),
            _stepper(board, "remove", REMOVE),
            about=(Problem.LARGE_HANDS,),
        ),
        _part(board, "seats", _groups(board), about=(Problem.NO_SEATS,)),
        class_="plan",
    )


def _part(board: Board, name: str, *controls: Node, about: tuple[Problem, ...]) -> Node:
    """Some controls, and what is wrong with what they say."""
    said = problem_text(board) if problem(board) in about else ""
    said = said or (hopeless_text(board) if Problem.NO_LINE in about else "")
    warning = element("div", picture("icon-watch-out"), element("p", said), class_="problem")
    return element(
        "div", *controls, warning if said else None, class_=classes("part", f"of-{name}")
    )


def _name(board: Board) -> Node:
    return element(
        "label",
        element("span", in_context("of a thing", "Name")),
        element(
            "input",
            value=board.name,
            maxlength=MAX_NAME,
            autocomplete="off",
            aria_label=in_context("of a thing", "Name"),
            data_msg=encode(BoardNamed),
        ),
        class_="line",
    )


def _stepper(board: Board, number: str, icon: str = "") -> Node:
    """A number between a button that makes it smaller and one that makes it larger."""
    is_count = number == ANIMALS
    value, allowed = (
        (board.pictured // 2, NUMBERS) if is_count else (board.number(number), RANGES[number])
    )
    words = number_word(number)
    less, more = (
        button(
            sign,
            msg=BoardStepped,
            about=(number, by),
            class_="round sign",
            label=label % {"what": words},
            disabled=value == end,
            repeats=True,
        )
        for sign, by, label, end in (
            ("−", -1, _("%(what)s: one less"), allowed[0]),
            ("+", 1, _("%(what)s: one more"), allowed[-1]),
        )
    )
    return element(
        "div",
        card_picture(icon) if icon else None,
        element("span", words, class_="what"),
        less,
        element("output", str(value), aria_label=f"{words}: {value}"),
        more,
        key=number,
        class_="line",
        role="group",
        aria_label=words,
    )


def _suns(plan: Plan) -> Node:
    """Where suns are. “Tap them” is pressed while taps on the board put suns there."""
    board, sows = plan
    choices = {
        Suns.NONE: _("None"),
        Suns.CORNERS: _("Corners"),
        Suns.TAPPED: _("Tap them"),
    }
    return element(
        "div",
        card_picture("sun"),
        element("span", _("Suns"), class_="what"),
        element(
            "div",
            *(
                button(
                    words,
                    msg=SunsPicked,
                    about=(suns.value,),
                    class_="choice",
                    pressed=sows if suns is Suns.TAPPED else board.suns is suns and not sows,
                    key=suns.value,
                )
                for suns, words in choices.items()
            ),
            class_="options",
        ),
        class_="line",
        role="group",
        aria_label=_("Suns"),
    )


def _groups(board: Board) -> Node:
    return element(
        "div",
        element("span", _("How many can play? Tap one or more."), class_="what"),
        element(
            "div",
            *(
                button(
                    group.value,
                    msg=GroupFlipped,
                    about=(group.value,),
                    class_="choice",
                    pressed=group in board.seats,
                    key=group.value,
                    label=listed([group.value, group_words(group)])
                    if group.teams
                    else group_words(group),
                )
                for group in Seats
            ),
            class_="options",
        ),
        class_="line",
        role="group",
        aria_label=_("How many can play? Tap one or more."),
    )
