"""The names of colours, of their chips and of their teams, for people."""

from collections.abc import Sequence

from game.rules.edition import Colour
from game.rules.state import Seat
from game.ui.look.i18n import _, later

COLOUR_NAMES = {
    "red": later("Red"),
    "yellow": later("Yellow"),
    "blue": later("Blue"),
    "green": later("Green"),
}

TEAMS = {
    "red": later("Red team"),
    "yellow": later("Yellow team"),
    "blue": later("Blue team"),
    "green": later("Green team"),
}

CHIPS = {
    "red": later("red chip"),
    "yellow": later("yellow chip"),
    "blue": later("blue chip"),
    "green": later("green chip"),
}


def colour_word(colour: Colour) -> str:
    """The name of the colour."""
    return _(COLOUR_NAMES.get(colour, colour))


def is_team(seats: Sequence[Seat], colour: Colour) -> bool:
    """Whether several seats play the colour."""
    return sum(seat.colour == colour for seat in seats) > 1


def team_word(colour: Colour) -> str:
    """The name of the team with that colour."""
    return _(TEAMS[colour])


def chip_word(colour: Colour) -> str:
    """The name of a chip of that colour."""
    return _(CHIPS.get(colour, colour))
