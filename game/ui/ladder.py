"""The steps that beginners climb, from one card in hand to the full game; pure."""

from dataclasses import dataclass, replace

from game.rules.edition import Edition
from game.rules.state import Win
from game.ui.model import Game, Settings

MOST_CARDS = 3
"""Beginners hold up to so many cards, and none that is wild or takes chips away."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One step: so many cards in hand, with wild and remove cards or without."""

    cards: int
    power_cards: bool


def rungs(edition: Edition, seats: int) -> tuple[Rung, ...]:
    """All steps for so many seats, the easiest first and the full game last."""
    seating = edition.seating(seats) or edition.seatings[0]
    most = min(MOST_CARDS, seating.hand_size)
    easier = [Rung(cards, power_cards=False) for cards in range(1, most + 1)]
    return tuple(dict.fromkeys([*easier, Rung(seating.hand_size, bool(edition.powers))]))


def rungs_for(settings: Settings) -> tuple[Rung, ...]:
    """The steps that there are for these answers."""
    return rungs(settings.rules, settings.seats)


def rungs_of(game: Game) -> tuple[Rung, ...]:
    """The steps that there are for those who play this game."""
    return rungs(game.seen.edition, len(game.seen.seats))


def stands_on(settings: Settings, rung: Rung) -> bool:
    """Whether a game with these answers is on that step."""
    powers = settings.power_cards and rungs_for(settings)[-1].power_cards
    return rung == Rung(settings.cards, powers)


def climb(settings: Settings, number: int) -> Settings:
    """The settings on the step of that number, counted from 0; the highest where there is none."""
    steps = rungs_for(settings)
    if number >= len(steps) - 1:
        return replace(settings, hand_size=0, power_cards=True)
    return replace(settings, hand_size=steps[number].cards, power_cards=False)


def next_number(game: Game) -> int | None:
    """The step after that of the game, for people who have won on one; None where there is none."""
    won = game.seen.outcome
    if not isinstance(won, Win) or not set(won.seats) & set(game.people):
        return None
    steps, options = rungs_of(game), game.seen.options
    played = Rung(options.hand_size, options.power_cards)
    number = steps.index(played) + 1 if played in steps else len(steps)
    return number if number < len(steps) else None
