"""The page on which a board is built: laying out, trying out, saving, changing, deleting."""

import json
from dataclasses import replace

import pytest

from game.bots.full_game import setup
from game.rules.edition import Edition
from game.rules.edition_data import edition_data, edition_of
from game.rules.json_text import UnreadableError
from game.rules.record import Record
from game.rules.state import Options
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.boards.board import Board, Problem, Suns, edition_dict, problem
from game.ui.boards.boards_text import BOARDS, MAX_BOARDS
from game.ui.boards.drafts import DRAFTS
from game.ui.boards.trial import GAMES, Trial
from game.ui.frame.keys import KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.frame.saved_list import SavedList
from game.ui.look.ids import HEADING as HOME_HEADING
from game.ui.look.names import free_name
from game.ui.model.builder import (
    FOUND,
    HEADING,
    MIX,
    STOP,
    TRIAL,
    BoardsDialog,
    Building,
    DeleteBoardDialog,
    Work,
)
from game.ui.model.effect import Focus
from game.ui.model.history import LookingBack
from game.ui.model.home import HOME
from game.ui.model.lock import SumDialog
from game.ui.model.model import Model
from game.ui.model.saving_effects import (
    Deal,
    DeleteBoard,
    DropDraft,
    ReadBoards,
    SaveBoard,
    SaveDraft,
    SaveSettings,
    SetGameAside,
)
from game.ui.model.setup import SetUp
from game.ui.model.timed_effects import LayOut, StopWork, TryOut
from game.ui.saved.settings_text import parse_settings, settings_text
from game.ui.screens.builder.msg import (
    BoardNamed,
    BoardRestored,
    BoardsRead,
    BoardStepped,
    BuildClosed,
    BuildPicked,
    BuiltOpened,
    CopyBoardPicked,
    DeleteBoardConfirmed,
    DeleteBoardPicked,
    DraftsRead,
    GroupFlipped,
    LaidOut,
    LayoutAdvanced,
    LayoutPicked,
    OtherAnimalPicked,
    PlayBoardPicked,
    SaveBoardPicked,
    SaveSharedBoardPicked,
    StepRedone,
    StepUndone,
    SunCursorMoved,
    SunsPicked,
    SunTapped,
    TrialAdvanced,
    TrialPicked,
    WorkStopped,
)
from game.ui.screens.builder.sentences import problem_text
from game.ui.screens.history.msg import TurnPicked
from game.ui.screens.print.msg import BuiltPaperPicked, PaperPicked, PrintClosed
from game.ui.screens.setup.msg import EditionPicked
from game.ui.screens.table.msg import Dealt
from game.ui.settings.settings import Settings
from game.ui.ways import (
    BoardsOpened,
    BuiltPicked,
    DialogClosed,
    HomePicked,
    PlayPicked,
    PrintOpened,
)
from tests.ui.at_once import look_back
from tests.ui.pages import (
    after,
    announced,
    classes_of,
    controls,
    dialog_text,
    game_of,
    labels,
    messages_of_control,
    nodes,
    text_of,
)
from tests.ui.pages import printed as shown_on_paper
from tests.ui.test_builder_board import shuffled

NEW = after(Model(), BuildPicked())
WAYS = ("Try it out", "Save it", "Play on it")


def building(model: Model) -> Building:
    assert model.building is not None
    return model.building


def laid_out(model: Model) -> Model:
    board = building(model).board
    return after(model, LayoutPicked(), LaidOut(board, shuffled(board)))


def edition(name: str = "Our zoo") -> Edition:
    board = Board(name)
    return edition_of(edition_dict(board, shuffled(board)))


KEPT = Model(boards=(edition("One"), edition("Two")))


def text(model: Model) -> str:
    return text_of(view(model))


def test_a_new_board_has_a_name_and_no_problem() -> None:
    model, effects = update(Model(boards=(edition(),)), BuildPicked())
    assert building(model).board.name == "Our zoo 2"
    assert problem(building(model).board) is None
    assert effects == (ReadBoards(), Focus(HEADING), LayOut(building(model).board))
    assert "Stop" in labels(model)
    assert "Put the animals in" in labels(after(model, WorkStopped()))


def test_every_control_changes_the_board() -> None:
    model = after(
        NEW,
        BoardNamed("  Ada's zoo "),
        BoardStepped("columns", 1),
        BoardStepped("hand", -1),
        SunsPicked("corners"),
        GroupFlipped("2+2"),
    )
    board = building(model).board
    assert (board.name, board.size, board.hand) == ("Ada's zoo", (7, 6), 2)
    assert board.suns is Suns.CORNERS
    assert [group.value for group in board.groups] == ["2", "2+2"]


def test_a_problem_is_told_beside_its_control_and_stops_the_layout() -> None:
    odd = after(NEW, SunsPicked("tapped"), SunTapped("c3"))
    assert problem(building(odd).board) is Problem.ODD
    assert "One cell is left over" in text(odd)
    assert update(odd, LayoutPicked()) == (odd, ())
    even, effects = update(odd, SunTapped("c3"))
    assert "One cell is left over" not in text(even)
    assert LayOut(building(even).board) in effects


def test_a_layout_goes_on_until_it_is_there() -> None:
    board = building(NEW).board
    begun, effects = update(NEW, LayoutPicked())
    assert effects == (LayOut(board), Focus(STOP))
    half = after(begun, LayoutAdvanced(board, 50))
    assert building(half).percent == 50
    done, effects = update(half, LaidOut(board, shuffled(board)))
    assert building(done).edition == edition()
    assert effects == (Focus(MIX), SaveDraft(done.drafts[0]))


def test_late_and_stopped_layouts_are_dropped() -> None:
    board = building(NEW).board
    begun = after(NEW, LayoutPicked())
    stopped, effects = update(begun, WorkStopped())
    assert StopWork() in effects
    answer = LaidOut(board, shuffled(board))
    assert after(stopped, answer, LayoutAdvanced(board, 9)) == stopped
    changed, effects = update(begun, BoardStepped("rows", 2))
    assert effects == (LayOut(building(changed).board), SaveDraft(changed.drafts[0]))
    assert after(changed, answer) == changed
    again = after(changed, LayoutPicked())
    assert after(again, answer) == again
    odd, effects = update(changed, BoardStepped("columns", 1))
    odd, effects = update(odd, BoardStepped("rows", 1))
    assert (building(odd).work, effects[0]) == (None, StopWork())
    assert after(begun, BuildClosed(), answer).building is None


def test_animals_stay_on_their_cells() -> None:
    model = laid_out(NEW)
    layout = building(model).layout
    for kept in (
        BoardNamed("x"),
        BoardStepped("wild", 1),
        GroupFlipped("3"),
        BoardStepped("row", 1),
    ):
        assert building(after(model, kept)).layout == layout
    for moved in (BoardStepped("rows", 2), SunsPicked("corners")):
        other, effects = update(model, moved)
        assert building(other).edition
        assert effects == (SaveDraft(other.drafts[0]),)


@pytest.mark.parametrize(
    "msgs",
    [
        (SunsPicked("tapped"), SunTapped("c3")),
        (BoardStepped("columns", -2), BoardStepped("rows", -2), BoardStepped("row", 2)),
        (*(BoardStepped("columns", -1),) * 3, *(BoardStepped("hand", 1),) * 7, GroupFlipped("2+2")),
    ],
)
def test_a_board_with_a_problem_does_not_ask_for_animals(msgs: tuple[Message, ...]) -> None:
    for begun in (laid_out(NEW), after(NEW, WorkStopped())):
        wrong = after(begun, *msgs)
        assert problem(building(wrong).board) is not None
        assert "Put the animals in" not in labels(wrong)
        row = next(node for node in nodes(view(wrong)) if "ways-on-row" in classes_of(node))
        first, *others = row.children
        assert isinstance(first, Node)
        assert text_of(first) == problem_text(building(wrong).board)
        ways = [node for node in others if isinstance(node, Node) and text_of(node) in WAYS]
        assert [text_of(way) for way in ways] == list(WAYS)
        assert {way.attributes.get("aria-disabled") for way in ways} == {"true"}


def test_a_problem_takes_no_animal_away() -> None:
    model = laid_out(NEW)
    odd = after(model, SunsPicked("tapped"), SunTapped("c3"))
    assert building(odd).edition is None
    assert blank_cells(odd) == 0
    assert building(after(odd, SunTapped("c3"))).layout == building(model).layout
    killed = after(Model(), BuildPicked(), DraftsRead(DRAFTS.text(SavedList(odd.drafts))))
    assert building(after(killed, SunTapped("c3"))).layout == building(model).layout
    wide = after(model, BoardStepped("columns", 1), BoardStepped("rows", 1))
    assert blank_cells(wide) == 7


def blank_cells(model: Model) -> int:
    """How many cells of the board on the page have neither a picture nor a sun."""
    return sum("blank" in classes_of(node) for node in nodes(view(model)))


def test_a_tap_on_an_animal_puts_another_one_on_both_of_its_cells() -> None:
    model = after(laid_out(NEW), BoardStepped("columns", 2))
    before = building(model)
    assert before.edition
    card = before.edition.picture_at["b2"]
    tapped, effects = update(model, OtherAnimalPicked("b2"))
    now = building(tapped).edition
    assert now
    changed = {
        cell for cell, one in now.picture_at.items() if one != before.edition.picture_at[cell]
    }
    assert changed == {cell for cell, one in before.edition.picture_at.items() if one == card}
    assert effects == (SaveDraft(tapped.drafts[0]),)
    assert building(after(tapped, StepUndone())).layout == before.layout
    again = building(after(tapped, OtherAnimalPicked("b2"))).edition
    assert again
    assert len({card, now.picture_at["b2"], again.picture_at["b2"]}) == 3
    cells = [one for one in controls(view(model)) if one.attributes.get("role") == "gridcell"]
    assert {one.attributes["data-msg"] for one in cells} >= {"OtherAnimalPicked b2"}
    sunny = after(model, SunsPicked("tapped"))
    assert "SunTapped b2" in {one.attributes["data-msg"] for one in controls(view(sunny))}
    no_longer = after(sunny, SunsPicked("tapped"))
    assert "OtherAnimalPicked b2" in {
        one.attributes["data-msg"] for one in controls(view(no_longer))
    }
    assert update(after(model, SunTapped("b2")), OtherAnimalPicked("b2"))[0].drafts


def test_a_trial_stays_true_for_other_animals() -> None:
    model = laid_out(NEW)
    shown = building(model).edition
    assert shown
    over = Trial(2, 2, games=GAMES, won=112, turns=4_600)
    begun = after(model, TrialPicked())
    done = after(begun, TrialAdvanced(shown, over), OtherAnimalPicked("a1"))
    assert building(done).trial == over
    stopped, effects = update(begun, OtherAnimalPicked("a1"))
    assert building(stopped).work is None
    assert effects[0] == StopWork()


def test_each_step_is_undone_and_redone_and_says_what_it_was() -> None:
    model = laid_out(NEW)
    steps = {
        BoardNamed("Other"): "Name",
        BoardStepped("columns", 1): "Width",
        BoardStepped("rows", 1): "Height",
        BoardStepped("remove", 1): "Dragon",
        SunsPicked("corners"): "Suns",
        SunTapped("c3"): "Suns",
        GroupFlipped("4"): "How many can play",
        OtherAnimalPicked("b2"): "Animals",
    }
    for step, word in steps.items():
        before = after(model, BoardStepped("rows", 1)) if word == "Height" else model
        changed = after(before, step)
        undone = after(changed, StepUndone())
        assert building(undone).board == building(before).board
        assert building(undone).layout == building(before).layout
        assert f"Undone: {word}" in text(undone)
        assert announced(undone) == f"Undone: {word}"
        redone = after(undone, StepRedone())
        assert building(redone).board == building(changed).board
        assert building(redone).layout == building(changed).layout
        assert f"Done again: {word}" in text(redone)
        assert "Undone" not in text(redone)
    assert update(model, StepUndone())[0] == model
    assert update(model, StepRedone())[0] == model


def test_what_somebody_types_is_one_step_and_a_change_ends_what_can_be_redone() -> None:
    typed = after(laid_out(NEW), BoardNamed("A"), BoardNamed("Ad"), BoardNamed("Ada"))
    undone = after(typed, StepUndone())
    assert building(undone).board.name == "Our zoo"
    other = after(undone, BoardStepped("hand", 1))
    assert building(other).future == ()


def test_all_changes_of_a_draft_can_be_undone() -> None:
    left = after(
        KEPT, BuiltOpened(1), BoardStepped("hand", 1), BoardStepped("rows", 2), BuildClosed()
    )
    there = after(KEPT, BuiltOpened(1), DraftsRead(DRAFTS.text(SavedList(left.drafts))))
    undone = after(there, StepUndone())
    assert building(undone).edition == edition("Two")
    assert "Undone: all changes" in text(undone)
    assert building(after(undone, StepRedone())).board == building(there).board


def test_mixing_goes_on_while_the_animals_stay_and_can_be_undone() -> None:
    model = laid_out(NEW)
    begun = after(model, LayoutPicked())
    assert building(begun).layout == building(model).layout
    assert building(after(begun, WorkStopped())).layout == building(model).layout
    board = building(model).board
    other = tuple(line[::-1] for line in shuffled(board))
    mixed = after(begun, LaidOut(board, other))
    assert building(mixed).layout == other
    undone = after(mixed, StepUndone())
    assert building(undone).layout == building(model).layout
    named, effects = update(begun, BoardNamed("Ada"))
    assert effects[0] == LayOut(building(named).board)
    assert building(named).work is Work.MIX


def test_the_number_of_animals_is_told() -> None:
    assert "18 animals" in text(NEW)
    assert "8 animals" in text(after(NEW, BoardStepped("columns", -2), BoardStepped("rows", -2)))
    odd = after(NEW, SunsPicked("tapped"), SunTapped("a1"))
    assert "18 animals" not in text(odd)


def test_animals_that_nobody_waits_for_move_no_focus() -> None:
    board = building(NEW).board
    assert building(NEW).work is Work.LAYOUT
    done, effects = update(NEW, LaidOut(board, shuffled(board)))
    assert building(done).edition == edition()
    assert effects == (SaveDraft(done.drafts[0]),)
    assert "Start again" not in labels(done)


def test_a_trial_tells_what_it_has_found() -> None:
    model = laid_out(NEW)
    shown = building(model).edition
    assert shown
    begun, effects = update(model, TrialPicked())
    assert effects == (TryOut(shown), Focus(STOP))
    some = after(begun, TrialAdvanced(shown, Trial(2, 2, games=50, won=28, turns=1150)))
    assert building(some).work is Work.TRIAL
    fair = "The starting player wins 56 of 100 games. 50 would be fair."
    assert f"{fair} A game takes about 23 moves." in text(some)
    over = Trial(2, 2, games=GAMES, won=112, turns=4_600)
    done, effects = update(some, TrialAdvanced(shown, over))
    assert effects == (Focus(FOUND),)
    assert building(done).work is None
    assert "Somebody always wins." in text(done)
    assert building(after(done, BoardNamed("Renamed"))).trial == over
    assert building(after(done, BoardStepped("hand", 1))).trial is None
    stopped, effects = update(some, WorkStopped())
    assert Focus(TRIAL) in effects
    assert after(stopped, TrialAdvanced(shown, over)) == stopped


@pytest.mark.parametrize(
    ("steps", "words", "number", "value"),
    [
        ((), "Make rows shorter", "row", 3),
        (
            (BoardStepped("row", -1), BoardStepped("rows_to_win", 2)),
            "Let fewer rows win",
            "rows_to_win",
            2,
        ),
    ],
)
def test_a_board_on_which_nobody_wins_has_a_remedy(
    steps: tuple[BoardStepped, ...], words: str, number: str, value: int
) -> None:
    model = laid_out(after(NEW, *steps))
    shown = building(model).edition
    assert shown
    over = Trial(2, 2, games=GAMES, draws=GAMES // 3 + 1, turns=4_600)
    told = after(model, TrialPicked(), TrialAdvanced(shown, over))
    assert main_labels(told) == [words]
    assert words in text(told)
    better = after(told, BoardStepped(number, -1))
    assert building(better).board.number(number) == value
    assert words not in labels(better)
    won = replace(over, draws=GAMES // 3)
    assert main_labels(after(model, TrialPicked(), TrialAdvanced(shown, won))) == ["Play on it"]
    few = after(model, TrialPicked(), TrialAdvanced(shown, Trial(2, 2, games=2, draws=2)))
    assert words not in labels(after(few, WorkStopped()))


def test_shortest_rows_have_no_remedy() -> None:
    model = laid_out(after(NEW, BoardStepped("row", -9)))
    shown = building(model).edition
    assert shown
    over = Trial(2, 2, games=GAMES, draws=GAMES, turns=4_600)
    told = after(model, TrialPicked(), TrialAdvanced(shown, over))
    assert main_labels(told) == ["Play on it"]


def main_labels(model: Model) -> list[str]:
    return [
        text_of(node)
        for node in nodes(view(model))
        if "main" in classes_of(node) and node.tag == "button"
    ]


def test_a_kept_board_is_played_next() -> None:
    home, effects = update(laid_out(NEW), SaveBoardPicked())
    assert home.boards == (edition(),)
    assert home.building is None
    assert effects[0] == SaveBoard(edition(), None)
    assert isinstance(effects[1], SaveSettings)
    assert home.settings.rules == edition()
    assert parse_settings(settings_text(home.settings)) == home.settings
    assert "Our zoo" in text(home)
    game = game_of(after(home, PlayPicked(), Dealt("seed", 0)))
    assert game.record.edition == edition()
    back = after(home.with_game(game), HomePicked())
    assert back.settings.rules == edition()
    assert after(back, EditionPicked("big-zoo")).settings.rules.name == "big-zoo"


def test_a_board_is_played_at_once() -> None:
    played, effects = update(laid_out(NEW), PlayBoardPicked())
    assert (played.boards, played.settings.rules) == ((edition(),), edition())
    assert effects[0] == SaveBoard(edition(), None)
    assert effects[-1] == Deal(2, None)
    assert game_of(after(played, Dealt("seed", 0))).record.edition == edition()
    beginner = laid_out(replace(NEW, settings=Settings(hand_size=1, power_cards=False)))
    begun = game_of(after(beginner, PlayBoardPicked(), Dealt("seed", 0)))
    assert begun.record.setup.options == Options(edition().seatings[0].hand_size)
    shown = after(KEPT, BuiltOpened(1))
    assert "Save it" not in labels(shown)
    again = after(shown, PlayBoardPicked())
    assert (again.boards, again.settings.built) == (KEPT.boards, KEPT.boards[1])
    waiting = replace(shown, has_saved_game=True)
    assert SetGameAside() in update(waiting, PlayBoardPicked())[1]


def test_without_boards_a_new_one_begins_at_once() -> None:
    opened, effects = update(Model(), BoardsOpened())
    assert opened == NEW
    assert LayOut(building(NEW).board) in effects


def test_kept_boards_are_chosen_from_a_dialog() -> None:
    opened, effects = update(KEPT, BoardsOpened())
    assert (opened.dialog, effects) == (BoardsDialog(), (ReadBoards(),))
    chosen = after(opened, BuiltPicked(1))
    assert chosen.settings.built == KEPT.boards[1]
    assert chosen.dialog is None
    assert after(KEPT, BuiltPicked(9), BuiltOpened(9)) == KEPT


def test_a_kept_board_is_renamed_in_its_place() -> None:
    shown = after(KEPT, BuiltOpened(1))
    assert "Play on it" in labels(shown)
    renamed, effects = update(after(shown, BoardNamed("Three")), SaveBoardPicked())
    assert [one.name for one in renamed.boards] == ["One", "Three"]
    assert effects[0] == SaveBoard(edition("Three"), edition("Two"))


def test_a_change_of_a_kept_board_is_kept_in_its_place() -> None:
    changed = after(KEPT, BuiltOpened(1), BoardStepped("hand", 1))
    after_it = building(changed).edition
    assert after_it
    for msg in (SaveBoardPicked(), PlayBoardPicked()):
        kept, effects = update(changed, msg)
        assert kept.boards == (edition("One"), after_it)
        assert kept.settings.built == after_it
        assert effects[0] == SaveBoard(after_it, edition("Two"))
        assert DropDraft(edition("Two")) in effects
        assert kept.drafts == ()
    full = tuple(edition(str(number)) for number in range(MAX_BOARDS))
    last = after(Model(boards=full), BuiltOpened(3), BoardStepped("hand", 1))
    assert "Save a copy" not in labels(last)
    assert len(after(last, SaveBoardPicked()).boards) == MAX_BOARDS


def test_a_change_of_a_board_that_another_tab_has_deleted_is_a_new_board() -> None:
    changed = after(KEPT, BuiltOpened(1), BoardStepped("hand", 1))
    gone = replace(changed, boards=KEPT.boards[:1])
    kept, effects = update(gone, SaveBoardPicked())
    assert [one.name for one in kept.boards] == ["Two", "One"]
    assert isinstance(effects[0], SaveBoard)
    assert effects[0].replaced is None
    full = replace(changed, boards=tuple(edition(str(number)) for number in range(MAX_BOARDS)))
    assert update(full, SaveBoardPicked()) == (full, ())
    assert "Delete one first" in text(full)


def test_a_change_that_waits_is_offered_again() -> None:
    changed = after(KEPT, BuiltOpened(1), BoardStepped("hand", 1), BuildClosed(), BoardsOpened())
    assert "Two: go on with your change" in labels(changed)
    assert "One: change, print or delete it" in labels(changed)
    assert "New board" in labels(changed)
    assert "Yellow pencil" in text(changed)
    begun = after(KEPT, BuildPicked(), BoardStepped("hand", 1), BuildClosed(), BoardsOpened())
    assert "Go on building" in labels(begun)
    assert "Yellow pencil" not in text(begun)


def test_a_changed_board_is_a_copy_with_a_name_of_its_own() -> None:
    shown = after(KEPT, BuiltOpened(1), BoardStepped("hand", 1))
    copied, effects = update(shown, CopyBoardPicked())
    assert [one.name for one in copied.boards] == ["Two 2", "One", "Two"]
    kept = effects[0]
    assert isinstance(kept, SaveBoard)
    assert kept.replaced is None


def test_no_board_is_lost_when_there_are_many() -> None:
    many = Model(boards=tuple(edition(str(number)) for number in range(MAX_BOARDS)))
    full = laid_out(after(many, BuildPicked()))
    assert "Delete one first" in text(full)
    for msg in (SaveBoardPicked(), PlayBoardPicked()):
        assert update(full, msg) == (full, ())
    renamed = after(many, BuiltOpened(3), BoardNamed("New"), SaveBoardPicked())
    assert len(renamed.boards) == MAX_BOARDS


def test_a_board_is_deleted_after_a_question_behind_the_lock() -> None:
    shown = after(KEPT, BuiltPicked(1), BuiltOpened(1))
    asked = after(shown, DeleteBoardPicked())
    assert asked.dialog == DeleteBoardDialog()
    rest, effects = update(asked, DeleteBoardConfirmed())
    assert rest.boards == KEPT.boards[:1]
    assert DeleteBoard(edition("Two")) in effects
    assert rest.settings.built is None
    locked = replace(shown, settings=replace(shown.settings, children_lock=True))
    assert after(locked, DeleteBoardPicked()).dialog == SumDialog()
    assert update(after(NEW, DeleteBoardPicked()), DeleteBoardConfirmed())[1] == ()


@pytest.mark.parametrize("chosen", [0, 1])
def test_a_deleted_board_can_be_brought_back_while_its_list_is_open(chosen: int) -> None:
    shown = after(KEPT, BuiltPicked(chosen), BuiltOpened(1))
    deleted = after(shown, DeleteBoardPicked(), DeleteBoardConfirmed())
    assert "Bring back Two" in labels(deleted)
    back, effects = update(deleted, BoardRestored())
    assert set(back.boards) == set(KEPT.boards)
    assert SaveBoard(edition("Two"), None) in effects
    assert building(back).original == edition("Two")
    assert (back.settings, back.dialog) == (shown.settings, None)
    assert (SaveSettings(back.settings) in effects) == (chosen == 1)
    left = after(deleted, DialogClosed(), BoardsOpened())
    assert "Bring back" not in dialog_text(left)
    assert update(left, BoardRestored()) == (left, ())


def test_a_board_that_another_tab_has_deleted_is_no_longer_chosen() -> None:
    chosen = after(KEPT, BuiltPicked(0))
    assert after(chosen, BoardsRead(BOARDS.text(SavedList(KEPT.boards)))) == chosen
    gone = after(chosen, BoardsRead(""))
    assert (gone.boards, gone.settings.built) == ((), None)


def test_kept_boards_are_printed() -> None:
    shown = after(KEPT, BuiltOpened(1))
    printed = after(shown, PrintOpened())
    assert shown_on_paper(printed) == edition("Two")
    assert "Two" in text(printed)
    assert after(printed, PrintClosed()) == shown
    chosen = after(KEPT, BuiltPicked(0), PrintOpened())
    assert shown_on_paper(chosen) == edition("One")
    turned = after(chosen, PaperPicked("big-zoo"))
    assert after(turned, BuiltPaperPicked()) == chosen


def test_the_keyboard_taps_suns_and_leaves() -> None:
    tapping = after(NEW, SunsPicked("tapped"))
    moved, effects = update(tapping, KeyPressed("ArrowRight", True))
    assert building(moved).cursor == "b1"
    assert effects == (Focus("cell-b1"),)
    assert building(after(moved, SunCursorMoved(99, 99))).cursor == "f6"
    assert after(moved, KeyPressed("ArrowRight", False)) == moved
    cells = [c for c in controls(view(moved)) if c.attributes.get("role") == "gridcell"]
    assert len(cells) == 36
    assert [c.attributes["id"] for c in cells if c.attributes["tabindex"] == "0"] == ["cell-b1"]
    assert after(moved, KeyPressed("Escape", True)).building is None


def test_saved_boards_come_back_and_what_is_broken_is_left_out() -> None:
    boards = SavedList(KEPT.boards, '{"later": 1}')
    assert BOARDS.read(BOARDS.text(boards)) == boards
    rows = [edition_data(edition("One")), {}, 3, None, edition_data(Settings().rules)]
    assert BOARDS.parse(json.dumps({"boards": rows})).items == (edition("One"),)
    for bad in ("[]", "{", '{"boards": 3}', '{"format": 2}'):
        assert BOARDS.parse(bad) == SavedList()
        with pytest.raises(UnreadableError):
            BOARDS.read(bad)


def test_keeping_replaces_or_adds_and_deleting_takes_away() -> None:
    one, two, three = map(edition, ("1", "2", "3"))
    boards = BOARDS.with_item(BOARDS.with_item(SavedList(), one, None), two, None)
    assert boards.items == (two, one)
    assert BOARDS.with_item(boards, three, one).items == (two, three)
    assert BOARDS.with_item(boards, one, None).items == (one, two)
    assert BOARDS.without(boards, two).items == (one,)
    assert free_name("x" * 40, {"x" * 40}) == "x" * 36 + " 2"
    assert free_name("a", {"a", "a 2"}) == "a 3"


def test_settings_with_a_broken_board_have_none() -> None:
    data = json.loads(settings_text(replace(Settings(), built=edition())))
    data["built"]["row"] = 99
    assert parse_settings(json.dumps(data)) == Settings()


def looking_back(kept: tuple[Edition, ...] = ()) -> Model:
    """The page that shows a game on a board which somebody else has built."""
    shown = edition("Theirs")
    options = Options(shown.seatings[0].hand_size)
    record = Record(shown, setup(shown, ("", ""), options, 0, "seed"))
    return Model(boards=kept, screen=LookingBack(look_back(record, open_hands=False), HOME))


def test_the_board_of_a_shared_game_is_kept_under_a_free_name() -> None:
    other = replace(edition("Theirs"), row=3)
    model = looking_back((other,))
    assert "Save this board" in labels(model)
    kept, effects = update(model, SaveSharedBoardPicked())
    added = replace(edition("Theirs"), name="Theirs 2")
    assert kept.boards == (added, other)
    assert effects == (SaveBoard(added, None), SaveSettings(kept.settings))
    assert kept.settings.built == added
    assert announced(kept) == "Board saved."
    assert "Save this board" not in labels(after(kept, TurnPicked(0)))
    assert update(after(kept, TurnPicked(0)), SaveSharedBoardPicked())[1] == ()


def test_a_board_that_is_here_under_another_name_is_not_offered() -> None:
    assert "Save this board" not in labels(looking_back((edition("Mine"),)))


def test_a_full_shelf_takes_no_shared_board() -> None:
    full = tuple(replace(edition(str(number)), row=3) for number in range(MAX_BOARDS))
    assert "Save this board" not in labels(looking_back(full))


def test_kept_boards_stand_in_the_set_up_and_one_tap_chooses_one() -> None:
    assert {"One, Row of 4", "Two, Row of 4"} <= {tile_text(tile) for tile in tiles(KEPT)}
    chosen = after(KEPT, BuiltPicked(1))
    assert chosen.settings.built == KEPT.boards[1]
    assert [tile_text(tile) for tile in tiles(chosen) if is_pressed(tile)] == ["Two, Row of 4"]
    many = tuple(edition(str(number)) for number in range(MAX_BOARDS))
    last = after(Model(boards=many), BuiltPicked(MAX_BOARDS - 1))
    shown = [tile_text(tile).partition(",")[0] for tile in tiles(last)]
    assert shown == ["Little Zoo", "Big Zoo", "Grand Zoo", "23", "0", "1", "2", "3", "4"]


def tiles(model: Model) -> list[Node]:
    (boards,) = [
        node for node in nodes(view(replace(model, screen=SetUp()))) if "boards" in classes_of(node)
    ]
    return [node for node in nodes(boards) if "tile" in classes_of(node)]


def tile_text(tile: Node) -> str:
    return ", ".join(text_of(node) for node in nodes(tile) if node.tag == "span")


def is_pressed(tile: Node) -> bool:
    return tile.attributes["aria-pressed"] == "true"


def test_a_changed_board_is_kept_or_copied() -> None:
    model = after(KEPT, BuiltOpened(0))
    assert "Change the board" in text(model)
    assert "Play on it" in labels(model)
    assert "Keep the change" in labels(after(model, BoardNamed("Renamed")))
    assert {"Keep the change", "Save a copy"} <= set(labels(after(model, BoardStepped("hand", 1))))
    assert "Save a copy" in labels(after(model, BoardStepped("hand", 1)))


def test_a_new_board_that_was_left_is_there_again() -> None:
    changed = after(NEW, BoardNamed("Half"), BoardStepped("columns", 1))
    left, effects = update(changed, BuildClosed())
    assert left.building is None
    assert Focus(HOME_HEADING) in effects
    again = after(left, BuildPicked())
    assert building(again).board == building(changed).board
    kept = after(laid_out(again), SaveBoardPicked())
    assert building(after(kept, BuildPicked())).board.name == "Our zoo"
    other = after(left, BoardsRead(BOARDS.text(SavedList((edition("One"),)))), BuiltOpened(0))
    assert building(after(other, BuildClosed(), BuildPicked())).board.name == "Half"


def test_rows_that_are_too_long_are_mended_in_one_step() -> None:
    model = laid_out(after(NEW, BoardStepped("rows", -2), BoardStepped("columns", -1)))
    long = after(model, BoardStepped("columns", -1), BoardStepped("row", 2))
    assert main_labels(long) == ["Make rows shorter"]
    shown = {text_of(node): messages_of_control(node) for node in controls(view(long))}
    mended = after(long, *shown["Make rows shorter"])
    assert problem(building(mended).board) is None
    assert building(mended).board.row == max(building(long).board.size)
