"""What lessons ask of a bot: positions of the Little Zoo, each with the plays that are right."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import TypeAlias

from game.bots.bit_position import BitPosition
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
    return _in_best(seen, own_lines(seen))


def in_best_line_of_others(seen: Observation) -> Sequence[Play]:
    """The plays in a line of another colour with the fewest open cells, as for the own ones."""
    return _in_best(seen, [line for other in colours(seen)[1:] for line in lines(seen, other)])


def _in_best(seen: Observation, some: Iterable[Line]) -> Sequence[Play]:
    counted = [
        (len(line.open), play) for line in some for play in plays(seen) if play.cell in line.open
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


def danger(seen: Observation, play: Play) -> float:
    """The chance that the next seat can win after the play, from 0 to 1; of two seats.

    All hidden cards are equally likely in its hand.
    """
    position = BitPosition(seen)
    (colour, hand_size), *_others = position.later_seats
    chips, _hand = position.after(play)
    cells = position.finishing(chips, colour)
    fitting = sum(position.unseen[one] for one in position.geometry.pictures_of(cells))
    if cells:
        fitting += position.unseen[position.wild]
    hidden = position.unseen_cards
    return 1 - comb(hidden - fitting, hand_size) / comb(hidden, hand_size)


def least_dangerous(seen: Observation) -> Sequence[Play]:
    """The plays after which the next seat has the least chance to win."""
    dangers = {play: danger(seen, play) for play in plays(seen)}
    return [play for play, chance in dangers.items() if chance == min(dangers.values())]


def in_style(seen: Observation) -> Sequence[Play]:
    """The plays that only one style of `STYLES` likes."""
    liked = Counter(play for style in STYLES.values() for play in set(style(seen)))
    return [play for play in plays(seen) if liked[play] == 1]


CHARACTER = "character"
"""The set that asks two turns of each game, one after the other."""

STYLES: dict[str, Rule] = {"careful": in_best_line_of_others, "daring": in_best_line}
"""What a bot likes that watches the lines of the others, or only its own."""

RULES: dict[str, Rule] = {
    "win": winning_if_possible,
    "line": in_best_line,
    "next-line": in_best_line,
    "block": stopping,
    "count": in_most_lines,
    "chance": least_dangerous,
    CHARACTER: in_style,
}
"""What is right in the positions of a set. In other sets the answers of a puzzle are."""


def record(number: int, name: str = ARENA) -> Record:
    """The game up to a position of the set, counted from 0."""
    return record_of(puzzles_of(name)[number])


def turns(number: int, name: str = ARENA) -> int:
    """How many turns lead to a position of the set, counted from 0."""
    return len(record(number, name).actions)


@lru_cache(256)
def asked(number: int, name: str = ARENA) -> Asked:
    """A position of the set, counted from 0."""
    puzzle = puzzles_of(name)[number]
    if name not in RULES:
        return asked_puzzle(puzzle)
    *_, state = replay(record(number, name))
    seen = observe(state, state.turn)
    return Asked(seen, tuple(RULES[name](seen)))


def games_of_style(played: Sequence[str]) -> Counter[str]:
    """In how many games both turns have the same style, for each of `STYLES`.

    `played` is what a bot has played in the positions of `CHARACTER`, such as `fox@c4`.
    """
    styles = [_style(number, play) for number, play in enumerate(played)]
    games = zip(styles[::2], styles[1::2], strict=False)
    return Counter(first for first, second in games if first and first == second)


@lru_cache(256)
def _style(number: int, text: str) -> str:
    """The style of what was played in this position; empty if it is of none or of both."""
    asked_one = asked(number, CHARACTER)
    if text not in map(str, asked_one.answers):
        return ""
    found = (name for name, style in STYLES.items() if text in map(str, style(asked_one.seen)))
    return next(found, "")
