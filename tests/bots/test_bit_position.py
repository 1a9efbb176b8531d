"""What bots compute from an observation, checked against the rules."""

from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings

from game.bots.bit_position import BitPosition, chance
from game.bots.setting import Race
from game.rules.action import Place, Remove
from game.rules.observation import Observation, observe
from game.rules.play import apply
from game.rules.state import State, Win
from tests.effort import often
from tests.rules.random_games import Game, games, steps


def race_after(seen: Observation, then: State) -> Race:
    """The rows that the own colour and the best other one need after a play."""
    own = seen.seats[seen.seat].colour
    made = len(then.rows.get(own, ())) - len(seen.rows.get(own, ()))
    needs = {
        seat.colour: min(seen.rows_to_win - len(seen.rows.get(seat.colour, ())), 2)
        for seat in seen.seats
    }
    best = min(need for colour, need in needs.items() if colour != own)
    return Race(max(needs[own] - made, 1), best)


@given(games())
@settings(max_examples=often(8))
def test_a_bit_position_agrees_with_the_rules(game: Game) -> None:
    for state, _action, _after in steps(game):
        seen = observe(state, state.turn)
        position = BitPosition(seen)
        hidden = [*state.draw_pile]
        hidden += [c for i, hand in enumerate(state.hands) if i != state.turn for c in hand]
        assert +position.unseen == +position.unseen.__class__(hidden)
        assert position.unseen_cards == len(hidden)
        for play in seen.legal:
            if isinstance(play, Place | Remove):
                then = apply(state, play)
                assert position.wins(play) == isinstance(then.outcome, Win)
                assert position.race(play) == race_after(seen, then)
                chips, hand = position.after(play)
                assert sum(chips.values()).bit_count() == len(then.board)
                assert hand == then.hands[state.turn][: len(hand)]


@pytest.mark.parametrize(
    ("wanted", "unseen", "cards"), [(2, 6, 3), (0, 5, 2), (5, 5, 1), (1, 4, 4)]
)
def test_the_chance_is_counted(wanted: int, unseen: int, cards: int) -> None:
    hands = list(combinations(range(unseen), cards))
    hits = sum(1 for hand in hands if min(hand) < wanted)
    assert chance(wanted, unseen, cards) == pytest.approx(hits / len(hands))
    assert len(hands) == comb(unseen, cards)
