"""The first game, which explains itself: each lesson follows from what is seen; pure."""

from dataclasses import replace
from enum import Enum

from game.bots.reason import Blocks, TakesFrom, reason
from game.bots.sight import Sight
from game.rules.edition import Colour
from game.rules.observation import Observation
from game.rules.state import Win
from game.ui.home.settings import PERSON, Settings
from game.ui.table.state import Game, Phase

TEACHER = "cub"
ALL_CARDS_TOLD = 3
"""In this turn, counted from 0, a wild or a remove card is spoken of that was dealt at first."""


class Lesson(Enum):
    """What is explained at one moment."""

    CHOOSE = "choose"
    TAP = "tap"
    NEAR = "near"
    OTHERS = "others"
    GOAL = "goal"
    SUN = "sun"
    WILD = "wild"
    ANYWHERE = "anywhere"
    REMOVE = "remove"
    TAKE = "take"
    DEAD = "dead"
    WAY_OUT = "way out"
    ANOTHER_CARD = "another card"
    BLOCK = "block"
    PROGRESS = "progress"
    WON = "won"
    OVER = "over"


def first_game(settings: Settings) -> Settings:
    """The answers for a first game: one person, who starts, and a gentle computer."""
    return replace(
        settings,
        edition="little-zoo",
        seats=2,
        who=(PERSON, TEACHER, *settings.who[2:]),
        hand_size=0,
        power_cards=True,
        youngest=0,
        watch_out=False,
    )


def lesson(game: Game) -> Lesson:
    """What is explained now."""
    if game.seen.outcome is not None:
        won = isinstance(game.seen.outcome, Win) and game.seat in game.seen.outcome.seats
        return Lesson.WON if won else Lesson.OVER
    if game.phase is not Phase.PLAYING:
        return Lesson.OTHERS
    if game.card is not None:
        return _of_chosen(game, game.card)
    return _of_trouble(game) or _of_turn(game) or _of_row(game)


def progress(seen: Observation, colour: Colour) -> int:
    """How many cells of a line the colour has where it has most, suns included.

    Only lines count with two chips or more, and nobody else's.
    """
    mine = {cell for cell, chip in seen.board.items() if chip == colour}
    others = seen.board.keys() - mine
    lines = [x for x in seen.edition.lines if len(x & mine) > 1 and not x & others]
    return max((len(line & (mine | seen.edition.free)) for line in lines), default=0)


def _turns(game: Game) -> int:
    """How many turns the seat in view has had."""
    return game.seen.ply // len(game.seen.seats)


def _of_chosen(game: Game, card: str) -> Lesson:
    edition, places = game.seen.edition, game.plays(card)
    if not places:
        return Lesson.ANOTHER_CARD
    if edition.wild and card == edition.wild.card:
        return Lesson.ANYWHERE
    if edition.remove and card == edition.remove.card:
        return Lesson.TAKE
    return Lesson.NEAR if _turns(game) and len(places) > 1 else Lesson.TAP


def _of_trouble(game: Game) -> Lesson | None:
    if not game.plays():
        return Lesson.WAY_OUT
    return Lesson.DEAD if game.seen.dead else None


def _of_turn(game: Game) -> Lesson | None:
    """What each of the first turns teaches, and a card that is there for the first time."""
    seen, turn = game.seen, _turns(game)
    if turn < 2:
        return Lesson.CHOOSE if turn == 0 else Lesson.GOAL
    told = seen.hand if turn == ALL_CARDS_TOLD else seen.hand[-1:]
    if seen.edition.wild and seen.edition.wild.card in told:
        return Lesson.WILD
    if seen.edition.remove and seen.edition.remove.card in told:
        return Lesson.REMOVE
    return Lesson.SUN if turn == 2 and seen.edition.free else None


def _of_row(game: Game) -> Lesson:
    """To win, else to block where that can be done, else to go on."""
    seen, plays = game.seen, game.plays()
    sight = Sight(seen)
    own = Lesson.PROGRESS if progress(seen, sight.colour) else Lesson.GOAL
    if any(map(sight.wins, plays)):
        return own
    why = [reason(sight, play, choices=len(plays)) for play in plays]
    return Lesson.BLOCK if any(isinstance(x, Blocks | TakesFrom) for x in why) else own
