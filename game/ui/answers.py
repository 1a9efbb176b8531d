"""What the answers on the home screen do to the settings; pure."""

from dataclasses import replace

from game.ui import msg as m
from game.ui.ladder import climb
from game.ui.model import BY_CHANCE, PERSON, Game, Settings

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
        case m.RungPicked(number):
            return climb(settings, number)
        case m.ManualDrawFlipped():
            return replace(settings, manual_draw=not settings.manual_draw)
        case m.OpenHandsFlipped():
            return replace(settings, open_hands=not settings.open_hands)
        case m.WatchOutFlipped():
            return replace(settings, watch_out=not settings.watch_out)
        case m.StarterPicked(seat):
            return replace(settings, youngest=seat)
    return settings


def as_played(settings: Settings, game: Game) -> Settings:
    """The settings that deal the game on the table once more.

    They are other ones if the answers were changed while it was kept, or if it was a first game.
    """
    setup, edition = game.record.setup, game.record.edition
    dealt = settings.setup(setup.seed, setup.dealer)
    if (dealt, settings.edition, settings.open_hands) == (setup, edition.name, game.open_hands):
        return settings
    seats, options = len(setup.seats), setup.options
    names = [seat.name or settings.names[i] for i, seat in enumerate(setup.seats)]
    who = [PERSON if i in game.people else seat.played_by for i, seat in enumerate(setup.seats)]
    colours = dict.fromkeys([*(seat.colour for seat in setup.seats), *settings.colours])
    played = replace(
        settings,
        edition=edition.name,
        seats=seats,
        names=(*names, *settings.names[seats:]),
        who=(*who, *settings.who[seats:]),
        colours=tuple(colours),
        hand_size=options.hand_size,
        power_cards=options.power_cards,
        manual_draw=options.draw == "manual" if "manual" in edition.draw else settings.manual_draw,
        open_hands=game.open_hands,
    )
    return _fit(played)


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
