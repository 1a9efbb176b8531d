"""The rules of an edition in sentences, for the page to read and for paper; pure.

Every sentence follows from the edition's data.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from game.rules.edition import DrawMode, Edition, Seating
from game.ui.look.i18n import _, later, listed, plural
from game.ui.look.words import card_word, power_words
from game.ui.screens.table.names import free_text, own_sun, sun_text
from game.ui.settings.difficulty import MAX_BEGINNER_CARDS

IN_TEAMS = {
    2: later("With %(seats)s players, you play in two teams. Sit so that the teams take turns."),
    3: later("With %(seats)s players, you play in three teams. Sit so that the teams take turns."),
}
"""By the number of teams; six seats form three at most."""


class Part(Enum):
    """The parts of the rules, in their order."""

    GOAL = "goal"
    SUN = "sun"
    START = "start"
    TURN = "turn"
    WILD = "wild"
    REMOVE = "remove"
    DEAD = "dead"
    PILES = "piles"
    LOSS = "loss"
    NOBODY = "nobody"
    BEGINNERS = "beginners"


@dataclass(frozen=True, slots=True)
class Rules:
    """A part of the rules: its title and its sentences."""

    part: Part
    title: str
    sentences: tuple[str, ...]


def rules_of(edition: Edition) -> tuple[Rules, ...]:
    """All rules of the edition, for every number of seats and every option."""
    powers = power_words(edition)
    parts = (
        (Part.GOAL, _("The goal"), _goal(edition)),
        (Part.SUN, own_sun().get("sun") or _("Suns"), _suns(edition)),
        (Part.START, _("Before you start"), _start(edition)),
        (Part.TURN, _("Your turn"), _turn()),
        (Part.WILD, powers["wild"], _wild(edition)),
        (Part.REMOVE, powers["remove"], _remove(edition)),
        (Part.DEAD, _("Stuck cards"), _dead(edition)),
        (Part.PILES, _("No cards left to draw"), _piles()),
        (Part.LOSS, _("Don’t forget to draw!"), _loss(edition)),
        (Part.NOBODY, _("When nobody wins"), _nobody(edition)),
        (Part.BEGINNERS, _("For beginners"), _beginners(edition)),
    )
    written = ((part, title, tuple(sentences)) for part, title, sentences in parts)
    return tuple(Rules(*part) for part in written if part[2])


def _goal(edition: Edition) -> Iterator[str]:
    if all(seating.rows == 1 for seating in edition.seatings):
        yield _first_row(edition)
    else:
        yield from _several_rows(edition)
    if any(seating.teams for seating in edition.seatings):
        yield _("A team shares one colour and wins together.")


def _first_row(edition: Edition) -> str:
    pattern = plural(
        "Be the first to make a row of %(number)d chip in your colour: across, down or diagonal.",
        "Be the first to make a row of %(number)d chips in your colour: across, down or diagonal.",
        edition.row,
    )
    return pattern % {"number": edition.row}


def _several_rows(edition: Edition) -> Iterator[str]:
    """What a row is, and how many of them win."""
    pattern = plural(
        "A row is %(number)d chip in your colour: across, down or diagonal.",
        "A row is %(number)d chips in your colour: across, down or diagonal.",
        edition.row,
    )
    yield pattern % {"number": edition.row}
    for rows in dict.fromkeys(seating.rows for seating in edition.seatings):
        pattern = plural(
            "With %(seats)s players, the first to make %(number)d row wins.",
            "With %(seats)s players, the first to make %(number)d rows wins.",
            rows,
        )
        alike = [seating for seating in edition.seatings if seating.rows == rows]
        yield pattern % {**_seats(alike), "number": rows}
    yield _("Two of your rows may share one chip, but no more.")


def _suns(edition: Edition) -> Iterator[str]:
    if edition.free and own_sun():
        yield free_text()
        yield sun_text()
    elif edition.free:
        yield _("A sun belongs to everybody: no chip goes on it, and it counts in every row.")


def _start(edition: Edition) -> Iterator[str]:
    alone = [seating for seating in edition.seatings if not seating.teams]
    if alone:
        yield _("For %(seats)s players, each with their own colour.") % _seats(alone)
    for teams in sorted({seating.teams for seating in edition.seatings} - {0}):
        together = [seating for seating in edition.seatings if seating.teams == teams]
        yield _(IN_TEAMS[teams]) % _seats(together)
    yield from _deal(edition.seatings)
    yield _("Look at your cards, but don’t show them to anybody.")
    yield _("Put the other cards face down beside the board: that’s the draw pile.")
    yield _("The player to the left of the dealer starts. Then go round clockwise.")
    yield _("If you like, let the youngest start.")


def _deal(seatings: Sequence[Seating]) -> Iterator[str]:
    """How many cards are dealt: one sentence if the hands of all seatings are equal."""
    sizes = list(dict.fromkeys(seating.hand_size for seating in seatings))
    if len(sizes) == 1:
        pattern = plural(
            "Shuffle the cards and deal %(number)d to everybody.",
            "Shuffle the cards and deal %(number)d to everybody.",
            sizes[0],
        )
        yield pattern % {"number": sizes[0]}
        return
    yield _("Shuffle the cards and deal.")
    for size in sizes:
        pattern = plural(
            "With %(seats)s players, everybody gets %(number)d card.",
            "With %(seats)s players, everybody gets %(number)d cards.",
            size,
        )
        equal = _seats([seating for seating in seatings if seating.hand_size == size])
        yield pattern % {**equal, "number": size}


def _seats(seatings: Sequence[Seating]) -> dict[str, str]:
    """The numbers of seats as the word `seats`, such as "2, 3 or 4"."""
    *others, last = (str(seating.seats) for seating in seatings)
    words = {"numbers": listed(others), "last": last}
    return {"seats": _("%(numbers)s or %(last)s") % words if others else last}


def _turn() -> Iterator[str]:
    yield _("Choose one of your cards and lay it face up on your own discard pile.")
    yield _("Put one of your chips on one of the card’s two pictures.")
    yield _("A picture with a chip on it is taken.")
    yield _("Then draw a new card, and it’s the next player’s turn.")
    yield _("Everybody may look through all the discard piles.")


def _wild(edition: Edition) -> Iterator[str]:
    if edition.wild:
        yield _("Put your chip on any free picture.")


def _remove(edition: Edition) -> Iterator[str]:
    if edition.remove:
        yield _("Take one chip of another colour off the board and give it back.")
        yield _("You don’t put a chip down this turn.")
        if any(seating.rows > 1 for seating in edition.seatings):
            yield _("A finished row stays: nobody can take its chips.")


def _dead(edition: Edition) -> Iterator[str]:
    yield _("A card is stuck when both its pictures have chips.")
    yield _(
        "Before you play, you may swap it: say “Stuck card!”, lay it face up on your "
        "discard pile and draw a new one."
    )
    yield _exchanges(edition)
    powers = power_words(edition)
    if edition.wild:
        yield _("The %(wild)s card is only stuck when no picture is free.") % powers
    if edition.remove:
        yield _("The %(remove)s card is never stuck.") % powers
    yield _("If you can’t play or swap a card, you pass.")


def _exchanges(edition: Edition) -> str:
    if edition.exchange_limit is None:
        return _("You may swap as many stuck cards in a turn as you like.")
    pattern = plural(
        "You may swap only %(number)d stuck card in a turn.",
        "You may swap only %(number)d stuck cards in a turn.",
        edition.exchange_limit,
    )
    return pattern % {"number": edition.exchange_limit}


def _piles() -> Iterator[str]:
    yield _(
        "When the draw pile is empty, shuffle all the discard piles together: that’s "
        "the new draw pile."
    )


def _loss(edition: Edition) -> Iterator[str]:
    if DrawMode.MANUAL not in edition.draw:
        return
    yield _("Draw your new card yourself as soon as you have played.")
    yield _(
        "If you forget, you can still draw until somebody after you draws a card, or "
        "until you play again."
    )
    yield _("After that the card is lost, and you play on with one card fewer.")
    yield _("On paper, you may leave this rule out. On screen, it is an option.")


def _nobody(edition: Edition) -> Iterator[str]:
    yield _("Nobody wins if all of you pass, one after the other.")
    if edition.remove:
        words = power_words(edition)
        yield (
            _("If you play without the %(remove)s cards and the board is full, nobody wins.")
            % words
        )
    else:
        yield _("If the board is full, nobody wins.")
    yield _("On screen, a very long game ends after 1,000 moves. On paper, stop when you like.")


def _beginners(edition: Edition) -> Iterator[str]:
    cards = {"cards": listed(card_word(power.card) for power in edition.powers)}
    if edition.powers:
        yield _("At first, leave out these cards: %(cards)s.") % cards
    for size in range(1, _most_for_beginners(edition) + 1):
        words = plural("%(number)d card in hand", "%(number)d cards in hand", size)
        yield _("Step %(step)d: %(cards)s.") % {"step": size, "cards": words % {"number": size}}
    if edition.powers:
        yield _("Then play with all the cards and full hands.")


def _most_for_beginners(edition: Edition) -> int:
    return min(MAX_BEGINNER_CARDS, *(seating.hand_size for seating in edition.seatings))
