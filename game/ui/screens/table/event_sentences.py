"""The sentences about what happened in a turn."""

from game.rules.action import Draw, Exchange, Place, Remove
from game.rules.state import Win
from game.ui.look.colours import chip_word
from game.ui.look.i18n import _, plural
from game.ui.look.words import card_word
from game.ui.play.event import Event
from game.ui.play.game import Game
from game.ui.screens.table.names import place_word, seat_name

MIN_REPORTED_ROW = 3
"""The smallest number of chips in a row that a sentence reports."""


def events_text(game: Game, *, spoken: bool = False) -> str:
    """What happened in this turn so far, or else in the last one; the play comes first.

    `spoken` names the cells, which eyes see.
    """
    return " ".join(event_texts(game, spoken=spoken))


def event_texts(game: Game, *, spoken: bool = False) -> list[str]:
    """The sentences of `events_text`."""
    if game.taken_back_by is not None:
        return [_("%(name)s took it back.") % {"name": seat_name(game, game.taken_back_by)}]
    exchanged = [event for event in game.events if isinstance(event.action, Exchange)]
    plays = [event for event in game.events if event not in exchanged]
    texts = [_action_text(game, event, spoken=spoken) for event in plays]
    won = isinstance(game.seen.outcome, Win)
    texts += [] if won else [_row_text(game, event) for event in game.events]
    by_chance = dict.fromkeys(event.seat for event in game.events if event.by_chance)
    texts += [_by_chance_text(game, seat) for seat in by_chance]
    lost = [seat for event in game.events for seat in event.lost]
    texts += [_lost_card_text(game, seat) for seat in lost]
    if exchanged:
        texts.append(_exchanged_text(game, exchanged[0].seat, len(exchanged)))
    return list(filter(None, texts))


def _action_text(game: Game, event: Event, *, spoken: bool) -> str:
    words = {"name": seat_name(game, event.seat)}
    match event.action:
        case Place(card, cell):
            words |= {"card": card_word(card), "place": place_word(game, cell, spoken=spoken)}
            words |= {"chip": chip_word(game.seen.seats[event.seat].colour)}
            if card in game.seen.edition.pictures:
                return _("%(name)s: %(chip)s on “%(place)s”.") % words
            return _("%(name)s plays “%(card)s”: %(chip)s on “%(place)s”.") % words
        case Remove(card, cell):
            words |= {"card": card_word(card), "place": place_word(game, cell, spoken=spoken)}
            return _("%(name)s plays “%(card)s”: the chip on “%(place)s” is gone.") % words
        case Draw():
            return _("%(name)s drew a card.") % words
        case _:
            return _("%(name)s passed.") % words


def _row_text(game: Game, event: Event) -> str:
    """How many rows are finished, or how many chips now stand in a row; empty for few."""
    if event.rows:
        words = {"number": event.rows, "all": game.seen.rows_to_win}
        return _("Finished rows: %(number)d of %(all)d!") % words
    if event.in_a_row < MIN_REPORTED_ROW:
        return ""
    number = {"number": event.in_a_row}
    return plural("A row of %(number)d!", "A row of %(number)d!", event.in_a_row) % number


def _lost_card_text(game: Game, seat: int) -> str:
    name = {"name": seat_name(game, seat)}
    return _("%(name)s forgot to draw and plays on with fewer cards.") % name


def _by_chance_text(game: Game, seat: int) -> str:
    name = {"name": seat_name(game, seat)}
    return _("%(name)s had no answer, so it played at random.") % name


def _exchanged_text(game: Game, seat: int, number: int) -> str:
    words = {"name": seat_name(game, seat), "number": number}
    pattern = plural(
        "%(name)s swapped %(number)d card.",
        "%(name)s swapped %(number)d cards.",
        number,
    )
    return pattern % words
