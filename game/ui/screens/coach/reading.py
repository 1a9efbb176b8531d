"""Reviews a finished game, in steps, into the message with its moments; pure."""

from collections.abc import Set

from game.coach.review import LEAST_LOSS, review
from game.rules.record import Record
from game.steps import Steps
from game.ui.model.coach import Moment, Praise, ReviewGame
from game.ui.play import start
from game.ui.play.game import Game
from game.ui.screens.coach.msg import MomentsFound


def answer(effect: ReviewGame) -> Steps[MomentsFound]:
    """The message with the moments of the people of the effect."""
    record = effect.record
    judged = yield from review(record)
    found = {seat: judged.moments(seat) for seat in effect.people}
    games = yield from _games(record, {one.at for moments in found.values() for one in moments})
    end = games[len(record.actions)]
    pages = list[Moment | Praise]()
    for seat in sorted(effect.people, key=end.wins):
        is_luck = judged.taken(seat) < LEAST_LOSS
        praise = Praise(seat, end, is_luck)
        pages += [Moment(one, games[one.at]) for one in found[seat]] or [praise]
    return MomentsFound(tuple(pages))


def _games(record: Record, wanted: Set[int]) -> Steps[dict[int, Game]]:
    """The game after each of these numbers of actions, and its end.

    Before a play the seat to move sees its hand.
    """
    games: dict[int, Game] = {}
    for game in start.replayed(record, open_hands=False):
        if game.action_count in wanted:
            games[game.action_count] = start.to_move(game)
        yield
    return games | {len(record.actions): game}
