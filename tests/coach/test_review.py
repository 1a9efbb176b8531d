"""The review of a game: what each play was worth, and the moments that mattered."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.danger import danger
from game.bots.plays import plays_of
from game.coach.judge import AS_GOOD, judge
from game.coach.review import LEAST_LOSS, MOST_MOMENTS, Review, review
from game.rules.action import Place, Remove
from game.rules.observation import observe
from game.rules.play import apply
from game.rules.record import Record, parse_record
from game.rules.state import Win, new_game
from game.steps import conclude
from tests.effort import often
from tests.rules.golden.make import FOLDER as GOLDEN
from tests.rules.random_games import Game, games, record_of, steps
from tests.rules.soundness import with_other_secrets

RECORDS = sorted(GOLDEN.glob("*_win.json"))


def reviewed(record: Record) -> Review:
    return conclude(review(record))


@settings(max_examples=often(15), deadline=None)
@given(games(), st.randoms(use_true_random=False))
def test_hidden_cards_change_no_judgement(game: Game, rng: random.Random) -> None:
    for before, action, _after in steps(game):
        if isinstance(action, Place | Remove) and rng.random() < 0.1:
            seat = before.turn
            other = observe(with_other_secrets(before, seat, rng), seat)
            seen = observe(before, seat)
            assert conclude(judge(seen, plays_of(seen))) == conclude(judge(other, plays_of(other)))


@settings(max_examples=often(10), deadline=None)
@given(games())
def test_a_review_agrees_with_the_rules(game: Game) -> None:
    record = record_of(game)
    found = reviewed(record)
    state = new_game(record.edition, record.setup)
    judged = {play.at: play for play in found.plays}
    for at, action in enumerate(record.actions):
        seen = observe(state, state.turn)
        is_choice = isinstance(action, Place | Remove) and len(plays_of(seen)) > 1
        assert (at in judged) == is_choice
        if is_choice:
            play = judged[at]
            assert (play.seat, play.made) == (state.turn, action)
            assert set(play.good) <= set(plays_of(seen))
            assert 0 <= play.loss <= 1
            assert play.loss <= AS_GOOD or action not in play.good
            assert all(danger(seen, good) is None for good in play.good)
        state = apply(state, action)
    assert all(
        sum(chances) == pytest.approx(1) for chances in zip(*found.lines.values(), strict=True)
    )
    for colour, line in found.lines.items():
        assert len(line) == len(record.actions) + 1
        if isinstance(state.outcome, Win):
            assert line[-1] == (colour == state.outcome.colour)
    for seat in range(len(record.setup.seats)):
        moments = found.moments(seat)
        losses = [moment.loss for moment in moments]
        assert losses == sorted(losses, reverse=True)
        assert len(moments) <= MOST_MOMENTS
        assert all(moment.seat == seat and moment.loss >= LEAST_LOSS for moment in moments)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_play_that_won_gave_nothing_away(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    last = reviewed(record).plays[-1]
    assert (last.chance, last.loss) == (1.0, 0.0)


def test_a_win_that_was_missed_is_a_moment() -> None:
    """The seat that won plays another card one turn before its end."""
    record = parse_record((GOLDEN / "little_2_win.json").read_text(encoding="utf-8"))
    *before, _won = record.actions
    state = new_game(record.edition, record.setup)
    for action in before:
        state = apply(state, action)
    seen = observe(state, state.turn)
    chances = conclude(judge(seen, plays_of(seen))).chances
    other = min(chances, key=chances.__getitem__)
    found = reviewed(Record(record.edition, record.setup, (*before, other)))
    worst = found.moments(state.turn)[0]
    assert (worst.at, worst.made, worst.best) == (len(before), other, 1.0)
    assert record.actions[-1] in worst.good
    assert found.taken(state.turn) >= worst.loss
