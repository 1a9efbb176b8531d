"""Saves the game on the table."""

from game.ui.browser.page import page
from game.ui.browser.saved_games import save_game
from game.ui.browser.tasks import confirm, start
from game.ui.frame.loop import Deliver
from game.ui.model.saving_effects import SaveGame
from game.ui.saved.game_text import game_text


def run(effect: SaveGame, deliver: Deliver) -> None:
    """Begins to save the game, unless another tab has it."""
    record, open_hands, devices = effect.record, effect.open_hands, effect.by_message
    text = game_text(record, open_hands=open_hands, by_message=devices) if record else ""
    if page.holdsGame():
        start(confirm(save_game(text), deliver))
