"""The dialog of one seat: its face, its name and its colour."""

from dataclasses import replace

from game.bots.level_names import LEVELS
from game.rules.edition import Colour
from game.rules.state import Seat
from game.ui.frame.markup import Node, element
from game.ui.frame.message import encode
from game.ui.look.colours import colour_word
from game.ui.look.i18n import _, in_context, listed, plural
from game.ui.look.names import MAX_NAME_LENGTH, seat_words
from game.ui.look.parts import button, dialog, picture, seat_face, worded
from game.ui.look.words import (
    FACES,
    LEVEL_FACES,
    PLAYED_BY_BOT,
    bot_word,
    face_picture,
    face_word,
    level_sentence,
    level_word,
)
from game.ui.model.model import Model
from game.ui.model.people import offered_people
from game.ui.screens.setup.msg import BotPicked, ColourPicked, FacePicked, NameTyped, WhoPicked
from game.ui.screens.together.far import can_be_far, far_seats
from game.ui.screens.together.msg import FarPicked, InvitePicked
from game.ui.screens.together.sentences import far_text, invite_text
from game.ui.settings.settings import PERSON, STAND_IN, SeatBot, Settings
from game.ui.ways import NamesOpened


def seat_dialog(model: Model, seat: int) -> Node:
    """Who sits on the seat: faces of people, computers, and beside them the seat as it will be."""
    settings = model.settings
    return dialog(
        _("Who’s playing here?"),
        element(
            "div",
            seat_face(seat, settings.seated),
            _naming(model, seat) if settings.who[seat] == PERSON else None,
            _colours(settings, seat),
            element("p", _("Everybody in a team plays the same colour."), class_="note")
            if settings.seating.teams
            else None,
            _lost(model),
            element("div", _elsewhere(model, seat), _far(model, seat), class_="elsewhere"),
            class_=f"sitting {settings.colour(seat)}",
        ),
        element(
            "div",
            element("h3", _("A person")),
            element("div", *(_face(model, seat, i) for i in range(len(FACES))), class_="faces"),
            element("div", element("h3", _("Or the computer")), _own(), class_="or-computer"),
            element("div", *(_robot(settings, seat, who) for who in LEVELS), class_="robots"),
            _bots(model, seat),
            class_="who-sits",
            role="group",
            aria_label=_("Who’s playing?"),
        ),
        back=_("Done"),
        sign="icon-done",
    )


def _own() -> Node:
    """The way to the workshop, where people code their own computer players."""
    words = element("span", _("Make your own"))
    art = picture("icon-workshop")
    return element("a", art, words, href="workshop.html", class_="button worded")


def _elsewhere(model: Model, seat: int) -> Node:
    """The choice that a person on another device plays the seat."""
    return worded(
        "icon-tablets",
        invite_text(),
        msg=InvitePicked,
        about=(seat,),
        look="choice",
        key="elsewhere",
        pressed=_is_elsewhere(model, seat),
        label=invite_text(),
    )


def _is_elsewhere(model: Model, seat: int) -> bool:
    return model.together is not None and seat in model.together.given_seats(model.settings)


def _far(model: Model, seat: int) -> Node | None:
    """The choice that a person far away plays the seat; None for the last one who is here."""
    if not can_be_far(model, seat):
        return None
    return worded(
        "icon-plane",
        far_text(),
        msg=FarPicked,
        about=(seat,),
        look="choice",
        key="far",
        pressed=seat in far_seats(model),
        label=far_text(),
    )


def _face(model: Model, seat: int, number: int) -> Node:
    """A face for a person; the sign of its colour shows that it sits on another seat."""
    settings, name = model.settings, list(FACES)[number]
    others = [i for i in settings.people if i != seat and settings.faces[i] == name]
    words = {"face": face_word(number), "name": "".join(_names(settings, others))}
    label = _("%(face)s, a person")
    if others:
        label = _("%(face)s: %(name)s has this face, swap places")
    return button(
        picture(face_picture(number)),
        *(picture(f"chip-{settings.colour(other)}", "sign") for other in others),
        key=name,
        msg=FacePicked,
        about=(seat, name),
        class_="choice",
        pressed=settings.who[seat] == PERSON and settings.faces[seat] == name,
        label=label % words,
    )


def _names(settings: Settings, seats: list[int]) -> list[str]:
    words = seat_words(settings.seated)
    return [words[seat] for seat in seats]


def _robot(settings: Settings, seat: int, level: str) -> Node:
    stars = LEVELS.index(level) + 1
    label = plural(
        "%(name)s. %(sentence)s Computer, %(number)d star.",
        "%(name)s. %(sentence)s Computer, %(number)d stars.",
        stars,
    )
    words = {"name": level_word(level), "number": stars, "sentence": level_sentence(level)}
    return button(
        picture(LEVEL_FACES[level], "picture plate"),
        element("span", level_word(level), class_="name"),
        element(
            "span",
            *(picture("icon-star", f"star{'' if i < stars else ' pale'}") for i in range(3)),
            class_="stars",
        ),
        " ",
        element("span", level_sentence(level), class_="note"),
        key=level,
        msg=WhoPicked,
        about=(seat, level),
        class_="choice tile",
        pressed=settings.who[seat] == level,
        label=label % words,
    )


def _naming(model: Model, seat: int) -> Node:
    """The name of the seat, and the way to the names of the family."""
    family = picture("icon-crown")
    return element(
        "div",
        _name(model.settings, seat),
        button(family, msg=NamesOpened, about=(seat,), class_="round", label=_("Our family"))
        if offered_people(model, seat)
        else None,
        class_="naming",
    )


def _name(settings: Settings, seat: int) -> Node:
    nameless = replace(settings.seated[seat], name="")
    return element(
        "input",
        value=settings.names[seat],
        placeholder=seat_words([*settings.seated[:seat], nameless])[seat],
        data_most=MAX_NAME_LENGTH,
        autocomplete="off",
        aria_label=in_context("of a person", "Name"),
        data_msg=encode(NameTyped, seat),
    )


def _colours(settings: Settings, seat: int) -> Node:
    chips = [_chip(settings, seat, colour) for colour in settings.rules.colours]
    return element("div", *chips, class_="chips", role="group", aria_label=_("Colour"))


def _chip(settings: Settings, seat: int, colour: Colour) -> Node:
    return button(
        picture(f"chip-{colour}"),
        key=colour,
        msg=ColourPicked,
        about=(seat, colour),
        class_="choice",
        pressed=settings.colour(seat) == colour,
        label=colour_word(colour),
    )


def _bots(model: Model, seat: int) -> Node | None:
    """The saved bots, one of which can play the seat; None without bots."""
    saved = model.known_bots.saved
    tiles = (_bot(model.settings, seat, number, bot) for number, bot in enumerate(saved))
    return element("div", *tiles, class_="robots bots", key="bots") if saved else None


def _bot(settings: Settings, seat: int, number: int, bot: SeatBot) -> Node:
    return button(
        seat_face(0, (Seat(bot.name, settings.colour(seat), PLAYED_BY_BOT, bot.face),)),
        element("span", bot.name, class_="name"),
        " ",
        element("span", _("Made here"), class_="note"),
        key=bot.name,
        msg=BotPicked,
        about=(seat, number),
        class_="choice tile",
        pressed=settings.who[seat] == bot,
        label=_("%(name)s, made here") % {"name": bot.name},
    )


def _lost(model: Model) -> Node | None:
    """Says who plays for deleted bots. None if no seat has a deleted bot."""
    lost = model.known_bots.lost
    return element("p", lost_text(lost), class_="note", role="status") if lost else None


def lost_text(names: tuple[str, ...]) -> str:
    """That these bots are gone, and who plays instead."""
    words = {"names": listed(map(bot_word, names)), "computer": level_word(STAND_IN)}
    found = plural(
        "Not found in the workshop on this device: %(names)s. %(computer)s plays instead.",
        "Not found in the workshop on this device: %(names)s. %(computer)s plays instead.",
        len(names),
    )
    return found % words
