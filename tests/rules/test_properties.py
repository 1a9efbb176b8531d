"""What holds in every state of every game, tried on random whole games of every edition."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.action import (
    Action,
    Draw,
    Exchange,
    Pass,
    Place,
    Remove,
    parse_action,
)
from game.rules.edition import Edition
from game.rules.observation import observe
from game.rules.play import PLY_LIMIT, IllegalAction, apply, legal_actions
from game.rules.record import parse_record, replay, to_json
from game.rules.state import State, new_game
from tests.rules.random_games import Game, Step, games, record_of, steps
from tests.rules.scenes import EDITIONS

CONCEIVABLE = 12


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
    read = parse_record(to_json(record), {e.name: e for e in EDITIONS}.__getitem__)
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


def check_state(state: State) -> None:
    deck = state.edition.deck(power_cards=state.setup.options.power_cards)
    piles = (*state.hands, state.draw_pile, *state.discards)
    assert Counter(card for pile in piles for card in pile) == Counter(deck)
    assert not state.board.keys() & state.edition.free
    assert state.board.keys() <= state.edition.picture_at.keys()
    assert set(state.board.values()) <= {seat.colour for seat in state.setup.seats}
    assert state.draw_pile
    assert state.ply <= PLY_LIMIT
    assert bool(legal_actions(state)) == (state.outcome is None)
    check_hands(state)


def check_hands(state: State) -> None:
    full = state.setup.options.hand_size
    assert len(set(state.pending)) == len(state.pending)
    if state.setup.options.draw == "manual":
        assert all(len(hand) <= full - (i in state.pending) for i, hand in enumerate(state.hands))
        return
    assert state.pending == ()
    played_last = state.turn if state.outcome and not state.passes else None
    assert [len(hand) for hand in state.hands] == [
        full - (seat == played_last) for seat in range(len(state.hands))
    ]


def check_change(step: Step) -> None:
    before, action, after = step
    colour = before.setup.seats[before.turn].colour
    match action:
        case Place(_, cell):
            assert cell not in before.board
            assert after.board == before.board | {cell: colour}
        case Remove(_, cell):
            assert before.board[cell] != colour
            assert before.board == after.board | {cell: before.board[cell]}
        case _:
            assert after.board == before.board
    is_ply = isinstance(action, Place | Remove | Pass)
    assert after.ply - before.ply == is_ply
    moves_on = is_ply and after.outcome is None
    assert after.turn == (before.turn + moves_on) % len(before.hands)
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


def conceivable_actions(state: State, rng: random.Random) -> list[Action]:
    """Some of all that could be written down, more often with cards of the seat to move."""
    hand = state.hands[state.turn]
    cells = [*state.edition.picture_at, "z9"]
    actions: list[Action] = [Pass(), Draw(rng.randrange(len(state.hands) + 1))]
    for _ in range(CONCEIVABLE):
        card = rng.choice(hand if hand and rng.random() < 0.7 else state.edition.deck())
        cell = rng.choice(cells)
        actions += rng.choices([Place(card, cell), Remove(card, cell), Exchange(card)])
    return actions


def with_other_secrets(state: State, seat: int, rng: random.Random) -> State:
    """A state that differs only in what the seat cannot see."""
    others = [i for i in range(len(state.hands)) if i != seat]
    hidden = [*state.draw_pile, *(card for i in others for card in state.hands[i])]
    rng.shuffle(hidden)
    hands = list(state.hands)
    for i in others:
        hands[i] = tuple(hidden.pop() for _ in hands[i])
    setup = replace(state.setup, seed=state.setup.seed + "!")
    return state._replace(hands=tuple(hands), draw_pile=tuple(hidden), setup=setup)
