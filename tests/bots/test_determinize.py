"""States that look the same to a seat, and the tables of the search in them."""

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.bit_position import BitPosition
from game.bots.determinize import determinize
from game.bots.features import features
from game.bots.line_table import LineTable
from game.bots.owl import weights
from game.bots.plays import plays_of
from game.bots.search import SEARCHED
from game.bots.setting import RACES
from game.rules.action import Place, Remove
from game.rules.observation import observe
from game.rules.play import apply
from tests.effort import often
from tests.rules.random_games import Game, games, steps
from tests.rules.scenes import BIG, EDITIONS, GRAND, LITTLE, deal


@given(games(), st.randoms(use_true_random=False))
@settings(max_examples=often(15))
def test_a_determinized_state_looks_the_same_to_the_seat(game: Game, rng: random.Random) -> None:
    for state, _action, _after in steps(game):
        seen = observe(state, state.turn)
        made = determinize(seen, rng)
        assert observe(made, state.turn) == seen
        cards = [
            *made.draw_pile,
            *(card for pile in (*made.hands, *made.discards) for card in pile),
        ]
        deck = state.edition.deck(power_cards=state.setup.options.power_cards)
        assert Counter(cards) == Counter(deck)


def test_determinized_states_differ_in_what_is_hidden() -> None:
    seen = observe(deal(LITTLE), 0)
    rng = random.Random(1)
    assert len({determinize(seen, rng).hands[1] for _time in range(20)}) > 5


@given(games())
@settings(max_examples=often(15))
def test_lines_after_a_play_are_those_counted_anew(game: Game) -> None:
    for state, _action, _after in steps(game):
        seen = observe(state, state.turn)
        table = LineTable(BitPosition(seen))
        for play in seen.legal:
            if isinstance(play, Place | Remove):
                then = apply(state, play)._replace(turn=state.turn, outcome=None)
                anew = LineTable(BitPosition(observe(then, state.turn))).lines
                _taken, lines = table.after(play)
                assert {c: sorted(found) for c, found in lines.items()} == {
                    c: sorted(found) for c, found in anew.items()
                }


def test_there_are_weights_for_every_setting() -> None:
    for edition in (LITTLE, BIG, GRAND):
        for seating in edition.seatings:
            for powers in (True, False):
                state = deal(edition, seating.seats, power_cards=powers)
                position = BitPosition(observe(state, state.turn))
                setting, play = position.setting, plays_of(observe(state, state.turn))[0]
                assert any(weights(setting).values()), setting
                assert weights(setting).keys() == features(LineTable(position), play).keys()
                if seating.rows > 1:
                    of_races = {tuple(weights(setting, race).values()) for race in RACES}
                    assert len(of_races) == 4
    kinds = {
        BitPosition(observe(deal(e, s.seats), 0)).setting.kind for e in EDITIONS for s in e.seatings
    }
    assert {kind for kind in SEARCHED if kind.powers} <= kinds
