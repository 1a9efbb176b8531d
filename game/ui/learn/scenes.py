"""What the pictures of "How to play" show: small scenes of a game, laid out by hand; pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType

from game.bots.levels import LEVELS
from game.rules.action import Place
from game.rules.cards import Card
from game.rules.edition import Cell, Colour, Edition, cell_name, cell_position
from game.rules.record import Record
from game.rules.state import Outcome, Setup, Win, new_game
from game.ui.model import Model
from game.ui.table.state import Event, Game, Phase

PICTURES = 6


class Topic(Enum):
    """What a picture is about, in the order of telling."""

    PLAY = "play"
    NEXT = "next"
    ROW = "row"
    DIAGONAL = "diagonal"
    SUN = "sun"
    WILD = "wild"
    REMOVE = "remove"
    BLOCK = "block"
    DEAD = "dead"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the board: where it begins, and how many columns and rows it has."""

    column: int
    row: int
    columns: int
    rows: int

    def cell(self, across: int, down: int) -> Cell:
        """The cell so far from the part's own first one."""
        return cell_name(self.column + across, self.row + down)

    @property
    def cells(self) -> frozenset[Cell]:
        """All cells of the part."""
        return frozenset(self.cell(x, y) for x in range(self.columns) for y in range(self.rows))


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: a part of a board, and the card beside it, if there is one."""

    game: Game
    part: Part
    card: Card = ""


def explained_game(model: Model) -> tuple[Edition, Setup]:
    """What is explained: the game on the table, else the one that the answers at home make."""
    if model.game is None:
        return model.settings.rules, model.settings.setup("", 0)
    seen = model.game.seen
    return seen.edition, Setup(seen.options, seen.seats, dealer=0, seed="")


def topics(edition: Edition, setup: Setup) -> tuple[Topic, ...]:
    """What there is to tell of such a game: all that it has, and more up to PICTURES.

    Without wild cards hardly a card is ever dead: there are as many of a picture as cells.
    """
    powers = setup.options.power_cards
    there = {
        Topic.PLAY: True,
        Topic.NEXT: setup.options.draw == "manual",
        Topic.ROW: True,
        Topic.SUN: bool(edition.free),
        Topic.WILD: powers and edition.wild is not None,
        Topic.REMOVE: powers and edition.remove is not None,
        Topic.DEAD: powers and edition.wild is not None,
    }
    wanted = [topic for topic, told in there.items() if told]
    fillers = (Topic.NEXT, Topic.DIAGONAL, Topic.BLOCK, Topic.DEAD)
    more = [topic for topic in fillers if topic not in wanted]
    wanted += more[: max(0, PICTURES - len(wanted))]
    return tuple(topic for topic in Topic if topic in wanted)


def in_view(edition: Edition) -> Card:
    """The picture that the scenes play with: its cells lie close together, and near a sun."""

    def far(card: Card) -> tuple[bool, int]:
        part = _part_around(edition, card)
        return edition.free != frozenset() and not _with_sun(edition, part), len(part.cells)

    return min(edition.pictures, key=far)


def _part_around(edition: Edition, card: Card) -> Part:
    """The part of the board with both cells of the picture, and room for a row beside."""
    corners = [cell_position(cell) for cell in edition.cells_of[card]]
    (left, right), (top, bottom) = (sorted(numbers) for numbers in zip(*corners, strict=True))
    columns, rows = edition.size
    width = min(columns, max(right - left, edition.row) + 1)
    height = min(rows, max(bottom - top + 1, edition.row))
    middle = (left + right + 1 - width) // 2
    return Part(min(max(middle, 0), columns - width), min(top, rows - height), width, height)


def scene(edition: Edition, setup: Setup, topic: Topic) -> Scene:
    """The picture for the topic, with the chips of the first person and of another colour."""
    stage = _Stage(Record(edition, setup), _part_around(edition, in_view(edition)))
    line = [stage.part.cell(x, 1) for x in range(edition.row)]
    pair = edition.cells_of[in_view(edition)]
    match topic:
        case Topic.PLAY:
            return stage.shown({}, in_view(edition), chosen=0)
        case Topic.NEXT:
            return replace(stage.shown({pair[0]: stage.own}, last=pair[0]), card="card-back")
        case Topic.ROW:
            return stage.won(line)
        case Topic.DIAGONAL:
            beside = stage.part.columns - edition.row
            return stage.won([stage.part.cell(beside + x, x) for x in range(edition.row)])
        case Topic.SUN:
            return stage.won(_with_sun(edition, stage.part) or line)
        case Topic.WILD:
            card = edition.wild.card if edition.wild else ""
            return stage.shown(dict.fromkeys(line[:-1], stage.own), card, chosen=0)
        case Topic.REMOVE:
            card = edition.remove.card if edition.remove else ""
            return stage.shown(dict.fromkeys(line[:-1], stage.other), card, chosen=0)
        case Topic.BLOCK:
            theirs = dict.fromkeys(line[:-1], stage.other)
            return stage.shown({**theirs, line[-1]: stage.own}, last=line[-1])
        case Topic.DEAD:
            return stage.shown({pair[0]: stage.own, pair[1]: stage.other}, in_view(edition))


def _with_sun(edition: Edition, part: Part) -> list[Cell]:
    """A line in the part that a sun belongs to; none where there is none."""
    lines = (line for line in edition.lines if line & edition.free and line <= part.cells)
    return sorted(next(lines, ()), key=cell_position)


@dataclass(frozen=True, slots=True)
class _Stage:
    """A game that has not begun, on which chips and a card can be laid."""

    record: Record
    part: Part

    @property
    def me(self) -> int:
        """The seat that the pictures are told to: the first person."""
        seats = self.record.setup.seats
        return next((i for i, seat in enumerate(seats) if seat.played_by not in LEVELS), 0)

    @property
    def own(self) -> Colour:
        """The colour of that seat."""
        return self.record.setup.seats[self.me].colour

    @property
    def other(self) -> Colour:
        """The colour of the next one."""
        seats = self.record.setup.seats
        return seats[(self.me + 1) % len(seats)].colour

    def shown(
        self,
        chips: Mapping[Cell, Colour],
        card: Card = "",
        *,
        chosen: int | None = None,
        last: Cell | None = None,
        outcome: Outcome | None = None,
    ) -> Scene:
        """The scene with these chips, the `last` one just placed, and that one card in hand."""
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
            happened=happened,
        )
        return Scene(game, self.part, card)

    def won(self, line: Iterable[Cell]) -> Scene:
        """The scene in which that line is finished, and another colour has nearly as many chips."""
        edition, cells = self.record.edition, frozenset(line)
        chips = dict.fromkeys(cells - edition.free, self.own)
        rest = [c for c in edition.board_order(self.part.cells - cells) if c not in edition.free]
        chips |= dict.fromkeys(rest[1 :: len(rest) // edition.row][: edition.row - 1], self.other)
        return self.shown(chips, outcome=Win(self.own, (self.me,), edition.board_order(cells)))
