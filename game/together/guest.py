"""A device that plays in the room of a host. It shows the host's game.

It shows its own actions before the host has seen them. The host sends each one back if it counts.
"""

from dataclasses import dataclass, field, replace
from enum import Enum, auto

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
from game.together.pictures import Pictures, Piece, Want
from game.together.shared_game import (
    MayPlay,
    SharedGame,
    TableError,
    after_act,
    after_back,
    is_beginning,
    open_game,
)
from game.together.step import (
    Acted,
    Change,
    Dealt,
    Gone,
    Joined,
    Sent,
    SetAside,
    Step,
    TakenBack,
    Told,
)


class Stage(Enum):
    """What the guest knows of the host."""

    APART = auto()
    """No channel is open."""

    GREETING = auto()
    """A channel is open; the host has not said hello."""

    JOINING = auto()
    """The host has said hello; its game will come and be compared with the guest's."""

    OFFERED = auto()
    """The guest has sent its longer record; the host's answer will come."""

    PLAYING = auto()
    """The guest follows the host's messages."""

    ASKED = auto()
    """A message did not fit; the host's game will come."""


WAITING = (Stage.OFFERED, Stage.ASKED)
"""The stages in which only a whole game from the host counts."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest. Each method returns the next state and what follows."""

    hello: Hello
    """What the guest says of itself."""

    game: SharedGame | None = None
    """The game that is shown, with own actions that the host may not have seen."""

    host: str = ""
    """The id of the host's device; empty before the first channel."""

    stage: Stage = Stage.APART
    expected: tuple[Act | Back, ...] = ()
    """What the guest has sent and done, and the host has not sent back. The oldest is first."""

    rate: Rate = field(default_factory=Rate)

    def may_play(self, seat: int) -> bool:
        """Whether the seat is the guest's own."""
        return self.game is not None and self.game.place(seat) == self.hello.device

    def opened(self, host: str) -> "Step[Guest]":
        """A channel to the host with this id has opened. It replaces an older one."""
        if host == self.hello.device:
            return Step(self, (Sent(host, Bye(Reason.BAD)),))
        greeting = replace(self, host=host, stage=Stage.GREETING, expected=(), rate=Rate())
        return Step(greeting, (Sent(host, self.hello),))

    def closed(self) -> "Step[Guest]":
        """The channel was lost. The guest may go on to play its own seats."""
        return self._part(None)

    def receive(self, text: str, now: float) -> "Step[Guest]":
        """A text has come from the host. `now` is in seconds."""
        if self.stage is Stage.APART:
            return Step(self)
        rate = self.rate.after(now)
        if rate is None:
            return self._close(Reason.FLOOD)
        try:
            message = parse(text)
        except MessageError as error:
            return self._close(error.reason)
        return replace(self, rate=rate)._read(message)

    def act(self, action: Action) -> "Step[Guest]":
        """An action of one of the guest's own seats."""
        return self._do(Act(self.game.id, self.game.count, action)) if self.game else Step(self)

    def back(self, to: int) -> "Step[Guest]":
        """Takes back own actions until `to` actions are left in the game."""
        return self._do(Back(self.game.id, to)) if self.game else Step(self)

    def leave(self) -> "Step[Guest]":
        """The guest leaves the room and keeps the game."""
        return self._close(Reason.LEFT) if self.stage is not Stage.APART else Step(self)

    def _do(self, message: Act | Back) -> "Step[Guest]":
        """Does the guest's own action at once, and sends it if the guest has joined."""
        if self.game is None or self.stage in WAITING:
            return Step(self)
        done = self._after(self.game, message, self.may_play)
        if done is None:
            return Step(self)
        if self.stage is not Stage.PLAYING:
            return done
        guest = replace(done.state, expected=(*self.expected, message))
        return replace(done, state=guest, sent=(Sent(self.host, message),))

    def _read(self, message: Message | None) -> "Step[Guest]":
        match message:
            case None | Ask() | Want():
                return Step(self)
            case Bye(reason):
                return self._part(reason)
            case Hello():
                return self._greet(message)
            case _ if self.stage is Stage.GREETING:
                return self._close(Reason.BAD)
            case Pictures() | Piece():
                return Step(self, (), (Told(self.host, message),))
            case Table() | Again():
                return self._compare(message)
            case Act() | Back():
                return self._follow(message)

    def _greet(self, hello: Hello) -> "Step[Guest]":
        if hello.device != self.host:
            return self._close(Reason.BAD)
        if self.stage is not Stage.GREETING:
            return Step(self)
        return Step(replace(self, stage=Stage.JOINING), (), (Joined(hello),))

    def _follow(self, message: Act | Back) -> "Step[Guest]":
        """Does what the host sends, unless it is an own action that comes back."""
        if self.stage in WAITING:
            return Step(self)
        if self.game is None or self.stage is Stage.JOINING:
            return self._ask(message.game)
        if self.expected[:1] == (message,):
            return Step(replace(self, expected=self.expected[1:]))
        done = None if self.expected else self._after(self.game, message, lambda _seat: True)
        return done or replace(self, stage=Stage.ASKED)._ask(message.game)

    def _ask(self, game: str) -> "Step[Guest]":
        have = self.game.count if self.game and self.game.id == game else 0
        return Step(self, (Sent(self.host, Ask(game, have)),))

    def _compare(self, message: Table | Again) -> "Step[Guest]":
        """Takes the host's game, or offers the own record after a new joining if it is longer."""
        try:
            theirs = open_game(message, self.host)
        except TableError:
            return self._close(Reason.BAD)
        own = self.game
        if own is None or self.stage not in (Stage.JOINING, Stage.OFFERED):
            return self._take(theirs)
        if is_beginning(own, theirs):
            return self._take(theirs)
        if self.stage is Stage.JOINING and is_beginning(theirs, own):
            offer = replace(own, places=theirs.places)
            offered = replace(self, game=offer, stage=Stage.OFFERED)
            return Step(offered, (Sent(self.host, offer.table),))
        return self._take(theirs, SetAside(own))

    def _take(self, game: SharedGame, *changes: Change) -> "Step[Guest]":
        taken = replace(self, game=game, stage=Stage.PLAYING, expected=())
        return Step(taken, (), (*changes, Dealt(game)))

    def _after(
        self, game: SharedGame, message: Act | Back, may_play: MayPlay
    ) -> "Step[Guest] | None":
        """The step that changes the game and sends nothing; None if the message does not fit."""
        change: Change
        if isinstance(message, Act):
            after, change = after_act(game, message, may_play), Acted(message.action)
        else:
            after, change = after_back(game, message, may_play), TakenBack(message.to)
        return Step(replace(self, game=after), (), (change,)) if after else None

    def _close(self, reason: Reason) -> "Step[Guest]":
        return replace(self._part(reason), sent=(Sent(self.host, Bye(reason)),))

    def _part(self, reason: Reason | None) -> "Step[Guest]":
        if self.stage is Stage.APART:
            return Step(self)
        return Step(replace(self, stage=Stage.APART), (), (Gone(self.host, reason),))
