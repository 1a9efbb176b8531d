"""Why an action is good: claims that can be checked against the rules."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.bots.sight import Sight
from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.edition import Colour


@dataclass(frozen=True, slots=True)
class Blocks:
    """The play covers one of the cells that would each finish a row of `colour`.

    `cells` is the number of these cells. A card that the seat has not seen fits the covered cell.
    """

    colour: Colour
    cells: int


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

    Its other cells are open. At least one of the chips was there before the play.
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
    DRAW = "the seat owes itself a card"
    NOTHING = "nothing can be played or exchanged"


Reason: TypeAlias = Blocks | TakesFrom | Forks | Makes | Stops | Begins | Plain


def reason(sight: Sight, action: Action, *, choices: int) -> Reason:
    """The strongest claim that is true of the action; `choices` is the number of legal plays."""
    match action:
        case Draw():
            return Plain.DRAW
        case Exchange():
            return Plain.DEAD
        case Pass():
            return Plain.NOTHING
        case Place() | Remove():
            return _of_play(sight, action, choices)


def _of_play(sight: Sight, play: Place | Remove, choices: int) -> Reason:
    if sight.finishes(play):
        return Plain.FINISHES
    urgent = _about_others(sight, play, missing=1)
    if urgent and isinstance(play, Remove):
        return TakesFrom(urgent.colour)
    if urgent and sight.copies_for(sight.geometry.bit[play.cell]):
        finishing = sight.finishing(sight.chips, urgent.colour)
        return Blocks(urgent.colour, finishing.bit_count())
    if choices == 1:
        return Plain.ONLY_ONE
    return (
        _about_own(sight, play, least=sight.row - 1)
        or _about_others(sight, play, missing=2)
        or _about_own(sight, play, least=2)
        or _about_others(sight, play, missing=sight.row - 2)
        or _about_hand(sight, play)
    )


def _about_own(sight: Sight, play: Place | Remove, least: int) -> Forks | Makes | None:
    """The fork that the play makes, else its longest line, if that counts at least `least`.

    Own chips and free cells count.
    """
    if isinstance(play, Remove):
        return None
    chips, _hand = sight.after(play)
    finishing = sight.finishing(chips, sight.colour).bit_count()
    if finishing > 1 and finishing > sight.finishing(sight.chips, sight.colour).bit_count():
        return Forks(finishing)
    own = sight.chips[sight.colour]
    lines = [line for line in _lines_of(sight, play, sight.colour) if line & own]
    most = max((sight.row - sight.misses(line) + 1 for line in lines), default=0)
    return Makes(most) if most >= least else None


def _about_others(sight: Sight, play: Place | Remove, missing: int) -> Stops | None:
    """The first colour, in turn order, that the play stops in a line with few open cells.

    Few means at most `missing` before the play. Colours that need fewer rows come first.
    """
    here = sight.geometry.bit[play.cell]
    for colour in sorted(sight.other_colours, key=sight.needed):
        if isinstance(play, Remove) and not here & sight.chips[colour]:
            continue
        lines = [line for line in _lines_of(sight, play, colour) if line & sight.chips[colour]]
        least = min(map(sight.misses, lines), default=sight.row)
        if least <= missing:
            return Stops(colour, sight.row - least)
    return None


def _about_hand(sight: Sight, play: Place | Remove) -> Reason:
    if sight.wild in sight.hand and play.card != sight.wild:
        return Plain.KEEPS_WILD
    if isinstance(play, Remove):
        return Plain.CLEARS
    lines = _lines_of(sight, play, sight.colour)
    return Begins(len(lines)) if lines else Plain.KEEPS_OTHERS


def _lines_of(sight: Sight, play: Place | Remove, colour: Colour) -> list[int]:
    """The lines through the cell that can still become a row of the colour before the play."""
    others, spent = sight.taken & ~sight.chips[colour], sight.spent[colour]
    near = sight.geometry.lines_through[play.cell]
    return [line for line in near if not line & others and line not in spent]
