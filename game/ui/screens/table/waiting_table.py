"""The table that waits behind the home screen, so that a deal need not build it; pure."""

from dataclasses import replace

from game.rules.record import Record
from game.ui.model.model import Model
from game.ui.model.start_game import game_settings
from game.ui.play.game import Phase
from game.ui.play.start import deal

SEED = "waiting"
"""Its hands stay face down, and no game is dealt with this seed."""


def set_table(model: Model) -> Model:
    """The model with the table that the next deal needs."""
    record = _record(model)
    if model.waiting and model.waiting.record == record:
        return model
    dealt = deal(game_settings(model), SEED, record.setup.dealer)
    return replace(model, waiting=replace(dealt, phase=Phase.COVERED))


def _record(model: Model) -> Record:
    settings = game_settings(model)
    return Record(settings.rules, settings.setup(SEED, settings.seats - 1))
