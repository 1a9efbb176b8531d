"""What the answers on the home screen do to the settings; pure."""

from dataclasses import replace

from game.ui import msg as m
from game.ui.model import BY_CHANCE, Settings

LONGEST_NAME = 16


def answer(settings: Settings, msg: m.Msg) -> Settings:
    """The settings after the message; as they were if it is about something else."""
    match msg:
        case m.EditionPicked(name):
            picked = replace(settings, edition=name)
            return _fit(replace(picked, seats=picked.seating.seats))
        case m.SeatsPicked(number):
            return _fit(replace(settings, seats=number))
        case m.NameTyped(seat, text):
            return replace(settings, names=_with(settings.names, seat, clean_name(text)))
        case m.WhoPicked(seat, who):
            return replace(settings, who=_with(settings.who, seat, who))
        case m.ColourPicked(seat, colour):
            return _swap_colours(settings, settings.colour(seat), colour)
    return _option(settings, msg)


def _option(settings: Settings, msg: m.Msg) -> Settings:
    match msg:
        case m.HandSizePicked(number):
            return replace(settings, hand_size=number)
        case m.PowerCardsFlipped():
            return replace(settings, power_cards=not settings.power_cards)
        case m.ManualDrawFlipped():
            return replace(settings, manual_draw=not settings.manual_draw)
        case m.OpenHandsFlipped():
            return replace(settings, open_hands=not settings.open_hands)
        case m.WatchOutFlipped():
            return replace(settings, watch_out=not settings.watch_out)
        case m.StarterPicked(seat):
            return replace(settings, youngest=seat)
    return settings


def _with(texts: tuple[str, ...], seat: int, text: str) -> tuple[str, ...]:
    return (*texts[:seat], text, *texts[seat + 1 :])


def clean_name(text: str) -> str:
    """A name without what cannot be seen, and no longer than it may be."""
    return "".join(sign for sign in text if sign.isprintable()).strip()[:LONGEST_NAME].strip()


def _fit(settings: Settings) -> Settings:
    """Takes back what was said of a seat that is no longer there."""
    there = settings.youngest < settings.seats
    return replace(settings, youngest=settings.youngest if there else BY_CHANCE)


def _swap_colours(settings: Settings, one: str, other: str) -> Settings:
    swapped = {one: other, other: one}
    return replace(settings, colours=tuple(swapped.get(c, c) for c in settings.colours))
