"""What the host and the guests of a room have in common: the result of each step."""

from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from game.rules.action import Action
from game.together.messages import Hello, Message, Reason
from game.together.pictures import PicturesMessage
from game.together.shared_game import SharedGame

Side = TypeVar("Side")
"""A host or a guest."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message to send. After a `Bye` the channel to the device is closed."""

    device: str
    message: Message


@dataclass(frozen=True, slots=True)
class Joined:
    """A device has said hello."""

    hello: Hello


@dataclass(frozen=True, slots=True)
class Gone:
    """The channel to a device is closed, or must be closed now. Its seats wait for it."""

    device: str
    reason: Reason | None = None
    """The reason in the `Bye`. None if the channel was lost without one."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Another game is on the table, or the same one with another record."""

    game: SharedGame


@dataclass(frozen=True, slots=True)
class Acted:
    """The game has one more action."""

    action: Action


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last actions of the game are gone."""

    to: int
    """The number of actions that stay."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """The guest's game went another way than the host's, and must be saved beside it."""

    game: SharedGame


@dataclass(frozen=True, slots=True)
class Told:
    """A device has sent a message about pictures, which changes no game."""

    device: str
    message: PicturesMessage


Change: TypeAlias = Joined | Gone | Dealt | Acted | TakenBack | SetAside | Told


@dataclass(frozen=True, slots=True)
class Step(Generic[Side]):
    """What follows from a message, a tap or a change of a channel.

    A step that is not allowed has the same state, no message and no change.
    """

    state: Side
    sent: tuple[Sent, ...] = ()
    """The messages to send, in this order."""

    changes: tuple[Change, ...] = ()
    """What the page shows or saves, in this order."""
