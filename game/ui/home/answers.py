"""What the answers on the home screen do to the settings; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.home.difficulty import at_step
from game.ui.home.msg import (
    AnswerMsg,
    ColourPicked,
    DifficultyPicked,
    EditionPicked,
    ManualDrawFlipped,
    NameTyped,
    OpenHandsFlipped,
    OptionMsg,
    SeatsPicked,
    StarterPicked,
    WatchOutFlipped,
    WhoPicked,
)
from game.ui.home.settings import BY_CHANCE, Settings

MAX_NAME_LENGTH = 16


def answer(settings: Settings, msg: AnswerMsg) -> Settings:
    """The settings after an answer about who plays which board."""
    match msg:
        case EditionPicked(name):
            picked = replace(settings, edition=name)
            return fit_seats(replace(picked, seats=picked.seating.seats))
        case SeatsPicked(number):
            return fit_seats(replace(settings, seats=number))
        case NameTyped(seat, text):
            return with_name(settings, seat, text)
        case WhoPicked(seat, who):
            return replace(settings, who=_with(settings.who, seat, who))
        case ColourPicked(seat, colour):
            return _swap_colours(settings, settings.colour(seat), colour)
        case _:
            assert_never(msg)


def choose_option(settings: Settings, msg: OptionMsg) -> Settings:
    """The settings after an answer about how the game is played."""
    match msg:
        case DifficultyPicked(step):
            return at_step(settings, step)
        case ManualDrawFlipped():
            return replace(settings, manual_draw=not settings.manual_draw)
        case OpenHandsFlipped():
            return replace(settings, open_hands=not settings.open_hands)
        case WatchOutFlipped():
            return replace(settings, watch_out=not settings.watch_out)
        case StarterPicked(seat):
            return replace(settings, youngest=seat)
        case _:
            assert_never(msg)


def with_name(settings: Settings, seat: int, text: str) -> Settings:
    """The settings with this name for the seat, cleaned."""
    return replace(settings, names=_with(settings.names, seat, clean_name(text)))


def clean_name(text: str) -> str:
    """The name without invisible characters, at most MAX_NAME_LENGTH long."""
    return "".join(sign for sign in text if sign.isprintable()).strip()[:MAX_NAME_LENGTH].strip()


def fit_seats(settings: Settings) -> Settings:
    """The settings without a starter who is no longer there."""
    there = settings.youngest < settings.seats
    return replace(settings, youngest=settings.youngest if there else BY_CHANCE)


def _with(texts: tuple[str, ...], seat: int, text: str) -> tuple[str, ...]:
    return (*texts[:seat], text, *texts[seat + 1 :])


def _swap_colours(settings: Settings, one: str, other: str) -> Settings:
    swapped = {one: other, other: one}
    return replace(settings, colours=tuple(swapped.get(c, c) for c in settings.colours))
