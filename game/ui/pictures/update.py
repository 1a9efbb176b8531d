"""What messages about picture sets do; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.effect import Result, SaveSettings
from game.ui.model import Model
from game.ui.pictures.msg import ImageMade, MediaFailed, PicturesMsg, SetPicked, SetsRead, SoundMade
from game.ui.pictures.sets_text import parse_sets


def update(model: Model, msg: PicturesMsg) -> Result:
    """The model after the message, and the effects."""
    match msg:
        case SetsRead(text):
            return replace(model, sets=parse_sets(text).sets), ()
        case SetPicked(identity):
            settings = replace(model.settings, zoo=identity)
            return replace(model, settings=settings), (SaveSettings(settings),)
        case ImageMade() | SoundMade() | MediaFailed():
            return model, ()
        case _:
            assert_never(msg)
