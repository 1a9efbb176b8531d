"""Reviews a finished game, in steps, into the message with its moments; pure."""

from collections.abc import Set

from game.coach.review import review
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
    wanted = {one.at for moments in found.values() for one in moments}
    games, numbers = yield from _games(record, wanted)
    end = games[len(record.actions)]
    pages = list[Moment | Praise]()
    for seat in sorted(effect.people, key=end.wins):
        moments = [Moment(one, games[one.at], numbers[one.at + 1]) for one in found[seat]]
        pages += moments or [Praise(seat, end)]
    return MomentsFound(tuple(pages))


def _games(record: Record, wanted: Set[int]) -> Steps[tuple[dict[int, Game], list[int]]]:
    """The game after each of these numbers of actions, and its end; then the numbers of turns.

    Before a play the seat to move sees its hand. The list has the number of the turn after each
    number of actions; a turn with several actions counts once, as in looking back.
    """
    games: dict[int, Game] = {}
    numbers: list[int] = []
    for game in start.replayed(record, open_hands=False):
        if game.action_count in wanted:
            games[game.action_count] = start.to_move(game)
        is_new_turn = len(game.events) == 1
        numbers.append(numbers[-1] + is_new_turn if numbers else 0)
        yield
    return games | {len(record.actions): game}, numbers
