"""All plays of a finished game, judged one after the other, and the moments that mattered.

A seat is judged by its own observation of that turn. Hidden cards, later cards and the end of the
game change nothing.
"""

from collections.abc import Mapping
from typing import NamedTuple

from game.bots.plays import Play, plays_of
from game.coach.judge import Judgement, judge
from game.rules.action import Place, Remove
from game.rules.edition import Colour
from game.rules.observation import Observation, observe
from game.rules.record import Record, replay
from game.rules.state import State, Win
from game.steps import Steps

LEAST_LOSS = 0.08
"""A moment matters if the play gave away at least this part of the chance to win."""

MOST_MOMENTS = 3
"""How many moments a seat sees."""


class JudgedPlay(NamedTuple):
    """One play of a game, and what its seat could have done instead."""

    at: int
    """The number of actions before it."""

    seat: int
    made: Play

    chance: float
    """The seat's chance to win after the play, from 0 to 1."""

    best: float
    """The chance after the best play that can be advised."""

    good: tuple[Play, ...]
    """The plays that can be advised and are as good as the best one, the best first."""

    @property
    def loss(self) -> float:
        """The part of the chance that the play gave away."""
        return max(self.best - self.chance, 0.0)


class Review(NamedTuple):
    """A game with a judgement of each play that was a choice between two plays at least."""

    plays: tuple[JudgedPlay, ...]

    lines: Mapping[Colour, tuple[float, ...]]
    """The chance of each colour after the deal and after each action; together they are 1.

    Each seat sees its own hand, and so expects more for itself than others would. So a chance is
    the share of a colour in what all colours expected after their last play.
    """

    could: Mapping[int, float]
    """The chance after the best play, by the number of actions before each judged play."""

    def moments(self, seat: int) -> tuple[JudgedPlay, ...]:
        """The plays of the seat that gave away most, the worst first; each advice once."""
        own = [play for play in self.plays if play.seat == seat and play.loss >= LEAST_LOSS]
        by_advice: dict[Play, JudgedPlay] = {}
        for play in sorted(own, key=lambda play: play.loss, reverse=True):
            by_advice.setdefault(play.good[0], play)
        return tuple(by_advice.values())[:MOST_MOMENTS]

    def fall(self, play: JudgedPlay, colour: Colour) -> float:
        """How far the line of its colour falls by the play, from 0 to 1."""
        return max(self.could[play.at] - self.lines[colour][play.at + 1], 0.0)

    def taken(self, seat: int) -> float:
        """The part of a chance that the seat's own plays took, from 0 up."""
        return sum(play.loss for play in self.plays if play.seat == seat)


def review(record: Record) -> Steps[Review]:
    """Judges the game, in steps of a few milliseconds.

    Raises `RecordError` for the first action that is not legal.
    """
    states = replay(record)
    state = next(states)
    plays: list[JudgedPlay] = []
    could: dict[int, float] = {}
    hopes = _equal(state)
    chances = [hopes]
    for at, action in enumerate(record.actions):
        if isinstance(action, Place | Remove):
            seen = observe(state, state.turn)
            choices = plays_of(seen)
            judged = _judged(seen, at, action, (yield from judge(seen, choices)))
            own = seen.seats[seen.seat].colour
            if len(choices) > 1:
                plays.append(judged)
                could[at] = _shares({**hopes, own: judged.best})[own]
            hopes = {**hopes, own: judged.chance}
        state = next(states)
        chances.append(_end(state) or _shares(hopes))
        yield
    lines = {colour: tuple(one[colour] for one in chances) for colour in chances[0]}
    return Review(tuple(plays), lines, could)


def _judged(seen: Observation, at: int, made: Play, judgement: Judgement) -> JudgedPlay:
    chance, best = judgement.chances[made], judgement.best
    return JudgedPlay(at, seen.seat, made, chance, best, judgement.good())


def _equal(state: State) -> dict[Colour, float]:
    """The same chance for each colour."""
    colours = dict.fromkeys(seat.colour for seat in state.setup.seats)
    return dict.fromkeys(colours, 1 / len(colours))


def _shares(hopes: Mapping[Colour, float]) -> dict[Colour, float]:
    """The share of each colour in all hopes. A colour that is sure to win has all."""
    sure = next((colour for colour, hope in hopes.items() if hope == 1), None)
    if sure is not None:
        return {colour: float(colour == sure) for colour in hopes}
    whole = sum(hopes.values())
    return {colour: hope / whole for colour, hope in hopes.items()} if whole else dict(hopes)


def _end(state: State) -> dict[Colour, float] | None:
    """The chances at the end: 1 for the winner, the same for all after a draw; None before it."""
    if state.outcome is None:
        return None
    if not isinstance(state.outcome, Win):
        return _equal(state)
    won = state.outcome.colour
    return {colour: float(colour == won) for colour in _equal(state)}
