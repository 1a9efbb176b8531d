"""One game of a contest; pure.

A game is a generator: it yields what a seat sees, and is sent what that seat plays. So the page can
ask levels and workers, and a test can ask functions. Who has no answer loses the game at once.
"""

from collections.abc import Generator, Sequence
from typing import NamedTuple, TypeAlias

from game.rules.action import Action
from game.rules.edition import Edition
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.record import Record
from game.rules.state import State, Win, new_game
from game.ui.workshop.answers import ShownFault
from game.ui.workshop.contest_state import Score, clearer
from game.ui.workshop.seating import players, setup, to_act


class Asked(NamedTuple):
    """Asks an entrant what it plays: 0 is the first, 1 the other."""

    entrant: int
    seen: Observation


class Ended(NamedTuple):
    """How a game has ended, and its record."""

    state: State
    record: Record
    silent: int | None = None
    """The entrant without an answer, which has lost; None if both had answers."""

    @property
    def winner(self) -> int | None:
        """The winner; None in a draw."""
        if self.silent is not None:
            return 1 - self.silent
        outcome = self.state.outcome
        if not isinstance(outcome, Win):
            return None
        seats = len(self.record.setup.seats)
        return int(players(self.record.edition, "0", "1", seats)[outcome.seats[0]])


Played: TypeAlias = Generator[Asked, Action | None, Ended]


def play(
    edition: Edition,
    names: Sequence[str],
    number: int,
    seed: str,
    seats: int = 0,
    cards: int = 0,
) -> Played:
    """One game between two entrants with these names. Send None for an entrant without an answer.

    The first entrant starts in every other game. 0 seats are the smallest game, 0 cards the full
    one.
    """
    playing = players(edition, "0", "1", seats)
    begun = setup(edition, [names[int(one)] for one in playing], number, seed, cards)
    state = new_game(edition, begun)
    actions: list[Action] = []
    while state.outcome is None:
        seat = to_act(state)
        entrant = int(playing[seat])
        action = yield Asked(entrant, observe(state, seat))
        if action is None:
            return Ended(state, Record(edition, begun, tuple(actions)), entrant)
        state = apply(state, action)
        actions.append(action)
    return Ended(state, Record(edition, begun, tuple(actions)))


def add(score: Score, ended: Ended, faults: Sequence[ShownFault | None]) -> Score:
    """The results with one more game. `faults` has what went wrong in it for each entrant."""
    winner = ended.winner
    is_played = ended.silent is None
    longest, is_won = score.longest, score.is_longest_won
    if is_played and winner is not None and _is_longer(ended.record, longest):
        longest, is_won = ended.record, winner == 0
    return Score(
        score.games + 1,
        score.won + (winner == 0),
        score.drawn + (winner is None),
        score.faults + (faults[0] is not None),
        score.faults_of_other + (faults[1] is not None),
        _clearest(score.loss, ended.record) if is_played and winner == 1 else score.loss,
        longest,
        is_won,
        fault=clearer(score.fault, faults[0]),
        fault_of_other=clearer(score.fault_of_other, faults[1]),
    )


def _is_longer(record: Record, known: Record | None) -> bool:
    return known is None or len(record.actions) > len(known.actions)


def _clearest(known: Record | None, record: Record) -> Record:
    return record if known is None or len(record.actions) < len(known.actions) else known
