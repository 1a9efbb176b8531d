"""How a new game starts: the question before it, and the settings that it is dealt with; pure."""

from dataclasses import replace

from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.saved import NewGameDialog
from game.ui.model.saving_effects import Deal, DeleteDamaged
from game.ui.saved.damaged import Damaged
from game.ui.saved.news import UNREADABLE
from game.ui.settings.first_game import first_game
from game.ui.settings.settings import Settings


def start_game(model: Model, *, confirmed: bool = False) -> Result:
    """Deals; asks first if the new game would replace an unfinished or a damaged one."""
    replaced = _damaged_in_place(model)
    if (model.has_saved_game or replaced) and not confirmed:
        return replace(model, dialog=NewGameDialog()), ()
    deal = _deal(game_settings(model))
    if replaced is None:
        return replace(model, dialog=None), (deal,)
    rest = replace(model, dialog=None, damaged=None, news=model.news - UNREADABLE)
    return rest, (DeleteDamaged(replaced.text), deal)


def _damaged_in_place(model: Model) -> Damaged | None:
    """The damaged game that still has the place of the saved game."""
    damaged = model.damaged
    return damaged if damaged and damaged.name == "game" and damaged.stays else None


def game_settings(model: Model) -> Settings:
    """The settings that the next game is dealt with."""
    return first_game(model.settings) if model.learning else model.settings


def _deal(settings: Settings) -> Deal:
    """The seat after the dealer starts, so the dealer sits before the youngest.

    On a new device a person starts.
    """
    youngest = settings.youngest
    if settings.is_new and youngest is None:
        youngest = min(settings.people, default=None)
    return Deal(settings.seats, None if youngest is None else (youngest - 1) % settings.seats)
