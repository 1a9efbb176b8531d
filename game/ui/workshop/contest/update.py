"""What messages about contests do; pure."""

from dataclasses import replace

from game.bots.level_names import LEVELS
from game.ui.workshop.contest.msg import (
    ContestAdvanced,
    ContestMsg,
    CsvPicked,
    DuelPicked,
    GoodGamePicked,
    PairGamesPicked,
    PuzzlesPicked,
    SeedNamed,
    TableClosed,
    TableOpened,
    TablePicked,
    TournamentPicked,
)
from game.ui.workshop.contest.standings import csv
from game.ui.workshop.contest_state import (
    DUEL,
    PUZZLES,
    TABLE_GAMES,
    Contest,
    Entrant,
    is_seed,
    mistaken,
)
from game.ui.workshop.effect import AskForBots, OfferText, PassLesson, Pause, Result, StopContest
from game.ui.workshop.goals import LESSONS
from game.ui.workshop.match_state import Match, of_position, of_record
from game.ui.workshop.pace import seconds_left
from game.ui.workshop.seating import BOT, OWN, rival, saved_bot
from game.ui.workshop.start_contest import begin_contest, bot_entrant, own_entrant, without_puzzle
from game.ui.workshop.state import TABLES, Arena, Purpose, Tab, TableDialog, Watched, Workshop
from game.ui.workshop.ways import ContestStopped, LossPicked, MissedPicked
from game.workshop import exercises
from game.workshop.puzzle_sets import ARENA, ASKED


def update(model: Workshop, msg: ContestMsg) -> Result:  # noqa: C901 - one case a message
    """The model after the message, and the effects."""
    match msg:
        case DuelPicked():
            return begin_contest(model, (own_entrant(model), _rival(model)), DUEL, Purpose.DUEL)
        case PuzzlesPicked():
            asking = own_entrant(model), Entrant(ARENA, level=PUZZLES)
            return begin_contest(model, asking, ASKED, Purpose.PUZZLES, board=0)
        case TablePicked():
            return begin_contest(model, _table(model), model.pair_games, Purpose.TABLE)
        case TournamentPicked():
            return model, (AskForBots(for_contest=True),)
        case ContestAdvanced(number, contest, pace):
            is_awaited = model.arena and model.arena.is_running and model.arena.number == number
            return (
                _advance(model, model.arena, contest, pace)
                if model.arena and is_awaited
                else (model, ())
            )
        case ContestStopped():
            arena = model.arena.replace(is_running=False) if model.arena else None
            return replace(model, arena=arena), (StopContest(),)
        case LossPicked(pair):
            return _show_loss(model, pair), ()
        case MissedPicked():
            return _show_missed(model), ()
        case SeedNamed(text):
            series = int(text) if is_seed(text) else model.series
            return replace(model, series=series, is_seed_refused=not is_seed(text)), ()
        case PairGamesPicked(number):
            is_known = number in TABLE_GAMES
            return (replace(model, pair_games=number) if is_known else model), ()
        case TableOpened():
            return (replace(model, dialog=TableDialog(model.table)) if model.table else model), ()
        case TableClosed():
            return replace(model, table=None), ()
        case GoodGamePicked(pair):
            return _show_good(model, pair)
        case CsvPicked():
            text = csv(model.table) if model.table else ""
            return model, (OfferText("rowdy-zoo.csv", text),)


def _rival(model: Workshop) -> Entrant:
    """The opponent in the arena."""
    opponent = rival(model.opponent, model.bots)
    bot = saved_bot(opponent, model.bots)
    return bot_entrant(model, bot) if bot else Entrant(opponent, level=opponent)


def _table(model: Workshop) -> list[Entrant]:
    bots = model.bots or (model.bot,)
    return [
        *(bot_entrant(model, bot) for bot in bots),
        *(Entrant(level, level=level) for level in LEVELS),
    ]


def _advance(model: Workshop, arena: Arena, contest: Contest, pace: float) -> Result:
    """Takes the results. At the end of a lesson's check, the goal may be reached."""
    table = contest if arena.purpose in TABLES else model.table
    left = seconds_left(arena.seconds_left, pace, contest)
    is_running = not contest.is_over
    running = arena.replace(contest=contest, is_running=is_running, seconds_left=left)
    advanced = replace(model, arena=running, table=table)
    if arena.purpose in (Purpose.LESSON, Purpose.DUEL, Purpose.PUZZLES):
        fault = contest.scores[0].fault
        known = arena.contest.scores[0].fault
        is_same = contest.entrants[0].code == model.bot.code
        advanced = advanced.with_fault(fault) if fault and fault != known and is_same else advanced
        if mistaken(contest.scores[0]):  # It will be wrong in every game.
            stopped = arena.replace(contest=contest, is_running=False)
            return replace(advanced, arena=stopped), (StopContest(),)
    lesson = None if arena.lesson is None else LESSONS[arena.lesson]
    code = contest.entrants[0].code
    if lesson is None or not lesson.is_reached(contest.scores[0], code):
        return advanced, ()
    passed = replace(without_puzzle(advanced), passed=model.passed | {lesson.id})
    return passed, (PassLesson(lesson.id),)


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
    return _with_match(model, of_record(loss, model.games, opponent))


def _show_good(model: Workshop, pair: int) -> Result:
    """Plays the longest game of a pair of the table, from its start."""
    table = model.table
    game = table.scores[pair].longest if table and pair in range(len(table.scores)) else None
    if table is None or game is None:
        return model, ()
    one, other = (_who(model, table.entrants[number]) for number in table.pairs[pair])
    match = of_record(game, model.games, other, one)
    return replace(_with_match(model, match), is_playing=True), (Pause(match.version, 0),)


def _who(model: Workshop, entrant: Entrant) -> str:
    """Who this is in a game: see `seating.py`."""
    if (entrant.name, entrant.code) == (model.bot.name, model.bot.code):
        return BOT
    return entrant.level or OWN + entrant.name


def _show_missed(model: Workshop) -> Workshop:
    """Shows the first position that was not solved. One move forward asks the bot again."""
    contest = model.arena.contest if model.arena else None
    if contest is None or not contest.asks_puzzles or contest.scores[0].missed < 0:
        return model
    score, name = contest.scores[0], contest.entrants[-1].name
    match = of_position(exercises.record(score.missed, name), model.games, LEVELS[0])
    return _with_match(model, match, (name, score.missed, score.answered))


def _with_match(
    model: Workshop, match: Match, puzzle: tuple[str, int, str] | None = None
) -> Workshop:
    """Shows the match, which leads back to the panel that is shown now."""
    return replace(
        model,
        match=match,
        watched=Watched(match.number, model.panel, puzzle),
        games=model.games + 1,
        tab=Tab.BOARD,
        is_playing=False,
        asked="",
        answer=None,
        chosen=None,
    )
