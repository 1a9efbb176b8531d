"""The functions for bots are right in every state."""

import random

import pytest
from hypothesis import given, settings

from game.puzzles.kinds import Kind, question
from game.rules.action import Place
from game.rules.observation import observe
from game.rules.play import apply, legal_actions
from game.rules.state import Win
from game.steps import conclude
from game.workshop import api, exercises
from game.workshop.puzzle_sets import ASKED, puzzles_of
from tests.effort import often
from tests.rules.random_games import Game, games, steps
from tests.rules.scenes import LITTLE, chips, deal, scene


@given(game=games())
@settings(max_examples=often(6))
def test_wins_is_true_of_the_actions_that_end_the_game(game: Game) -> None:
    for step in steps(game):
        seen = observe(step.before, step.before.turn)
        for action in seen.legal:
            wins = isinstance(apply(step.before, action).outcome, Win)
            assert api.wins(seen, action) == (wins and isinstance(action, Place))


@given(game=games())
@settings(max_examples=often(6))
def test_lines_are_those_that_no_other_colour_blocks(game: Game) -> None:
    for step in steps(game):
        seen = observe(step.after, step.after.turn)
        for colour in api.colours(seen):
            lines = api.lines(seen, colour)
            assert [len(line.open) for line in lines] == sorted(len(line.open) for line in lines)
            for line in lines:
                assert frozenset(line.cells) in seen.edition.lines
                assert {seen.board.get(cell, colour) for cell in line.cells} == {colour}
                open_cells = {c for c in line.cells if c not in seen.board} - seen.edition.free
                assert set(line.open) == open_cells
            if seen.rows_to_win == 1 and seen.outcome is None:
                blocked = len(seen.edition.lines) - len(lines)
                others = {c for c, chip in seen.board.items() if chip != colour}
                assert blocked == sum(bool(line & others) for line in seen.edition.lines)


@given(game=games())
@settings(max_examples=often(6))
def test_a_bot_that_follows_habit_or_plays_always_acts(game: Game) -> None:
    for step in steps(game):
        seen = observe(step.before, step.before.turn)
        action = api.habit(seen) or api.plays(seen)[0]
        assert action in legal_actions(step.before)


@given(game=games())
@settings(max_examples=often(6))
def test_a_guess_looks_like_what_is_seen_and_goes_on_by_the_rules(game: Game) -> None:
    rng = random.Random(1)
    for step in steps(game):
        seen = observe(step.before, step.before.turn)
        guessed = api.guess(api.as_given(seen), rng)
        assert observe(guessed, seen.seat) == seen
        assert list(map(str, api.legal(guessed))) == list(map(str, legal_actions(guessed)))
        for move in api.legal(guessed):
            position = api.after(guessed, move)
            won = isinstance(position.outcome, Win)
            assert bool(api.winner(position)) == won
            assert api.see(position) == api.as_given(observe(position, position.turn))
            assert (
                position.outcome or api.lines(api.see(position), seen.seats[0].colour) is not None
            )
        assert observe(guessed, seen.seat) == seen, "the position itself stays as it is"


def test_a_bot_looks_ahead_to_the_end_of_a_game() -> None:
    position, rng = api.guess(observe(deal(LITTLE), 0), random.Random(1)), random.Random(2)
    for _ply in range(500):
        if not api.legal(position):
            break
        assert not api.winner(position)
        position = api.after(position, rng.choice(api.legal(position)))
    assert position.outcome


def test_unseen_counts_cards_in_the_draw_pile_and_in_other_hands() -> None:
    state = deal(LITTLE)
    left = api.unseen(observe(state, 0))
    cards = [*state.draw_pile, *state.hands[1]]
    assert {card: cards.count(card) for card in LITTLE.deck()} == {
        card: left[card] for card in LITTLE.deck()
    }
    assert left["no_such_card"] == 0


def test_a_nearly_finished_line_comes_first() -> None:
    state = scene("fox owl koala", "lion", edition=LITTLE, board=chips(red="b1 c1", yellow="b3"))
    seen = observe(state, 0)
    assert api.colours(seen) == ["red", "yellow"]
    assert api.lines(seen, "red")[0] == api.Line(("a1", "b1", "c1", "d1"), ("d1",))


@pytest.mark.parametrize("kind", Kind)
def test_puzzles_have_a_bots_own_view_and_answers_that_are_legal(kind: Kind) -> None:
    puzzles = api.puzzles(kind.value)
    assert len(puzzles) == 10
    for puzzle in puzzles:
        assert puzzle.answers
        assert set(puzzle.answers) < set(puzzle.seen.legal)
        assert all(hasattr(action, "cell") for action in puzzle.seen.legal)
        assert conclude(question(puzzle.seen)) == (kind, puzzle.answers)


def test_a_list_of_puzzles_is_the_callers_own() -> None:
    api.puzzles("finish").clear()
    assert len(api.puzzles("finish")) == 10


def test_unknown_puzzles_name_the_kinds() -> None:
    with pytest.raises(ValueError, match="finish, dragon, stop, win, fork, best"):
        api.puzzles("forks")


def test_the_arena_asks_other_puzzles_than_a_bot_gets() -> None:
    shown, asked = puzzles_of("zoo"), puzzles_of("arena")
    assert len(asked) == ASKED
    assert not {one.id for one in shown} & {one.id for one in asked}
    assert {one.kind for one in asked} == set(Kind)
    for number in range(ASKED):
        assert exercises.asked(number).answers


def test_all_public_names_exist_and_say_what_they_are() -> None:
    for name in api.__all__:
        assert name == "VERSION" or getattr(api, name).__doc__
