"""What lessons ask of a bot: positions of the Little Zoo, each with the plays that are right."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from game.bots.plays import Play
from game.puzzles.puzzle import record_of
from game.rules.observation import Observation, observe
from game.rules.record import Record, replay
from game.workshop.api import Line, colours, lines, plays, wins
from game.workshop.asked import Asked
from game.workshop.asked import asked as asked_puzzle
from game.workshop.puzzle_sets import ARENA, puzzles_of

Rule: TypeAlias = Callable[[Observation], Sequence[Play]]


def own_lines(seen: Observation) -> list[Line]:
    """The lines that the bot's own colour can still finish."""
    return lines(seen, colours(seen)[0])


def winning(seen: Observation) -> Sequence[Play]:
    """The plays that win at once."""
    return [play for play in plays(seen) if wins(seen, play)]


def winning_if_possible(seen: Observation) -> Sequence[Play]:
    """The plays that win at once; where none does, all plays."""
    return winning(seen) or plays(seen)


def in_best_line(seen: Observation) -> Sequence[Play]:
    """The plays in an own line with the fewest open cells, of those in which one is possible."""
    counted = [
        (len(line.open), play)
        for line in own_lines(seen)
        for play in plays(seen)
        if play.cell in line.open
    ]
    least = min((number for number, _play in counted), default=0)
    return [play for number, play in counted if number == least]


def threatened(seen: Observation) -> list[Line]:
    """The lines in which another colour is one chip short of a row."""
    others = colours(seen)[1:]
    return [line for other in others for line in lines(seen, other) if len(line.open) == 1]


def stopping(seen: Observation) -> Sequence[Play]:
    """The plays after which no other colour is one chip short of a row."""
    found = threatened(seen)
    return [play for play in plays(seen) if all(play.cell in line.cells for line in found)]


def in_most_lines(seen: Observation) -> Sequence[Play]:
    """The plays on a cell that is open in the most own lines."""
    counts = {play: sum(play.cell in line.open for line in own_lines(seen)) for play in plays(seen)}
    return [play for play, number in counts.items() if number == max(counts.values())]


RULES: dict[str, Rule] = {
    "win": winning_if_possible,
    "line": in_best_line,
    "next-line": in_best_line,
    "block": stopping,
    "count": in_most_lines,
}
"""What is right in the positions of a set. In other sets the answers of a puzzle are."""


def record(number: int, name: str = ARENA) -> Record:
    """The game up to a position of the set, counted from 0."""
    return record_of(puzzles_of(name)[number])


@lru_cache(256)
def asked(number: int, name: str = ARENA) -> Asked:
    """A position of the set, counted from 0."""
    puzzle = puzzles_of(name)[number]
    if name not in RULES:
        return asked_puzzle(puzzle)
    *_, state = replay(record(number, name))
    seen = observe(state, state.turn)
    return Asked(seen, tuple(RULES[name](seen)))
