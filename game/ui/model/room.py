"""What a room is: the functions by which `app/` shows it and passes it messages."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.ui.frame.keys import KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.model.effect import Effect, Result
from game.ui.model.model import Model

Update: TypeAlias = Callable[[Model, Any], Result]
"""The next model and effects for a message of the room."""


def no_dialog(model: Model, dialog: Any) -> Node | None:  # noqa: ANN401
    """The dialog of a room that has none."""
    return None


def no_screen(model: Model) -> Sequence[Node]:
    """The screen of a room that has only dialogs."""
    return ()


def no_announcement(model: Model) -> Sequence[Node]:
    """What a screen reader says in a room that says nothing."""
    return ()


def no_key(model: Model, pressed: KeyPressed) -> Message | None:
    """What a key means in a room that has no keys."""
    return None


def no_change(model: Model, msg: Message) -> Model:
    """The model, which stays as it is before a message."""
    return model


def nothing_follows(before: Model, after: Model, msg: Message) -> Result:
    """What follows from a step in a room that waits for nothing."""
    return after, ()


def no_sounds(before: Model, after: Model) -> Sequence[Effect]:
    """The sounds of a room without sounds."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """A screen, or a group of dialogs, with everything that only it needs.

    `game/ui/screens/<name>/room.py` has the room with this name as `ROOM`.
    """

    messages: tuple[type[Message], ...]
    """The messages that the room owns."""
    update: Update
    locked: tuple[type[Message], ...] = ()
    """The messages that the children's lock holds back until a grown-up has solved a sum."""
    screen: Callable[[Model], Sequence[Node]] = no_screen
    """The elements of the screen, for a model that shows it."""
    announcement: Callable[[Model], Sequence[Node]] = no_announcement
    """What a screen reader says while the screen is shown: each part when it is new."""
    dialog: Callable[[Model, Any], Node | None] = no_dialog
    """The open dialog. None if nobody needs its answer any longer."""
    key: Callable[[Model, KeyPressed], Message | None] = no_key
    """What a key means on the screen, without a dialog."""
    before: Callable[[Model, Message], Model] = no_change
    """The model with which a step begins."""
    follow: Callable[[Model, Model, Message], Result] = nothing_follows
    """What follows from a step of any room: the model at its end, and further effects."""
    sounds: Callable[[Model, Model], Sequence[Effect]] = no_sounds
    """The sounds of a change from one model to the next."""
