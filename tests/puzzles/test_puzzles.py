"""The puzzles of the printed boards, and what is said to be sure in any position."""

import random
from functools import cache
from pathlib import Path
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.plays import plays_of
from game.coach.judge import AS_GOOD, judge
from game.puzzles.kinds import (
    CLEAR,
    FEWEST_CARDS,
    FEWEST_PLAYS,
    MOST_ANSWERS,
    SURE,
    Answers,
    Kind,
    question,
)
from game.puzzles.puzzle import (
    HARDEST,
    Puzzle,
    PuzzleError,
    first_deal,
    plies_text,
    puzzles_text,
    read_puzzles,
    record_of,
)
from game.rules.action import Exchange, Place
from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES
from game.rules.observation import Observation, observe
from game.rules.play import apply, legal_actions
from game.rules.record import parse_record, replay, to_json
from game.rules.state import State
from game.steps import conclude
from tests.effort import SOAKING, often
from tests.puzzles.judge import Judge
from tests.rules.random_games import Game, game_by, games, shapes, steps
from tests.rules.scenes import BIG, LITTLE, RED, ROWS, SQUARE, chips, deal, scene
from tests.rules.soundness import with_other_secrets

FOLDER = Path(__file__).parent.parent.parent / "static" / "puzzles"

MANY = 400
"""The number of puzzles of each board."""

MOST_BYTES = 40 * 1024
"""The size of all files together."""

SAMPLED = 6
"""How many puzzles of each kind and board are looked at closely; `make soak` takes all."""

PILE = "zebra zebra koala koala whale whale flamingo flamingo fox fox owl owl"
"""Cards enough that nothing is shuffled; which ones does not matter."""


@cache
def shipped(edition: str) -> tuple[Puzzle, ...]:
    return tuple(read_puzzles((FOLDER / f"{edition}.txt").read_text(encoding="utf-8")))


def sample(edition: str) -> list[Puzzle]:
    """Some puzzles of each kind on the board, the same ones in each run; all for `make soak`."""
    mixed = random.Random(edition).sample(shipped(edition), MANY)
    piles = [[one for one in mixed if one.kind is kind] for kind in Kind]
    return [one for pile in piles for one in pile[: MANY if SOAKING else SAMPLED]]


def position_of(puzzle: Puzzle) -> State:
    """The position with the question."""
    *_before, state = replay(record_of(puzzle))
    return state


def asked(seen: Observation) -> tuple[Kind, Answers] | None:
    return conclude(question(seen))


def sure(seen: Observation) -> tuple[Kind, Answers] | None:
    """The question, if its answers are said to be sure."""
    found = asked(seen)
    return found if found and found[0] in SURE else None


def proved(seen: Observation) -> tuple[Kind, Answers] | None:
    """The question as the judge finds it."""
    plays = plays_of(seen)
    can_exchange = any(isinstance(action, Exchange) for action in seen.legal)
    if len(plays) < FEWEST_PLAYS or can_exchange or seen.draw_pile_size < FEWEST_CARDS:
        return None
    found = Judge(seen).question()
    return found if found and len(found[1]) <= MOST_ANSWERS * len(plays) else None


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_each_board_has_puzzles_of_all_kinds(edition: str) -> None:
    puzzles = shipped(edition)
    assert len(puzzles) == MANY
    assert {one.kind for one in puzzles} == set(Kind)
    assert {one.hard for one in puzzles} == set(range(HARDEST + 1))
    assert {one.edition for one in puzzles} == {edition}


def test_no_two_puzzles_are_the_same_and_all_are_small() -> None:
    puzzles = [one for edition in EDITION_NAMES for one in shipped(edition)]
    assert len({one.id for one in puzzles}) == len(puzzles)
    assert len({one[:4] + one[6:] for one in puzzles}) == len(puzzles)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_every_puzzle_becomes_a_record(edition: str) -> None:
    for puzzle in shipped(edition):
        record = record_of(puzzle)
        assert parse_record(to_json(record)) == record
        *_before, state = replay(record)
        assert state.outcome is None
        assert len(legal_actions(state)) >= FEWEST_PLAYS


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_each_puzzle_asks_for_its_kind_and_the_judge_agrees(edition: str) -> None:
    for puzzle in sample(edition):
        state = position_of(puzzle)
        seen = observe(state, state.turn)
        found = asked(seen)
        assert found is not None, puzzle
        assert found[0] is puzzle.kind, puzzle
        assert proved(seen) == (None if puzzle.kind is Kind.BEST else found), puzzle


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_best_plays_are_clearly_better(edition: str) -> None:
    best = [one for one in sample(edition) if one.kind is Kind.BEST]
    assert best
    for puzzle in best:
        state = position_of(puzzle)
        seen = observe(state, state.turn)
        found, plays = asked(seen), plays_of(seen)
        assert found is not None
        chances = conclude(judge(seen, plays)).chances
        good = [chances[play] for play in found[1]]
        assert max(good) - min(good) <= AS_GOOD
        assert min(good) - max(chances[p] for p in plays if p not in found[1]) >= CLEAR


@settings(max_examples=often(15), deadline=None)
@given(games(), st.randoms(use_true_random=False))
def test_the_judge_agrees_in_random_games(game: Game, rng: random.Random) -> None:
    for before, _action, _after in steps(game):
        if rng.random() < 0.1:
            seen = observe(before, before.turn)
            assert sure(seen) == proved(seen)


@pytest.mark.parametrize("edition", [LITTLE, BIG, SQUARE], ids=lambda edition: edition.name)
def test_the_judge_agrees_where_a_win_can_be_sure(edition: Edition) -> None:
    """Two seats without power cards: other games have hardly a sure win."""
    rng, kinds = random.Random(edition.name), set[Kind]()
    duels = [s for s in shapes(edition) if s.seats == 2 and not s.options.power_cards]
    for _game in range(often(12)):
        for before, _action, _after in steps(game_by(rng.choice(duels), rng)):
            if rng.random() < 0.3:
                found = sure(observe(before, before.turn))
                assert found == proved(observe(before, before.turn))
                kinds |= {found[0]} if found else set()
    assert kinds >= {Kind.FINISH, Kind.FORK}


def test_the_judge_agrees_on_boards_laid_out_at_random() -> None:
    """Most sure wins with power cards in the deck are on boards like these."""
    assert agreed_kinds(LITTLE, 14, often(250)) == set(SURE)


def test_no_win_is_sure_if_more_rows_are_needed() -> None:
    """Three rows win: a play that finishes one for sure is not enough."""
    kinds = agreed_kinds(ROWS, 8, often(150))
    assert Kind.FORK in kinds
    assert Kind.WIN not in kinds


def agreed_kinds(edition: Edition, most: int, boards: int) -> set[Kind]:
    """The sure kinds on so many boards with at most so many chips, on all of which both agree."""
    rng, kinds = random.Random(1), set[Kind]()
    for _board in range(boards):
        seen = observe(laid_out(edition, most, rng), 0)
        found = sure(seen)
        assert found == proved(seen)
        kinds |= {found[0]} if found else set()
    return kinds


def laid_out(edition: Edition, most: int, rng: random.Random) -> State:
    """Two seats and at most so many chips, of which the seat to move has half or more."""
    cells = rng.sample(sorted(set(edition.picture_at) - edition.free), rng.randint(most // 2, most))
    own = rng.randint(len(cells) // 2, len(cells) - 2)
    board = dict.fromkeys(cells, "yellow") | dict.fromkeys(cells[:own], RED)
    deck = tuple(rng.sample(edition.deck(), len(edition.deck())))
    return deal(edition)._replace(
        hands=(deck[:4], deck[4:6]),
        draw_pile=deck[6:14],
        discards=(deck[14:], ()),
        board=MappingProxyType(board),
        turn=0,
    )


@settings(max_examples=often(15), deadline=None)
@given(games(), st.randoms(use_true_random=False))
def test_hidden_cards_change_no_question(game: Game, rng: random.Random) -> None:
    for before, _action, _after in steps(game):
        if rng.random() < 0.1:
            other = with_other_secrets(before, before.turn, rng)
            assert asked(observe(other, before.turn)) == asked(observe(before, before.turn))


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_hidden_cards_change_no_puzzle(edition: str) -> None:
    rng = random.Random(1)
    for puzzle in sample(edition)[:: 1 if SOAKING else 4]:
        state = position_of(puzzle)
        other = with_other_secrets(state, state.turn, rng)
        assert (other.hands, other.draw_pile) != (state.hands, state.draw_pile)
        assert asked(observe(other, state.turn)) == asked(observe(state, state.turn))


def test_the_card_of_the_play_does_not_count_for_a_way() -> None:
    """`unicorn@e3` opens b3 and f3, but nobody has a card for them: all copies are discarded."""
    gone = ("giraffe", "giraffe", "turtle", "turtle", "unicorn")
    state = scene(
        "unicorn hippo octopus",
        "lion lion tiger",
        edition=LITTLE,
        board=chips(red="c3 d3", yellow="a2"),
        draw_pile=PILE,
        discards=(gone, ()),
    )
    assert sure(observe(state, 0)) == (Kind.FORK, (Place("unicorn", "b3"),))


def test_a_chip_of_no_row_can_be_removed_although_two_rows_share_a_chip() -> None:
    """After `kid@e2` the other seat may take that chip away: the chip belongs to no row."""
    gone = "fly gnu hen hen kid eel owl mole ant jay newt dog gnu thief cat jay joker joker joker"
    rows = (frozenset(("b2", "c2", "d2")), frozenset(("b1", "c2", "d3")))
    state = scene(
        "thief kid fly eel",
        "ant bee bee cat",
        edition=ROWS,
        board=chips(red="d3 c2 d2 b2 b1 c1 c5", yellow="d5 a4 b5 e5"),
        draw_pile=PILE,
        discards=(tuple(gone.split()), ()),
        rows=MappingProxyType({RED: rows}),
    )
    found, expected = sure(observe(state, 0)), proved(observe(state, 0))
    assert expected is not None
    assert expected[0] is Kind.FORK
    assert found == expected


def test_puzzles_survive_as_text() -> None:
    for edition in EDITION_NAMES:
        text = (FOLDER / f"{edition}.txt").read_text(encoding="utf-8")
        assert puzzles_text(edition, shipped(edition)) == text
    assert read_puzzles(puzzles_text("big-zoo", ())) == []


@given(st.lists(st.integers(0, 300)))
def test_every_index_of_an_action_survives_as_text(indices: list[int]) -> None:
    """Each index is read again, one after the other, where it is too large for its ply."""
    puzzle = Puzzle("little-zoo", 2, True, "1", Kind.BEST, 0, plies_text(indices))
    state, played = first_deal(LITTLE, 2, "1", powers=True), 0
    for index in indices:
        if index >= len(legal_actions(state)):
            with pytest.raises(PuzzleError, match=rf"ply {played + 1} .* no action {index}$"):
                record_of(puzzle)
            return
        state, played = apply(state, legal_actions(state)[index]), played + 1
    assert list(replay(record_of(puzzle)))[-1] == state


@pytest.mark.parametrize(
    "wrong",
    ["", "2", "2 7 01 2", "two 7 012", "2y 7 012", "x 7 012"],
)
def test_a_wrong_line_is_named(wrong: str) -> None:
    with pytest.raises(PuzzleError, match=r"^line 4 is no puzzle: "):
        read_puzzles(f"little-zoo\nfinish 0\n2 7 012\n{wrong}\n2x 8 012\n")


@pytest.mark.parametrize("heading", ["begin 0", "finish none", "2 7"])
def test_puzzles_below_a_wrong_heading_are_refused(heading: str) -> None:
    with pytest.raises(PuzzleError, match=r"^line \d is no puzzle: "):
        read_puzzles(f"little-zoo\n{heading}\n2 7 012\n")


def test_a_puzzle_before_any_heading_is_refused() -> None:
    with pytest.raises(PuzzleError, match=r"^line 2 is no puzzle: "):
        read_puzzles("little-zoo\n2 7 012\n")


def test_a_number_of_seats_that_the_board_lacks_is_refused() -> None:
    with pytest.raises(PuzzleError, match="5 seats"):
        record_of(Puzzle("little-zoo", 5, True, "1", Kind.BEST, 0, ""))
