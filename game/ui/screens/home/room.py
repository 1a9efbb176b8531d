"""The home screen as a room."""

from collections.abc import Sequence
from typing import get_args

from game.ui.frame.markup import Node
from game.ui.look.parts import said
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.screens.home.msg import HomeMsg, MakeOpened, NewGameConfirmed, NewVersionPicked
from game.ui.screens.home.news import news_text
from game.ui.screens.home.sounds import home_sounds
from game.ui.screens.home.update import update
from game.ui.screens.home.view import home_screen, open_dialog
from game.ui.ways import CallsFlipped, LanguagePicked, LoserStartsFlipped, WelcomeOpened


def _screen(model: Model) -> Sequence[Node]:
    return [home_screen(model)]


def _announcement(model: Model) -> Sequence[Node]:
    return said(news_text(model))


ROOM = Room(
    messages=get_args(HomeMsg),
    update=update,
    locked=(
        CallsFlipped,
        LanguagePicked,
        LoserStartsFlipped,
        MakeOpened,
        NewGameConfirmed,
        NewVersionPicked,
        WelcomeOpened,
    ),
    screen=_screen,
    announcement=_announcement,
    dialog=open_dialog,
    sounds=home_sounds,
)
