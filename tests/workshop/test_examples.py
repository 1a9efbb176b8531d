"""The bot in `examples`: it plays on every board, and beats Fox more often than not."""

import random

import pytest

from examples.careful import choose
from game.bots import levels
from game.bots.full_game import play, setup
from game.bots.plays import plays_of
from game.rules.action import Action
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.observation import Observation, observe
from game.rules.state import Options, Win, new_game
from game.workshop.api import as_given


def careful(seen: Observation, rng: random.Random) -> Action:
    answer = choose(as_given(seen), rng)
    move = max(answer, key=answer.__getitem__) if isinstance(answer, dict) else answer
    return next(action for action in seen.legal if str(action) == str(move))


def fox(seen: Observation, rng: random.Random) -> Action:
    return levels.choose("fox", seen, rng)


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_it_has_a_number_for_each_move_on_every_board(name: str) -> None:
    edition = load_edition(name)
    seating = edition.seating(2)
    assert seating
    begun = setup(edition, ("", "fox"), Options(seating.hand_size), 1, "seed")
    seen = observe(new_game(edition, begun), 0)
    answer = choose(as_given(seen), random.Random(1))
    assert isinstance(answer, dict)
    assert set(answer) == set(plays_of(seen))


def test_it_wins_more_than_half_of_its_games_against_fox() -> None:
    """It wins 60.6 of 100 in the long run; these 100 games are always the same."""
    edition, won = load_edition("little-zoo"), 0
    for seed in range(100):
        begun = setup(edition, ("", "fox"), Options(3), seed % 2, str(seed))
        _actions, end = play(new_game(edition, begun), [careful, fox], random.Random(seed))
        won += isinstance(end.outcome, Win) and 0 in end.outcome.seats
    assert won > 50
