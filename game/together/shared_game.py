"""A game that several devices share: its record, and which device plays each seat."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from game.rules.action import Action, Draw
from game.rules.play import apply
from game.rules.record import Record, RecordError, replay
from game.rules.refusal import IllegalAction
from game.rules.state import SetupError, State
from game.together.messages import MAX_BYTES, Act, Again, Back, Table, text_of

MayPlay: TypeAlias = Callable[[int], bool]
"""Whether a device may play the seat with this number."""


class TableError(ValueError):
    """The rules refuse the record, the places do not fit its seats, or the game is too long."""


@dataclass(frozen=True, slots=True)
class SharedGame:
    """A game on the table. `open_game` makes it."""

    id: str
    record: Record
    places: tuple[str, ...]
    """The id of the device that plays each seat."""

    state: State
    """The state after all actions of the record."""

    actors: tuple[int, ...]
    """The seat of each action."""

    size: int = field(compare=False)
    """Its `Table` as a text has at most this number of bytes."""

    @property
    def count(self) -> int:
        """The number of actions."""
        return len(self.record.actions)

    @property
    def table(self) -> Table:
        """The message with the whole game."""
        return Table(self.id, self.record, self.places)

    @property
    def again(self) -> Again:
        """The message with the whole game, if it is a new one."""
        return Again(self.id, self.record, self.places)

    def place(self, seat: int) -> str | None:
        """The device that plays the seat; None if no seat has this number."""
        return self.places[seat] if seat < len(self.places) else None


def open_game(table: Table | Again, host: str) -> SharedGame:
    """The game of the message from this host; `TableError` says why there is none."""
    seats, places = table.record.setup.seats, table.places
    if len(places) != len(seats):
        raise TableError(f"{len(seats)} seats have {len(places)} places")
    if any(seat.played_by and place != host for seat, place in zip(seats, places, strict=True)):
        raise TableError("a computer plays on a guest's device")
    size = len(text_of(table))
    if size > MAX_BYTES:
        raise TableError(f"the game has {size} bytes as a text, not at most {MAX_BYTES}")
    state, actors = _replayed(table.record)
    return SharedGame(table.game, table.record, places, state, actors, size)


def is_beginning(one: SharedGame, other: SharedGame) -> bool:
    """Whether the record of `other` begins with that of `one`, or is equal."""
    begun = replace(other.record, actions=other.record.actions[: one.count])
    return one.id == other.id and one.record == begun


def after_act(game: SharedGame, act: Act, may_play: MayPlay) -> SharedGame | None:
    """The game after the action; None if the message does not fit, or the action is not allowed.

    A game stays small enough for a message: an action that makes it too large does not fit.
    """
    seat = _seat_of(game.state, act.action)
    fits = act.game == game.id and act.at == game.count
    if not (fits and may_play(seat)):
        return None
    try:
        state = apply(game.state, act.action)
    except IllegalAction:
        return None
    record = replace(game.record, actions=(*game.record.actions, act.action))
    size = game.size + len(f'"{act.action}"') + bool(game.count)
    if size > MAX_BYTES:
        size = len(text_of(Table(game.id, record, game.places)))
    after = replace(game, record=record, state=state, actors=(*game.actors, seat), size=size)
    return after if size <= MAX_BYTES else None


def after_back(game: SharedGame, back: Back, may_play: MayPlay) -> SharedGame | None:
    """The game before its last actions; None if they may not be taken back.

    They must all be actions of one seat, which `may_play` allows.
    """
    seats = set(game.actors[back.to :])
    fits = back.game == game.id and back.to >= 0 and len(seats) == 1
    if not (fits and all(map(may_play, seats))):
        return None
    record = replace(game.record, actions=game.record.actions[: back.to])
    state, actors = _replayed(record)
    size = len(text_of(Table(game.id, record, game.places)))
    return replace(game, record=record, state=state, actors=actors, size=size)


def _seat_of(state: State, action: Action) -> int:
    """The seat that would do the action: the one to act, or the one that draws."""
    return action.seat if isinstance(action, Draw) else state.turn


def _replayed(record: Record) -> tuple[State, tuple[int, ...]]:
    """The last state, and the seat of each action; `TableError` if an action is illegal."""
    actors = []
    try:
        states = replay(record)
        state = next(states)
        for action in record.actions:
            actors.append(_seat_of(state, action))
            state = next(states)
    except (RecordError, SetupError) as error:
        raise TableError(f"{error}") from error
    return state, tuple(actors)
