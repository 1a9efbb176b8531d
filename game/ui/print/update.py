"""What messages about the game on paper do; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.effect import Print, Result
from game.ui.model import Model
from game.ui.print.msg import PaperPicked, PrintClosed, PrintMsg, PrintOpened, PrintPicked


def update(model: Model, msg: PrintMsg) -> Result:
    """The model after the message, and the effects; nothing happens during a game."""
    if model.shown:
        return model, ()
    match msg:
        case PrintOpened():
            return replace(model, printing=model.settings.edition, dialog=None), ()
        case PaperPicked(edition):
            return (replace(model, printing=edition) if model.printing else model), ()
        case PrintClosed():
            return replace(model, printing="", dialog=None), ()
        case PrintPicked():
            return model, (Print(),)
        case _:
            assert_never(msg)
