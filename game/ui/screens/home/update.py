"""What messages of the home screen, and of settings that every screen may change, do; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.look.ids import HEADING, PLAY
from game.ui.model.effect import Focus, Result, StartNewVersion
from game.ui.model.home import Home, MakeDialog, WelcomeDialog
from game.ui.model.model import Model
from game.ui.model.news import receive
from game.ui.model.saving_effects import SaveLanguage, SaveSettings
from game.ui.model.start_game import start_game
from game.ui.saved.news import NEW_VERSION, News
from game.ui.screens.home.msg import (
    AgePicked,
    FirstStart,
    HomeMsg,
    MakeOpened,
    NewGameConfirmed,
    NewsDismissed,
    NewsReceived,
    NewVersionPicked,
    ScreenMsg,
    ToyMsg,
)
from game.ui.screens.home.toys import play
from game.ui.settings.ages import settings_for
from game.ui.settings.settings import Age, Pace, Settings
from game.ui.ways import (
    CallsFlipped,
    LanguagePicked,
    LoserStartsFlipped,
    PacePicked,
    PlayPicked,
    SoundFlipped,
    TasteMsg,
    WelcomeOpened,
)


def update(model: Model, msg: HomeMsg) -> Result:
    """The model after the message, and the effects.

    During a game only matters of taste can change, and news can arrive.
    """
    if isinstance(msg, TasteMsg):
        return _taste(model, msg)
    if isinstance(msg, NewsReceived):
        return receive(model, News(msg.news)), ()
    if model.shown:
        return model, ()
    if isinstance(msg, ToyMsg):
        return play(model, model.screen, msg) if isinstance(model.screen, Home) else (model, ())
    return _on_screen(model, msg)


def _taste(model: Model, msg: TasteMsg) -> Result:
    settings = model.settings
    match msg:
        case LanguagePicked(language):
            return replace(model, language=language), (SaveLanguage(language),)
        case PacePicked(pace):
            return _saved(model, replace(settings, pace=Pace(pace)))
        case SoundFlipped():
            return _saved(model, replace(settings, sound=not settings.sound))
        case CallsFlipped():
            return _saved(model, replace(settings, calls=not settings.calls))
        case LoserStartsFlipped():
            return _saved(model, replace(settings, loser_starts=not settings.loser_starts))
        case _:
            assert_never(msg)


def _on_screen(model: Model, msg: ScreenMsg) -> Result:
    match msg:
        case FirstStart():
            new = replace(model, settings=replace(model.settings, is_new=True))
            return _ask_who_plays(new), (SaveSettings(new.settings),)
        case WelcomeOpened():
            return replace(model, dialog=WelcomeDialog()), ()
        case AgePicked(age):
            return _play_as(model, Age(age))
        case MakeOpened():
            return replace(model, dialog=MakeDialog()), ()
        case PlayPicked():
            return start_game(replace(model, learning=False))
        case NewGameConfirmed():
            return start_game(model, confirmed=True)
        case NewsDismissed(news):
            return replace(model, news=model.news - {News(news)}), (Focus(HEADING),)
        case NewVersionPicked():
            return replace(model, news=model.news - NEW_VERSION), (StartNewVersion(),)
        case _:
            assert_never(msg)


def _ask_who_plays(model: Model) -> Model:
    """The model with the question of a first start, unless somebody has opened something else."""
    is_free = isinstance(model.screen, Home) and not model.dialog
    return replace(model, dialog=WelcomeDialog()) if is_free else model


def _play_as(model: Model, age: Age) -> Result:
    """A child plays at once, with lessons; a grown-up sees the home screen first."""
    settings = settings_for(age, model.settings)
    answered = replace(model, settings=settings, dialog=None)
    if age is Age.GROWN_UP:
        return answered, (SaveSettings(settings), Focus(PLAY))
    started, effects = start_game(replace(answered, learning=True))
    return started, (SaveSettings(settings), *effects)


def _saved(model: Model, settings: Settings) -> Result:
    return replace(model, settings=settings), (SaveSettings(settings),)
