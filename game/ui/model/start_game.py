"""How a new game starts: the question before it, and the settings that it is dealt with; pure."""

from dataclasses import replace

from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.saved import NewGameDialog
from game.ui.model.saving_effects import Deal, DeleteDamaged, ReadShelf, SetGameAside
from game.ui.model.shelf import MAX_SHELVED, Shelf
from game.ui.saved.damaged import Damaged
from game.ui.saved.news import UNREADABLE
from game.ui.settings.first_game import first_game
from game.ui.settings.settings import Settings


def start_game(model: Model, *, confirmed: bool = False) -> Result:
    """Deals; the game that can go on goes to the shelf.

    Asks first which one may go if the shelf is full, or whether to lose a game that cannot be set
    aside, because it is damaged or the device does not save.
    """
    replaced = _damaged_in_place(model)
    is_lost = replaced or (model.has_saved_game and model.cannot_save)
    if is_lost and not confirmed:
        return replace(model, dialog=NewGameDialog()), ()
    if model.has_saved_game and model.shelved >= MAX_SHELVED and not model.cannot_save:
        return replace(model, screen=Shelf(is_full=True), dialog=None), (ReadShelf(),)
    model, aside = set_aside(model)
    deal = _deal(game_settings(model))
    if replaced is None:
        return replace(model, dialog=None), (*aside, deal)
    rest = replace(model, dialog=None, damaged=None, news=model.news - UNREADABLE)
    return rest, (DeleteDamaged(replaced.text), deal)


def set_aside(model: Model) -> Result:
    """The game to go on with, on the table or at home, goes to the shelf; nothing without one.

    The effect comes before the one that saves another game.
    """
    if not model.has_unfinished_game:
        return model, ()
    return replace(model, shelved=model.shelved + 1), (SetGameAside(),)


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
