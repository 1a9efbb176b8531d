"""A room for tests: a host, guests, and channels that hold texts until a test delivers them."""

import random
from collections import deque
from dataclasses import dataclass, field

from game.rules.action import Action, parse_action
from game.rules.edition import Edition
from game.rules.play import apply, legal_actions
from game.rules.record import Record, replay
from game.rules.state import State
from game.together.guest import Guest, Stage
from game.together.host import Host
from game.together.messages import Act, Hello, Message, Table, text_of
from game.together.shared_game import SharedGame, open_game
from game.together.step import Change, SetAside, Step
from tests.rules.scenes import LITTLE, setup_for

HOST, ADA, BEN, CY, DEE, EVE, FAY = (f"{number:016x}" for number in range(0xA0, 0xA7))
GAME, OTHER_GAME = "feedfeedfeedfeed", "beefbeefbeefbeef"
MOST_DELIVERIES = 20_000


def hello_of(device: str) -> Hello:
    return Hello(device, f"name {device[-1]}", "fox", "0.2.0")


def record_of(edition: Edition = LITTLE, seats: int = 3, plies: int = 0, chance: int = 0) -> Record:
    """A record with the first actions of a random game; seat 0 starts."""
    return grown(Record(edition, setup_for(edition, seats)), plies, chance)


def grown(record: Record, actions: int, chance: int = 0) -> Record:
    """The record with further random actions."""
    rng, state = random.Random(chance), last_state(record)
    more: list[Action] = []
    for _number in range(actions):
        more.append(rng.choice(legal_actions(state)))
        state = apply(state, more[-1])
    return Record(record.edition, record.setup, (*record.actions, *more))


def table_of(
    record: Record | None = None, game: str = GAME, places: tuple[str, ...] = (HOST, ADA, BEN)
) -> Table:
    return Table(game, record or record_of(), places)


def game_of(
    record: Record | None = None, game: str = GAME, places: tuple[str, ...] = (HOST, ADA, BEN)
) -> SharedGame:
    return open_game(table_of(record, game, places), HOST)


def legal_of(game: SharedGame | None) -> list[Action]:
    assert game is not None
    return list(legal_actions(game.state))


def next_act(game: SharedGame | None, number: int = 0) -> Act:
    """A legal action of the game as a message."""
    assert game is not None
    return Act(game.id, game.count, legal_of(game)[number])


def act_of(text: str, at: int = 0, game: str = GAME) -> Act:
    return Act(game, at, parse_action(text))


def last_state(record: Record) -> State:
    *_, state = replay(record)
    return state


@dataclass
class Room:
    """The devices, and the texts on their way by sender and receiver."""

    host: Host = field(default_factory=lambda: Host(hello_of(HOST)))
    guests: dict[str, Guest] = field(default_factory=dict)
    on_way: dict[tuple[str, str], deque[str]] = field(default_factory=dict)
    now: float = 0.0
    changes: dict[str, list[Change]] = field(default_factory=dict)
    """All changes so far by device."""

    sent: list[tuple[str, str, Message]] = field(default_factory=list)
    """All messages so far with sender and receiver."""

    @classmethod
    def of(cls, game: SharedGame, *guests: str) -> "Room":
        """A room in which these guests have joined, with this game."""
        room = cls(guests={device: Guest(hello_of(device)) for device in guests})
        room.host_does(room.host.deal(game))
        for device in guests:
            room.join(device)
        room.settle()
        return room

    def host_does(self, step: Step[Host]) -> None:
        self.host = step.state
        self._note(HOST, step)

    def guest_does(self, device: str, step: Step[Guest]) -> None:
        self.guests[device] = step.state
        self._note(device, step)

    def act(self, device: str, action: Action) -> None:
        """The page of the device does an action."""
        if device == HOST:
            self.host_does(self.host.act(action))
        else:
            self.guest_does(device, self.guests[device].act(action))

    def back(self, device: str, to: int) -> None:
        if device == HOST:
            self.host_does(self.host.back(to))
        else:
            self.guest_does(device, self.guests[device].back(to))

    def join(self, device: str) -> None:
        """A new channel: what was on the way on the old one is lost."""
        self.on_way[HOST, device], self.on_way[device, HOST] = deque(), deque()
        self.host_does(self.host.opened(device))
        self.guest_does(device, self.guests[device].opened(HOST))

    def drop(self, device: str, *, host_knows: bool = True) -> None:
        self.on_way.pop((HOST, device), None)
        self.on_way.pop((device, HOST), None)
        if host_knows:
            self.host_does(self.host.closed(device))
        self.guest_does(device, self.guests[device].closed())

    def deliver(self, sender: str, receiver: str) -> None:
        """Delivers the oldest text from one to the other."""
        text = self.on_way[sender, receiver].popleft()
        self.now += 1
        if receiver == HOST:
            self.host_does(self.host.receive(sender, text, self.now))
        else:
            self.guest_does(receiver, self.guests[receiver].receive(text, self.now))

    def waiting(self) -> list[tuple[str, str]]:
        """The directions in which a text is on its way."""
        return [way for way, texts in self.on_way.items() if texts]

    def settle(self) -> None:
        for _delivery in range(MOST_DELIVERIES):
            if not (waiting := self.waiting()):
                return
            self.deliver(*waiting[0])
        raise AssertionError("the devices do not stop to send")

    def aside(self, device: str) -> list[SharedGame]:
        """What the guest was given to save beside the host's game."""
        return [c.game for c in self.changes.get(device, []) if isinstance(c, SetAside)]

    def is_one(self) -> bool:
        """Whether all guests show the host's game."""
        return all(
            guest.game == self.host.game and guest.stage is Stage.PLAYING and not guest.expected
            for guest in self.guests.values()
        )

    def _note(self, device: str, step: Step[Host] | Step[Guest]) -> None:
        self.changes.setdefault(device, []).extend(step.changes)
        for sent in step.sent:
            self.sent.append((device, sent.device, sent.message))
            if (device, sent.device) in self.on_way:
                self.on_way[device, sent.device].append(text_of(sent.message))
