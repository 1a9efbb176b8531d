"""What messages of the set-up do; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.look.ids import EASIEST, HEADING, SET_UP
from game.ui.model.effect import Focus, Result
from game.ui.model.home import HOME, Home
from game.ui.model.model import Model
from game.ui.model.saving_effects import ReadFamily, SaveSettings
from game.ui.model.setup import OptionsDialog, SeatDialog, SetUp
from game.ui.model.timed_effects import ReadBots
from game.ui.screens.setup.answers import answer, choose_option, with_computer
from game.ui.screens.setup.msg import (
    AnswerMsg,
    BotPicked,
    EasierOpened,
    OptionMsg,
    ScreenMsg,
    SeatOpened,
    SetUpClosed,
    SetUpMsg,
    WhoPicked,
)
from game.ui.screens.together.far import without_far
from game.ui.settings.ages import opened
from game.ui.settings.settings import Settings
from game.ui.ways import OptionsOpened, SetUpOpened


def update(model: Model, msg: SetUpMsg) -> Result:
    """The model after the message, and the effects. During a game nothing changes."""
    if not isinstance(model.screen, Home | SetUp):
        return model, ()
    if isinstance(msg, BotPicked | WhoPicked):
        together = model.together and model.together.without_given(msg.seat)
        model = without_far(replace(model, together=together), msg.seat)
    if isinstance(msg, BotPicked):
        return _seat_bot(model, msg)
    if isinstance(msg, AnswerMsg):
        return _settled(model, opened(model.settings, answer(model.settings, msg)))
    if isinstance(msg, OptionMsg):
        set_hides = bool(model.set_in_use and model.set_in_use.hides_places)
        return _settled(model, choose_option(model.settings, msg, set_hides=set_hides))
    return _on_screen(model, msg)


def _seat_bot(model: Model, msg: BotPicked) -> Result:
    """Lets a bot of the workshop play the seat."""
    if msg.number not in range(len(model.known_bots.saved)):
        return model, ()
    bot = model.known_bots.saved[msg.number]
    return _settled(model, with_computer(model.settings, msg.seat, bot))


def _on_screen(model: Model, msg: ScreenMsg) -> Result:
    match msg:
        case SetUpOpened():
            return replace(model, screen=SetUp(), dialog=None), (Focus(HEADING),)
        case SetUpClosed():
            return replace(model, screen=HOME, dialog=None), (Focus(SET_UP),)
        case EasierOpened():
            return replace(model, screen=SetUp(has_easier=True)), (Focus(EASIEST),)
        case SeatOpened(seat):
            opened = _without_lost_seat(replace(model, dialog=SeatDialog(seat)))
            return opened, (ReadFamily(), ReadBots())
        case OptionsOpened():
            return replace(model, dialog=OptionsDialog()), ()
        case _:
            assert_never(msg)


def _settled(model: Model, settings: Settings) -> Result:
    """The model with the settings, which are saved if they changed."""
    effects = (SaveSettings(settings),) if settings != model.settings else ()
    return _without_lost_seat(replace(model, settings=settings)), effects


def _without_lost_seat(model: Model) -> Model:
    """Closes the dialog of a seat that is no longer there."""
    dialog = model.dialog
    is_lost = isinstance(dialog, SeatDialog) and dialog.seat >= model.settings.seats
    return replace(model, dialog=None) if is_lost else model
