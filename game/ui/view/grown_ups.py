"""What is for grown-ups: the sum that leads to it, and the sheet with the children's lock."""

from game.ui import msg as m
from game.ui.i18n import _
from game.ui.lock import ANSWERS
from game.ui.markup import Node, element
from game.ui.model import Model, Sum
from game.ui.view.parts import button, choice, dialog, language_choice, switch
from game.ui.view.share import other_games


def sum_sheet(asked: Sum) -> Node:
    """A small sum, with the numbers that its answer is one of, always in the same places."""
    numbers = {"one": asked.one, "other": asked.other}
    wrong = _("That was another number. Try this sum:")
    return dialog(
        _("For grown-ups"),
        element(
            "div",
            element("p", wrong, class_="note") if asked.wrong else None,
            element("h3", _("What is %(one)d + %(other)d?") % numbers),
            class_="sum",
            role="status",
        ),
        element("div", *map(_number, ANSWERS), class_="keypad"),
        back=_("Back"),
    )


def _number(number: int) -> Node:
    return button(str(number), msg=m.SumAnswered, about=(number,), class_="choice", key=str(number))


def grown_ups(model: Model) -> Node:
    """The children's lock, the language, and, on the home screen, other games and printing."""
    return dialog(
        _("For grown-ups"),
        switch(
            "icon-lock",
            _("Children's lock"),
            msg=m.LockFlipped,
            on=model.settings.children_lock,
        ),
        element(
            "p",
            _(
                "Options, names and the language then wait behind a small sum,"
                " and nobody ends a game or clears anything without one."
            ),
            class_="note",
        ),
        language_choice(model.language, locked=model.locked),
        _at_home(model) if model.game is None else None,
        back=_("Done"),
        sign="icon-done",
    )


def _at_home(model: Model) -> Node:
    words, locked = _("Print the board and the cards"), model.locked
    paper = choice("icon-print", words, msg=m.PrintOpened, key="print", locked=locked)
    return element("div", *other_games(model), paper, class_="others")
