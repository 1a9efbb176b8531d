"""Every level, in every edition, with every option."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.level_names import GENTLE, KNOWN
from game.bots.levels import choose, think
from game.rules.action import Draw, Exchange, Place
from game.rules.observation import observe
from game.rules.play import apply, legal_actions
from game.rules.state import Options, State, Win, new_game
from tests.effort import often
from tests.rules.random_games import Game, games, steps
from tests.rules.scenes import BIG, EDITIONS, GRAND, LITTLE, chips, deal, race, scene, setup_for
from tests.rules.soundness import with_other_secrets

each_level = pytest.mark.parametrize("level", KNOWN)


def to_act(state: State) -> list[int]:
    """The seats that may act: the seat to move, and those that may draw a card by hand."""
    return list(dict.fromkeys([state.turn, *state.pending]))


@each_level
@given(game=games())
@settings(max_examples=often(20))
def test_every_level_answers_in_every_state(level: str, game: Game) -> None:
    for number, step in enumerate(steps(game)):
        for seat in to_act(step.before):
            action = choose(level, observe(step.before, seat), random.Random(number))
            assert action in legal_actions(step.before)
            apply(step.before, action)


@each_level
@given(game=games(), chance=st.randoms(use_true_random=False))
@settings(max_examples=often(6))
def test_a_choice_follows_from_what_is_seen_and_the_generator(
    level: str, game: Game, chance: random.Random
) -> None:
    """A change of other hands, the draw pile or the seed changes no choice."""
    for number, step in enumerate(steps(game)):
        for seat in to_act(step.before):
            seen = observe(step.before, seat)
            chosen = choose(level, seen, random.Random(number))
            other = observe(with_other_secrets(step.before, seat, chance), seat)
            assert choose(level, seen, random.Random(number)) == chosen
            assert choose(level, other, random.Random(number)) == chosen


def test_other_secrets_differ() -> None:
    state = deal(LITTLE)
    other = with_other_secrets(state, 0, random.Random(1))
    assert (other.hands[1], other.draw_pile) != (state.hands[1], state.draw_pile)


@each_level
@pytest.mark.parametrize(
    ("edition", "seats"),
    [(e, s.seats) for e in (*EDITIONS, GRAND) for s in e.seatings],
    ids=lambda value: getattr(value, "name", value),
)
def test_whole_games_come_to_an_end(level: str, edition: type, seats: int) -> None:
    state = new_game(edition, setup_for(edition, seats))  # type: ignore[arg-type]
    rng = random.Random(1)
    while state.outcome is None:
        state = apply(state, choose(level, observe(state, state.turn), rng))
    assert state.outcome


@pytest.mark.parametrize("level", ["fox", "owl"])
def test_a_level_finishes_a_row_if_it_can(level: str) -> None:
    board = chips(red="b1 c1", yellow="b3 c4")
    card = LITTLE.picture_at["d1"]
    state = scene(f"{card} koala lion", "fox owl crab", edition=LITTLE, board=board)
    action = choose(level, observe(state, 0), random.Random(1))
    assert action == Place(card, "d1")
    assert isinstance(apply(state, action).outcome, Win)


@pytest.mark.parametrize("level", ["fox", "owl"])
def test_a_level_blocks_an_open_row(level: str) -> None:
    board = chips(red="e3 f5", yellow="b1 c1")
    card = LITTLE.picture_at["d1"]
    others = [c for c in LITTLE.pictures if c != card][:2]
    state = scene(" ".join([card, *others]), "fox owl lion", edition=LITTLE, board=board)
    assert choose(level, observe(state, 0), random.Random(1)) == Place(card, "d1")


@pytest.mark.parametrize("level", ["fox", "owl"])
@pytest.mark.parametrize(("red", "yellow"), [(False, False), (True, False), (True, True)])
def test_a_level_finishes_its_first_and_its_last_row(level: str, red: bool, yellow: bool) -> None:
    state = race(red=red, yellow=yellow)
    action = choose(level, observe(state, 0), random.Random(1))
    assert action == Place("pig", "a5")
    assert isinstance(apply(state, action).outcome, Win) == red


def test_fox_rather_blocks_a_last_row_than_finish_a_first_one() -> None:
    state = race(red=False, yellow=True)
    assert choose("fox", observe(state, 0), random.Random(1)) == Place("otter", "e10")


@each_level
def test_dead_cards_are_exchanged_at_once(level: str) -> None:
    dead = LITTLE.pictures[0]
    cells = LITTLE.cells_of[dead]
    board = {cells[0]: "red", cells[1]: "yellow"}
    state = scene(f"{dead} {LITTLE.pictures[1]} {LITTLE.pictures[2]}", "fox", edition=LITTLE)
    state = state._replace(board=type(state.board)(board))
    assert choose(level, observe(state, 0), random.Random(1)) == Exchange(dead)


@each_level
def test_every_level_draws_by_hand(level: str) -> None:
    state = deal(BIG, draw="manual")
    state = apply(state, choose(level, observe(state, state.turn), random.Random(1)))
    (seat,) = state.pending
    assert choose(level, observe(state, seat), random.Random(1)) == Draw(seat)


@each_level
def test_thinking_in_pieces_comes_to_the_same(level: str) -> None:
    seen = observe(deal(LITTLE), 0)
    thinking, pieces = think(level, seen, random.Random(3)), 0
    while True:
        try:
            next(thinking)
            pieces += 1
        except StopIteration as thought:
            assert thought.value == choose(level, seen, random.Random(3))
            break
    assert (pieces > 3) == (level == "owl")


def test_a_wrong_level_or_a_seat_without_actions_is_an_error() -> None:
    state = deal(LITTLE)
    waiting = observe(state, 1 - state.turn)
    with pytest.raises(ValueError, match="seat 1 has no legal action"):
        choose("owl", waiting, random.Random(1))
    with pytest.raises(ValueError, match="no level 'wolf'; choose from cub, fox, owl, random"):
        choose("wolf", observe(state, state.turn), random.Random(1))


def test_cub_overlooks_things() -> None:
    """The level takes an open row in some games and not in others."""
    board = chips(red="b1 c1", yellow="b3 c4")
    card = LITTLE.picture_at["d1"]
    state = scene(f"{card} koala lion", "fox owl crab", edition=LITTLE, board=board)
    seen = observe(state, 0)
    taken = Counter(choose("cub", seen, random.Random(n)) == Place(card, "d1") for n in range(200))
    assert 20 < taken[True] < 200


def test_gentle_cub_neither_finishes_a_row_nor_blocks_one() -> None:
    card = LITTLE.picture_at["d1"]
    for board in (chips(red="b1 c1", yellow="b3 c4"), chips(yellow="b1 c1", red="b3 c4")):
        state = scene(f"{card} koala lion", "fox owl crab", edition=LITTLE, board=board)
        chosen = {choose(GENTLE, observe(state, 0), random.Random(n)) for n in range(60)}
        assert len(chosen) > 1
        assert Place(card, "d1") not in chosen
    only = scene(card, "fox", edition=LITTLE, board=chips(red="b1 c1"))
    seen = observe(only, 0)
    assert choose(GENTLE, seen, random.Random(1)) in seen.legal


def test_without_power_cards_and_with_one_card_there_are_choices() -> None:
    for edition in EDITIONS:
        for seating in edition.seatings:
            setup = setup_for(edition, seating.seats, hand_size=1, power_cards=False)
            assert setup.options == Options(1, power_cards=False)
            state = new_game(edition, setup)
            for level in KNOWN:
                seen = observe(state, state.turn)
                assert choose(level, seen, random.Random(1)) in seen.legal
