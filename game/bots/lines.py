"""The lines that bear chips of one colour only, and how a play changes them."""

from collections.abc import Iterable
from typing import TypeAlias

from game.bots.sight import Chips, Sight
from game.rules.action import Place, Remove
from game.rules.edition import Colour

Lines: TypeAlias = dict[Colour, list[int]]
"""The lines of each colour, each given by its open cells as bits."""


class Board:
    """The lines before a play; `after` computes those after a play quickly."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.lines = _lines(sight, sight.geometry.lines, sight.chips)

    def after(self, play: Place | Remove) -> tuple[int, Lines]:
        """All covered cells as bits, and the lines, after the play."""
        sight = self.sight
        chips = sight.after(play)[0]
        near = sight.geometry.lines_through[play.cell]
        changed = _lines(sight, near, chips)
        lines = {colour: missed + changed[colour] for colour, missed in self.lines.items()}
        for colour, gone in _lines(sight, near, sight.chips).items():
            for missing in gone:
                lines[colour].remove(missing)
        return sum(chips.values()), lines


def _lines(sight: Sight, among: Iterable[int], chips: Chips) -> Lines:
    """The lines of `among` that bear chips of one colour only and can still become a row."""
    taken = sum(chips.values())
    closed = taken | sight.geometry.free
    lines: Lines = {colour: [] for colour in chips}
    for line in among:
        there = line & taken
        if there:
            for colour, bits in chips.items():
                if not there & ~bits:
                    if line not in sight.spent[colour]:
                        lines[colour].append(line & ~closed)
                    break
    return lines
