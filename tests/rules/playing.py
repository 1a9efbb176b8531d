"""Random games with all checks after every action."""

import random

from game.rules.action import Pass, Place, Remove
from game.rules.record import Record
from game.rules.state import new_game
from tests.rules.random_games import Game, steps
from tests.rules.soundness import check_state, check_step, check_whole


def play_checked(game: Game) -> int:
    """Plays the game to its end; the number of its plies. AssertionError if a check fails."""
    rng = random.Random(game.chance)
    states = [new_game(game.edition, game.setup)]
    check_state(states[0])
    actions, passes = [], 0
    for step in steps(game):
        check_step(step, passes, rng)
        if isinstance(step.action, Place | Remove | Pass):
            passes = passes + 1 if isinstance(step.action, Pass) else 0
        actions.append(step.action)
        states.append(step.after)
    check_whole(Record(game.edition, game.setup, tuple(actions)), states)
    return states[-1].ply
