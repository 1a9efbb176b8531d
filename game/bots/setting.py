"""The kinds of game and the races for which Owl has weights."""

from typing import NamedTuple

from game.rules.edition import Edition, Seating
from game.rules.edition_data import is_built, unmixed


class Kind(NamedTuple):
    """A kind of game. Owl learns weights for each kind.

    >>> print(Kind("big-zoo", 2, in_teams=True))
    big-zoo 2 in teams
    """

    edition: str
    """The name of the edition; empty for a board that people have built."""

    colours: int
    in_teams: bool = False
    powers: bool = True
    """Whether the deck has wild and remove cards."""

    def __str__(self) -> str:
        teams, without = " in teams" * self.in_teams, " without powers" * (not self.powers)
        return f"{self.edition} {self.colours}{teams}{without}"


class Setting(NamedTuple):
    """What decides which weights fit a game."""

    kind: Kind
    row: int
    """The number of cells in a row."""

    rows: int
    """The number of rows that win."""

    cells: int
    """The number of cells of the board."""


class Race(NamedTuple):
    """How many rows the own colour and the best other one still need.

    Owl has weights for each race, because the last row is worth more than the first.

    >>> f"weights{Race(2, 1)}", f"weights{LAST_ROW}"
    ('weights 2:1', 'weights')
    """

    own: int
    other: int

    def __str__(self) -> str:
        return "" if self == LAST_ROW else f" {self.own}:{self.other}"


LAST_ROW = Race(1, 1)
RACES = (LAST_ROW, Race(1, 2), Race(2, 1), Race(2, 2))
"""No colour is said to need more than two rows."""


def setting_of(edition: Edition, seating: Seating, *, power_cards: bool) -> Setting:
    """The setting of games with this seating."""
    name = "" if is_built(unmixed(edition)) else edition.name
    powers = power_cards and bool(edition.powers)
    kind = Kind(name, seating.colours, seating.teams > 0, powers)
    return Setting(kind, edition.row, seating.rows, len(edition.picture_at))
