"""What messages about lessons do; pure."""

from dataclasses import replace

from game.ui.look.i18n import _
from game.ui.workshop.bots_text import NO_FACE, Bot
from game.ui.workshop.contest_state import Entrant
from game.ui.workshop.effect import ReadSolution, Result
from game.ui.workshop.goals import LESSONS
from game.ui.workshop.language import set_language
from game.ui.workshop.lessons.msg import (
    GoalPicked,
    HintPicked,
    LessonMsg,
    LessonPicked,
    SolutionFlipped,
    SolutionRead,
    SolutionTaken,
)
from game.ui.workshop.lessons.words import LESSON_WORDS, lesson_words
from game.ui.workshop.open_bot import open_bot
from game.ui.workshop.start_contest import begin_contest, own_entrant
from game.ui.workshop.state import Purpose, Tab, Workshop


def update(model: Workshop, msg: LessonMsg) -> Result:
    """The model after the message, and the effects."""
    match msg:
        case LessonPicked(number):
            is_one = number in range(len(LESSONS))
            return (_shown_lesson(model, number) if is_one else model), ()
        case HintPicked():
            hints = min(model.hints + 1, len(LESSON_WORDS[model.lesson].hints))
            return replace(model, hints=hints), ()
        case SolutionFlipped():
            hidden = replace(model, solution="")
            return hidden, () if model.solution else (ReadSolution(model.lesson),)
        case SolutionRead(number, code):
            is_shown = number == model.lesson
            return (replace(model, solution=_titled(model, code)) if is_shown else model), ()
        case SolutionTaken():
            return _open_solution(model) if model.solution else (model, ())
        case GoalPicked():
            lesson = LESSONS[model.lesson]
            entrants = own_entrant(model), Entrant(lesson.asks, level=lesson.level)
            tried = replace(model, tried=model.tried | {lesson.id})
            return begin_contest(
                tried, entrants, lesson.games, Purpose.LESSON, lesson=model.lesson, board=0
            )


def _shown_lesson(model: Workshop, number: int) -> Workshop:
    """The lesson without its hints and its solution."""
    return replace(model, lesson=number, hints=0, solution="")


def _titled(model: Workshop, code: str) -> str:
    """The solution with the lesson's title as its first line, a comment."""
    set_language(model.language)
    _first, end, rest = code.partition("\n")
    return f"# {lesson_words(model.lesson).title}{end}{rest}"


def _open_solution(model: Workshop) -> Result:
    """Saves the solution as a bot. A narrow page shows its code then."""
    set_language(model.language)
    name = _("Solution %(number)d") % {"number": model.lesson + 1}
    shown = replace(model, tab=Tab.CODE) if model.is_narrow else model
    return open_bot(shown, Bot(name, model.solution, NO_FACE))
