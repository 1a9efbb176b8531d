"""The lines of each colour, and how a play changes them."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from game.bots.bit_position import BitPosition, Chips
from game.rules.action import Place, Remove
from game.rules.edition import Colour

Lines: TypeAlias = dict[Colour, list[int]]
"""The lines of each colour. Each line is given by its open cells, as bits."""

Spent: TypeAlias = Mapping[Colour, frozenset[int]]
"""The lines of each colour that can no longer become a row."""


class LineTable:
    """The lines of each colour before a play. `after` quickly computes the lines after it."""

    def __init__(self, position: BitPosition) -> None:
        self.position = position
        self.lines = _lines(position, position.geometry.lines, position.chips, position.spent)

    def after(self, play: Place | Remove) -> tuple[int, Lines]:
        """All covered cells after the play, as bits, and the lines after it."""
        position = self.position
        chips = position.after(play)[0]
        if position.rows_to_win > 1 and position.finishes(play):
            spent = {**position.spent, position.colour: position.spent_by(position.rows_with(play))}
            return sum(chips.values()), _lines(position, position.geometry.lines, chips, spent)
        near = position.geometry.lines_through[play.cell]
        changed = _lines(position, near, chips, position.spent)
        lines = {colour: missed + changed[colour] for colour, missed in self.lines.items()}
        for colour, gone in _lines(position, near, position.chips, position.spent).items():
            for missing in gone:
                lines[colour].remove(missing)
        return sum(chips.values()), lines


def _lines(position: BitPosition, among: Iterable[int], chips: Chips, spent: Spent) -> Lines:
    """Those of the lines that bear chips of one colour only and can still become a row."""
    taken = sum(chips.values())
    closed = taken | position.geometry.free
    lines: Lines = {colour: [] for colour in chips}
    for line in among:
        there = line & taken
        if there:
            for colour, bits in chips.items():
                if not there & ~bits:
                    if line not in spent[colour]:
                        lines[colour].append(line & ~closed)
                    break
    return lines
