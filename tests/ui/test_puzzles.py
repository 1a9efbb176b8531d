"""The puzzles: the present, the paths, answers, stickers, and own moments that come again."""

import json
import random
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path as FilePath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.plays import plays_of
from game.puzzles.kinds import Kind
from game.puzzles.making import MANY
from game.puzzles.paths import Path, by_path, of_day
from game.puzzles.puzzle import Puzzle, first_deal, read_puzzles, record_of
from game.rules.edition_data import EDITION_NAMES, edition_of, load_edition
from game.rules.json_text import UnreadableError
from game.rules.observation import observe
from game.rules.record import Record, parse_record, replay, to_json
from game.ui.app.view import view
from game.ui.boards.board import Board, edition_dict, problem
from game.ui.boards.layout import Layout
from game.ui.frame.markup import to_html
from game.ui.look.words import PICTURES
from game.ui.model.coach import Coaching, Step
from game.ui.model.effect import Say
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.puzzles import (
    AGAIN,
    DAY,
    FIRST_DAY,
    OWN,
    AskAgain,
    AskPuzzle,
    KeepAnswer,
    KeepMade,
    KeepMoments,
    KeepSolved,
    MakePuzzles,
    Puzzles,
    Question,
    ReadPuzzles,
    StopMaking,
)
from game.ui.saved.family import Family, with_golden, won_sticker
from game.ui.saved.person import Person, Sticker
from game.ui.saved.puzzles_text import (
    DAYS,
    MOST_MOMENTS,
    due,
    has_moments,
    read_own,
    read_solved,
    with_answer,
    with_moments,
    with_own,
    with_solved,
)
from game.ui.screens.builder.msg import LaidOut
from game.ui.screens.builder.work import lay
from game.ui.screens.coach.contrast_sentences import contrast_text
from game.ui.screens.coach.lit import lit_cells
from game.ui.screens.coach.msg import (
    CoachClosed,
    MomentCardPicked,
    MomentCellPicked,
    MomentShown,
)
from game.ui.screens.coach.sentences import question_text
from game.ui.screens.puzzles.msg import (
    MakingPicked,
    MakingStopped,
    PuzzlesClosed,
    PuzzlesMade,
    PuzzlesRead,
    SolverPicked,
)
from game.ui.screens.puzzles.reading import made
from game.ui.settings.settings import Pace, Settings
from game.ui.ways import PuzzlePicked, PuzzlesOpened
from tests.ui.at_once import answer
from tests.ui.pages import (
    after,
    classes_of,
    effects_of,
    game_of,
    labels,
    messages_of_page,
    nodes,
    text_of,
)
from tests.ui.test_coach import COACHED, LOST, moments_of
from tests.ui.test_coach import made as taps_of_moment
from tests.ui.test_view import check

FOLDER = FilePath(__file__).parents[2] / "static" / "puzzles"
TODAY = date(2026, 11, 28).toordinal()


@cache
def shipped() -> tuple[Puzzle, ...]:
    texts = ((FOLDER / f"{name}.txt").read_text() for name in EDITION_NAMES)
    return tuple(one for text in texts for one in read_puzzles(text))


def ponds() -> Layout:
    *_, laid = lay(Board(name="Ponds"), random.Random(1))
    assert isinstance(laid, LaidOut)
    return laid.layout


def opened(model: Model | None = None, again: tuple[str, ...] = ()) -> Model:
    """The screen with the puzzles, after they were read."""
    model = model or Model()
    (reading,) = effects_of(model, PuzzlesOpened())
    assert isinstance(reading, ReadPuzzles)
    read = PuzzlesRead(reading.person.id, shipped(), frozenset(), again, bool(again), (), TODAY)
    return after(model, PuzzlesOpened(), read)


def asked(model: Model, way: str) -> Model:
    """The screen after a tap on the way."""
    (asking,) = effects_of(model, PuzzlePicked(way))
    assert isinstance(asking, AskPuzzle | AskAgain)
    return after(model, PuzzlePicked(way), answer(asking))


def coaching(model: Model) -> Coaching:
    assert model.coaching
    return model.coaching


def record_text(seed: str = "1") -> str:
    """The record of a game that has begun."""
    state = first_deal(load_edition("little-zoo"), 2, seed, powers=True)
    return to_json(Record(state.edition, state.setup))


def question(model: Model) -> Question:
    found = coaching(model).question
    assert found
    return found


def taps(model: Model, *, right: bool) -> tuple[MomentCardPicked, MomentCellPicked]:
    """The taps of an answer, or of a play that is none."""
    shown = question(model)
    play = shown.answers[0]
    if not right:
        play = next(one for one in shown.game.plays() if one not in shown.answers)
    return MomentCardPicked(shown.game.seen.hand.index(play.card)), MomentCellPicked(play.cell)


def screen(model: Model) -> Puzzles:
    assert isinstance(model.ground, Puzzles)
    return model.ground


def test_home_opens_a_present_and_five_paths() -> None:
    assert "Puzzles" in labels(Model())
    ways = [msg for msg in messages_of_page(view(opened())) if isinstance(msg, PuzzlePicked)]
    assert ways == [PuzzlePicked(way) for way in (DAY, *(path.value for path in Path))]
    assert after(opened(), PuzzlesClosed()).screen == HOME


def test_puzzles_that_cannot_be_fetched_are_said_to_be_missing() -> None:
    (reading,) = effects_of(Model(), PuzzlesOpened())
    assert isinstance(reading, ReadPuzzles)
    missing = PuzzlesRead(reading.person.id, (), frozenset(), (), False, (), TODAY)
    model = after(Model(), PuzzlesOpened(), missing)
    assert "could not be loaded" in text_of(view(model))
    assert effects_of(model, PuzzlePicked(DAY)) == ()


def test_nobody_opens_puzzles_in_the_middle_of_a_game() -> None:
    assert effects_of(LOST, PuzzlesOpened()) == ()


@pytest.mark.parametrize("way", [DAY, *(path.value for path in Path)])
def test_an_answer_is_cheered_kept_and_brings_a_golden_sticker(way: str) -> None:
    model = asked(opened(), way)
    found = after(model, *taps(model, right=True))
    wrong = after(model, *taps(model, right=False))
    for shown_model in (opened(), model, wrong, found):
        check(view(shown_model))
    assert coaching(found).step is Step.FOUND
    shown, play = question(model), question(model).answers[0]
    kept = effects_of(after(model, taps(model, right=True)[0]), taps(model, right=True)[1])[0]
    animal = shown.game.seen.edition.picture_at[play.cell]
    sticker = Sticker(shown.game.seen.edition.name, animal, "")
    assert kept == KeepSolved(screen(model).person, shown.id, sticker)
    assert screen(found).solved == {shown.id}
    assert "Golden sticker" in to_html(view(found))
    assert after(found, CoachClosed()).screen == screen(found)


def test_every_answer_counts() -> None:
    model = asked(opened(), Path.LITTLE.value)
    shown = question(model)
    for play in shown.answers:
        card = MomentCardPicked(shown.game.seen.hand.index(play.card))
        found = after(model, card, MomentCellPicked(play.cell))
        assert coaching(found).step is Step.FOUND


def test_after_a_wrong_answer_the_paw_helps_and_nothing_is_kept() -> None:
    model = asked(opened(), Path.CLEVER.value)
    wrong = after(model, *taps(model, right=False))
    assert coaching(wrong).step is Step.LOOK
    helped = after(wrong, MomentShown(), MomentShown())
    assert coaching(helped).step is Step.SHOWN
    played = after(helped, *taps(model, right=True))
    assert screen(played).solved == frozenset()
    assert "Golden sticker" not in to_html(view(played))
    assert "Find it without help for a golden sticker." in text_of(view(played))


def test_the_next_puzzle_of_a_path_is_the_next_one_that_is_not_solved() -> None:
    first = asked(opened(), Path.BIG.value)
    found = after(first, *taps(first, right=True))
    second = asked(found, Path.BIG.value)
    path = [one.id for one in by_path(shipped())[Path.BIG]]
    assert [question(first).id, question(second).id] == path[:2]
    behind = after(second, CoachClosed())
    skipped = asked(after(behind), Path.BIG.value)
    assert question(skipped).id == path[1]


def test_the_row_glows_only_for_people_who_cannot_read() -> None:
    assert "glowing" in to_html(view(asked(opened(), Path.LOOK.value)))
    assert "glowing" not in to_html(view(asked(opened(), Path.LITTLE.value)))


def test_the_row_glows_until_the_play_is_shown() -> None:
    model = asked(opened(), Path.LOOK.value)
    wrong = after(model, *taps(model, right=False))
    assert coaching(wrong).step is Step.LOOK
    assert "glowing" in to_html(view(wrong))
    assert "in-row" in to_html(view(wrong))
    assert "glowing" not in to_html(view(after(wrong, MomentShown())))


def test_after_a_wrong_answer_the_play_is_compared_with_the_right_one() -> None:
    paths, told = by_path(shipped()), 0
    for path in (Path.LITTLE, Path.BIG):
        for puzzle in paths[path][::17]:
            asking = AskPuzzle(puzzle, path.value, screen(opened()).person)
            model = after(opened(), answer(asking))
            wrong = after(model, *taps(model, right=False))
            assert coaching(wrong).tried not in question(model).answers
            helped = after(wrong, MomentShown(), MomentShown())
            assert coaching(helped).step is Step.SHOWN
            lack = contrast_text(coaching(helped), question(model).answers[0])
            assert lack
            assert lack in text_of(view(helped))
            found = after(wrong, *taps(model, right=True))
            assert contrast_text(coaching(found), question(model).answers[0]) in {lack, ""}
            is_plain = puzzle.kind in (Kind.FINISH, Kind.STOP, Kind.DRAGON, Kind.FORK)
            assert not is_plain or lack not in text_of(view(found))
            told += lack in text_of(view(wrong))
            check(view(wrong))
    assert told > 10


def test_a_wrong_answer_about_ways_to_win_always_gets_its_reason() -> None:
    for kind in (Kind.WIN, Kind.FORK):
        for puzzle in [one for one in shipped() if one.kind is kind][::40]:
            asking = AskPuzzle(puzzle, Path.LITTLE.value, screen(opened()).person)
            model = after(opened(), answer(asking))
            wrong = after(model, *taps(model, right=False))
            lack = contrast_text(coaching(wrong), question(model).answers[0])
            assert lack
            assert "makes only" not in lack, kind
            assert kind is Kind.FORK or "isn’t sure" in lack or "could" in lack


def test_the_question_stays_while_a_card_is_chosen() -> None:
    model = asked(opened(), Path.LITTLE.value)
    asks = question_text(question(model).kind)
    card, _cell = taps(model, right=True)
    (title,) = (text_of(node) for node in nodes(view(model)) if node.tag == "h1")
    assert title == asks
    chosen = after(model, card)
    (title,) = (text_of(node) for node in nodes(view(chosen)) if node.tag == "h1")
    assert title != asks
    assert asks in text_of(view(chosen))


def test_the_first_help_lights_no_half_of_the_board() -> None:
    for puzzle in shipped()[::7]:
        asking = AskPuzzle(puzzle, Path.CLEVER.value, screen(opened()).person)
        shown = question(after(opened(), answer(asking)))
        assert len(lit_cells(shown)) <= 12


def test_a_puzzle_and_the_reason_of_its_answer_are_read_aloud() -> None:
    """For who cannot read: all words, not only the title."""
    hears = replace(Model(), voices=frozenset({"en"}))
    hears = replace(hears, settings=replace(hears.settings, sound=True, read_aloud=True))
    (asking,) = effects_of(opened(hears), PuzzlePicked(Path.LITTLE.value))
    msg = answer(asking)  # type: ignore[arg-type]
    assert Say("said") in effects_of(opened(hears), msg)
    assert Say("said") not in effects_of(opened(), msg)
    model = after(opened(hears), msg)
    *_card, cell = taps(model, right=True)
    said = effects_of(after(model, *_card), cell)
    assert any(isinstance(one, Say) and one.element == "said" for one in said)
    found = after(model, *_card, cell)
    (words,) = (node for node in nodes(view(found)) if node.attributes.get("id") == "said")
    assert "Yes, that’s it!" in text_of(words)
    assert len(text_of(words)) > len("Yes, that’s it!") + 10


def test_ten_puzzles_of_the_first_paths_show_plain_animals() -> None:
    for path in (Path.LOOK, Path.LITTLE):
        for puzzle in by_path(shipped())[path][:10]:
            *_, state = replay(record_of(puzzle))
            assert set(state.hands[state.turn]) <= set(state.edition.pictures), puzzle.id


def test_the_hint_of_the_dragon_asks_for_the_card_that_takes_the_chip() -> None:
    paths = by_path(shipped())
    dragon = next(one for path in Path for one in paths[path] if one.kind is Kind.DRAGON)
    asking = AskPuzzle(dragon, Path.LITTLE.value, screen(opened()).person)
    helped = after(opened(), answer(asking), MomentShown(), MomentShown())
    assert "Look here! Which card takes this chip away?" in text_of(view(helped))


def test_a_sure_win_that_is_shown_tells_the_same_as_one_that_is_found() -> None:
    paths = by_path(shipped())
    wins = [one for path in Path for one in paths[path] if one.kind is Kind.WIN][::40]
    for puzzle in wins:
        asking = AskPuzzle(puzzle, Path.LITTLE.value, screen(opened()).person)
        model = after(opened(), answer(asking))
        told = after(model, MomentShown(), MomentShown(), MomentShown())
        found = after(model, *taps(model, right=True))
        words = [
            text_of(view(one)).partition("Next time you can win here")[2] for one in (told, found)
        ]
        assert words[0][:6] == words[1][:6]


def test_little_children_find_a_row_that_glows_in_their_present() -> None:
    slow = opened(Model(settings=Settings(pace=Pace.SLOW)))
    first = next(msg for msg in messages_of_page(view(slow)) if isinstance(msg, PuzzlePicked))
    assert first == PuzzlePicked(FIRST_DAY)
    model = asked(slow, FIRST_DAY)
    assert question(model).kind is Kind.FINISH
    assert "glowing" in to_html(view(model))
    assert "unwrapping" in to_html(view(model))
    found = after(model, *taps(model, right=True))
    assert "Next" not in labels(found)
    assert "Tomorrow" in text_of(view(after(found, CoachClosed())))


def test_all_ways_to_win_are_lit() -> None:
    paths = by_path(shipped())
    forks = [one for path in Path for one in paths[path] if one.kind is Kind.FORK][::20]
    for puzzle in forks:
        asking = AskPuzzle(puzzle, Path.LITTLE.value, screen(opened()).person)
        model = after(opened(), answer(asking))
        found = after(model, *taps(model, right=True))
        gaps = [node for node in nodes(view(found)) if "gap" in classes_of(node)]
        assert len(gaps) > 1, puzzle.id
        game = coaching(found).game
        assert game
        for gap in gaps:
            cell = str(gap.attributes["data-from"]).removeprefix("cell-")
            assert cell not in game.state.board


def test_a_sure_win_tells_where_the_cards_of_the_hand_win() -> None:
    paths, told = by_path(shipped()), 0
    wins = [one for path in Path for one in paths[path] if one.kind is Kind.WIN][::20]
    for puzzle in wins:
        model = after(opened(), answer(AskPuzzle(puzzle, Path.LITTLE.value, Person("Ada", 0))))
        found = after(model, *taps(model, right=True))
        told += "Next time you can win here: " in text_of(view(found))
    assert told > len(wins) // 2


def test_an_own_moment_shows_the_play_that_was_made_unless_it_is_an_old_one() -> None:
    (keeping,) = effects_of(COACHED, CoachClosed())
    assert isinstance(keeping, KeepMoments)
    record = keeping.moments[0][1]
    made, model = moments_of(COACHED)[0].judged.made, asked(opened(again=(record,)), AGAIN)
    assert question(model).made == made
    assert "Do you see something better?" in text_of(view(model))
    assert "You put your chip on" in text_of(view(model))
    assert any("shadow" in classes_of(node) for node in nodes(view(model)))
    check(view(model))
    old = to_json(parse_record(record))
    assert json.loads(old).keys() < json.loads(record).keys()
    for text in (
        old,
        to_json(parse_record(record), made="lion@z9"),
        to_json(parse_record(record), made=3),
    ):
        early = asked(opened(again=(text,)), AGAIN)
        assert question(early).made is None
        assert "What would Robo Owl play?" in text_of(view(early))
        assert not any("shadow" in classes_of(node) for node in nodes(view(early)))


def test_the_puzzle_of_the_day_is_open_when_it_is_solved() -> None:
    model = asked(opened(), DAY)
    assert "Next" not in labels(after(model, *taps(model, right=True)))
    done = after(model, *taps(model, right=True), CoachClosed())
    assert "Tomorrow" in text_of(view(done))
    assert question(asked(done, DAY)).id == of_day(TODAY, by_path(shipped())).id


def test_a_year_has_a_puzzle_of_its_own_for_each_day() -> None:
    year = {of_day(TODAY + day, by_path(shipped())).id for day in range(365)}
    assert len(year) == 365


def test_each_puzzle_lies_on_one_path() -> None:
    on_paths = [one.id for path in Path for one in by_path(shipped())[path]]
    assert sorted(on_paths) == sorted(one.id for one in shipped())
    look = by_path(shipped())[Path.LOOK]
    assert {one.kind for one in look} == {Kind.FINISH, Kind.STOP}
    assert all(one.kind is Kind.FINISH for one in look[:3])
    assert not any(one.hard for one in look)


def test_the_paw_points_at_once_in_the_first_puzzles_only() -> None:
    for solved, points in ((frozenset[str](), True), (frozenset("abc"), False)):
        model = opened()
        model = model.on_ground(screen(model).replace(solved=solved))
        there = asked(model, Path.LOOK.value)
        assert has_paw(there) == points
        assert has_paw(after(there, MomentShown()))
        wrong = after(there, *taps(there, right=False))
        assert has_paw(wrong)


def has_paw(model: Model) -> bool:
    return any("paw" in classes_of(node) for node in nodes(view(model)))


def test_a_play_that_owl_would_choose_is_compared_with_a_tempting_one() -> None:
    told = 0
    for puzzle in [one for one in shipped() if one.kind is Kind.BEST][::6]:
        asking = AskPuzzle(puzzle, Path.CLEVER.value, screen(opened()).person)
        model = after(opened(), answer(asking))
        found = after(model, *taps(model, right=True))
        told += bool(contrast_text(coaching(found), question(model).answers[0]))
    assert told > 5


def test_in_a_puzzle_for_three_the_own_colour_is_told() -> None:
    puzzle = next(one for one in shipped() if one.seats == 3 and one.kind is Kind.FINISH)
    asking = AskPuzzle(puzzle, Path.LOOK.value, screen(opened()).person)
    assert "Your colour:" in text_of(view(after(opened(), answer(asking))))


def test_each_face_of_the_family_has_its_own_puzzles() -> None:
    model = opened(Model(family=(Person("Ada", 3), Person("Bo", 1))))
    assert {"Ada", "Bo"} <= set(labels(model))
    people = [msg for msg in messages_of_page(view(model)) if isinstance(msg, SolverPicked)]
    (reading,) = effects_of(model, people[-1])
    assert reading == ReadPuzzles(Person("Bo", 1))
    late = PuzzlesRead("ada", shipped(), frozenset({"x"}), (), False, (), TODAY)
    assert screen(after(model, people[-1], late)).solved == frozenset()


def test_a_moment_that_was_not_found_comes_again_as_a_puzzle() -> None:
    (keeping,) = effects_of(COACHED, CoachClosed())
    assert isinstance(keeping, KeepMoments)
    assert len(keeping.moments) == len(moments_of(COACHED))
    some = after(COACHED, *taps_of_moment(COACHED, 0))
    (fewer,) = effects_of(some, CoachClosed())
    assert isinstance(fewer, KeepMoments)
    assert fewer.moments == keeping.moments[1:]
    _person, record = keeping.moments[0]
    model = opened(again=(record,))
    assert "Once more" in text_of(view(model))
    moment = asked(model, AGAIN)
    assert question(moment).answers == moments_of(COACHED)[0].judged.good
    card, cell = taps(moment, right=True)
    assert effects_of(after(moment, card), cell)[0] == KeepAnswer(
        screen(model).person, record, is_found=True
    )
    assert screen(after(moment, card, cell)).again == ()
    assert effects_of(moment, MomentShown(), MomentShown(), MomentShown())[0] == KeepAnswer(
        screen(model).person, record, is_found=False
    )


def test_a_record_of_a_moment_ends_before_the_play_that_was_made() -> None:
    (keeping,) = effects_of(COACHED, CoachClosed())
    assert isinstance(keeping, KeepMoments)
    for (_person, record), moment in zip(keeping.moments, moments_of(COACHED), strict=True):
        *_, state = replay(parse_record(record))
        assert state.turn == moment.judged.seat
        assert state.board == moment.game.state.board
    assert game_of(LOST).record.actions


def test_moments_come_again_after_1_3_and_9_days_until_they_are_found_twice() -> None:
    text, day, waits = with_moments(None, "ada", [record_text()], 0), 0, []
    for _time in range(4):
        before = day
        while not due(text, "ada", day):
            day += 1
        waits.append(day - before)
        text = with_answer(text, "ada", record_text(), is_found=False, today=day)
    assert waits == [1, 3, 9, 9]
    assert tuple(waits[:3]) == DAYS
    once = with_answer(text, "ada", record_text(), is_found=True, today=day)
    assert due(once, "ada", day + 9) == (record_text(),)
    assert (
        due(with_answer(once, "ada", record_text(), is_found=True, today=day), "ada", day + 99)
        == ()
    )


@given(st.lists(st.text(max_size=3), max_size=80))
def test_at_most_30_moments_are_kept_and_each_once(records: list[str]) -> None:
    text: str | None = None
    for record in records:
        text = with_moments(text, "ada", [record_text(record)], 0)
    kept = due(text, "ada", 1)
    assert len(kept) == len(set(kept)) <= MOST_MOMENTS
    assert not records or record_text(records[-1]) in kept


@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=4),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["solved", "again", "ada", "record", "due"]), inner)
        ),
    )
)
def test_a_text_of_any_other_form_is_read_and_keeps_what_it_has(data: object) -> None:
    text = json.dumps({"solved": data, "again": data, "later": data})
    assert isinstance(read_solved(text, "ada"), frozenset)
    assert isinstance(due(text, "ada", 1), tuple)
    after_it = with_moments(with_solved(text, "ada", "x"), "ada", [record_text()], 0)
    assert "x" in read_solved(after_it, "ada")
    assert due(after_it, "ada", 1)[-1] == record_text()
    assert json.loads(after_it)["later"] == data


def test_a_moment_of_another_day_is_announced() -> None:
    (reading,) = effects_of(Model(), PuzzlesOpened())
    assert isinstance(reading, ReadPuzzles)
    text = with_moments(None, "ada", [record_text()], 0)
    assert has_moments(text, "ada")
    assert not has_moments(text, "bo")
    assert not has_moments(None, "ada")
    read = PuzzlesRead(reading.person.id, shipped(), frozenset(), (), True, (), TODAY)
    assert "come again soon" in text_of(view(after(Model(), PuzzlesOpened(), read)))
    assert "come again soon" not in text_of(view(opened(again=(record_text(),))))


def test_a_moment_that_cannot_be_read_is_not_asked_and_stays() -> None:
    text = with_moments(None, "ada", ["a newer format", record_text()], 0)
    assert due(text, "ada", 1) == (record_text(),)
    assert "a newer format" in text


def test_a_way_that_nobody_knows_asks_nothing() -> None:
    for way in ("nowhere", "own-7", "own-x", AGAIN):
        assert effects_of(opened(), PuzzlePicked(way)) == ()


def test_a_damaged_text_is_said_to_be_unreadable() -> None:
    for read in (lambda text: read_solved(text, "ada"), lambda text: due(text, "ada", 0)):
        with pytest.raises(UnreadableError):
            read("[")


def test_solved_puzzles_are_kept_for_each_person() -> None:
    text = with_solved(with_solved(with_solved(None, "ada", "x"), "bo", "y"), "ada", "z")
    assert read_solved(text, "ada") == {"x", "z"}
    assert read_solved(text, "bo") == {"y"}


BUILT = edition_of(edition_dict(Board(name="Ponds"), ponds()))


def with_board(puzzles: tuple[Puzzle, ...] = ()) -> Model:
    (reading,) = effects_of(Model(), PuzzlesOpened())
    assert isinstance(reading, ReadPuzzles)
    boards = ((BUILT, puzzles),)
    read = PuzzlesRead(reading.person.id, shipped(), frozenset(), (), False, boards, TODAY)
    return after(Model(), PuzzlesOpened(), read)


@cache
def made_for_built() -> tuple[PuzzlesMade, ...]:
    return tuple(made(BUILT))


def test_puzzles_are_made_for_a_built_board_and_solved() -> None:
    assert effects_of(with_board(), MakingPicked(0)) == (MakePuzzles(BUILT),)
    making = after(with_board(), MakingPicked(0))
    percents = [msg.percent for msg in made_for_built()]
    assert percents == sorted(percents)
    assert percents[-1] == 100
    half = next(msg for msg in made_for_built() if msg.percent >= 50)
    halfway = after(making, half)
    for shown_model in (with_board(), halfway, with_board(half.found)):
        check(view(shown_model))
    assert f"{len(half.found)} puzzles found" in text_of(view(halfway))
    assert effects_of(halfway, MakingStopped()) == (StopMaking(), KeepMade(BUILT, half.found))
    assert effects_of(halfway, PuzzlesClosed())[:2] == (StopMaking(), KeepMade(BUILT, half.found))
    last = made_for_built()[-1]
    assert len(last.found) == MANY
    assert len({one.kind for one in last.found}) > 3
    done = after(halfway, last)
    assert screen(done).making is None
    (reading,) = [one for one in effects_of(halfway, last) if isinstance(one, KeepMade)]
    assert reading == KeepMade(BUILT, last.found)
    way = f"{OWN}0"
    assert PuzzlePicked(way) in messages_of_page(view(done))
    first = asked(done, way)
    found = after(first, *taps(first, right=True))
    (kept,) = [
        one
        for one in effects_of(after(first, taps(first, right=True)[0]), taps(first, right=True)[1])
        if isinstance(one, KeepSolved)
    ]
    assert kept.sticker.edition in EDITION_NAMES
    assert question(asked(found, way)).id == last.found[1].id


def test_work_that_was_stopped_or_is_for_another_board_changes_nothing() -> None:
    late = made_for_built()[-1]
    assert after(with_board(), late) == with_board()
    assert effects_of(with_board(), MakingPicked(3)) == ()
    begun = after(with_board(), MakingPicked(0))
    assert effects_of(begun, MakingStopped()) == (StopMaking(),)
    assert "Make puzzles" in text_of(view(after(begun, MakingStopped())))


def test_puzzles_of_a_board_are_kept_until_it_is_changed() -> None:
    puzzles = made_for_built()[-1].found
    text = with_own(with_solved(None, "ada", "x"), BUILT, puzzles)
    assert read_own(text, BUILT) == puzzles
    assert read_solved(text, "ada") == {"x"}
    other = edition_of(edition_dict(Board(name="Ponds", hand=4), ponds()))
    assert read_own(text, other) == ()
    damaged = json.loads(text)
    damaged["boards"]["Ponds"]["puzzles"] = "Ponds\nno puzzle at all"
    assert read_own(json.dumps(damaged), BUILT) == ()


def test_a_board_of_animals_without_a_page_brings_one_that_has_a_page() -> None:
    paged = {animal for name in EDITION_NAMES for animal in load_edition(name).pictures}
    others = [animal for animal in PICTURES if animal not in paged]
    pond = Board(name="Pond", columns=4, rows=4, row=3)
    assert problem(pond) is None
    *_, laid = lay(pond, random.Random(1))
    assert isinstance(laid, LaidOut)
    drawn = [animal for line in laid.layout for animal in line]
    swapped = dict(zip(dict.fromkeys(drawn), others, strict=False))
    layout = tuple(tuple(swapped[animal] for animal in line) for line in laid.layout)
    edition = edition_of(edition_dict(pond, layout))
    seen = observe(first_deal(edition, 2, "1", powers=False), 0)
    sticker = won_sticker(seen, plays_of(seen)[0], Person("Ada", 3))
    assert sticker.animal in load_edition(sticker.edition).pictures


def test_a_golden_sticker_keeps_its_first_day() -> None:
    ada, lion = Person("Ada", 3), Sticker("little-zoo", "lion", "2026-11-28")
    first = with_golden(Family(), ada, lion)
    assert first.people[0].album == (lion.replace(is_golden=True),)
    later = with_golden(first, ada, lion.replace(day="2027-01-01"))
    assert later == first
    silver = Family((replace(ada, games=3, album=(lion.replace(day="2026-01-01"),)),))
    (person,) = with_golden(silver, ada, lion).people
    assert person.album == (lion.replace(day="2026-01-01", is_golden=True),)
    assert person.games == 3
