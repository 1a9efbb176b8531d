"""Puzzles in the workshop: the arena asks them, and a lesson uses them."""

from dataclasses import replace
from pathlib import Path

from game.rules.action import Place
from game.ui.frame.markup import Node
from game.ui.workshop.answers import ShownFault, Why
from game.ui.workshop.contest.solving import add_puzzle
from game.ui.workshop.contest_state import Score, with_score
from game.ui.workshop.effect import StepTurn, StopContest
from game.ui.workshop.play_words import play_word
from game.ui.workshop.view import view
from game.workshop import exercises
from tests.ui.pages import classes_of, nodes, text_of
from tests.ui.workshop.test_workshop import BAD, check, world
from tests.ui.workshop.world import World

SOLUTIONS = Path(__file__).parents[3] / "game" / "workshop" / "lessons"


def test_the_arena_says_how_many_puzzles_a_bot_solves() -> None:
    page = world((SOLUTIONS / "block.py").read_text(encoding="utf-8"))
    page.take("TabPicked arena")
    assert "50 puzzles" in page.text()
    page.take("PuzzlesPicked")
    check(page)
    assert page.model.arena
    contest = page.model.arena.contest
    assert (contest.edition.name, contest.played) == ("little-zoo", 50)
    assert 25 < contest.scores[0].won < 40
    assert f"My bot solves {contest.scores[0].won} of 50 puzzles." in page.text()
    assert "games" not in text_of(outcome(page))
    assert "Watch the worst loss" not in page.text()


def test_puzzles_stop_at_a_mistake() -> None:
    page = world(BAD)
    page.take("TabPicked arena")
    page.take("PuzzlesPicked")
    assert StopContest() in page.effects
    assert "It stopped after 50 puzzles because of an error in My bot." in page.text()
    assert "solves" not in page.text()
    check(page)


def test_a_slow_bot_solves_what_it_answers() -> None:
    page, puzzle = world(), exercises.asked(0)
    right, slow = puzzle.answers[0], ShownFault(Why.SLOW)
    score = add_puzzle(add_puzzle(Score(), puzzle, right, None), puzzle, right, slow)
    page.take("TabPicked arena")
    page.take("PuzzlesPicked")
    arena = page.model.arena
    assert arena
    contest = with_score(arena.contest, 0, score)
    page.model = replace(page.model, arena=arena.replace(contest=contest, is_running=True))
    for words in ("2 puzzles", "My bot solves 1 of 2 puzzles.", "In 1 puzzle it had no answer."):
        assert words in page.text()
    check(page)


def marked(page: World, mark: str) -> set[str]:
    """The names of the cells with this mark."""
    found = [one for one in nodes(view(page.model)) if {"cell", mark} <= set(classes_of(one))]
    return {str(one.attributes["aria-label"]).split(",")[0] for one in found}


def test_the_first_puzzle_that_was_not_solved_is_told_and_shown() -> None:
    page = world("def choose(seen, rng):\n    return seen.legal[0]\n")
    page.take("TabPicked lessons")
    page.take("LessonPicked 1")
    page.take("GoalPicked")
    arena = page.model.arena
    assert arena
    score = arena.contest.scores[0]
    asked = exercises.asked(score.missed, "win")
    assert score.answered == str(asked.seen.legal[0])
    first, right = asked.seen.legal[0], asked.answers[0]
    assert isinstance(first, Place)
    picture = first.card.capitalize()
    assert f"Your bot’s move: {picture}, {first.cell}. Right, for example: " in page.text()
    assert play_word(asked.seen.edition, right) in page.text()
    assert "@" not in page.text()
    check(page)
    page.take("MissedPicked")
    match = page.model.match
    assert match
    assert match.is_at_end
    assert match.players[match.seat] == "bot"
    assert match.seen.hand == asked.seen.hand
    assert f"Your bot’s move: {picture}, {first.cell}. Right, for example: " in page.text()
    assert "Back to the lessons" in page.text()
    check(page)
    cells = {one.cell for one in asked.answers if isinstance(one, Place)}
    assert marked(page, "hinted") == cells, "the right ones, which a screen reader calls hints"
    assert marked(page, "asked") == {first.cell}, "the bot's move, which is selected"
    page.take("StepsPicked")
    stepped = page.last(StepTurn)
    assert isinstance(stepped, StepTurn)
    assert stepped.turns[-1] == match.seen, "step by step, before it moves"
    page.take("StepPicked")
    assert marked(page, "hinted") == marked(page, "asked") == set()
    after = page.model.match
    assert after
    assert after.turns[-1].action == asked.seen.legal[0]
    assert "Back to the lessons" in page.text(), "the way back stays"
    assert "Play this game again" not in page.text(), "it is no game"
    page.take("TabPicked lessons")
    assert "Look at this puzzle" in page.text()
    page.take("GamePicked")
    assert "Back to the lessons" not in page.text()
    assert "Right, for example: " not in page.text()
    assert "Play this game again" in page.text()


def test_a_missed_puzzle_leaves_the_board_when_other_code_is_checked() -> None:
    first = "def choose(seen, rng):\n    return seen.legal[0]\n"
    page = world(first)
    for message in ("LessonPicked 1", "GoalPicked", "MissedPicked", "GoalPicked"):
        page.take(message)
    assert page.model.match, "the same code"
    page.take("CodeChanged", first.replace("0", "-1"))
    assert page.model.match
    page.take("GoalPicked")
    assert page.model.match is None
    check(page)


def test_a_missed_puzzle_leaves_the_board_when_the_goal_is_reached() -> None:
    page = world("def choose(seen, rng):\n    return seen.legal[0]\n")
    for message in ("LessonPicked 1", "GoalPicked", "MissedPicked"):
        page.take(message)
    assert page.model.match
    page.take("CodeChanged", (SOLUTIONS / "win.py").read_text(encoding="utf-8"))
    page.take("GoalPicked")
    assert page.model.passed
    assert page.model.match is None
    check(page)


def outcome(page: World) -> Node:
    """What the arena says."""
    [shown] = [node for node in nodes(view(page.model)) if "outcome" in classes_of(node)]
    return shown


def test_a_lesson_asks_puzzles() -> None:
    page = world((SOLUTIONS / "learn.py").read_text(encoding="utf-8"))
    page.take("TabPicked lessons")
    page.take("LessonPicked 8")
    assert "Goal: solve 80% of 50 puzzles." in page.text()
    page.take("GoalPicked")
    assert page.model.passed == {6}
    assert "My bot solves 41 of 50 puzzles." in page.text()
    assert "Next lesson: Count what the others can have" in page.text()
    check(page)


def test_the_last_lesson_counts_styles() -> None:
    page = world((SOLUTIONS / "character.py").read_text(encoding="utf-8"))
    page.take("TabPicked lessons")
    page.take("LessonPicked 11")
    assert "Goal: play 30% of the games carefully, and as many daringly." in page.text()
    page.take("GoalPicked")
    assert "Careful games: 60. Daring games: 0. Neither: 0." in page.text()
    assert "Not yet." in page.text()
    page.take("LessonPicked 11")
    arena = page.model.arena
    assert arena
    played = exercises.asked(0, "character").answers[0]
    score = replace(arena.contest.scores[0], played=(str(played), "", *(["koala@b3"] * 118)))
    contest = with_score(arena.contest, 0, score)
    page.model = replace(page.model, arena=arena.replace(contest=contest))
    assert "Careful games: 0. Daring games: 0. Neither: 60." in page.text()
    assert "Next lesson" not in page.text()
    check(page)
