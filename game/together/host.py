"""The device that has dealt. It decides which actions count and sends them to all guests.

A device is known by its channel. The id in its `hello` must be that of the channel.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from game.rules.action import Action
from game.together.limits import Rate
from game.together.messages import (
    Act,
    Again,
    Ask,
    Back,
    Bye,
    Hello,
    Message,
    MessageError,
    Reason,
    Table,
    parse,
)
from game.together.pictures import PicturesMessage, Want
from game.together.shared_game import (
    SharedGame,
    TableError,
    after_act,
    after_back,
    is_beginning,
    open_game,
)
from game.together.step import Acted, Change, Dealt, Gone, Joined, Sent, Step, TakenBack, Told

MAX_GUESTS = 5


@dataclass(frozen=True, slots=True)
class Channel:
    """An open channel to a guest."""

    hello: Hello | None = None
    """What the guest has said of itself; None until then."""

    is_joining: bool = False
    """Whether the guest may still send its record: since its hello nothing has happened."""

    rate: Rate = field(default_factory=Rate)


@dataclass(frozen=True, slots=True)
class Host:
    """The host. Each method returns the next state and what follows."""

    hello: Hello
    """What the host says of itself."""

    channels: Mapping[str, Channel] = field(default_factory=dict)
    """The open channels by the id of the guest's device, at most `MAX_GUESTS`."""

    game: SharedGame | None = None
    """The game on the table."""

    taken: frozenset[str] = frozenset()
    """The devices that are gone and whose seats the host plays until they come back."""

    @property
    def guests(self) -> tuple[str, ...]:
        """The devices that have said hello and are here."""
        return tuple(device for device, channel in self.channels.items() if channel.hello)

    @property
    def gone(self) -> tuple[str, ...]:
        """The devices, each once, that have seats and are not here."""
        places = dict.fromkeys(self.game.places if self.game else ())
        return tuple(p for p in places if p not in (self.hello.device, *self.guests))

    def may_play(self, device: str, seat: int) -> bool:
        """Whether the device plays the seat now."""
        place = self.game.place(seat) if self.game else None
        return place == device or (device == self.hello.device and place in self.taken)

    def opened(self, device: str) -> "Step[Host]":
        """A channel to this device has opened. It replaces an older one."""
        if device == self.hello.device:
            return Step(self, (Sent(device, Bye(Reason.BAD)),))
        if len(self.channels.keys() - {device}) >= MAX_GUESTS:
            return Step(self, (Sent(device, Bye(Reason.FULL)),))
        return Step(self._with(device, Channel()), (Sent(device, self.hello),))

    def closed(self, device: str) -> "Step[Host]":
        """The channel to this device was lost."""
        return self._without(device, None)

    def receive(self, device: str, text: str, now: float) -> "Step[Host]":
        """A text has come on the channel of this device. `now` is in seconds."""
        channel = self.channels.get(device)
        if channel is None:
            return Step(self)
        rate = channel.rate.after(now)
        if rate is None:
            return self._close(device, Reason.FLOOD)
        try:
            message = parse(text)
        except MessageError as error:
            return self._close(device, error.reason)
        return self._with(device, replace(channel, rate=rate))._read(device, message)

    def deal(self, game: SharedGame) -> "Step[Host]":
        """Puts a game on the table: the first one, or a new one in place of another."""
        is_new = self.game is not None and self.game.id != game.id
        dealt = replace(self, game=game)
        return Step(dealt, self._to_all(game.again if is_new else game.table), (Dealt(game),))

    def act(self, action: Action) -> "Step[Host]":
        """An action on the host's own device: of its seats, of a computer, or of a taken seat."""
        if self.game is None:
            return Step(self)
        act = Act(self.game.id, self.game.count, action)
        return self._act(self.hello.device, act) or Step(self)

    def back(self, to: int) -> "Step[Host]":
        """Takes back actions on the host's own device until `to` are left."""
        if self.game is None:
            return Step(self)
        return self._back(self.hello.device, Back(self.game.id, to)) or Step(self)

    def take_over(self, device: str) -> "Step[Host]":
        """From now on the host plays the seats of a device that is gone."""
        is_gone = device in self.gone
        return Step(replace(self, taken=self.taken | {device}) if is_gone else self)

    def leave(self) -> "Step[Host]":
        """The host leaves the room; the game stays."""
        sent = tuple(Sent(device, Bye(Reason.LEFT)) for device in self.channels)
        gone = tuple(Gone(device, Reason.LEFT) for device in self.channels)
        return Step(replace(self, channels={}), sent, gone)

    def _read(self, device: str, message: Message | None) -> "Step[Host]":
        if message is None:
            return Step(self)
        if isinstance(message, Bye):
            return self._without(device, message.reason)
        if isinstance(message, Hello):
            return self._greet(device, message)
        channel = self.channels[device]
        if channel.hello is None:
            return self._close(device, Reason.BAD)
        if isinstance(message, PicturesMessage):
            told = (Told(device, message),) if isinstance(message, Want) else ()
            return Step(self, (), told)
        settled = self._with(device, replace(channel, is_joining=False))
        return settled._play(device, message, is_joining=channel.is_joining)

    def _greet(self, device: str, hello: Hello) -> "Step[Host]":
        """The guest gets its seats again, and the game."""
        if hello.device != device:
            return self._close(device, Reason.BAD)
        channel = self.channels[device]
        if channel.hello is not None:
            return Step(self)
        joined = replace(channel, hello=hello, is_joining=True)
        host = replace(self._with(device, joined), taken=self.taken - {device})
        return host._show(device, Joined(hello))

    def _play(
        self, device: str, message: Table | Again | Act | Back | Ask, *, is_joining: bool
    ) -> "Step[Host]":
        match message:
            case Act():
                return self._act(device, message) or self._show(device)
            case Back():
                return self._back(device, message) or self._show(device)
            case Ask():
                return self._show(device)
            case Table():
                return self._compare(device, message, is_joining=is_joining)
            case Again():
                return Step(self)

    def _act(self, device: str, act: Act) -> "Step[Host] | None":
        """The step if the action counts."""
        after = self.game and after_act(self.game, act, partial(self.may_play, device))
        if after is None:
            return None
        return Step(self._went_on(after), self._to_all(act), (Acted(act.action),))

    def _back(self, device: str, back: Back) -> "Step[Host] | None":
        """The step if the actions may be taken back."""
        after = self.game and after_back(self.game, back, partial(self.may_play, device))
        if after is None:
            return None
        return Step(self._went_on(after), self._to_all(back), (TakenBack(back.to),))

    def _went_on(self, game: SharedGame) -> "Host":
        """The host after an action. From then on no guest may send its record."""
        settled = {d: replace(channel, is_joining=False) for d, channel in self.channels.items()}
        return replace(self, game=game, channels=settled)

    def _compare(self, device: str, table: Table, *, is_joining: bool) -> "Step[Host]":
        """Takes the record of a guest that has just joined if it continues the host's.

        Each other table is answered by the host's.
        """
        try:
            theirs = open_game(table, self.hello.device)
        except TableError:
            return self._close(device, Reason.BAD)
        own = self.game
        if own is None or not is_joining or theirs.places != own.places:
            return self._show(device)
        if theirs.count == own.count or not is_beginning(own, theirs):
            return self._show(device)
        return Step(replace(self, game=theirs), self._to_all(theirs.table), (Dealt(theirs),))

    def _show(self, device: str, *changes: Change) -> "Step[Host]":
        """Sends the game to one guest, if there is a game."""
        return Step(self, (Sent(device, self.game.table),) if self.game else (), changes)

    def _to_all(self, message: Message) -> tuple[Sent, ...]:
        return tuple(Sent(device, message) for device in self.guests)

    def _close(self, device: str, reason: Reason) -> "Step[Host]":
        step = self._without(device, reason)
        return replace(step, sent=(Sent(device, Bye(reason)),))

    def _without(self, device: str, reason: Reason | None) -> "Step[Host]":
        if device not in self.channels:
            return Step(self)
        left = {other: self.channels[other] for other in self.channels if other != device}
        return Step(replace(self, channels=left), (), (Gone(device, reason),))

    def _with(self, device: str, channel: Channel) -> "Host":
        return replace(self, channels={**self.channels, device: channel})
