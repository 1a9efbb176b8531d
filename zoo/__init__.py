"""The library for bots, for an editor: completion, types and docstrings of `from zoo import wins`.

The game gives bots a module with the same names. docs/workshop.md explains bots.

>>> from zoo import puzzles, wins
>>> seen, answers = puzzles("finish")[0]
>>> answers, wins(seen, answers[0])
((Place(card='turtle', cell='b6'),), True)
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
    see,
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
    "see",
    "unseen",
    "winner",
    "wins",
]
