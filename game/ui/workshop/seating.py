"""Who plays against the bot in the editor, and on which seats."""

from collections.abc import Sequence

from game.bots.level_names import LEVELS, RANDOM
from game.rules.edition import Edition, Seating
from game.rules.state import Options, Seat, Setup, State
from game.ui.settings.difficulty import Step, steps
from game.ui.workshop.bots_text import Bot

PERSON = "person"
"""Who plays against the bot on this page."""

LEVELS_HERE = (RANDOM, *LEVELS)
"""The levels of the game, and one that plays at random."""

OWN = "own "
"""Stands before the name of a saved bot."""


def is_level(opponent: str) -> bool:
    """Whether the opponent is a level."""
    return opponent in LEVELS_HERE


def saved_bot(opponent: str, bots: tuple[Bot, ...]) -> Bot | None:
    """The saved bot that plays. None for other opponents, and for a bot that is gone."""
    if not opponent.startswith(OWN):
        return None
    return next((bot for bot in bots if bot.name == opponent.removeprefix(OWN)), None)


def rival(opponent: str, bots: tuple[Bot, ...]) -> str:
    """The opponent in the arena.

    A person does not play hundreds of games, so Cub plays instead. It also replaces a lost bot.
    """
    return opponent if is_level(opponent) or saved_bot(opponent, bots) else LEVELS[0]


def is_known(opponent: str, bots: tuple[Bot, ...]) -> bool:
    """Whether there is such an opponent."""
    return is_level(opponent) or opponent == PERSON or saved_bot(opponent, bots) is not None


TWO = 2
"""How many colours play if a bot plays against one other."""

BOT = "bot"
"""The bot in the editor."""


def to_act(state: State) -> int:
    """The seat that acts next. A seat that may still draw a card comes before the seat to move."""
    return state.pending[0] if state.pending else state.turn


def seatings(edition: Edition) -> tuple[Seating, ...]:
    """The games of the edition for two colours, the smallest first; else only its smallest game."""
    found = sorted(edition.seatings, key=lambda seating: seating.seats)
    return tuple(seating for seating in found if seating.colours == TWO) or (found[0],)


def seating(edition: Edition, seats: int) -> Seating:
    """The game for this number of seats. The smallest if there is none for two colours."""
    known = seatings(edition)
    return next((one for one in known if one.seats == seats), known[0])


def players(edition: Edition, one: str, other: str, seats: int = 0) -> tuple[str, ...]:
    """Who plays each seat: in teams, each plays all seats of a team. See `seating` for `seats`.

    `one` plays the first colour, `other` all others.
    """
    found = seating(edition, seats)
    return tuple(one if number % found.colours == 0 else other for number in range(found.seats))


def easier(edition: Edition, seats: int) -> tuple[Step, ...]:
    """The easier games of this number of seats: fewer cards in hand, no wild or remove cards."""
    return steps(edition, seating(edition, seats).seats)[:-1]


def setup(
    edition: Edition, playing: Sequence[str], dealer: int, seed: str, cards: int = 0
) -> Setup:
    """The set-up of a game of these players. It names levels, but no bots."""
    found = edition.seating(len(playing))
    assert found
    seats = tuple(
        Seat("", edition.colours[number % found.colours], _level(player))
        for number, player in enumerate(playing)
    )
    return Setup(options(edition, len(seats), cards), seats, dealer % len(seats), seed)


def options(edition: Edition, seats: int, cards: int) -> Options:
    """The options of an easier game with `cards` in hand. Without such a game, the full one."""
    if cards in [step.cards for step in easier(edition, seats)]:
        return Options(cards, power_cards=False)
    return Options(seating(edition, seats).hand_size)


def _level(player: str) -> str:
    return player if player in LEVELS else ""
