"""The kinds of puzzles, and which plays answer them.

Who solves a puzzle knows only what the seat can see. Five kinds are sure: no hidden card changes
what their answers do. The answers of the last kind are the plays that Owl clearly likes best.
"""

from collections.abc import Sequence
from enum import Enum
from typing import TypeAlias

from game.bots.bit_position import BitPosition
from game.bots.plays import Play, plays_of
from game.coach.judge import judge
from game.puzzles.sure import finishing_cells, leaves_no_row, wins_next_turn
from game.rules.action import Exchange, Remove
from game.rules.observation import Observation
from game.steps import Steps

CLEAR = 0.15
"""The best plays win more often than all others, by this part of the games at least."""

FEWEST_PLAYS = 4
"""The least number of legal plays that a question has."""

MOST_ANSWERS = 1 / 3
"""The largest part of the legal plays that may be answers."""

FEWEST_CARDS = 8
"""A puzzle needs this many cards in the draw pile: nobody shuffles before the next turn."""

Answers: TypeAlias = tuple[Play, ...]


class Kind(Enum):
    """What a puzzle asks for. Of several kinds, a position has the first one."""

    FINISH = "finish"
    """Finish a row."""

    DRAGON = "dragon"
    """Choose the chip that the dragon takes: nothing else stops the rows of the others."""

    STOP = "stop"
    """Stop a row: no other colour can finish one with its next card."""

    WIN = "win"
    """Play so that the next turn wins, against every play of the other seat."""

    FORK = "fork"
    """Make two ways to finish a row, while no other colour can finish one."""

    BEST = "best"
    """Find the best play, as Owl judges."""


SURE = (Kind.FINISH, Kind.DRAGON, Kind.STOP, Kind.WIN, Kind.FORK)
"""The kinds whose answers are proved by the rules alone."""


def question(seen: Observation) -> Steps[tuple[Kind, Answers] | None]:
    """The kind and all answers of the puzzle, in steps; None if the position is no puzzle.

    `seen` is the observation of the seat to move. A step takes a few milliseconds.
    """
    plays = plays_of(seen)
    can_exchange = any(isinstance(action, Exchange) for action in seen.legal)
    if len(plays) < FEWEST_PLAYS or can_exchange or seen.draw_pile_size < FEWEST_CARDS:
        return None
    yield
    kind, answers = yield from _asked(seen, BitPosition(seen), plays)
    return (kind, answers) if 0 < len(answers) <= MOST_ANSWERS * len(plays) else None


def _asked(
    seen: Observation, position: BitPosition, plays: Sequence[Play]
) -> Steps[tuple[Kind, Answers]]:
    """What a puzzle would ask here, and the answers, of which there may be none."""
    if finishing := tuple(filter(position.finishes, plays)):
        return Kind.FINISH, finishing
    yield
    if _is_threatened(position):
        stops = tuple(play for play in plays if leaves_no_row(position, play))
        needs_dragon = all(isinstance(play, Remove) for play in stops)
        return (Kind.DRAGON if needs_dragon else Kind.STOP), stops
    if winning := (yield from _winning(seen, position, plays)):
        return Kind.WIN, winning
    yield
    if forks := tuple(play for play in plays if _forks(position, play)):
        return Kind.FORK, forks
    return Kind.BEST, (yield from _best(seen, plays))


def _is_threatened(position: BitPosition) -> bool:
    """Whether another colour may finish a row with its next card."""
    return any(finishing_cells(position, position.chips, other) for other in position.other_colours)


def _winning(seen: Observation, position: BitPosition, plays: Sequence[Play]) -> Steps[Answers]:
    """The plays that win for sure with the next one; only two seats are searched."""
    found: list[Play] = []
    if len(seen.seats) > 2 or position.needed(position.colour) > 1:
        return ()
    for play in plays:
        yield
        if wins_next_turn(position, play):
            found.append(play)
    return tuple(found)


def _forks(position: BitPosition, play: Play) -> bool:
    """Whether the play makes two cells at least on which the seat could finish a row."""
    chips, hand = position.after(play)
    before = finishing_cells(position, position.chips, position.colour, position.hand)
    after = finishing_cells(position, chips, position.colour, hand)
    more = after.bit_count() > before.bit_count()
    return more and after.bit_count() > 1 and leaves_no_row(position, play)


def _best(seen: Observation, plays: Sequence[Play]) -> Steps[Answers]:
    judged = yield from judge(seen, plays)
    good = judged.good()
    others = [chance for play, chance in judged.chances.items() if play not in good]
    least = min(judged.chances[play] for play in good)
    return good if others and least - max(others) >= CLEAR else ()
