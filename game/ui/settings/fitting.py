"""Settings that fit the board that they name."""

from dataclasses import replace

from game.ui.look.names import clean_name
from game.ui.look.words import FACES
from game.ui.settings.settings import Settings, Who


def with_name(settings: Settings, seat: int, text: str) -> Settings:
    """The settings with this name for the seat, cleaned."""
    return replace(settings, names=_with(settings.names, seat, clean_name(text)))


def with_person(settings: Settings, seat: int, name: str, face: int) -> Settings:
    """The settings with this person on the seat; who sat there changes places with them."""
    names, faces, wanted = list(settings.names), list(settings.faces), list(FACES)[face]
    there = names.index(name) if name and name in names else seat
    names[seat], names[there] = name, names[seat] if there != seat else name
    other = faces.index(wanted) if wanted in faces else seat
    faces[seat], faces[other] = wanted, faces[seat] if other != seat else wanted
    return replace(settings, names=tuple(names), faces=tuple(faces))


def without_built(settings: Settings) -> Settings:
    """The settings with the board that the home screen shows, after a built one was played."""
    return on_board(replace(settings, built=None)) if settings.built else settings


def on_board(settings: Settings) -> Settings:
    """The settings with a number of seats that the board has, and a starter who is there."""
    return fit_seats(replace(settings, seats=settings.seating.seats))


def fit_seats(settings: Settings) -> Settings:
    """The settings without a starter who is no longer there."""
    youngest = settings.youngest
    is_there = youngest is not None and youngest < settings.seats
    return replace(settings, youngest=youngest if is_there else None)


def on_seat(settings: Settings, seat: int, who: Who) -> Settings:
    """The settings with this person, level or bot on the seat."""
    return replace(settings, who=(*settings.who[:seat], who, *settings.who[seat + 1 :]))


def _with(texts: tuple[str, ...], seat: int, text: str) -> tuple[str, ...]:
    return (*texts[:seat], text, *texts[seat + 1 :])
