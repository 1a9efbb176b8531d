"""The table that waits behind the home screen, so that a deal need not build it; pure."""

from dataclasses import replace

from game.rules.record import Record
from game.ui.home.start_game import game_settings
from game.ui.model import Model
from game.ui.table.state import Phase
from game.ui.table.turn import deal

SEED = "waiting"
"""Its hands stay face down, and no game is dealt with this seed."""


def waits(model: Model) -> bool:
    """Whether the table waits that the next deal needs, or none is needed during a game."""
    return model.game is not None or (
        model.waiting is not None and model.waiting.record == _record(model)
    )


def set_table(model: Model) -> Model:
    """The model with the table that the next deal needs."""
    if waits(model):
        return model
    record = _record(model)
    dealt = deal(game_settings(model), SEED, record.setup.dealer)
    return replace(model, waiting=replace(dealt, phase=Phase.COVERED))


def _record(model: Model) -> Record:
    settings = game_settings(model)
    return Record(settings.rules, settings.setup(SEED, settings.seats - 1))
