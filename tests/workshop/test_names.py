"""What a bot remembers: from turn to turn, and not from game to game."""

import random
from dataclasses import replace

import pytest

from game.rules.observation import observe
from game.workshop import bot
from tests.rules.scenes import LITTLE, deal

FIRST = observe(deal(LITTLE), 0)
LATER = replace(FIRST, ply=2)
OTHER = replace(FIRST, hand=FIRST.hand[::-1])

COUNT = """
import math
turns, seen_hands, both = 0, [], {"hands": []}
both["same"] = seen_hands
never = (number for number in range(9))

def choose(seen, rng, calls=[]):
    global turns, new
    new = "new" in globals()
    turns += 1
    seen_hands.append(seen.hand)
    both["hands"].append(seen.hand)
    assert both["same"] is seen_hands and math.floor(next(never)) >= 0
    calls.append(1)
    return {seen.legal[0]: 100 * len(calls) + 10 * turns + len(seen_hands) + new / 2}
"""


def told(game: bot.Bot, seen: object) -> float:
    scores = game(seen, random.Random(1)).scores  # type: ignore[arg-type]
    assert scores
    return next(iter(scores.values()))


@pytest.mark.parametrize("again", [OTHER, replace(LATER, hand=OTHER.hand)])
def test_a_new_game_begins_with_the_values_of_the_code(again: object) -> None:
    game = bot.load(COUNT)
    assert told(game, FIRST) == 111
    assert told(game, LATER) == 222.5
    assert told(game, again) == 311
    assert told(game, again) == 422.5  # the same turn once more: the page asks again


def test_a_function_that_a_game_has_replaced_comes_back() -> None:
    game = bot.load(
        "def choose(seen, rng):\n    return help(seen)\ndef help(seen):\n"
        "    global help\n    help = None\n    return seen.legal[0]"
    )
    assert game(FIRST, random.Random(1))
    assert game(OTHER, random.Random(1))
    with pytest.raises(TypeError):
        game(replace(OTHER, ply=4), random.Random(1))
