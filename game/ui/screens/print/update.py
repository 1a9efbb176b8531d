"""What messages about the game on paper do; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.edition import Edition
from game.rules.edition_data import load_edition
from game.ui.model.effect import Print, Result
from game.ui.model.model import Model
from game.ui.model.print import Printing
from game.ui.screens.print.msg import (
    BuiltPaperPicked,
    PaperPicked,
    PrintClosed,
    PrintMsg,
    PrintPicked,
    PrintRefused,
)
from game.ui.ways import PrintOpened


def update(model: Model, msg: PrintMsg) -> Result:
    """The model after the message, and the effects; nothing happens during a game."""
    if model.shown:
        return model, ()
    match msg:
        case PrintOpened():
            return replace(model, screen=Printing(_shown(model), model.ground), dialog=None), ()
        case PaperPicked(edition):
            return _turn_to(model, load_edition(edition)), ()
        case BuiltPaperPicked():
            return _turn_to(model, model.settings.built), ()
        case PrintClosed():
            return replace(model, screen=model.ground, dialog=None), ()
        case PrintPicked():
            return model, (Print(),)
        case PrintRefused() if isinstance(model.screen, Printing):
            return replace(model, screen=model.screen.replace(is_refused=True)), ()
        case PrintRefused():
            return model, ()
        case _:
            assert_never(msg)


def _shown(model: Model) -> Edition:
    """The saved board that the builder changes. Without one: the board that is played next."""
    original = model.building.original if model.building else None
    return original or model.settings.rules


def _turn_to(model: Model, edition: Edition | None) -> Model:
    if edition is None or not isinstance(model.screen, Printing):
        return model
    return replace(model, screen=model.screen.replace(edition=edition))
