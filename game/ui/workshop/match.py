"""One game of the workshop's bot, turn by turn; pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.rules.action import Action
from game.rules.edition import Edition
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.record import Record, replay
from game.rules.state import Options, Seat, Setup, State, Win, new_game
from game.ui.workshop.answers import Answer

BOT = "bot"
"""What plays the seats of the bot in the editor."""


class Turn(NamedTuple):
    """An action, the seat that took it, and what the bot answered if a bot took it."""

    seat: int
    action: Action
    answer: Answer | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A game and the turn of it that is shown.

    - `players`: who plays each seat: BOT or the opponent, as `opponents.py` writes it
    - `states`: the state after the deal and after each of `turns`
    - `place`: the number of the state that is shown
    """

    number: int
    players: tuple[str, ...]
    states: tuple[State, ...]
    turns: tuple[Turn, ...] = ()
    place: int = 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats with their colours."""
        return self.states[0].setup.seats

    @property
    def shown(self) -> State:
        """The state that is shown."""
        return self.states[self.place]

    @property
    def is_at_end(self) -> bool:
        """Whether the newest state is shown."""
        return self.place == len(self.turns)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.states[-1].outcome is not None

    @property
    def last(self) -> Turn | None:
        """The turn that led to the state that is shown."""
        return self.turns[self.place - 1] if self.place else None

    @property
    def moment(self) -> str:
        """Names the newest state, so that late answers are dropped."""
        return f"{self.number} {len(self.turns)}"

    @property
    def seat(self) -> int:
        """The seat that has to act in the newest state."""
        return to_act(self.states[-1])

    @property
    def seen(self) -> Observation:
        """What the seat that has to act in the newest state sees."""
        return observe(self.states[-1], self.seat)

    @property
    def bot_won(self) -> bool | None:
        """Whether the bot in the editor has won; None if nobody has."""
        outcome = self.states[-1].outcome
        return self.players[outcome.seats[0]] == BOT if isinstance(outcome, Win) else None


def to_act(state: State) -> int:
    """The seat that acts next: one that owes itself a card is asked before the seat to move."""
    return state.pending[0] if state.pending else state.turn


def players(edition: Edition, one: str, other: str) -> tuple[str, ...]:
    """Who plays each seat in the smallest game of the edition.

    The first colour is played by `one`, all others by `other`.
    """
    seating = min(edition.seatings, key=lambda seating: seating.seats)
    return tuple(one if number % seating.colours == 0 else other for number in range(seating.seats))


def setup(edition: Edition, playing: Sequence[str], dealer: int, seed: str) -> Setup:
    """The set-up of a game of those players; levels are named, bots are not."""
    seating = edition.seating(len(playing))
    assert seating
    seats = tuple(
        Seat("", edition.colours[number % seating.colours], _level(player))
        for number, player in enumerate(playing)
    )
    return Setup(Options(seating.hand_size), seats, dealer % len(seats), seed)


def _level(player: str) -> str:
    return player if player in ("cub", "fox", "owl") else ""


def begin(edition: Edition, opponent: str, number: int, seed: str) -> Match:
    """A new game of the bot; who starts alternates with the number."""
    playing = players(edition, BOT, opponent)
    state = new_game(edition, setup(edition, playing, number, seed))
    return Match(number, playing, (state,))


def of_record(record: Record, number: int, opponent: str) -> Match:
    """The game of a record of the arena, from its start."""
    states = tuple(replay(record))
    turns = tuple(
        Turn(to_act(state), action) for state, action in zip(states, record.actions, strict=False)
    )
    return Match(number, players(record.edition, BOT, opponent), states, turns)


def take(match: Match, action: Action, answer: Answer | None = None) -> Match:
    """The game after the action of the seat that has to act; shows its state."""
    state = apply(match.states[-1], action)
    turns = (*match.turns, Turn(match.seat, action, answer))
    return replace(match, states=(*match.states, state), turns=turns, place=len(turns))


def shorten(match: Match) -> Match:
    """The game as if it had just reached the state that is shown."""
    return replace(match, states=match.states[: match.place + 1], turns=match.turns[: match.place])
