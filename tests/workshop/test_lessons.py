"""The solutions of the twelve lessons reach the goals of the lessons."""

import random
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from textwrap import indent

import pytest

from game.bots.full_game import Chooser, play, setup
from game.bots.levels import choose
from game.cli.bot_files import chooser
from game.rules.action import Place
from game.rules.state import Options, Win, new_game
from game.ui.workshop import goals
from game.ui.workshop.bots_text import LESSONS as KNOWN
from game.ui.workshop.contest_state import PUZZLES, Score
from game.ui.workshop.lessons.words import LESSON_WORDS
from game.ui.workshop.starter import is_changed, starter_code
from game.workshop import exercises
from game.workshop.api import plays
from game.workshop.asked import Asked
from game.workshop.bot import load
from game.workshop.exercises import CHARACTER, STYLES
from game.workshop.puzzle_sets import puzzles_of
from game.workshop.seen_text import write_seen
from tests.effort import SOAKING, often
from tests.rules.scenes import LITTLE

LESSONS = Path(__file__).parents[2] / "game" / "workshop" / "lessons"
GOALS = {Path(goal.file).stem: goal for goal in goals.LESSONS}
ASKING = [lesson for lesson, goal in GOALS.items() if goal.level == PUZZLES]
BEFORE = {lesson: before for before, lesson in pairwise(GOALS)}
"""Each lesson but the first, and the lesson before."""

LATE = ("chance", "look", "character")
"""The lessons whose solutions pass by far, too."""

MARGIN = 0.1
"""How far a share may be off by chance, because `make test` plays few games."""


def share(bot: Chooser, level: str, games: int) -> float:
    """The share of the games that the bot wins against the level."""
    rng, won = random.Random(1), 0
    for game in range(games):
        seat = game % 2
        choosers: list[Chooser] = [partial(choose, level), partial(choose, level)]
        choosers[seat] = bot
        begun = setup(LITTLE, ["", ""], Options(3), game // 2 % 2, str(game))
        _actions, state = play(new_game(LITTLE, begun), choosers, rng)
        won += isinstance(state.outcome, Win) and seat in state.outcome.seats
    return won / games


def solved(bot: Chooser, goal: goals.Lesson) -> float:
    """The share that counts of the lesson's positions."""
    asked = [exercises.asked(number, goal.asks) for number in range(goal.games)]
    played = [bot(one.seen, rng(one, goal)) for one in asked]
    right = sum(play in one.answers for play, one in zip(played, asked, strict=True))
    return goal.share_of(Score(goal.games, right, played=tuple(map(str, played))))


def rng(asked: Asked, goal: goals.Lesson, salt: str = "") -> random.Random:
    """As on the page if what it gives must differ, else always the same."""
    return random.Random(write_seen(asked.seen) + salt if goal.asks == CHARACTER else 1)


def solution(lesson: str) -> Chooser:
    return chooser(str(LESSONS / f"{lesson}.py"))


def error(goal: goals.Lesson) -> float:
    """The standard error of a share that just reaches the goal."""
    return sqrt(goal.share * (1 - goal.share) / goal.games)


@pytest.mark.parametrize("lesson", ASKING)
def test_a_solution_passes_and_the_one_before_does_not(lesson: str) -> None:
    goal = GOALS[lesson]
    assert len(puzzles_of(goal.asks)) == goal.games
    before = solved(solution(BEFORE[lesson]), goal)
    assert before < goal.share < solved(solution(lesson), goal)
    if lesson != "learn":
        assert before < goal.share - 2.5 * error(goal)
    if lesson in LATE:
        assert before < goal.share - 3 * error(goal)
        assert solved(solution(lesson), goal) > goal.share + 3 * error(goal)


@pytest.mark.parametrize("lesson", [one for one in ASKING if GOALS[one].asks in exercises.RULES])
def test_what_a_lesson_asks_is_no_guess(lesson: str) -> None:
    goal = GOALS[lesson]
    for number in range(goal.games):
        asked = exercises.asked(number, goal.asks)
        assert asked.answers
        assert set(asked.answers) <= set(asked.seen.legal)
        is_open = goal.asks == "win" and not exercises.winning(asked.seen)
        assert is_open or 3 * len(asked.answers) <= len(plays(asked.seen))
    for guess in (lambda seen, _rng: seen.legal[0], lambda seen, rng: rng.choice(seen.legal)):
        assert solved(guess, goal) < goal.share - 3 * error(goal)


@pytest.mark.parametrize("lesson", [one for one in GOALS if GOALS[one].level != PUZZLES])
def test_a_solution_wins_the_games_of_its_goal(lesson: str) -> None:
    goal = GOALS[lesson]
    games = often(60) * (4 if SOAKING else 1)
    least = goal.share + error(goal) if SOAKING else goal.share - MARGIN
    assert share(solution(lesson), goal.level, games) > least


def test_a_bot_that_only_knows_how_to_win_returns_nothing_somewhere() -> None:
    asked = [exercises.asked(number, "win") for number in range(GOALS["win"].games)]
    assert sum(not exercises.winning(one.seen) for one in asked) > 2


def test_to_block_a_chip_is_enough() -> None:
    for number in range(GOALS["block"].games):
        answers = exercises.asked(number, "block").answers
        assert any(isinstance(play, Place) for play in answers)


def played_with(code: str, salt: str = "") -> tuple[str, ...]:
    """What a bot with this code plays in the lesson about character."""
    goal, bot = GOALS["character"], load(code)
    asked = [exercises.asked(number, CHARACTER) for number in range(goal.games)]
    return tuple(str(bot(one.seen, rng(one, goal, salt)).action) for one in asked)


def test_a_character_stays_for_a_game_and_changes_with_the_next() -> None:
    goal, code = GOALS["character"], (LESSONS / "character.py").read_text(encoding="utf-8")
    games = goal.games // goals.TURNS
    passed = 0
    for salt in range(often(20)):
        played = played_with(code, str(salt))
        assert exercises.games_of_style(played).total() == games
        passed += goal.share_of(Score(goal.games, played=played)) >= goal.share
    assert passed >= often(20) - 1
    for value, style in ((0.1, "careful"), (10, "daring")):
        played = played_with(code.replace("None", str(value), 1))
        assert exercises.games_of_style(played) == {style: games}
        assert goal.share_of(Score(goal.games, played=played)) == 0


def test_a_mood_that_changes_at_each_turn_is_no_character() -> None:
    goal, code = GOALS["character"], (LESSONS / "character.py").read_text(encoding="utf-8")
    moody = code.replace("if daring is None:", "if True:")
    assert goal.share_of(Score(goal.games, played=played_with(moody))) < goal.share


def test_a_game_of_the_lesson_about_character_begins_no_later_than_the_one_before() -> None:
    plies = [exercises.asked(n, CHARACTER).seen.ply for n in range(GOALS["character"].games)]
    assert all(one < two for one, two in zip(plies[::2], plies[1::2], strict=True))
    assert plies[::2] == sorted(plies[::2], reverse=True)


def test_what_no_style_likes_has_no_style() -> None:
    games = GOALS["character"].games
    assert not exercises.games_of_style(("",) * games)
    first = exercises.asked(0, CHARACTER).seen
    liked = {str(play) for style in STYLES.values() for play in style(first)}
    other = next(str(play) for play in plays(first) if str(play) not in liked)
    assert not exercises.games_of_style((other, other))


def test_a_new_bot_does_not_pass_the_first_lesson() -> None:
    first, score = goals.LESSONS[0], Score(1, 1)
    assert not first.is_reached(score, starter_code())
    changed = starter_code().replace("rng.choice(seen.legal)", "seen.legal[0]")
    assert first.is_reached(score, changed)
    assert not first.is_reached(Score(1, 0, faults=1), changed)
    assert not is_changed(starter_code().replace("Choose one", "Wähle einen"))
    assert not is_changed("# mine\n\n" + starter_code() + "    # the end\n")


def test_the_numbers_of_lessons_stay_as_they_were_saved() -> None:
    assert sorted(goal.id for goal in goals.LESSONS) == [*range(KNOWN)]
    names = ["anything", "win", "block", "count", "weigh", "remember", "learn"]
    assert [GOALS[name].id for name in names] == [*range(7)]
    assert [GOALS[name].id for name in LATE] == [9, 10, 11]
    assert goals.first_open({0, 1}) == 2
    assert goals.first_open({0, 1, 2, 7}) == 3
    assert goals.first_open(range(KNOWN)) == KNOWN - 1


@pytest.mark.parametrize("number", [n for n, one in enumerate(LESSON_WORDS) if one.example])
def test_the_example_of_a_lesson_runs_and_is_no_solution(number: int) -> None:
    goal, example = goals.LESSONS[number], LESSON_WORDS[number].example
    if "def choose" in example:
        code = example
    else:
        inside = indent(f"mine = lines(seen, colours(seen)[0])\n{example}", "    ")
        code = f"from zoo import colours, lines\ndef choose(seen, rng):\n{inside}"
        code += "" if "return" in code else "    return rng.choice(seen.legal)\n"
    bot = load(code)
    assert solved(lambda seen, rng: bot(seen, rng).action, goal) < goal.share - 3 * error(goal)
    assert len(example.splitlines()) <= 6


def test_each_solution_has_a_goal_and_is_short() -> None:
    solutions = sorted(LESSONS.glob("*.py"))
    assert [path.stem for path in solutions] == sorted(GOALS)
    for path in solutions:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 40
