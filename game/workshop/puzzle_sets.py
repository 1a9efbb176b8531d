"""The puzzles of the workshop. `python -m tools.puzzle_sample` chooses them."""

from functools import lru_cache
from typing import cast

from game.data import content
from game.puzzles.kinds import Kind
from game.puzzles.puzzle import Puzzle, read_puzzles
from game.rules.json_text import parse_json
from game.workshop.asked import Asked, asked

ARENA = "arena"
"""The set that the arena asks."""

ASKED = 50
"""How many puzzles the arena asks."""


@lru_cache(1)
def _sets() -> dict[str, list[str]]:
    return cast(
        "dict[str, list[str]]", parse_json(content("puzzles.json", "game.workshop").decode())
    )


@lru_cache(16)
def puzzles_of(name: str) -> list[Puzzle]:
    """The puzzles of one set: `zoo` gives some to bots, the `arena` and lessons ask others."""
    return read_puzzles("\n".join(_sets()[name]))


@lru_cache(len(Kind))
def given(kind: Kind) -> tuple[Asked, ...]:
    """The puzzles of the kind that a bot gets."""
    return tuple(asked(one) for one in puzzles_of("zoo") if one.kind is kind)
