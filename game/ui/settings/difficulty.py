"""The steps of difficulty for beginners, from one card in hand to the full game."""

from dataclasses import dataclass, replace

from game.rules.edition import Edition
from game.ui.settings.settings import Settings

MAX_BEGINNER_CARDS = 3
"""Beginners hold up to this many cards, without wild and remove cards."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the number of cards in hand, with wild and remove cards or without."""

    cards: int
    power_cards: bool


def steps(edition: Edition, seats: int) -> tuple[Step, ...]:
    """All steps for this number of seats, the easiest first and the full game last."""
    seating = edition.seating(seats) or edition.seatings[0]
    most = min(MAX_BEGINNER_CARDS, seating.hand_size)
    easier = [Step(cards, power_cards=False) for cards in range(1, most + 1)]
    return tuple(dict.fromkeys([*easier, Step(seating.hand_size, bool(edition.powers))]))


def steps_for(settings: Settings) -> tuple[Step, ...]:
    """All steps for these settings."""
    return steps(settings.rules, settings.seats)


def is_current(settings: Settings, step: Step) -> bool:
    """Whether a game with these settings is on that step."""
    powers = settings.power_cards and steps_for(settings)[-1].power_cards
    return step == Step(settings.cards, powers)


def at_step(settings: Settings, number: int) -> Settings:
    """The settings on this step, counted from 0; on the last one if there is no such step."""
    known = steps_for(settings)
    if number >= len(known) - 1:
        return replace(settings, hand_size=0, power_cards=True)
    return replace(settings, hand_size=known[number].cards, power_cards=False)
