"""Why an action is good: claims that the rules can check."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.bots.bit_position import BitPosition
from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.edition import Colour


@dataclass(frozen=True, slots=True)
class Blocks:
    """The play covers a cell that would finish a row of `colour`. An unseen card fits the cell."""

    colour: Colour
    cells: int
    """The number of cells that would each finish a row of `colour` before the play."""


@dataclass(frozen=True, slots=True)
class TakesFrom:
    """The play takes a chip from a line in which `colour` has only one open cell left."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Forks:
    """After the play, each of `cells` open cells would finish a row for the seat."""

    cells: int


@dataclass(frozen=True, slots=True)
class Makes:
    """After the play, a line through the cell has `number` own chips and free cells.

    Its other cells are open. One of the chips at least was there before the play.
    """

    number: int


@dataclass(frozen=True, slots=True)
class Stops:
    """The play blocks or thins a line in which `colour` had `number` chips and free cells.

    All other cells of the line were open.
    """

    colour: Colour
    number: int


@dataclass(frozen=True, slots=True)
class Begins:
    """The cell is in `lines` lines that can still become a row of the seat."""

    lines: int


class Plain(Enum):
    """Claims without a number or a colour."""

    FINISHES = "the play finishes a row"
    ONLY_ONE = "nothing else can be played"
    KEEPS_WILD = "a wild card stays in the hand"
    KEEPS_OTHERS = "no line through the cell can still become a row of the seat"
    CLEARS = "the play takes a chip of another colour"
    DEAD = "the card has no open cell left"
    DRAW = "the seat has not drawn its card yet"
    NOTHING = "nothing can be played or exchanged"


Reason: TypeAlias = Blocks | TakesFrom | Forks | Makes | Stops | Begins | Plain


def reason(position: BitPosition, action: Action, *, choices: int) -> Reason:
    """The strongest claim that is true of the action; `choices` is the number of legal plays."""
    match action:
        case Draw():
            return Plain.DRAW
        case Exchange():
            return Plain.DEAD
        case Pass():
            return Plain.NOTHING
        case Place() | Remove():
            return _of_play(position, action, choices)


def _of_play(position: BitPosition, play: Place | Remove, choices: int) -> Reason:
    if position.finishes(play):
        return Plain.FINISHES
    urgent = _about_others(position, play, missing=1)
    if urgent and isinstance(play, Remove):
        return TakesFrom(urgent.colour)
    if urgent and position.copies_for(position.geometry.bit[play.cell]):
        finishing = position.finishing(position.chips, urgent.colour)
        return Blocks(urgent.colour, finishing.bit_count())
    if choices == 1:
        return Plain.ONLY_ONE
    return (
        _about_own(position, play, least=position.row - 1)
        or _about_others(position, play, missing=2)
        or _about_own(position, play, least=2)
        or _about_others(position, play, missing=position.row - 2)
        or _about_hand(position, play)
    )


def _about_own(position: BitPosition, play: Place | Remove, least: int) -> Forks | Makes | None:
    """The fork that the play makes, else its longest line, if it is at least `least` long.

    Own chips and free cells make up the length.
    """
    if isinstance(play, Remove):
        return None
    chips, _hand = position.after(play)
    before = position.finishing(position.chips, position.colour).bit_count()
    finishing = position.finishing(chips, position.colour).bit_count()
    if finishing > max(before, 1):
        return Forks(finishing)
    own = position.chips[position.colour]
    lines = [line for line in lines_of(position, play, position.colour) if line & own]
    most = max((position.row - position.misses(line) + 1 for line in lines), default=0)
    return Makes(most) if most >= least else None


def _about_others(position: BitPosition, play: Place | Remove, missing: int) -> Stops | None:
    """The first colour that the play stops in a line with at most `missing` open cells.

    Colours that need fewer rows come first, then those that move earlier.
    """
    here = position.geometry.bit[play.cell]
    for colour in sorted(position.other_colours, key=position.needed):
        if isinstance(play, Remove) and not here & position.chips[colour]:
            continue
        chips = position.chips[colour]
        lines = [line for line in lines_of(position, play, colour) if line & chips]
        least = min(map(position.misses, lines), default=position.row)
        if least <= missing:
            return Stops(colour, position.row - least)
    return None


def _about_hand(position: BitPosition, play: Place | Remove) -> Reason:
    if position.wild in position.hand and play.card != position.wild:
        return Plain.KEEPS_WILD
    if isinstance(play, Remove):
        return Plain.CLEARS
    lines = lines_of(position, play, position.colour)
    return Begins(len(lines)) if lines else Plain.KEEPS_OTHERS


def lines_of(position: BitPosition, play: Place | Remove, colour: Colour) -> list[int]:
    """The lines through the cell that could still become a row of the colour before the play."""
    others, spent = position.taken & ~position.chips[colour], position.spent[colour]
    near = position.geometry.lines_through[play.cell]
    return [line for line in near if not line & others and line not in spent]
