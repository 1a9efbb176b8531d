"""The panel with the lessons."""

from collections.abc import Iterator

from game.ui.frame.markup import Child, Node, classes, element
from game.ui.look.i18n import _, plural
from game.ui.look.parts import button, confetti, picture, worded
from game.ui.look.words import edition_word
from game.ui.workshop.code_view import code_block, with_code
from game.ui.workshop.contest_state import PUZZLES, Score, mistaken
from game.ui.workshop.goals import LESSONS, TURNS, Lesson
from game.ui.workshop.lessons.msg import (
    GoalPicked,
    HintPicked,
    LessonPicked,
    SolutionFlipped,
    SolutionTaken,
)
from game.ui.workshop.lessons.words import LessonWords, lesson_words
from game.ui.workshop.outcome import bar, lesson_fault, pair_results
from game.ui.workshop.player_words import opponent_word
from game.ui.workshop.state import Arena, Workshop
from game.workshop.exercises import CHARACTER, games_of_style

LESSON_COLOUR = "yellow"
"""The colour of stars, which mark the lessons that are done."""


def lessons_panel(model: Workshop) -> Node:
    """The twelve lessons, one of which is open."""
    words = lesson_words(model.lesson)
    return element(
        "section",
        element("div", *(_tile(model, number) for number in range(len(LESSONS))), class_="lessons"),
        element("h2", words.title),
        with_code(words.task),
        element(
            "p",
            picture("icon-star"),
            element("span", _goal(LESSONS[model.lesson])),
            element("span", edition_word(model.editions[0].name), class_="note"),
            class_="goal",
        ),
        element("div", *_hints(model, words), class_="hints", aria_live="polite"),
        element(
            "div",
            worded("icon-done", _("Check it"), msg=GoalPicked, class_="main", key="goal"),
            worded(
                "icon-hint",
                _("Another hint") if 0 < model.hints < len(words.hints) else _("Hint"),
                msg=HintPicked,
                key="hint",
                disabled=model.hints == len(words.hints),
            ),
            worded(
                "icon-open",
                _("Show a solution"),
                msg=SolutionFlipped,
                key="solution",
                pressed=bool(model.solution),
            )
            if LESSONS[model.lesson].id in model.tried | model.passed
            else None,
            class_="ways",
        ),
        *_check(model),
        *_solution(model.solution),
        key="lessons",
        class_="bench lessons-bench",
    )


def _hints(model: Workshop, words: LessonWords) -> Iterator[Node]:
    """The hints that are shown, with the example below the first one."""
    for number, hint in enumerate(words.hints[: model.hints]):
        yield with_code(hint)
        if number == 0 and words.example:
            yield code_block(words.example)


def _solution(code: str) -> list[Child]:
    """Code that reaches the goal, to read. Only the button makes a bot of it."""
    if not code:
        return []
    take = worded("icon-copy", _("Open it as my bot"), msg=SolutionTaken, key="take")
    return [code_block(code), take]


def _tile(model: Workshop, number: int) -> Node:
    title, is_passed = lesson_words(number).title, LESSONS[number].id in model.passed
    label = _("Lesson %(number)d: %(title)s") % {"number": number + 1, "title": title}
    if is_passed:
        label = _("%(lesson)s, done") % {"lesson": label}
    return button(
        picture("icon-star") if is_passed else element("span", str(number + 1)),
        msg=LessonPicked,
        about=(number,),
        class_=classes("round", passed=is_passed),
        label=label,
        key=str(number),
        pressed=number == model.lesson,
    )


def _goal(lesson: Lesson) -> str:
    words: dict[str, int | str] = {"number": lesson.games, "share": round(100 * lesson.share)}
    if lesson.asks == CHARACTER:
        return _("Goal: play %(share)d%% of the games carefully, and as many daringly.") % words
    if lesson.level == PUZZLES:
        forms = plural(
            "Goal: solve %(share)d%% of %(number)d puzzle.",
            "Goal: solve %(share)d%% of %(number)d puzzles.",
            lesson.games,
        )
        return forms % words
    words |= {"name": opponent_word(lesson.level)}
    if not lesson.share:
        return (
            _("Goal: change a line, and play a whole game against %(name)s without an error.")
            % words
        )
    return (
        plural(
            "Goal: win %(share)d%% of %(number)d game against %(name)s.",
            "Goal: win %(share)d%% of %(number)d games against %(name)s.",
            lesson.games,
        )
        % words
    )


def _check(model: Workshop) -> list[Child | None]:
    """How far the check of this lesson is, or what came out."""
    arena = model.arena
    if arena is None or arena.lesson != model.lesson:
        return []
    if arena.is_running:
        return [_checked(bar(arena))]
    rain = confetti(LESSON_COLOUR) if _is_reached(arena) else None
    found = pair_results(model, arena) if LESSONS[model.lesson].share else None
    if not LESSONS[model.lesson].share or mistaken(arena.contest.scores[0]):
        found = lesson_fault(model, arena)
    elif LESSONS[model.lesson].asks == CHARACTER and not arena.contest.scores[0].faults:
        found = element("p", _styles(arena.contest.scores[0]), class_="outcome", key="results")
    return [_checked(_verdict(arena), *_next(model, arena), found), rain]


def _checked(*parts: Child | None) -> Node:
    """What the page scrolls into view."""
    return element("div", *parts, key="checked", class_="checked")


def _styles(score: Score) -> str:
    """How many games had each style, from the first turn that was asked to the second."""
    found = games_of_style(score.played)
    neither = score.games // TURNS - found.total()
    words = {"careful": found["careful"], "daring": found["daring"], "neither": neither}
    return _("Careful games: %(careful)d. Daring games: %(daring)d. Neither: %(neither)d.") % words


def _next(model: Workshop, arena: Arena) -> list[Child]:
    """The button to the next lesson, when the goal of this one is reached."""
    following = model.lesson + 1
    if not _is_reached(arena) or following == len(LESSONS):
        return []
    words = lesson_words(following).title
    return [
        worded(
            "icon-page-on",
            _("Next lesson: %(title)s") % {"title": words},
            msg=LessonPicked,
            about=(following,),
            class_="main",
            key="next",
        )
    ]


def _is_reached(arena: Arena) -> bool:
    contest = arena.contest
    return arena.lesson is not None and LESSONS[arena.lesson].is_reached(
        contest.scores[0], contest.entrants[0].code
    )


def _verdict(arena: Arena) -> Node:
    is_reached = _is_reached(arena)
    words = (
        _("Goal reached! Well done.")
        if is_reached
        else _("Not yet. Change your code and try again.")
    )
    return element("p", words, class_=classes("verdict", reached=is_reached), role="status")
