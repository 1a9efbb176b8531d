"""What a message does to the game's page: the next model, and effects with the sounds."""

from collections.abc import Sequence
from typing import get_args

from game.ui.app.msg import FeatureMsg
from game.ui.app.update import update
from game.ui.frame import message
from game.ui.model.effect import Effect
from game.ui.model.model import Model
from game.ui.screens.home.sounds import home_sounds
from game.ui.screens.table.sounds import sound_effects

KINDS: dict[str, type[FeatureMsg]] = message.kinds(get_args(FeatureMsg))
"""The messages that the markup and the page's JavaScript can write, by their names."""


def decode(text: str, value: str | None = None) -> FeatureMsg:
    """The message of the text, with the control's value as its last field.

    Raises `ValueError` if no message has this name and these fields.
    """
    return message.decode(KINDS, text, value)


def step(
    model: Model, msg: message.Message | str, value: str | None = None
) -> tuple[Model, Sequence[Effect]]:
    """The model after a message, or its text and value from the markup, and the effects to run."""
    after, effects = update(model, decode(msg, value) if isinstance(msg, str) else msg)
    return after, (*effects, *sound_effects(model, after), *home_sounds(model, after))
