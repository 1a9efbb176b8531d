"""The dialogs of the home screen: who sits on a seat, and the rarer options."""

from dataclasses import replace
from typing import assert_never

from game.bots.levels import LEVELS
from game.ui.family.board import offered
from game.ui.family.msg import NamesOpened
from game.ui.home.answers import MAX_NAME_LENGTH
from game.ui.home.controls import pace_choice
from game.ui.home.msg import (
    ColourPicked,
    LockedNamePicked,
    ManualDrawFlipped,
    NameTyped,
    OpenHandsFlipped,
    StarterPicked,
    WatchOutFlipped,
    WhoPicked,
)
from game.ui.home.settings import BY_CHANCE, PERSON, Settings
from game.ui.home.state import HomeDialog, OptionsDialog, SeatDialog
from game.ui.lock.msg import GrownUpsOpened
from game.ui.look.i18n import _
from game.ui.look.markup import Node, classes, element
from game.ui.look.message_text import encode
from game.ui.look.parts import button, choice, dialog, picture, seat_face, switch
from game.ui.look.words import colour_word, face, level_sentence, level_word, seat_words
from game.ui.model import Model


def open_dialog(model: Model, shown: HomeDialog) -> Node:
    """The open dialog."""
    match shown:
        case SeatDialog(seat):
            return _seat(model, seat)
        case OptionsDialog():
            return _options(model.settings)
        case _:
            assert_never(shown)


def _seat(model: Model, seat: int) -> Node:
    settings = model.settings
    return dialog(
        _("Who sits here?"),
        _who(settings, seat),
        _naming(model, seat) if settings.who[seat] == PERSON else None,
        element("p", _("All of a team play the same colour.")) if settings.seating.teams else None,
        _colours(settings, seat),
        back=_("Done"),
        sign="icon-done",
    )


def _who(settings: Settings, seat: int) -> Node:
    people = [(PERSON, face(seat), _("A person"), _("Somebody here."))]
    computers = [(who, face(seat, who), level_word(who), level_sentence(who)) for who in LEVELS]
    return element(
        "div",
        *(
            button(
                picture(shown, classes("picture", plate=who in LEVELS)),
                element("span", word, class_="name"),
                element("span", sentence, class_="note"),
                key=who,
                msg=WhoPicked,
                about=(seat, who),
                class_="choice",
                pressed=settings.who[seat] == who,
            )
            for who, shown, word, sentence in people + computers
        ),
        class_="choices who-plays",
        role="group",
        aria_label=_("Who plays?"),
    )


def _naming(model: Model, seat: int) -> Node:
    """The seat's face and name, and the way to the names of the family."""
    family = picture("icon-crown")
    return element(
        "div",
        seat_face(seat, model.settings.seated),
        _locked_name(model.settings, seat) if model.is_locked else _name(model.settings, seat),
        button(family, msg=NamesOpened, about=(seat,), class_="round", label=_("Our family"))
        if offered(model, seat)
        else None,
        class_="naming",
    )


def _locked_name(settings: Settings, seat: int) -> Node:
    name = element("span", seat_words(settings.seated)[seat], class_="name")
    return button(name, msg=LockedNamePicked, about=(seat,), locked=True)


def _name(settings: Settings, seat: int) -> Node:
    nameless = replace(settings.seated[seat], name="")
    return element(
        "input",
        value=settings.names[seat],
        placeholder=seat_words([*settings.seated[:seat], nameless])[seat],
        maxlength=MAX_NAME_LENGTH,
        autocomplete="off",
        aria_label=_("Name"),
        data_msg=encode(NameTyped, seat),
    )


def _colours(settings: Settings, seat: int) -> Node:
    colours = [
        button(
            picture(f"chip-{colour}"),
            element("span", colour_word(colour), class_="name"),
            key=colour,
            msg=ColourPicked,
            about=(seat, colour),
            class_="choice tile",
            pressed=settings.colour(seat) == colour,
        )
        for colour in settings.rules.colours
    ]
    return element("div", *colours, class_="choices even", role="group", aria_label=_("Colour"))


def _options(settings: Settings) -> Node:
    flips = [
        switch(
            "icon-hands",
            _("Open hands, no curtain"),
            msg=OpenHandsFlipped,
            on=settings.open_hands,
        ),
        switch(
            "icon-watch-out",
            _("Watch out: ask before a play that lets somebody win"),
            msg=WatchOutFlipped,
            on=settings.watch_out,
        ),
    ]
    if "manual" in settings.rules.draw:
        flips.append(
            switch(
                "icon-draw",
                _("Draw by hand: who forgets it loses the card"),
                msg=ManualDrawFlipped,
                on=settings.manual_draw,
            )
        )
    starters = element(
        "div",
        element("h3", _("Who starts?")),
        choice(
            "icon-dice",
            _("By chance: left of the dealer"),
            msg=StarterPicked,
            about=(BY_CHANCE,),
            pressed=settings.youngest == BY_CHANCE,
        ),
        element("p", _("Or the youngest, who is:"), id="youngest"),
        element(
            "div",
            *(_youngest(settings, seat) for seat in range(settings.seats)),
            class_="choices thirds",
            role="group",
            aria_labelledby="youngest",
        ),
        class_="half",
    )
    ways = element(
        "div", element("h3", _("How to play?")), *flips, pace_choice(settings.pace), class_="half"
    )
    grown_ups = choice("icon-lock", _("For grown-ups"), msg=GrownUpsOpened)
    return dialog(
        _("More options"), starters, ways, sign="icon-done", beside_back=grown_ups, back=_("Done")
    )


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
