"""What home shows after a game, and what it reports; pure."""

from dataclasses import replace

from game.ui.model.ground import Ground
from game.ui.model.home import HOME, Home
from game.ui.model.model import Model
from game.ui.model.table import Table
from game.ui.saved.damaged import Damaged, DamagedName
from game.ui.saved.news import UNREADABLE, News
from game.ui.settings.fitting import without_built
from game.ui.settings.settings import Settings


def home_settings(model: Model) -> Settings:
    """The settings of the home screen after a game: it shows only built boards that are saved."""
    is_saved = model.settings.built in model.boards
    return model.settings if is_saved else without_built(model.settings)


def go_home(model: Model, *, has_saved_game: bool = False) -> Model:
    """The home screen after a game, which may wait there."""
    board = model.game.record.edition if model.game and has_saved_game else None
    home = replace(
        model,
        screen=_meadow(model.ground),
        dialog=None,
        has_saved_game=has_saved_game,
        saved_board=board,
    )
    return replace(home, learning=False, settings=home_settings(model))


def _meadow(ground: Ground) -> Home:
    """The meadow. What an album has shown at the table already walks in there, too."""
    return Home(arrived=ground.arrived) if isinstance(ground, Table) else HOME


def receive(model: Model, news: News) -> Model:
    """The model with the news; a device that saves nothing is reported only once."""
    cannot_save = model.cannot_save or news is News.NOTHING_SAVED
    return replace(model, news=model.news | {news}, cannot_save=cannot_save)


def report(model: Model, name: DamagedName, text: str, news: News) -> Model:
    """Reports the text, once in the life of the page."""
    if model.damaged and model.damaged.text == text:
        return model
    damaged = Damaged(name, text, stays=False)
    return replace(model, damaged=damaged, news=model.news - UNREADABLE | {news})
