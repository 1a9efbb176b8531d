"""Shows the open dialog of the set-up, and builds the one with the rarer options."""

from typing import assert_never

from game.rules.edition import DrawMode
from game.ui.controls import loser_switch, pace_choice, read_aloud_switch
from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.names import seat_words
from game.ui.look.parts import button, choice, dialog, seat_face, switch
from game.ui.model.model import Model
from game.ui.model.setup import OptionsDialog, SeatDialog, SetUpDialog
from game.ui.screens.setup.msg import (
    ManualDrawFlipped,
    OpenHandsFlipped,
    PlacesFlipped,
    StarterByChancePicked,
    StarterPicked,
    WatchOutFlipped,
)
from game.ui.screens.setup.seat_dialog import seat_dialog
from game.ui.settings.settings import Settings


def open_dialog(model: Model, shown: SetUpDialog) -> Node:
    """The open dialog."""
    match shown:
        case SeatDialog(seat):
            return seat_dialog(model, seat)
        case OptionsDialog():
            return _options(model, read_aloud_switch(model))
        case _:
            assert_never(shown)


def _options(model: Model, read_aloud: Node | None) -> Node:
    settings = model.settings
    flips = [
        switch(
            "icon-hands",
            _("Everybody sees all the cards"),
            msg=OpenHandsFlipped,
            on=settings.open_hands,
        ),
        switch(
            "icon-watch-out",
            _("Warn me before a move that lets somebody else win"),
            msg=WatchOutFlipped,
            on=settings.watch_out,
        ),
    ]
    flips.append(
        switch(
            "icon-letters",
            _("Don’t show the places"),
            msg=PlacesFlipped,
            on=model.hides_places,
        )
    )
    if DrawMode.MANUAL in settings.rules.draw:
        flips.append(
            switch(
                "icon-draw",
                _("Draw your card yourself: if you forget, you lose it"),
                msg=ManualDrawFlipped,
                on=settings.manual_draw,
            )
        )
    starters = element(
        "div",
        element("h3", _("Who starts the first game?")),
        choice(
            "icon-dice",
            _("Pick for us"),
            msg=StarterByChancePicked,
            pressed=settings.youngest is None,
        ),
        element("p", _("Or the youngest:"), id="youngest"),
        element(
            "div",
            *(_youngest(settings, seat) for seat in settings.people),
            class_="choices thirds",
            role="group",
            aria_labelledby="youngest",
        ),
        loser_switch(settings),
        class_="half",
    )
    ways = element(
        "div",
        element("h3", _("How do we play?")),
        *flips,
        read_aloud,
        pace_choice(settings.pace) if settings.has_computers else None,
        class_="half",
    )
    return dialog(_("More options"), starters, ways, sign="icon-done", back=_("Done"))


def _youngest(settings: Settings, seat: int) -> Node:
    return button(
        seat_face(seat, settings.seated),
        element("span", seat_words(settings.seated)[seat], class_="name"),
        key=str(seat),
        msg=StarterPicked,
        about=(seat,),
        class_="choice",
        pressed=settings.youngest == seat,
    )
