"""One game of the workshop's bot, turn by turn; pure."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from game.rules.action import Action
from game.rules.edition import Edition
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.record import Record, replay
from game.rules.state import Options, Seat, State, new_game
from game.ui.workshop.answers import Answer
from game.ui.workshop.seating import BOT, players, setup, to_act


class Turn(NamedTuple):
    """An action and the seat that took it. For a bot, also what it answered."""

    seat: int
    action: Action
    answer: Answer | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A game, and which of its turns is shown."""

    number: int
    players: tuple[str, ...]
    """Who plays each seat: BOT or the opponent, such as `("bot", "cub")`. See `seating.py`."""
    states: tuple[State, ...]
    """The state after the deal, and after each of `turns`."""
    turns: tuple[Turn, ...] = ()
    place: int = 0
    """The number of the state that is shown."""

    @property
    def options(self) -> Options:
        """What was chosen for the game."""
        return self.states[0].setup.options

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
        """Names the newest state, such as `3 12`. An answer for another one comes too late."""
        return f"{self.number} {len(self.turns)}"

    @property
    def seed(self) -> str:
        """What decides the deal, and the chance of levels."""
        return self.states[0].setup.seed

    @property
    def chance(self) -> str:
        """The seed for a level that acts next."""
        return chance(self.seed, len(self.turns))

    @property
    def seat(self) -> int:
        """The seat that acts next in the newest state."""
        return to_act(self.states[-1])

    @property
    def seen(self) -> Observation:
        """What the seat that acts next sees."""
        return observe(self.states[-1], self.seat)


def chance(seed: str, turns: int) -> str:
    """The seed for a level after these turns of the game. So the same game goes the same way."""
    return f"{seed} {turns}"


def again(match: Match, number: int) -> Match:
    """The same game before its first turn: the same players, deal and chance."""
    return Match(number, match.players, match.states[:1])


def begin(
    edition: Edition, opponent: str, number: int, seed: str, seats: int = 0, cards: int = 0
) -> Match:
    """A new game of the bot. Who starts depends on the number, and alternates."""
    playing = players(edition, BOT, opponent, seats)
    state = new_game(edition, setup(edition, playing, number, seed, cards))
    return Match(number, playing, (state,))


def of_record(record: Record, number: int, opponent: str, one: str = BOT) -> Match:
    """The game between `one` and the opponent that a record tells, shown from its start."""
    states = tuple(replay(record))
    turns = tuple(
        Turn(to_act(state), action) for state, action in zip(states, record.actions, strict=False)
    )
    playing = players(record.edition, one, opponent, len(record.setup.seats))
    return Match(number, playing, states, turns)


def of_position(record: Record, number: int, opponent: str) -> Match:
    """The game up to a position in which the bot acts, shown at its end."""
    game = of_record(record, number, opponent)
    colour = game.seats[game.seat].colour
    playing = tuple(BOT if seat.colour == colour else opponent for seat in game.seats)
    return replace(game, players=playing, place=len(game.turns))


def take(match: Match, action: Action, answer: Answer | None = None) -> Match:
    """The game after the seat that acts next has taken this action. Its new state is shown."""
    state = apply(match.states[-1], action)
    turns = (*match.turns, Turn(match.seat, action, answer))
    return replace(match, states=(*match.states, state), turns=turns, place=len(turns))


def shorten(match: Match) -> Match:
    """The game without the turns after the shown turn."""
    return replace(match, states=match.states[: match.place + 1], turns=match.turns[: match.place])
