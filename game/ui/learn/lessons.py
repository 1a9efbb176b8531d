"""The lessons of a first game; each depends only on what the person may see; pure."""

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
WHOLE_HAND_TURN = 3
"""In this turn, counted from 0, the lesson looks at the whole hand; later, at the newest card."""


class Lesson(Enum):
    """The subject of one explanation."""

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
    """The settings of a first game: one person, who starts, and the easiest computer."""
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
    """The lesson that fits the game now."""
    if game.seen.outcome is not None:
        won = isinstance(game.seen.outcome, Win) and game.seat in game.seen.outcome.seats
        return Lesson.WON if won else Lesson.OVER
    if game.phase is not Phase.PLAYING:
        return Lesson.OTHERS
    if game.card is not None:
        return _of_chosen_card(game, game.card)
    return _of_unplayable_cards(game) or _of_turn(game) or _of_rows(game)


def progress(seen: Observation, colour: Colour) -> int:
    """The most cells that the colour has in one line, suns included.

    Counts only lines with at least two chips of the colour and none of another; 0 if there is none.
    """
    mine = {cell for cell, chip in seen.board.items() if chip == colour}
    others = seen.board.keys() - mine
    lines = [x for x in seen.edition.lines if len(x & mine) > 1 and not x & others]
    return max((len(line & (mine | seen.edition.free)) for line in lines), default=0)


def _turns(game: Game) -> int:
    """The number of turns that the seat in view has had."""
    return game.seen.ply // len(game.seen.seats)


def _of_chosen_card(game: Game, card: str) -> Lesson:
    edition, plays = game.seen.edition, game.plays(card)
    if not plays:
        return Lesson.ANOTHER_CARD
    if edition.wild and card == edition.wild.card:
        return Lesson.ANYWHERE
    if edition.remove and card == edition.remove.card:
        return Lesson.TAKE
    return Lesson.NEAR if _turns(game) and len(plays) > 1 else Lesson.TAP


def _of_unplayable_cards(game: Game) -> Lesson | None:
    if not game.plays():
        return Lesson.WAY_OUT
    return Lesson.DEAD if game.seen.dead else None


def _of_turn(game: Game) -> Lesson | None:
    """The lesson of one of the first turns, or about a new wild or remove card."""
    seen, turn = game.seen, _turns(game)
    if turn < 2:
        return Lesson.CHOOSE if turn == 0 else Lesson.GOAL
    cards = seen.hand if turn == WHOLE_HAND_TURN else seen.hand[-1:]
    if seen.edition.wild and seen.edition.wild.card in cards:
        return Lesson.WILD
    if seen.edition.remove and seen.edition.remove.card in cards:
        return Lesson.REMOVE
    return Lesson.SUN if turn == 2 and seen.edition.free else None


def _of_rows(game: Game) -> Lesson:
    """The lesson about rows: win, or else block, or else go on with a row."""
    seen, plays = game.seen, game.plays()
    sight = Sight(seen)
    own = Lesson.PROGRESS if progress(seen, sight.colour) else Lesson.GOAL
    if any(map(sight.wins, plays)):
        return own
    why = [reason(sight, play, choices=len(plays)) for play in plays]
    return Lesson.BLOCK if any(isinstance(x, Blocks | TakesFrom) for x in why) else own
