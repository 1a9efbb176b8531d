"""How a new game starts: the question before it, and the settings that it is dealt with; pure."""

from dataclasses import replace

from game.ui.effect import Deal, DeleteDamaged, Result
from game.ui.home.settings import BY_CHANCE, Settings
from game.ui.home.state import UNREADABLE
from game.ui.learn.lessons import first_game
from game.ui.model import Model
from game.ui.saved.state import NewGameDialog


def start_game(model: Model, *, confirmed: bool = False) -> Result:
    """Deals; asks first if the new game would replace an unfinished or a damaged one."""
    damaged = model.damaged
    replaces_damaged = damaged is not None and damaged.name == "game" and damaged.stays
    if (model.has_saved_game or replaces_damaged) and not confirmed:
        return replace(model, dialog=NewGameDialog()), ()
    deal = _deal(game_settings(model))
    if damaged is None or not replaces_damaged:
        return replace(model, dialog=None), (deal,)
    rest = replace(model, dialog=None, damaged=None, news=model.news - UNREADABLE)
    return rest, (DeleteDamaged(damaged.text), deal)


def game_settings(model: Model) -> Settings:
    """The settings that the next game is dealt with."""
    return first_game(model.settings) if model.learning else model.settings


def _deal(settings: Settings) -> Deal:
    """The seat after the dealer starts, so the dealer sits before the youngest."""
    by_chance = settings.youngest == BY_CHANCE
    return Deal(settings.seats, None if by_chance else (settings.youngest - 1) % settings.seats)
