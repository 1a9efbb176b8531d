"""What messages about learning the game do; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.effect import Result, SaveSettings, Say
from game.ui.home.start_game import start_game
from game.ui.learn.msg import (
    HelpPicked,
    LearnMsg,
    LearnPicked,
    LessonsSkipped,
    ReadAloudPicked,
)
from game.ui.learn.state import HelpDialog
from game.ui.model import Model


def update(model: Model, msg: LearnMsg) -> Result:
    """The model after the message, and the effects."""
    match msg:
        case LearnPicked():
            is_home = model.shown is None
            return start_game(replace(model, learning=True)) if is_home else (model, ())
        case LessonsSkipped():
            return _learned(replace(model, learning=False))
        case HelpPicked(page):
            return replace(model, dialog=HelpDialog(page)), ()
        case ReadAloudPicked(element):
            return model, (Say(element),) if model.can_speak else ()
        case _:
            assert_never(msg)


def finish_first_game(model: Model) -> Result:
    """Notes a first game that was played to its end, so that none is offered again."""
    over = model.game is not None and model.game.state.outcome is not None
    if not (model.learning and over) or model.settings.learned:
        return model, ()
    return _learned(model)


def _learned(model: Model) -> Result:
    settings = replace(model.settings, learned=True)
    return replace(model, settings=settings), (SaveSettings(settings),)
