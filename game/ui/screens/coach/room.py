"""What people could have done, as a room."""

from collections.abc import Sequence
from typing import get_args

from game.ui.frame.keys import ARROWS, DIGITS, KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.look.parts import said
from game.ui.model.coach import Praise
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.screens.coach.msg import (
    CoachClosed,
    CoachMsg,
    MomentCardPicked,
    MomentCursorMoved,
    MomentMsg,
)
from game.ui.screens.coach.sentences import (
    about_text,
    asked_text,
    closing_text,
    decided_text,
    lit_text,
    praise_text,
    sticker_text,
)
from game.ui.screens.coach.update import update
from game.ui.screens.coach.view import coach_screen


def _screen(model: Model) -> Sequence[Node]:
    return [coach_screen(model, model.coaching)] if model.coaching else []


def _announcement(model: Model) -> Sequence[Node]:
    shown = model.coaching
    if shown is None:
        return ()
    if isinstance(shown.shown, Praise):
        return said(praise_text(shown.shown), decided_text(shown.shown))
    game = shown.game or shown.shown.game
    number = game.refused.number if game.refused else 0
    prize = sticker_text(shown) or closing_text(shown)
    about, asked = about_text(shown, game, spoken=True), asked_text(shown, game, spoken=True)
    return said(about, asked, lit_text(shown), prize, number=number)


def _key(model: Model, pressed: KeyPressed) -> Message | None:
    if pressed.escapes:
        return CoachClosed()
    if model.coaching is None or model.coaching.game is None:
        return None
    if pressed.key in DIGITS:
        return MomentCardPicked(int(pressed.key) - 1)
    if pressed.key in ARROWS:
        return MomentCursorMoved(*ARROWS[pressed.key]) if pressed.on_board else None
    return None


ROOM = Room(
    messages=(*get_args(CoachMsg), *get_args(MomentMsg)),
    update=update,
    screen=_screen,
    announcement=_announcement,
    key=_key,
)
