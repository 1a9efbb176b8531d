"""Who plays: the number of seats, and the faces of those who sit there."""

from collections.abc import Mapping

from game.ui.frame.markup import Node, element
from game.ui.look.colours import team_word
from game.ui.look.i18n import _, plural
from game.ui.look.names import seat_words
from game.ui.look.parts import button, picture, seat_face, switch
from game.ui.model.model import Model
from game.ui.screens.setup.msg import OpenHandsFlipped, SeatOpened, SeatsPicked
from game.ui.screens.together.far import FAR_SIGN, far_seats, seats_elsewhere
from game.ui.screens.together.sentences import tablet_text
from game.ui.settings.settings import PERSON, SeatBot, Settings


def numbers(settings: Settings) -> Node:
    """The numbers of seats that the board allows."""
    return element(
        "div",
        *(
            button(
                str(seating.seats),
                msg=SeatsPicked,
                about=(seating.seats,),
                class_="choice",
                pressed=seating.seats == settings.seats,
                label=_seats_word(seating.seats),
            )
            for seating in settings.rules.seatings
        ),
        class_="choices numbers",
    )


def _seats_word(number: int) -> str:
    return plural("%(number)d player", "%(number)d players", number) % {"number": number}


def seats(model: Model) -> Node:
    """All seats, those of a team in one pen under its flag."""
    settings, together = model.settings, model.together
    given = frozenset(together.given_seats(settings) if together else ())
    signs = dict.fromkeys(given, "icon-tablet") | dict.fromkeys(far_seats(model), FAR_SIGN)
    pens = [_pen(settings, team, signs) for team in range(settings.teams)]
    alone = [_seat(settings, seat, signs) for seat in range(settings.seats)]
    shown = pens if settings.seating.teams else alone
    return element("div", *shown, class_=f"players of-{settings.seats}")


def _pen(settings: Settings, team: int, signs: Mapping[int, str]) -> Node:
    colour = settings.colour(team)
    return element(
        "div",
        picture("flag", "picture flag"),
        *(_seat(settings, seat, signs) for seat in range(team, settings.seats, settings.teams)),
        key=colour,
        class_=f"pen {colour}",
        role="group",
        aria_label=team_word(colour),
    )


def _seat(settings: Settings, seat: int, signs: Mapping[int, str]) -> Node:
    """The seat; `signs` shows which ones other devices have."""
    sign = signs.get(seat)
    note = tablet_text(is_far=sign == FAR_SIGN) if sign else _note(settings, seat)
    words = {"name": seat_words(settings.seated)[seat], "who": note}
    return button(
        seat_face(seat, settings.seated, changeable=True),
        picture(sign, "on-tablet") if sign else None,
        element(
            "span",
            element("span", words["name"], class_="name"),
            " ",
            element("span", words["who"], class_="note"),
            class_="plaque",
        ),
        key=f"seat-{seat}",
        msg=SeatOpened,
        about=(seat,),
        class_="tile",
        label=_("%(name)s, %(who)s: change the player, the name or the colour") % words,
    )


def _note(settings: Settings, seat: int) -> str:
    """Who plays the seat."""
    people = settings.people
    if len(people) == 1 and people[0] % settings.teams == seat % settings.teams:
        return _("you") if seat == people[0] else _("plays with you")
    if isinstance(settings.who[seat], SeatBot):
        return _("made here")
    if settings.who[seat] != PERSON:
        return _("computer")
    return _("a person")


def open_hands(model: Model) -> Node | None:
    """The switch for open hands, if people here would have to hide theirs from each other."""
    settings = model.settings
    if len(set(settings.people) - seats_elsewhere(model)) < 2:
        return None
    return switch(
        "icon-hands",
        _("Everybody sees all the cards"),
        msg=OpenHandsFlipped,
        on=settings.open_hands,
    )
