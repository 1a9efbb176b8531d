"""Saves the game on the table."""

from game.rules.record import to_json
from game.ui.browser.page import page
from game.ui.browser.saved_games import save_game
from game.ui.browser.tasks import confirm, start
from game.ui.frame.loop import Deliver
from game.ui.model.saving_effects import SaveGame
from game.ui.play.by_message import saved_fields


def run(effect: SaveGame, deliver: Deliver) -> None:
    """Begins to save the game, unless another tab has it."""
    record = effect.record
    fields = {"open_hands": effect.open_hands, **saved_fields(effect.by_message)}
    text = "" if record is None else to_json(record, **fields)
    if page.holdsGame():
        start(confirm(save_game(text), deliver))
