"""What messages about boards that people build do; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.edition import Edition, cell_name, cell_position
from game.rules.edition_data import MAX_NAME
from game.ui.boards.board import (
    Board,
    Seats,
    Suns,
    board_of,
    flip_seats,
    problem,
    step,
    tap,
    with_suns,
)
from game.ui.boards.boards_text import BOARDS, can_keep, free_name, is_full, parse_boards
from game.ui.frame.kept import Kept
from game.ui.look import i18n
from game.ui.look.ids import CHOSEN_BOARD
from game.ui.look.ids import HEADING as HOME_HEADING
from game.ui.look.names import clean_name
from game.ui.look.words import usual_board_name
from game.ui.model.builder import (
    HEADING,
    MAIN,
    STOP,
    BoardsDialog,
    Building,
    DeleteBoardDialog,
    Work,
)
from game.ui.model.effect import (
    DeleteBoard,
    Focus,
    KeepBoard,
    LayOut,
    ReadBoards,
    Result,
    SaveSettings,
    StopWork,
    TryOut,
)
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.screens.builder.msg import (
    BoardKept,
    BoardNamed,
    BoardsRead,
    BoardStepped,
    BuildClosed,
    BuilderMsg,
    BuildPicked,
    BuiltOpened,
    DeleteBoardConfirmed,
    DeleteBoardPicked,
    EditMsg,
    GroupFlipped,
    KeepMsg,
    LaidOut,
    LayoutAdvanced,
    LayoutMsg,
    LayoutPicked,
    SharedBoardKept,
    ShelfMsg,
    SunCursorMoved,
    SunsPicked,
    SunTapped,
    TrialAdvanced,
    TrialMsg,
    TrialPicked,
    WorkMsg,
)
from game.ui.settings.fitting import on_board, without_built
from game.ui.ways import BoardsOpened, BuiltPicked


def update(model: Model, msg: BuilderMsg) -> Result:
    """The model after the message, and the effects.

    During a game boards are only read, and kept while somebody looks back.
    """
    if isinstance(msg, BoardsRead):
        return _read(model, msg.text), ()
    if isinstance(msg, SharedBoardKept):
        return _keep_shared(model)
    if model.shown:
        return model, ()
    if isinstance(msg, ShelfMsg):
        return _on_shelf(model, msg)
    if model.building is None:
        return model, ()
    if isinstance(msg, EditMsg):
        return _edit(model, model.building, msg)
    if isinstance(msg, WorkMsg):
        return _work(model, model.building, msg)
    return _keep(model, model.building, msg)


def _read(model: Model, text: str) -> Model:
    """The model with the boards; a board that is gone is no longer chosen."""
    read = replace(model, boards=parse_boards(text).items)
    is_gone = model.shown is None and model.settings.built not in (None, *read.boards)
    return replace(read, settings=without_built(model.settings)) if is_gone else read


def _on_shelf(model: Model, msg: ShelfMsg) -> Result:
    match msg:
        case BoardsOpened():
            return replace(model, dialog=BoardsDialog()), (ReadBoards(),)
        case BuiltPicked(number):
            return _choose(model, model.boards[number]) if _has(model, number) else (model, ())
        case BuildPicked():
            new = model.draft or Building(Board(_new_name(model)))
            return _open(model, new), (ReadBoards(), Focus(HEADING))
        case BuiltOpened(number):
            if not _has(model, number):
                return model, ()
            edition = model.boards[number]
            shown = Building(board_of(edition), edition.layout, original=edition)
            return _open(model, shown), (Focus(HEADING),)
        case BuildClosed():
            left = replace(model, screen=HOME, draft=_draft(model), dialog=None)
            return left, (StopWork(), Focus(HOME_HEADING))
        case _:
            assert_never(msg)


def _draft(model: Model) -> Building | None:
    """The new board that the page shows, or else the one that was left before."""
    building = model.building
    if building is None or building.original:
        return model.draft
    return replace(building, work=None)


def _has(model: Model, number: int) -> bool:
    return number in range(len(model.boards))


def _open(model: Model, building: Building) -> Model:
    return replace(model, screen=building, dialog=None)


def _new_name(model: Model) -> str:
    """A name for a new board, in the language of the page."""
    i18n.set_language(model.language)
    return free_name(usual_board_name(), {edition.name for edition in model.boards})


def _choose(model: Model, edition: Edition) -> Result:
    """Plays on the board next, and goes back to the home screen."""
    return _play_next_on(replace(model, screen=HOME, dialog=None), edition)


def _play_next_on(model: Model, edition: Edition) -> Result:
    settings = on_board(replace(model.settings, built=edition))
    return replace(model, settings=settings), (SaveSettings(settings),)


def _edit(model: Model, building: Building, msg: EditMsg) -> Result:
    if isinstance(msg, SunCursorMoved):
        return _move_cursor(model, building, msg)
    board = _changed(building.board, msg)
    if isinstance(msg, SunTapped):
        building = replace(building, cursor=msg.cell if msg.cell in board.cells else "a1")
    return _with_board(model, building, board)


def _changed(board: Board, msg: EditMsg) -> Board:
    match msg:
        case BoardNamed(text):
            return replace(board, name=clean_name(text, MAX_NAME))
        case BoardStepped(number, by):
            return step(board, number, by)
        case SunsPicked(suns):
            return with_suns(board, Suns(suns))
        case SunTapped(cell):
            return tap(board, cell)
        case GroupFlipped(seats):
            return flip_seats(board, Seats(seats))
        case SunCursorMoved():
            return board
        case _:
            assert_never(msg)


def _with_board(model: Model, building: Building, board: Board) -> Result:
    """Shows the changed board; pictures stay if size, row and suns are the same."""
    before = building.board
    if board == before:
        return model.on_ground(building), ()
    is_same = (board.size, board.row, board.free) == (before.size, before.row, before.free)
    renamed = replace(before, name=board.name) == board
    changed = replace(
        building,
        board=board,
        cursor=building.cursor if building.cursor in board.cells else "a1",
        layout=building.layout if is_same else None,
        trial=building.trial if renamed and building.work is None else None,
        work=None,
    )
    return model.on_ground(changed), (StopWork(),) if building.work else ()


def _move_cursor(model: Model, building: Building, msg: SunCursorMoved) -> Result:
    columns, rows = building.board.size
    column, row = cell_position(building.cursor)
    cell = cell_name(
        min(max(column + msg.across, 0), columns - 1), min(max(row + msg.down, 0), rows - 1)
    )
    return model.on_ground(replace(building, cursor=cell)), (Focus(f"cell-{cell}"),)


def _work(model: Model, building: Building, msg: WorkMsg) -> Result:
    if isinstance(msg, LayoutMsg):
        return _layout(model, building, msg)
    if isinstance(msg, TrialMsg):
        return _trial(model, building, msg)
    return _show(model, replace(building, work=None)), (StopWork(), Focus(MAIN))


def _layout(model: Model, building: Building, msg: LayoutMsg) -> Result:
    is_awaited = building.work is Work.LAYOUT
    match msg:
        case LayoutPicked() if problem(building.board) is None:
            begun = replace(building, layout=None, trial=None, work=Work.LAYOUT, percent=0)
            return _show(model, begun), (LayOut(building.board), Focus(STOP))
        case LayoutAdvanced(board, percent) if is_awaited and board == building.board:
            return _show(model, replace(building, percent=percent)), ()
        case LaidOut(board, layout) if is_awaited and board == building.board:
            return _show(model, replace(building, layout=layout, work=None)), (Focus(MAIN),)
    return model, ()


def _trial(model: Model, building: Building, msg: TrialMsg) -> Result:
    shown = building.edition
    match msg:
        case TrialPicked() if shown:
            begun = replace(building, work=Work.TRIAL, trial=None)
            return _show(model, begun), (TryOut(shown), Focus(STOP))
        case TrialAdvanced(edition, trial) if building.work is Work.TRIAL and edition == shown:
            work = None if trial.is_over else Work.TRIAL
            advanced = _show(model, replace(building, trial=trial, work=work))
            return advanced, (Focus(MAIN),) if trial.is_over else ()
    return model, ()


def _show(model: Model, building: Building) -> Model:
    return model.on_ground(building)


def _keep(model: Model, building: Building, msg: KeepMsg) -> Result:
    match msg:
        case BoardKept():
            return _keep_board(model, building)
        case DeleteBoardPicked():
            dialog = DeleteBoardDialog() if building.original else None
            return replace(model, dialog=dialog), ()
        case DeleteBoardConfirmed():
            return _delete(model, building.original) if building.original else (model, ())
        case _:
            assert_never(msg)


def _keep_board(model: Model, building: Building) -> Result:
    """Keeps the board: under a new name in its place, changed as a copy with a name of its own."""
    replaced = building.original if building.is_renamed else None
    if building.edition is None or (replaced is None and is_full(model.boards)):
        return model, ()
    kept, keeping = _with_board_kept(model, building.edition, replaced)
    chosen, effects = _choose(kept, keeping.edition)
    stop = (StopWork(),) if building.work else ()
    draft = model.draft if building.original else None
    return replace(chosen, draft=draft), (*stop, keeping, *effects, Focus(CHOSEN_BOARD))


def _keep_shared(model: Model) -> Result:
    """Keeps the board of a game that came from elsewhere.

    It is played on next, unless a game is on the table.
    """
    history = model.history
    if history is None or not can_keep(model.boards, history.shown.seen.edition):
        return model, ()
    kept, keeping = _with_board_kept(model, history.shown.seen.edition)
    told = kept.with_history(replace(history, board_kept=True))
    if model.game:
        return told, (keeping,)
    chosen, effects = _play_next_on(told, keeping.edition)
    return chosen, (keeping, *effects)


def _with_board_kept(
    model: Model, edition: Edition, replaced: Edition | None = None
) -> tuple[Model, KeepBoard]:
    """The model with the board under a name that is free, and the effect that keeps it."""
    taken = {one.name for one in model.boards if one != replaced}
    named = replace(edition, name=free_name(edition.name, taken))
    kept = BOARDS.keep(Kept(model.boards), named, replaced).items
    return replace(model, boards=kept), KeepBoard(named, replaced)


def _delete(model: Model, edition: Edition) -> Result:
    kept = BOARDS.without(Kept(model.boards), edition).items
    rest = replace(model, boards=kept, screen=HOME, dialog=None)
    effects = (StopWork(), DeleteBoard(edition), Focus(HOME_HEADING))
    if model.settings.built != edition:
        return rest, effects
    settings = without_built(model.settings)
    return replace(rest, settings=settings), (*effects, SaveSettings(settings))
