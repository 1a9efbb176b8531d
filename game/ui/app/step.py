"""What a message does to the game's page: the next model, and effects with the sounds."""

from collections.abc import Sequence

from game.ui.app.rooms import decode, room
from game.ui.app.update import update
from game.ui.frame.message import Message
from game.ui.model.effect import Effect
from game.ui.model.model import Model


def step(
    model: Model, msg: Message | str, value: str | None = None
) -> tuple[Model, Sequence[Effect]]:
    """The model after a message, or its text and value from the markup, and the effects to run."""
    after, effects = update(model, decode(msg, value) if isinstance(msg, str) else msg)
    heard = room("table" if model.game or after.game else "home").sounds(model, after)
    return after, (*effects, *heard)
