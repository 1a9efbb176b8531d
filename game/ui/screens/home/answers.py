"""What the answers on the home screen do to the settings; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.screens.home.msg import (
    AnswerMsg,
    ColourPicked,
    DifficultyPicked,
    EditionPicked,
    FacePicked,
    ManualDrawFlipped,
    NameTyped,
    OpenHandsFlipped,
    OptionMsg,
    SeatsPicked,
    StarterPicked,
    WatchOutFlipped,
    WhoPicked,
)
from game.ui.settings.difficulty import at_step
from game.ui.settings.fitting import _with, fit_seats, on_board, with_name
from game.ui.settings.settings import BY_CHANCE, PERSON, Age, Settings


def answer(settings: Settings, msg: AnswerMsg) -> Settings:
    """The settings after an answer about who plays which board."""
    match msg:
        case EditionPicked(name):
            return on_board(replace(settings, edition=name, built=None))
        case SeatsPicked(number):
            return fit_seats(replace(settings, seats=number))
        case NameTyped(seat, text):
            return with_name(settings, seat, text)
        case WhoPicked(seat, who):
            return _with_computer(settings, seat, who)
        case FacePicked(seat, face):
            seated = replace(settings, who=_with(settings.who, seat, PERSON))
            return replace(seated, faces=_swapped(settings.faces, settings.faces[seat], face))
        case ColourPicked(seat, colour):
            swapped = _swapped(settings.colours, settings.colour(seat), colour)
            return replace(settings, colours=swapped)
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


def settings_for(age: Age, settings: Settings) -> Settings:
    """The settings with the game that suits the age: one person against a computer.

    A child begins, as the sheet of 2025 lets the youngest begin.
    """
    cards = {Age.LITTLE: 1, Age.CHILD: 2, Age.GROWN_UP: 0}[age]
    grown_up = age is Age.GROWN_UP
    return replace(
        settings,
        edition="little-zoo",
        seats=2,
        who=(PERSON, "fox" if grown_up else "cub", *settings.who[2:]),
        hand_size=cards,
        power_cards=grown_up,
        youngest=BY_CHANCE if grown_up else 0,
    )


def _with_computer(settings: Settings, seat: int, level: str) -> Settings:
    """The settings with a computer on the seat; none is the youngest who starts."""
    youngest = BY_CHANCE if seat == settings.youngest else settings.youngest
    return replace(settings, who=_with(settings.who, seat, level), youngest=youngest)


def _swapped(texts: tuple[str, ...], one: str, other: str) -> tuple[str, ...]:
    """The texts with `other` in the place of `one`, and the other way round."""
    swapped = {one: other, other: one}
    return tuple(swapped.get(text, text) for text in texts)
