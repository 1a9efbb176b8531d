"""The library for bots, for an editor: completion, types and docstrings of `from zoo import wins`.

The game gives bots a module with the same names. docs/workshop.md explains bots.

>>> from random import Random
>>> from zoo import puzzles, wins
>>> [puzzle.answers[0].cell for puzzle in puzzles("finish")][:2]
['d3', 'g3']
>>> seen, answers = puzzles("finish")[0]
>>> [wins(seen, answer) for answer in answers]
[True]
"""

from game.workshop.api import (
    VERSION,
    Draw,
    Exchange,
    Line,
    Pass,
    Place,
    Puzzle,
    Remove,
    after,
    colours,
    guess,
    habit,
    legal,
    lines,
    plays,
    puzzles,
    unseen,
    winner,
    wins,
)

__all__ = [
    "VERSION",
    "Draw",
    "Exchange",
    "Line",
    "Pass",
    "Place",
    "Puzzle",
    "Remove",
    "after",
    "colours",
    "guess",
    "habit",
    "legal",
    "lines",
    "plays",
    "puzzles",
    "unseen",
    "winner",
    "wins",
]
