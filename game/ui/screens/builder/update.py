"""What messages about boards that people build do; pure."""

from dataclasses import replace
from functools import partial
from typing import assert_never

from game.rules.edition import Edition, cell_name, cell_position
from game.ui.boards.board import (
    Board,
    Seats,
    Suns,
    board_name,
    flip_seats,
    problem,
    step,
    tap,
    with_suns,
)
from game.ui.boards.boards_text import BOARDS, is_full
from game.ui.boards.keeping import kept
from game.ui.boards.numbers import stepped
from game.ui.boards.step import ANIMALS, NAME, SEATS, SUNS
from game.ui.look.ids import HEADING as HOME_HEADING
from game.ui.model.builder import (
    ANIMAL,
    FOUND,
    HEADING,
    MIX,
    STOP,
    TRIAL,
    AnimalsDialog,
    BoardsDialog,
    Building,
    Work,
)
from game.ui.model.effect import Focus, Result
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.saving_effects import ReadBoards
from game.ui.model.timed_effects import LayOut, StopWork, TryOut
from game.ui.screens.builder import exact
from game.ui.screens.builder.drafts import keep, opened, with_drafts
from game.ui.screens.builder.laying import with_pictures
from game.ui.screens.builder.links import update as update_link
from game.ui.screens.builder.msg import (
    AnimalChosen,
    AnimalMsg,
    AnimalsOpened,
    BoardNamed,
    BoardRestored,
    BoardsRead,
    BoardStepped,
    BuildClosed,
    BuilderMsg,
    BuildPicked,
    BuiltOpened,
    DraftsRead,
    EditMsg,
    GroupFlipped,
    LaidOut,
    LayoutAdvanced,
    LayoutMsg,
    LayoutPicked,
    LinkMsg,
    OtherAnimalPicked,
    SaveBoardMsg,
    SaveSharedBoardPicked,
    ShelfMsg,
    StepRedone,
    StepUndone,
    SunCursorMoved,
    SunsPicked,
    SunTapped,
    TrialAdvanced,
    TrialMsg,
    TrialPicked,
    WorkMsg,
)
from game.ui.screens.builder.other_animal import at_cursor, with_animal, with_other_animal
from game.ui.screens.builder.saving import choose, restore, save, save_shared
from game.ui.screens.builder.steps import did, redo, undo
from game.ui.settings.fitting import without_built
from game.ui.ways import BoardsOpened, BuiltPicked, ExactBoardPicked


def update(model: Model, msg: BuilderMsg) -> Result:
    """The model after the message, and the effects.

    During a game boards are only read, and saved while somebody looks back.
    """
    if isinstance(msg, BoardsRead):
        return _read(model, msg.text), ()
    if isinstance(msg, DraftsRead):
        return _with_drafts(model, msg.text)
    if isinstance(msg, SaveSharedBoardPicked):
        return save_shared(model)
    if isinstance(msg, LinkMsg):
        return update_link(model, msg)
    if model.shown:
        return model, ()
    if isinstance(msg, ShelfMsg):
        return _on_shelf(model, msg)
    if model.building is None:
        return model, ()
    if model.building.plays:
        return exact.update(model, model.building, msg)
    return keep(model.building, _change(model, model.building, msg))


def _change(model: Model, building: Building, msg: EditMsg | WorkMsg | SaveBoardMsg) -> Result:
    if isinstance(msg, EditMsg):
        return _edit(model, building, msg)
    if isinstance(msg, WorkMsg):
        return _work(model, building, msg)
    return save(model, building, msg)


def _read(model: Model, text: str) -> Model:
    """The model with the boards; a board that is gone is no longer chosen."""
    read = replace(model, boards=BOARDS.parse(text).items)
    is_gone = model.shown is None and model.settings.built not in (None, *read.boards)
    return replace(read, settings=without_built(model.settings)) if is_gone else read


def _with_drafts(model: Model, text: str) -> Result:
    """The model with the drafts; work on a board goes on unless the page shows a draft now."""
    read = with_drafts(model, text)
    building = read.building
    if building is None or building == model.building:
        return read, ()
    shown, effects = with_pictures(read)
    return shown, effects or (StopWork(),)


def _on_shelf(model: Model, msg: ShelfMsg) -> Result:
    match msg:
        case BoardsOpened() if model.boards:
            return replace(model, dialog=BoardsDialog()), (ReadBoards(),)
        case BuiltPicked(number):
            return choose(model, model.boards[number]) if _has(model, number) else (model, ())
        case ExactBoardPicked():
            return exact.begin(model)
        case BoardsOpened() | BuildPicked():
            return _open(model, None)
        case BuiltOpened(number):
            return _open(model, model.boards[number]) if _has(model, number) else (model, ())
        case BoardRestored():
            return _restore(model)
        case BuildClosed():
            left = replace(model, screen=HOME, dialog=None)
            return left, (StopWork(), Focus(HOME_HEADING))
        case _:
            assert_never(msg)


def _has(model: Model, number: int) -> bool:
    return number in range(len(model.boards))


def _open(model: Model, original: Edition | None) -> Result:
    """Shows the saved board, or a new one, as it was left."""
    shown, work = with_pictures(replace(model, screen=opened(model, original), dialog=None))
    return shown, (ReadBoards(), Focus(HEADING), *work)


def _restore(model: Model) -> Result:
    """Brings the board back that was deleted just now, and shows its page."""
    shown = model.dialog
    if not isinstance(shown, BoardsDialog) or shown.deleted is None or is_full(model.boards):
        return model, ()
    after, restored, saving = restore(model, shown.deleted, was_chosen=shown.was_chosen)
    opened_page, effects = _open(after, restored)
    return opened_page, (*saving, *effects)


def _edit(model: Model, building: Building, msg: EditMsg) -> Result:
    match msg:
        case SunCursorMoved():
            return _move_cursor(model, building, msg)
        case StepUndone():
            return _step(model, building, undo(building))
        case StepRedone():
            return _step(model, building, redo(building))
        case OtherAnimalPicked() | AnimalsOpened() | AnimalChosen():
            return _animal(model, building, msg)
        case SunTapped(cell):
            board = tap(building.board, cell)
            there = replace(building, cursor=cell if cell in board.cells else "a1")
            return _with_board(model, there, board, SUNS)
        case SunsPicked(suns):
            board = with_suns(building.board, Suns(suns))
            is_on = not building.sows or building.board.suns is not Suns.TAPPED
            sows = replace(building, sows=board.suns is Suns.TAPPED and is_on)
            return _with_board(model, sows, board, SUNS)
        case BoardNamed(text):
            board = replace(building.board, name=board_name(text))
            return _with_board(model, building, board, NAME)
        case BoardStepped(number, by):
            change = partial(stepped) if number == ANIMALS else partial(step, number=number)
            return _with_board(model, building, change(building.board, by=by), number)
        case GroupFlipped(seats):
            board = flip_seats(building.board, Seats(seats))
            return _with_board(model, building, board, SEATS)
        case _:
            assert_never(msg)


def _animal(model: Model, building: Building, msg: AnimalMsg) -> Result:
    match msg:
        case OtherAnimalPicked(cell):
            return _step(model, building, did(building, with_other_animal(building, cell), ANIMALS))
        case AnimalsOpened():
            return replace(model, dialog=AnimalsDialog() if at_cursor(building) else None), ()
        case AnimalChosen(animal):
            chosen = did(building, with_animal(building, animal), ANIMALS)
            shown, effects = _step(replace(model, dialog=None), building, chosen)
            return shown, (*effects, Focus(ANIMAL))
        case _:
            assert_never(msg)


def _with_board(model: Model, building: Building, board: Board, what: str) -> Result:
    """Shows the changed board. Its animals stay where they can; a layout begins again."""
    before, layout = building.board, building.layout
    if board == before:
        return model.on_ground(building), ()
    renamed = replace(before, name=board.name) == board
    is_fine = problem(board) is None
    changed = replace(
        building,
        board=board,
        cursor=building.cursor if building.cursor in board.cells else "a1",
        layout=kept(board, layout) if layout and is_fine else layout,
        trial=building.trial if renamed and building.work is None else None,
        work=Work.MIX if is_fine and building.work is Work.MIX else None,
        percent=0,
    )
    done = did(building, changed, what)
    if done.work:
        return model.on_ground(done), (LayOut(board),)
    return _step(model, building, done)


def _step(model: Model, before: Building, after: Building) -> Result:
    """Shows the board after a step, and lays it out if it has no animals."""
    shown, work = with_pictures(model.on_ground(after))
    return shown, work or ((StopWork(),) if before.work and not after.work else ())


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
    begun_by = TRIAL if building.work is Work.TRIAL else MIX
    return _show(model, replace(building, work=None)), (StopWork(), Focus(begun_by))


def _layout(model: Model, building: Building, msg: LayoutMsg) -> Result:
    is_awaited = building.work in {Work.LAYOUT, Work.MIX}
    match msg:
        case LayoutPicked() if problem(building.board) is None:
            begun = replace(building, trial=None, work=Work.MIX, percent=0)
            return _show(model, begun), (LayOut(building.board), Focus(STOP))
        case LayoutAdvanced(board, percent) if is_awaited and board == building.board:
            return _show(model, replace(building, percent=percent)), ()
        case LaidOut(board, layout) if is_awaited and board == building.board:
            done = replace(building, layout=layout, work=None)
            if building.work is Work.LAYOUT:
                return _show(model, done), ()
            mixed = did(building, done, ANIMALS) if building.layout else done
            return _show(model, mixed), (Focus(MIX),)
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
            return advanced, (Focus(FOUND),) if trial.is_over else ()
    return model, ()


def _show(model: Model, building: Building) -> Model:
    return model.on_ground(building)
