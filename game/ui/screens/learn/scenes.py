"""The scenes that "How to play" shows: small boards with a few chips and a card; pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from types import MappingProxyType

from game.rules.action import Place
from game.rules.cards import Card
from game.rules.edition import Cell, Colour, DrawMode, Edition, cell_position
from game.rules.record import Record
from game.rules.state import Outcome, Setup, Win, new_game
from game.ui.look.words import is_person
from game.ui.model.model import Model
from game.ui.play.event import Event
from game.ui.play.game import Game, Phase
from game.ui.screens.table.scene import Part, Scene

TOPICS = 6
"""The number of pictures for a game."""


class Topic(Enum):
    """The topics of the pictures, in the order of the pictures."""

    ROW = "row"
    PLAY = "play"
    NEXT = "next"
    DIAGONAL = "diagonal"
    SUN = "sun"
    WILD = "wild"
    REMOVE = "remove"
    BLOCK = "block"
    DEAD = "dead"


def explained_game(model: Model) -> tuple[Edition, Setup]:
    """The edition and set-up of the game on the table, or else those of the settings."""
    if model.game is None:
        return model.settings.rules, model.settings.setup("", 0)
    seen = model.game.seen
    return seen.edition, Setup(seen.options, seen.seats, dealer=0, seed="")


def topics(edition: Edition, setup: Setup) -> tuple[Topic, ...]:
    """TOPICS topics: those that such a game has, dead cards last, and then others.

    Dead cards are rare without wild cards, since each picture has as many cards as cells.
    """
    powers = setup.options.power_cards
    fitting = {
        Topic.ROW: True,
        Topic.PLAY: True,
        Topic.NEXT: setup.options.draw is DrawMode.MANUAL,
        Topic.SUN: bool(edition.free),
        Topic.WILD: powers and edition.wild is not None,
        Topic.REMOVE: powers and edition.remove is not None,
        Topic.DEAD: powers and edition.wild is not None,
    }
    chosen = [topic for topic, fits in fitting.items() if fits]
    fillers = (Topic.NEXT, Topic.DIAGONAL, Topic.BLOCK, Topic.DEAD)
    impossible = {Topic.DIAGONAL} if edition.row > min(edition.size) else set()
    more = [topic for topic in fillers if topic not in (*chosen, *impossible)]
    shown = [*chosen, *more][:TOPICS]
    return tuple(topic for topic in Topic if topic in shown)


@lru_cache(maxsize=1)
def example_card(edition: Edition) -> Card:
    """The picture card of the scenes: its cells are close to each other and to a sun."""

    def far(card: Card) -> tuple[bool, int]:
        part = _part_around(edition, card)
        return edition.free != frozenset() and not _line_with_sun(edition, part), len(part.cells)

    return min(edition.pictures, key=far)


def _part_around(edition: Edition, card: Card) -> Part:
    """The part of the board that has both cells of the picture and room for a row."""
    corners = [cell_position(cell) for cell in edition.cells_of[card]]
    (left, right), (top, bottom) = (sorted(numbers) for numbers in zip(*corners, strict=True))
    columns, rows = edition.size
    width = min(columns, max(right - left, edition.row) + 1)
    height = min(rows, max(bottom - top + 1, edition.row))
    middle = (left + right + 1 - width) // 2
    return Part(min(max(middle, 0), columns - width), min(top, rows - height), width, height)


def scene(edition: Edition, setup: Setup, topic: Topic) -> Scene:
    """The scene for the topic, with chips of the first person and of the next seat."""
    stage = _Stage(Record(edition, setup), _part_for(edition, topic))
    line = _plain_line(edition, stage.part)
    begun = [cell for cell in line[:-1] if cell not in edition.free]
    pair = edition.cells_of[example_card(edition)]
    match topic:
        case Topic.PLAY:
            return stage.shown({}, example_card(edition), chosen=0)
        case Topic.NEXT:
            return replace(stage.shown({pair[0]: stage.own}, last=pair[0]), card="card-back")
        case Topic.ROW:
            return stage.won(stage.rows_to_win(line))
        case Topic.DIAGONAL:
            beside = stage.part.columns - edition.row
            return stage.won([stage.part.cell(beside + x, x) for x in range(edition.row)])
        case Topic.SUN:
            return stage.won(_line_with_sun(edition, stage.part) or line)
        case Topic.WILD:
            card = edition.wild.card if edition.wild else ""
            return stage.shown(dict.fromkeys(begun, stage.own), card, chosen=0)
        case Topic.REMOVE:
            card = edition.remove.card if edition.remove else ""
            return stage.shown(dict.fromkeys(begun, stage.other), card, chosen=0)
        case Topic.BLOCK:
            chips = dict.fromkeys(begun, stage.other)
            return stage.shown({**chips, line[-1]: stage.own}, last=line[-1])
        case Topic.DEAD:
            return stage.shown({pair[0]: stage.own, pair[1]: stage.other}, example_card(edition))


def _plain_line(edition: Edition, part: Part) -> list[Cell]:
    """A line in the part with as few suns as possible: in the second row, if that is one.

    Suns come first, so the last cell has a picture.
    """
    second = {part.cell(x, 1) for x in range(edition.row)}
    cells = part.cells
    lines = (line for line in edition.lines if line <= cells)
    plain = min(lines, key=lambda line: (len(line & edition.free), line != second))
    return sorted(plain, key=lambda cell: (cell not in edition.free, cell_position(cell)))


def _part_for(edition: Edition, topic: Topic) -> Part:
    """The part around the example card; for suns, if it has none, one of that size that has one."""
    part = _part_around(edition, example_card(edition))
    if topic is not Topic.SUN or _line_with_sun(edition, part):
        return part
    columns, rows = edition.size
    places = (
        Part(left, top, part.columns, part.rows)
        for top in range(rows - part.rows + 1)
        for left in range(columns - part.columns + 1)
    )
    return next((place for place in places if _line_with_sun(edition, place)), part)


def _line_with_sun(edition: Edition, part: Part) -> list[Cell]:
    """A line in the part that has a sun; empty if there is none."""
    cells = part.cells
    lines = (line for line in edition.lines if line & edition.free and line <= cells)
    return sorted(next(lines, ()), key=cell_position)


@dataclass(frozen=True, slots=True)
class _Stage:
    """A game without chips, and the part of its board on which scenes are set up."""

    record: Record
    part: Part

    @property
    def me(self) -> int:
        """The seat that the pictures address: the first person."""
        seats = self.record.setup.seats
        return next((i for i, seat in enumerate(seats) if is_person(seat)), 0)

    @property
    def own(self) -> Colour:
        """The colour of that seat."""
        return self.record.setup.seats[self.me].colour

    @property
    def other(self) -> Colour:
        """The colour of the next seat."""
        seats = self.record.setup.seats
        return seats[(self.me + 1) % len(seats)].colour

    def rows_to_win(self, line: list[Cell]) -> frozenset[Cell]:
        """The cells of as many rows as win: the line, and others, through its ends if possible."""
        edition, rows = self.record.edition, [frozenset(line)]
        ends = {line[0], line[-1]}
        lines = [other for other in edition.lines if other <= self.part.cells]
        for other in sorted(lines, key=ends.isdisjoint):
            crosses = all(len((other & row) - edition.free) <= 1 for row in rows)
            if crosses and len(rows) < edition.rows_to_win[len(self.record.setup.seats)]:
                rows.append(other)
        return frozenset().union(*rows)

    def shown(
        self,
        chips: Mapping[Cell, Colour],
        card: Card = "",
        *,
        chosen: int | None = None,
        last: Cell | None = None,
        outcome: Outcome | None = None,
    ) -> Scene:
        """The scene with these chips, the one on `last` just placed, and the card in hand."""
        state = new_game(self.record.edition, self.record.setup)
        hands = tuple((card,) if i == self.me and card else () for i in range(len(state.hands)))
        board = MappingProxyType(dict(chips))
        state = state._replace(hands=hands, board=board, turn=self.me, outcome=outcome)
        happened = (Event(self.me, Place("", last)),) if last else ()
        cursor = self.part.cell(0, 0)
        game = Game(
            self.record,
            state,
            self.me,
            Phase.PLAYING,
            cursor,
            open_hands=True,
            chosen=chosen,
            events=happened,
        )
        return Scene(game, self.part, card)

    def won(self, line: Iterable[Cell]) -> Scene:
        """The scene in which the line is finished; the other colour has one chip less."""
        edition, cells = self.record.edition, frozenset(line)
        chips = dict.fromkeys(cells - edition.free, self.own)
        rest = [c for c in edition.board_order(self.part.cells - cells) if c not in edition.free]
        step = max(1, len(rest) // edition.row)
        chips |= dict.fromkeys(rest[1::step][: edition.row - 1], self.other)
        return self.shown(chips, outcome=Win(self.own, (self.me,), edition.board_order(cells)))
