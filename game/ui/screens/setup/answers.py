"""What the answers of the set-up do to the settings; pure."""

from dataclasses import replace
from typing import assert_never

from game.bots.level_names import Level
from game.ui.screens.setup.msg import (
    AnswerMsg,
    ColourPicked,
    DifficultyPicked,
    EditionPicked,
    FacePicked,
    ManualDrawFlipped,
    NameTyped,
    OpenHandsFlipped,
    OptionMsg,
    PlacesFlipped,
    SeatsPicked,
    StarterByChancePicked,
    StarterPicked,
    WatchOutFlipped,
    WhoPicked,
)
from game.ui.settings.difficulty import at_step
from game.ui.settings.fitting import fit_seats, on_board, on_seat, with_name
from game.ui.settings.settings import PERSON, SeatBot, Settings


def answer(settings: Settings, msg: AnswerMsg) -> Settings:
    """The settings after an answer about who plays which board."""
    match msg:
        case EditionPicked(name):
            return on_board(replace(_whole(settings), edition=name, built=None))
        case SeatsPicked(number):
            return fit_seats(replace(_with_company(_whole(settings), number), seats=number))
        case NameTyped(seat, text):
            return with_name(settings, seat, text)
        case WhoPicked(seat, level):
            return with_computer(settings, seat, level)
        case FacePicked(seat, face):
            seated = on_seat(settings, seat, PERSON)
            return replace(seated, faces=_swapped(settings.faces, settings.faces[seat], face))
        case ColourPicked(seat, colour):
            swapped = _swapped(settings.colours, settings.colour(seat), colour)
            return replace(settings, colours=swapped)
        case _:
            assert_never(msg)


def _whole(settings: Settings) -> Settings:
    """The settings with full hands for the whole game: another board or table has larger ones."""
    return replace(settings, hand_size=0) if settings.power_cards else settings


def choose_option(settings: Settings, msg: OptionMsg, *, set_hides: bool = False) -> Settings:
    """The settings after an answer about how the game is played.

    `set_hides` says that the picture set in use hides the places, unless the settings show them.
    """
    match msg:
        case DifficultyPicked(step):
            return at_step(settings, step)
        case ManualDrawFlipped():
            return replace(settings, manual_draw=not settings.manual_draw)
        case OpenHandsFlipped():
            return replace(settings, open_hands=not settings.open_hands)
        case WatchOutFlipped():
            return replace(settings, watch_out=not settings.watch_out)
        case PlacesFlipped() if set_hides:
            return replace(settings, shows_places=not settings.shows_places)
        case PlacesFlipped():
            return replace(settings, hides_places=not settings.hides_places)
        case StarterPicked(seat):
            return replace(settings, youngest=seat)
        case StarterByChancePicked():
            return replace(settings, youngest=None)
        case _:
            assert_never(msg)


def with_computer(settings: Settings, seat: int, computer: Level | SeatBot) -> Settings:
    """The settings with a computer on the seat, which never starts as the youngest."""
    youngest = None if seat == settings.youngest else settings.youngest
    return replace(on_seat(settings, seat, computer), youngest=youngest)


def _with_company(settings: Settings, seats: int) -> Settings:
    """The settings with computers on the seats that are added, if one person plays computers."""
    computers = [who for who in settings.who[: settings.seats] if who != PERSON]
    if len(settings.people) != 1 or not computers:
        return settings
    added = range(settings.seats, seats)
    whos = enumerate(settings.who)
    who = tuple(computers[-1] if seat in added and one == PERSON else one for seat, one in whos)
    return replace(settings, who=who)


def _swapped(texts: tuple[str, ...], one: str, other: str) -> tuple[str, ...]:
    """The texts with `other` in the place of `one`, and the other way round."""
    swapped = {one: other, other: one}
    return tuple(swapped.get(text, text) for text in texts)
