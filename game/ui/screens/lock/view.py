"""The dialogs for grown-ups: the sum, and the children's lock."""

from typing import assert_never

from game.ui.controls import calls_switch, language_choice, loser_switch, other_games, page_link
from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import button, choice, dialog, switch
from game.ui.model.lock import GrownUpsDialog, LockDialog, SumDialog
from game.ui.model.model import Model
from game.ui.model.sum import Sum
from game.ui.screens.lock.msg import LockFlipped, SumAnswered
from game.ui.screens.lock.update import ANSWERS
from game.ui.ways import (
    ClearFamilyPicked,
    OptionsOpened,
    PrintOpened,
    WelcomeOpened,
)


def open_dialog(model: Model, shown: LockDialog) -> Node | None:
    """The open dialog."""
    match shown:
        case SumDialog():
            return _sum(model.sum) if model.sum else None
        case GrownUpsDialog():
            return _grown_ups(model)
        case _:
            assert_never(shown)


def _sum(asked: Sum) -> Node:
    """A small sum, and a keypad with all possible answers."""
    numbers = {"one": asked.one, "other": asked.other}
    wrong = _("Not quite! Try this one:")
    return dialog(
        _("For grown-ups"),
        element(
            "div",
            element("p", wrong, class_="note") if asked.is_retry else None,
            element("h3", _("What is %(one)d + %(other)d?") % numbers),
            class_="sum",
            role="status",
        ),
        element("div", *map(_number, ANSWERS), class_="keypad"),
        back=_("Back"),
    )


def _number(number: int) -> Node:
    return button(str(number), msg=SumAnswered, about=(number,), class_="choice", key=str(number))


def _grown_ups(model: Model) -> Node:
    """Lock and language; at the table matters of taste, on the home screen what leads elsewhere."""
    settings = model.settings
    lock = element(
        "div",
        switch("icon-lock", _("Child lock"), msg=LockFlipped, on=settings.children_lock),
        element(
            "p",
            _(
                "When it is on, you must solve a small sum to change the game, the options "
                "or the language, to end a game, or to clear anything."
            ),
            class_="note",
        ),
        class_="half",
    )
    rest = element(
        "div",
        calls_switch(settings),
        loser_switch(settings) if model.game else None,
        language_choice(model.language),
        class_="half",
    )
    at_home = _at_home(model) if model.game is None else None
    return dialog(_("For grown-ups"), lock, rest, at_home, back=_("Done"), sign="icon-done")


def _at_home(model: Model) -> Node:
    """What only the home screen offers: how games begin, other games, paper, about."""
    return element(
        "div",
        choice("icon-options", _("More options"), msg=OptionsOpened, key="options"),
        choice("icon-age-child", _("A child or a grown-up?"), msg=WelcomeOpened, key="ages"),
        *other_games(model),
        choice("icon-bin", _("Clear the family page"), msg=ClearFamilyPicked, key="clear")
        if model.family
        else None,
        choice("icon-print", _("Print the game and the rules"), msg=PrintOpened, key="print"),
        page_link("icon-rules", _("About and licences"), "about.html"),
        class_="others",
    )
