"""An observation survives the way into the sandbox."""

import dataclasses

from hypothesis import given, settings

from game.rules.observation import observe
from game.workshop.seen_text import read_seen, write_seen
from tests.effort import often
from tests.rules.random_games import Game, games, steps


@given(game=games())
@settings(max_examples=often(12))
def test_the_text_of_an_observation_reads_back_equal(game: Game) -> None:
    for step in steps(game):
        for seat in range(len(step.after.hands)):
            seen = observe(step.after, seat)
            again = read_seen(write_seen(seen))
            assert again == seen
            for field in dataclasses.fields(seen):
                one, other = getattr(seen, field.name), getattr(again, field.name)
                assert type(one) is type(other), field.name
