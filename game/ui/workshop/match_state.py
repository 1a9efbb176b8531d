"""One game of the workshop's bot, turn by turn; pure."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from game.rules.action import Action
from game.rules.edition import Edition
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.record import Record, replay
from game.rules.state import Seat, State, Win, new_game
from game.ui.workshop.answers import Answer
from game.ui.workshop.seating import BOT, players, setup, to_act


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
    def version(self) -> str:
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
