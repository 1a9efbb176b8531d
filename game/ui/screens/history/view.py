"""The screen that shows a game turn by turn; if the game is over, with all hands."""

from game.rules.action import Draw
from game.rules.state import Win
from game.ui.boards.boards_text import can_add
from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _
from game.ui.look.parts import button, picture, round_button, seat_face, worded
from game.ui.model.history import CHART_ROOM
from game.ui.model.model import Model
from game.ui.play.game import Game
from game.ui.play.history import History
from game.ui.screens.builder.msg import SaveSharedBoardPicked
from game.ui.screens.history.chances import (
    APART,
    APART_IF_WIDE,
    WIDE,
    balance,
    chances_text,
    chart,
    moment_text,
    stars,
)
from game.ui.screens.history.msg import (
    BranchPicked,
    ChancesFlipped,
    HistoryClosed,
    ShareOpened,
    TurnPicked,
)
from game.ui.screens.history.sentences import count_text, turn_text
from game.ui.screens.table.board import board
from game.ui.screens.table.ending_sentences import ending_text
from game.ui.screens.table.event_sentences import events_text
from game.ui.screens.table.seats import seats
from game.ui.ways import CoachPicked


def history_screen(model: Model, past: History) -> Node:
    """The table after the turn that is shown, and the buttons for other turns."""
    game = past.shown
    return element(
        "main",
        element("div", *_tools(model), class_="tools"),
        seats(game, past.all_hands),
        _status(past),
        element("div", board(game, turned=model.is_board_turned, past=True), class_="board-place"),
        _steps(model, past),
        balance(past),
        element(
            "div",
            *_about_the_game(model, past),
            _save_board(model, past),
            _from_here(model),
            class_="ways-from",
        ),
        key="history",
        class_=classes(
            "table", "history", f"seats-{len(game.seen.seats)}", wide=game.seen.edition.wide
        ),
    )


def _tools(model: Model) -> list[Node]:
    leave = button(picture("icon-close"), msg=HistoryClosed, class_="round", label=_("Back"))
    share = button(
        picture("icon-share"),
        msg=ShareOpened,
        class_="round",
        label=_("Share"),
        locked=model.is_locked,
    )
    return [leave, share]


def _about_the_game(model: Model, past: History) -> list[Node | None]:
    """What people could have done in a game that is over, and the chances from turn to turn.

    A low page has no room for the lines.
    """
    if not past.is_over or not model.has_room(CHART_ROOM):
        return []
    coach = round_button("icon-hint", CoachPicked, _("What could I have done?"))
    chances = button(
        picture("icon-chances"),
        msg=ChancesFlipped,
        class_="round",
        label=_("Chances to win"),
        pressed=past.review is not None,
        key="chances",
    )
    return [coach if past.shown.everybody else None, chances]


def _save_board(model: Model, past: History) -> Node | None:
    """The button that saves a board of other people. None if the board cannot be saved."""
    if not (past.board_saved or can_add(model.boards, past.shown.seen.edition)):
        return None
    return worded(
        "icon-done" if past.board_saved else "icon-pencil",
        _("Board saved.") if past.board_saved else _("Save this board"),
        msg=SaveSharedBoardPicked,
        class_="keep-board",
        disabled=past.board_saved,
        key="keep-board",
    )


def _status(past: History) -> Node:
    game = past.shown
    seat = _seat_of_turn(game)
    over = game.seen.outcome is not None
    before = f"{events_text(game)} " if over else ""
    return element(
        "div",
        seat_face(seat, game.seen.seats),
        element(
            "div",
            element("h1", ending_text(game) if over else turn_text(game), class_="to-do"),
            element(
                "p", before, element("span", count_text(past), class_="count"), class_="happened"
            ),
            class_="words",
        ),
        class_="status",
    )


def _seat_of_turn(game: Game) -> int:
    """The seat of the turn: the winner, or who played, or else who starts."""
    if isinstance(game.seen.outcome, Win):
        return game.seen.outcome.seats[0]
    played = [event.seat for event in game.events if not isinstance(event.action, Draw)]
    return played[0] if played else game.seen.turn


def _steps(model: Model, past: History) -> Node:
    """The buttons and the slider that choose a turn, from left to right in every language."""
    place, last = past.place, past.last
    return element(
        "div",
        _step("icon-first", _("First move"), 0, here=place == 0),
        _step("icon-back", _("One move back"), place - 1, here=place == 0),
        element(
            "div",
            chart(past),
            element(
                "input",
                type="range",
                min=0,
                max=last,
                value=place,
                class_="slider",
                aria_label=_("Move"),
                aria_valuetext=" ".join(filter(None, _heard(past))),
                data_msg=encode(TurnPicked),
            ),
            stars(past, APART_IF_WIDE if model.has_room(WIDE) else APART),
            class_=classes("way", charted=past.review is not None),
        ),
        _step("icon-forward", _("One move forward"), place + 1, here=place == last),
        _step("icon-last", _("Last move"), last, here=place == last),
        class_="steps",
        role="group",
        aria_label=_("Moves"),
    )


def _heard(past: History) -> tuple[str, ...]:
    """What the slider says of the turn that is shown."""
    return count_text(past), chances_text(past), moment_text(past)


def _step(icon: str, label: str, place: int, *, here: bool) -> Node:
    return button(
        picture(icon),
        msg=TurnPicked,
        about=(place,),
        class_="round",
        label=label,
        key=icon,
        disabled=here,
        autofocus=icon == "icon-back",
        repeats=True,
    )


def _from_here(model: Model) -> Node:
    return worded(
        "icon-branch",
        _("Go on from here"),
        msg=BranchPicked,
        class_="from-here main",
        disabled=not model.can_branch,
        key="from-here",
    )
