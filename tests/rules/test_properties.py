"""Properties of every state of every game, tested on random games of every edition."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.action import (
    Draw,
    Exchange,
    Place,
    Remove,
    parse_action,
)
from game.rules.edition import Edition
from game.rules.observation import observe
from game.rules.play import apply, legal_actions
from game.rules.record import parse_record, replay, to_json
from game.rules.refusal import IllegalAction
from game.rules.state import State, new_game
from tests.rules.random_games import Game, games, record_of, steps
from tests.rules.scenes import EDITIONS
from tests.rules.soundness import (
    check_change,
    check_state,
    conceivable_actions,
    with_other_secrets,
)


@given(games())
def test_every_state_of_a_game_is_sound(game: Game) -> None:
    check_state(new_game(game.edition, game.setup))
    for step in steps(game):
        check_state(step.after)
        check_change(step)


@given(games())
def test_apply_takes_exactly_the_legal_actions(game: Game) -> None:
    rng = random.Random(game.chance)
    for step in steps(game):
        check_legality(step.before, rng)
    check_legality(step.after, rng)


@given(games())
def test_apply_never_changes_its_argument(game: Game) -> None:
    for step in steps(game):
        before = repr(step.before)
        for action in legal_actions(step.before):
            apply(step.before, action)
        assert repr(step.before) == before


@given(games())
def test_a_record_survives_json_and_replays_to_the_same_states(game: Game) -> None:
    record = record_of(game)
    read = parse_record(to_json(record))
    assert read == record
    states = [new_game(game.edition, game.setup), *(step.after for step in steps(game))]
    assert list(replay(read)) == states


@given(games(), st.randoms(use_true_random=False))
def test_an_observation_hides_other_hands_the_draw_pile_and_the_seed(
    game: Game, rng: random.Random
) -> None:
    for step in steps(game):
        for seat in range(len(step.after.hands)):
            other = with_other_secrets(step.after, seat, rng)
            assert observe(other, seat) == observe(step.after, seat)


@given(games())
def test_an_observation_has_what_the_seat_may_do(game: Game) -> None:
    for step in steps(game):
        seats = range(len(step.after.hands))
        seen = [action for seat in seats for action in observe(step.after, seat).legal]
        assert sorted(map(str, seen)) == sorted(map(str, legal_actions(step.after)))
        for seat in set(seats) - {step.after.turn}:
            owed = (Draw(seat),) if seat in step.after.pending and not step.after.outcome else ()
            assert observe(step.after, seat).legal == owed


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_conceivable_action_survives_notation(edition: Edition) -> None:
    for card in set(edition.deck()):
        for cell in edition.picture_at:
            for action in (Place(card, cell), Remove(card, cell), Exchange(card)):
                assert parse_action(str(action)) == action


def check_legality(state: State, rng: random.Random) -> None:
    legal = legal_actions(state)
    assert len(set(legal)) == len(legal)
    for action in legal:
        apply(state, action)
    for action in conceivable_actions(state, rng):
        if action not in legal:
            with pytest.raises(IllegalAction, match="is not legal: "):
                apply(state, action)
