"""The page on which a board is built: the board, and all that can be changed about it."""

from collections.abc import Iterator

from game.rules.cards import Card
from game.ui.boards.board import Board, Problem, problem
from game.ui.boards.boards_text import is_full
from game.ui.boards.hopeless import is_hopeless
from game.ui.boards.trial import GAMES, Trial, mended, remedy
from game.ui.frame.markup import Child, Node, element, with_id
from game.ui.frame.message import Message
from game.ui.look import shown_pictures
from game.ui.look.i18n import _, plural
from game.ui.look.parts import button, picture, round_button, worded
from game.ui.look.undoing import undo_and_redo
from game.ui.look.words import board_word
from game.ui.model.builder import ANIMAL, FOUND, HEADING, MIX, STOP, TRIAL, Building, Work
from game.ui.model.model import Model
from game.ui.screens.builder.board_controls import Plan, board_controls
from game.ui.screens.builder.drafts import is_changed
from game.ui.screens.builder.drawing import board_drawing
from game.ui.screens.builder.msg import (
    AnimalsOpened,
    BeginAnewPicked,
    BoardStepped,
    BuildClosed,
    CopyBoardPicked,
    DeleteBoardPicked,
    LayoutPicked,
    PlayBoardPicked,
    SaveBoardPicked,
    ShareBoardPicked,
    StepRedone,
    StepUndone,
    TrialPicked,
    WorkStopped,
)
from game.ui.screens.builder.other_animal import at_cursor
from game.ui.screens.builder.sentences import (
    below_title,
    full_text,
    hopeless_text,
    problem_text,
    remedy_text,
    trial_sentences,
)
from game.ui.ways import PrintOpened


def build_screen(model: Model, building: Building) -> Node:
    """The board and the ways on; beside or below them what is known and can be changed about it."""
    return element(
        "main",
        _header(model, building),
        element("div", board_drawing(building), class_="board-place"),
        element("footer", _results(building.trial), *_footer(model, building), class_="ways-on"),
        element(
            "div",
            board_controls(Plan(building.board, building.sows)),
            class_="about-board",
            role="region",
            aria_labelledby=HEADING,
        ),
        key="build",
        class_="build",
    )


def _header(model: Model, building: Building) -> Node:
    back = button(
        picture("icon-page-back"), msg=BuildClosed, class_="round", label=_("Back"), key="back"
    )
    title = _("Change the board") if building.original else _("Build a board")
    anew = button(
        picture("icon-bin"), msg=BeginAnewPicked, class_="round", label=_("Start again"), key="anew"
    )
    return element(
        "header",
        back,
        element(
            "div",
            element("h1", title, id=HEADING, tabindex=-1),
            element("p", below_title(building), class_="below"),
            class_="title",
        ),
        anew if is_changed(model, building) else None,
        *undo_and_redo(StepUndone, StepRedone, building.past, building.future),
    )


def _footer(model: Model, building: Building) -> list[Child | None]:
    if building.work in {Work.LAYOUT, Work.MIX}:
        return [_bar(_("The animals are finding their places …"), building.percent, 100), _stop()]
    if building.work is Work.TRIAL:
        games = building.trial.games if building.trial else 0
        words = plural("%(number)d game played", "%(number)d games played", games)
        return [_bar(words % {"number": games}, games, GAMES), _stop()]
    return [_ways_on(model, building)]


def _bar(words: str, done: int, of: int) -> Node:
    """How far the page is with what takes it a while."""
    return element(
        "div",
        element("span", words),
        element("progress", value=done, max=of, aria_label=words),
        class_="working",
    )


def _stop() -> Node:
    return with_id(worded("icon-close", _("Stop"), msg=WorkStopped, key="stop"), STOP)


def _results(trial: Trial | None) -> Node | None:
    """What a trial has found so far: a bar of all games, and sentences."""
    if trial is None or not trial.games:
        return None
    return element(
        "div",
        element(
            "svg",
            *_shares(trial),
            viewBox="0 0 100 12",
            preserveAspectRatio="none",
            aria_hidden="true",
        ),
        element("p", *_found(trial)),
        key="results",
        id=FOUND,
        class_="results",
        tabindex=-1,
    )


def _found(trial: Trial) -> Iterator[Node]:
    """What a trial has found. A dot has the colour of the part of the bar that it explains."""
    starts, lasts, nobody = trial_sentences(trial)
    fair = _("%(number)d would be fair.") % {"number": round(100 / trial.sides)}
    yield element("span", element("i", class_="won"), f"{starts} {fair} ")
    yield element("span", f"{lasts} ")
    if trial.draws:
        yield element("span", element("i", class_="drawn"), nobody)


def _shares(trial: Trial) -> Iterator[Node]:
    """The games that the starter wins, those that nobody wins, and those of the others."""
    won, drawn = (100 * part / trial.games for part in (trial.won, trial.draws))
    parts = (("won", 0.0, won), ("drawn", won, drawn), ("lost", won + drawn, 100 - won - drawn))
    for name, start, width in parts:
        yield element("rect", key=name, class_=name, x=f"{start:g}", width=f"{width:g}", height=12)
    fair = 100 / trial.sides
    yield element("path", key="fair", class_="fair", d=f"M{fair:g} 0v12")


def _ways_on(model: Model, building: Building) -> Node:
    if building.edition is None:
        if problem(building.board):
            # Its control, with the same sentence, may be out of sight on a phone.
            why = element("p", problem_text(building.board), class_="problem alone")
            is_long = problem(building.board) is Problem.NO_LINE
            return element(
                "div",
                why,
                _remedy(building.board) if is_long else None,
                _trial(disabled=True),
                _save(building, disabled=True),
                _play(disabled=True),
                class_="ways-on-row",
            )
        lay = worded("lion", _("Put the animals in"), msg=LayoutPicked, class_="main", key="mix")
        return element("div", with_id(lay, MIX), class_="ways-on-row")
    too_many = is_full(model.boards) and building.kept_in(model.boards) is None
    found = building.trial
    nobody_wins = is_hopeless(building.board)
    needs_remedy = nobody_wins or bool(found and found.is_hopeless and remedy(building.board))
    return element(
        "div",
        element("p", full_text(), class_="problem") if too_many else None,
        element("p", hopeless_text(building.board), class_="problem hopeless")
        if nobody_wins
        else None,
        element("div", *_signs(model, building), key="signs", class_="signs"),
        _trial(),
        _remedy(building.board) if needs_remedy else None,
        None if building.is_saved else _save(building, disabled=too_many),
        _play(disabled=too_many, is_main=not needs_remedy),
        class_="ways-on-row",
    )


def _trial(*, disabled: bool = False) -> Node:
    words = _("Try it out")
    trial = worded("robot-fox", words, msg=TrialPicked, key="trial", disabled=disabled)
    return with_id(trial, TRIAL)


def _play(*, disabled: bool, is_main: bool = False) -> Node:
    look = "main" if is_main else ""
    words = _("Play on it")
    return worded(
        "icon-play", words, msg=PlayBoardPicked, class_=look, key="play", disabled=disabled
    )


def _remedy(board: Board) -> Node:
    """The button that mends a board. Nobody wins on it, or a row does not fit on it."""
    return worded(
        "icon-hint",
        remedy_text(board),
        msg=BoardStepped,
        about=mended(board),
        class_="main remedy",
        key="remedy",
    )


def _save(building: Building, *, disabled: bool) -> Node:
    words = _("Keep the change") if building.original else _("Save it")
    return worded("icon-done", words, msg=SaveBoardPicked, key="save", disabled=disabled)


def _signs(model: Model, building: Building) -> list[Node]:
    """What can be done with the board besides playing on it, as round buttons."""
    here = at_cursor(building)
    animal = [_animal(here)] if here and not building.sows else []
    return [*animal, *(_for_saved(model) if building.is_renamed else _for_new(model, building))]


def _animal(card: Card) -> Node:
    """The way to all animals for the cell with the cursor, as a picture of the one it has."""
    label = _("Another animal instead of “%(name)s”") % {"name": board_word(card)}
    shown = picture(shown_pictures.board_drawing(card))
    return with_id(button(shown, msg=AnimalsOpened, class_="round", label=label), ANIMAL)


def _for_new(model: Model, building: Building) -> list[Node]:
    """What can be done with a board that is new or changed."""
    mix = with_id(round_button("icon-mix", LayoutPicked, _("Mix again")), MIX)
    if building.original is None or is_full(model.boards):
        return [mix]
    return [mix, round_button("icon-copy", CopyBoardPicked, _("Save a copy"))]


def _for_saved(model: Model) -> list[Node]:
    """What can be done with a saved board besides playing on it."""
    ways: tuple[tuple[str, type[Message], str], ...] = (
        ("icon-bin", DeleteBoardPicked, _("Delete this board")),
        ("icon-print", PrintOpened, _("Print the game and the rules")),
        ("icon-link", ShareBoardPicked, _("Share")),
    )
    return [
        button(
            picture(icon), msg=msg, class_="round", label=label, key=icon, locked=model.is_locked
        )
        for icon, msg, label in ways
    ]
