"""The best line of people whom computers have beaten: how close they were; pure."""

from dataclasses import dataclass

from game.rules.cards import Card
from game.rules.edition import Cell, Colour, Edition
from game.rules.observation import Observation
from game.rules.state import Win
from game.ui.frame.cache_by_identity import cache_by_identity
from game.ui.play.game import Game

MIN_CHIPS = 2
"""A line with fewer chips is no best line."""

MOST_MISSING = 2
"""A line that misses more chips is not shown after the game."""


@dataclass(frozen=True, slots=True)
class BestLine:
    """A line without a chip of another colour."""

    colour: Colour

    cells: tuple[Cell, ...]
    """The cells of the line in board order: `("a1", "b1", "c1", "d1")`."""

    missing: tuple[Cell, ...]
    """Those that still need a chip, in board order: `("d1",)`."""

    rows_left: int = 1
    """The number of rows that the colour still needs, this one included."""

    @property
    def chips(self) -> int:
        """How many cells count for the colour, suns included."""
        return len(self.cells) - len(self.missing)

    @property
    def is_close(self) -> bool:
        """Whether exactly one chip was missing to win."""
        return len(self.missing) == 1 and self.rows_left == 1


def best_line_of(game: Game) -> BestLine | None:
    """The best line of people whom computers have beaten.

    None after any other game, and if the line misses more than `MOST_MISSING` chips.
    """
    if not game.is_lost:
        return None
    seats = game.seen.seats
    line = best_line(game.seen, tuple(seats[seat].colour for seat in game.people))
    return line if line and len(line.missing) <= MOST_MISSING else None


def missed_animals(game: Game, seat: int) -> tuple[Card, ...]:
    """The pictures of the best line of a seat that has lost; first those without a chip."""
    outcome = game.state.outcome
    if not isinstance(outcome, Win) or seat in outcome.seats:
        return ()
    line = best_line(game.seen, (game.seen.seats[seat].colour,))
    cells = (*line.missing, *line.cells) if line else ()
    pictures = dict.fromkeys(game.seen.edition.picture_at[cell] for cell in cells)
    return tuple(picture for picture in pictures if picture)


def album_owners(game: Game) -> list[int]:
    """The seats of the people who are led to their albums after the game.

    These are winners, or people whom computers have beaten and for whom an animal will come.
    """
    if game.is_lost:
        return [seat for seat in game.people if missed_animals(game, seat)]
    return [seat for seat in game.people if game.wins(seat)]


@cache_by_identity
def best_line(seen: Observation, colours: tuple[Colour, ...]) -> BestLine | None:
    """The line of one of these colours that misses the fewest chips; None if no line is open.

    Suns count for every colour. Of equal lines, the one with fewer suns is better.
    """
    edition = seen.edition
    lines = [line for colour in dict.fromkeys(colours) for line in _lines(seen, colour)]
    return min(lines, key=lambda line: (len(line.missing), _suns(edition, line)), default=None)


def _lines(seen: Observation, colour: Colour) -> list[BestLine]:
    """The lines of the colour that can still become a row."""
    edition = seen.edition
    own = frozenset(cell for cell, chip in seen.board.items() if chip == colour)
    others = seen.board.keys() - own
    lines = [line for line in edition.lines if not line & others and len(line & own) >= MIN_CHIPS]
    rows = seen.rows.get(colour, ())
    return [
        BestLine(
            colour,
            edition.board_order(line),
            edition.board_order(line - edition.free - own),
            seen.rows_to_win - len(rows),
        )
        for line in lines
        if all(len(line & row - edition.free) <= 1 for row in rows)
        and not line <= own | edition.free
    ]


def _suns(edition: Edition, line: BestLine) -> int:
    return len(edition.free.intersection(line.cells))
