"""What a message does to the game's page: the next model, and effects with the sounds."""

from collections.abc import Sequence

from game.ui.effect import Effect
from game.ui.home.sounds import home_sounds
from game.ui.look.message_text import decode
from game.ui.model import Model
from game.ui.msg import Msg
from game.ui.table.sounds import sound_effects
from game.ui.update import update


def step(model: Model, msg: Msg | str, value: str | None = None) -> tuple[Model, Sequence[Effect]]:
    """The model after a message, or its text and value from the markup, and the effects to run."""
    after, effects = update(model, decode(msg, value) if isinstance(msg, str) else msg)
    return after, (*effects, *sound_effects(model, after), *home_sounds(model, after))
