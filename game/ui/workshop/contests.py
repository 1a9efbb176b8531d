"""What messages about lessons and the arena do; pure."""

from collections.abc import Sequence
from dataclasses import replace

from game.bots.level_names import LEVELS
from game.ui.look.i18n import _
from game.ui.workshop.arena import DUEL, TABLE, Contest, Entrant, contest, csv, mistaken
from game.ui.workshop.bots_text import NO_FACE, Bot
from game.ui.workshop.effect import (
    HoldContest,
    OfferText,
    PassLesson,
    ReadSolution,
    Result,
    StopContest,
)
from game.ui.workshop.language import set_language
from game.ui.workshop.lessons import LESSONS
from game.ui.workshop.match import of_record
from game.ui.workshop.msg import (
    ArenaMsg,
    ContestAdvanced,
    ContestStopped,
    CsvPicked,
    DuelPicked,
    GoalPicked,
    HintFlipped,
    LessonMsg,
    LessonPicked,
    LossPicked,
    SolutionFlipped,
    SolutionRead,
    SolutionTaken,
    TablePicked,
)
from game.ui.workshop.opening import open_bot
from game.ui.workshop.opponents import OWN, kept_bot, rival
from game.ui.workshop.state import Arena, Purpose, Tab, Workshop


def update(model: Workshop, msg: LessonMsg | ArenaMsg) -> Result:
    """The model after the message, and the effects."""
    return _lesson(model, msg) if isinstance(msg, LessonMsg) else _arena(model, msg)


def _lesson(model: Workshop, msg: LessonMsg) -> Result:
    match msg:
        case LessonPicked(number):
            is_one = number in range(len(LESSONS))
            return (_shown_lesson(model, number) if is_one else model), ()
        case HintFlipped():
            return replace(model, hint=not model.hint), ()
        case SolutionFlipped():
            hidden = replace(model, solution="")
            return hidden, () if model.solution else (ReadSolution(model.lesson),)
        case SolutionRead(number, code):
            return (replace(model, solution=code) if number == model.lesson else model), ()
        case SolutionTaken():
            return _open_solution(model) if model.solution else (model, ())
        case GoalPicked():
            lesson = LESSONS[model.lesson]
            entrants = _own(model), Entrant(lesson.level, level=lesson.level)
            return _hold(
                model, entrants, lesson.games, Purpose.LESSON, lesson=model.lesson, board=0
            )


def _shown_lesson(model: Workshop, number: int) -> Workshop:
    """The lesson without its hint and its solution."""
    return replace(model, lesson=number, hint=False, solution="")


def _open_solution(model: Workshop) -> Result:
    """Keeps the solution as a bot; a narrow page shows its code then."""
    set_language(model.language)
    name = _("Solution %(number)d") % {"number": model.lesson + 1}
    shown = replace(model, tab=Tab.CODE) if model.is_narrow else model
    return open_bot(shown, Bot(name, model.solution, NO_FACE))


def _own(model: Workshop) -> Entrant:
    return Entrant(model.bot.name, code=model.bot.code)


def _hold(
    model: Workshop,
    entrants: Sequence[Entrant],
    games: int,
    purpose: Purpose,
    *,
    lesson: int | None = None,
    board: int | None = None,
) -> Result:
    """Begins a contest; one before it is stopped."""
    edition = model.editions[board] if board is not None else model.edition
    held = contest(edition, entrants, games)
    number = model.arena.number + 1 if model.arena else 0
    arena = Arena(number, held, purpose, lesson=lesson)
    begun = replace(model, arena=arena, is_playing=False, fault=None)
    return begun, (HoldContest(number, held),)


def _arena(model: Workshop, msg: ArenaMsg) -> Result:
    match msg:
        case DuelPicked():
            return _hold(model, (_own(model), _rival(model)), DUEL, Purpose.DUEL)
        case TablePicked():
            return _hold(model, _table(model), TABLE, Purpose.TABLE)
        case ContestAdvanced(number, held):
            is_awaited = model.arena and model.arena.is_running and model.arena.number == number
            return _advance(model, model.arena, held) if model.arena and is_awaited else (model, ())
        case ContestStopped():
            arena = replace(model.arena, is_running=False) if model.arena else None
            return replace(model, arena=arena), (StopContest(),)
        case LossPicked(pair):
            return _show_loss(model, pair), ()
        case CsvPicked():
            text = csv(model.arena.contest) if model.arena else ""
            return model, (OfferText("rowdy-zoo.csv", text),)


def _rival(model: Workshop) -> Entrant:
    """The opponent in the arena."""
    opponent = rival(model.opponent, model.bots)
    bot = kept_bot(opponent, model.bots)
    return Entrant(bot.name, code=bot.code) if bot else Entrant(opponent, level=opponent)


def _table(model: Workshop) -> list[Entrant]:
    bots = model.bots or (model.bot,)
    return [
        *(Entrant(bot.name, code=bot.code) for bot in bots),
        *(Entrant(level, level=level) for level in LEVELS),
    ]


def tournament(model: Workshop, bots: Sequence[Bot]) -> Result:
    """Lets the bots of a class play each other; one bot alone plays against the levels."""
    entrants = [Entrant(bot.name, code=bot.code) for bot in bots]
    if len(entrants) == 1:
        entrants += [Entrant(level, level=level) for level in LEVELS]
    shown = replace(model, tab=Tab.ARENA)
    return _hold(shown, entrants, TABLE, Purpose.TOURNAMENT)


def _advance(model: Workshop, arena: Arena, held: Contest) -> Result:
    """Notes the results; in the end of a lesson, whether its goal was reached."""
    advanced = replace(model, arena=replace(arena, contest=held, is_running=not held.is_over))
    if arena.purpose in (Purpose.LESSON, Purpose.DUEL):
        fault = held.scores[0].fault
        advanced = advanced.with_fault(fault) if fault else advanced
        if mistaken(held.scores[0]):  # It will be wrong in every game.
            stopped = replace(arena, contest=held, is_running=False)
            return replace(advanced, arena=stopped), (StopContest(),)
    lesson = arena.lesson
    if not held.is_over or lesson is None or not LESSONS[lesson].is_reached(held.scores[0]):
        return advanced, ()
    return replace(advanced, passed=model.passed | {lesson}), (PassLesson(lesson),)


def _show_loss(model: Workshop, pair: int) -> Workshop:
    """Shows the clearest loss on the board, from its start."""
    arena = model.arena
    if arena is None or pair not in range(len(arena.contest.scores)):
        return model
    loss = arena.contest.scores[pair].loss
    if loss is None:
        return model
    other = arena.contest.entrants[arena.contest.pairs[pair][1]]
    opponent = other.level or OWN + other.name
    shown = of_record(loss, model.games, opponent)
    return replace(
        model,
        match=shown,
        games=model.games + 1,
        tab=Tab.BOARD,
        is_playing=False,
        asked="",
        chosen=None,
    )
