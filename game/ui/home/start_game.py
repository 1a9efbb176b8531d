"""How a new game starts: the question before it, and the settings that it is dealt with; pure."""

from dataclasses import replace

from game.ui.effect import Deal, Result
from game.ui.home.settings import BY_CHANCE, Settings
from game.ui.learn.lessons import first_game
from game.ui.model import Model
from game.ui.saved.state import NewGameDialog


def start_game(model: Model, *, confirmed: bool = False) -> Result:
    """Deals; asks first if the new game would replace an unfinished one."""
    if model.has_saved_game and not confirmed:
        return replace(model, dialog=NewGameDialog()), ()
    return replace(model, dialog=None), (_deal(game_settings(model)),)


def game_settings(model: Model) -> Settings:
    """The settings that the next game is dealt with."""
    return first_game(model.settings) if model.learning else model.settings


def _deal(settings: Settings) -> Deal:
    """The seat after the dealer starts, so the dealer sits before the youngest."""
    by_chance = settings.youngest == BY_CHANCE
    return Deal(settings.seats, None if by_chance else (settings.youngest - 1) % settings.seats)
