"""Replays, reads and packs games, in steps, into the messages about them; pure."""

from typing import assert_never

from game.coach.review import review
from game.steps import Steps
from game.ui.model.effect import LongEffect, LookBack, PackLink
from game.ui.model.history import JudgeGame
from game.ui.saved.game_text import read, read_game
from game.ui.screens.history.msg import (
    GameClaimed,
    GameJudged,
    GameOpened,
    LinkPacked,
    LookedBack,
)
from game.ui.screens.history.share_code import link_code, look_back, read_file, read_link


def link_opened(code: str) -> Steps[GameOpened]:
    """The message about the game of a link."""
    return GameOpened((yield from read(code, read_link)), code)


def file_opened(text: str) -> Steps[GameOpened]:
    """The message about the game of a file."""
    return GameOpened((yield from read(text, read_file)))


def game_claimed(text: str) -> Steps[GameClaimed]:
    """The message about the saved game."""
    return GameClaimed(text, (yield from read(text, read_game)))


def answer(effect: LongEffect) -> Steps[LookedBack | LinkPacked | GameJudged]:
    """The answer to the effect."""
    match effect:
        case LookBack(record, open_hands, with_chances):
            past = yield from look_back(record, open_hands=open_hands)
            return LookedBack(past, with_chances)
        case PackLink(history):
            return LinkPacked(history, (yield from link_code(history)))
        case JudgeGame(history):
            return GameJudged(history, (yield from review(history.record)))
        case _:
            assert_never(effect)
