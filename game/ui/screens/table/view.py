"""The table: seats, board, hand, draw pile, and a sentence about what to do."""

from collections.abc import Sequence
from dataclasses import replace

from game.rules.edition import Edition
from game.rules.state import Drawn, Win
from game.ui.frame.markup import Node, classes, element
from game.ui.frame.message import encode
from game.ui.look.i18n import _
from game.ui.look.parts import (
    button,
    card_picture,
    face,
    picture,
    round_button,
    seat_face,
    speaker,
    worded,
)
from game.ui.look.remembered import remembered
from game.ui.model.model import Model
from game.ui.play.game import Game, Phase, Playback
from game.ui.screens.table.board import board
from game.ui.screens.table.cheers import called, is_crowned, look
from game.ui.screens.table.ending import bow, confetti, consoled, ending_buttons, parade
from game.ui.screens.table.explained import hand_explained, play_explained
from game.ui.screens.table.gift import gift
from game.ui.screens.table.hand import hand, hand_face_down, hand_owner, pile, place_in_hand
from game.ui.screens.table.marks import is_recalled
from game.ui.screens.table.menu_button import menu_button
from game.ui.screens.table.msg import (
    ExchangesPicked,
    HintPicked,
    PassPicked,
    PausePicked,
    SpeakerPicked,
    StepPicked,
    TabletPassed,
    UndoPicked,
)
from game.ui.screens.table.seats import seats
from game.ui.screens.table.sentences import can_exchange, goal_text, second_text, to_do_text
from game.ui.screens.together.at_table import away_buttons
from game.ui.screens.together.send_panel import send_panel, sent_note
from game.ui.ways import BreakPicked, SoundFlipped

FINE = 9
"""A board with this many columns and rows has small cells on a phone."""

LONG = 1.6
"""On a phone the hand stands beside a board whose sides differ by this factor."""


def table_screen(model: Model, game: Game, *lesson: Node | None, to_do: str = "") -> Node:
    """The game as the seat in view may see it, with the lesson of a first game.

    `to_do` takes the place of the sentence about what is to be done. While a play is shown before
    the curtain, a tap anywhere brings the curtain. Under the curtain nobody sees or reaches the
    table.
    """
    over, landed = game.seen.outcome is not None, game.phase is Phase.LANDED
    covered = game.phase is Phase.COVERED
    given = gift(model, game) if over else None
    return element(
        "main",
        None if over else _tools(model.settings.sound),
        seats(game),
        _status(model, game, to_do),
        given,
        _board_place(model, game, lesson),
        *([ending_buttons(model, game)] if over else _cards(model, game)),
        None if over else hand_owner(game),
        pile(game),
        sent_note(model, game),
        confetti(game),
        key="table",
        class_=classes(
            "table",
            f"seats-{len(game.seen.seats)}",
            **shape(game.seen.edition),
            over=over,
            victory=game.is_won,
            lost=game.is_lost,
            tied=isinstance(game.seen.outcome, Drawn),
            gifted=given is not None,
            learning=model.learning,
            openly=game.passes_openly,
            landed=landed,
            lifted=is_recalled(game),
            under=covered,
        ),
        data_msg=encode(TabletPassed) if landed else None,
        aria_hidden="true" if covered else None,
    )


def shape(edition: Edition) -> dict[str, bool]:
    """The classes of a table that depend on its board."""
    short, long = sorted(edition.size)
    return {"wide": edition.wide, "long": long >= LONG * short, "fine": short >= FINE}


def _cards(model: Model, game: Game) -> Sequence[Node]:
    """The hand. While a play waits to be sent, only its place: then the board stays where it is."""
    home = worded("icon-home", _("Home"), msg=BreakPicked, class_="quiet", key="home")
    send = send_panel(model, game, home)
    return [hand_face_down(game), send] if send else [hand(game)]


def _board_place(model: Model, game: Game, lesson: tuple[Node | None, ...]) -> Node:
    shown = replace(game, chosen=None) if model.hides_places else game
    return element("div", *lesson, board(shown, turned=model.is_board_turned), class_="board-place")


@remembered(2)
def _tools(sound: bool) -> Node:
    """The menu, and the button that switches sounds on or off."""
    switch = button(
        picture("icon-sound" if sound else "icon-silent"),
        msg=SoundFlipped,
        class_="round",
        label=_("Sounds"),
        pressed=sound,
        key="sound",
    )
    return element("div", menu_button(), switch, class_="tools")


def _status_face(model: Model, game: Game) -> list[Node | None]:
    """The face of the seat that acts or has won; with a voice, a button that says what to do.

    Where nobody has won there are the faces of all.
    """
    is_drawn = isinstance(game.seen.outcome, Drawn)
    faces = (_everybody(game),) if is_drawn else _face_and_body(game)
    if model.is_demonstrating:
        faces = (face("icon-paw", 0, computer=False),)
    if not model.can_speak:
        return [*faces]
    return [speaker(*faces, msg=SpeakerPicked)]


def _everybody(game: Game) -> Node:
    """The faces of all who have played."""
    faces = (seat_face(seat, game.seen.seats) for seat in range(len(game.seen.seats)))
    return element("span", *faces, key="everybody", class_="everybody")


def _face_and_body(game: Game) -> tuple[Node, Node | None]:
    """The face of one seat.

    A computer that has beaten people also has a body, which takes the place of the face where there
    is room.
    """
    shown = game.seen.outcome.seats[0] if isinstance(game.seen.outcome, Win) else game.busy
    thinking = (
        game.phase is Phase.WATCHING and not game.announced and game.playback is not Playback.PAUSED
    )
    shown_face = seat_face(
        shown,
        game.seen.seats,
        thinking=thinking,
        crowned=is_crowned(game, shown),
    )
    return shown_face, bow(game, shown)


def _companions(game: Game) -> Node | None:
    """The faces of the others in the winner's team."""
    seats = game.seen.outcome.seats[1:] if isinstance(game.seen.outcome, Win) else ()
    faces = [seat_face(s, game.seen.seats, crowned=is_crowned(game, s)) for s in seats]
    return element("div", *faces, class_="companions") if faces else None


def _status(model: Model, game: Game, to_do: str) -> Node:
    outcome = game.seen.outcome
    before, after = parade(game)
    explained = play_explained(game) if model.explains else ""
    return element(
        "div",
        before,
        *_status_face(model, game),
        _companions(game),
        after,
        element(
            "div",
            element("h1", to_do or to_do_text(game), id="to-do", class_="to-do"),
            element(
                "p",
                None if explained else _goal(game),
                None if explained else _lens_tip(game),
                explained or _second_text(model, game),
                class_=classes("happened", unseen=game.is_won),
            ),
            consoled(game),
            class_="words",
        ),
        _shown_card(game),
        _next_face(game),
        *away_buttons(model, game),
        *_turn_buttons(game),
        class_=classes(
            "status",
            outcome.colour
            if isinstance(outcome, Win)
            else look(game, turned=model.is_board_turned),
            called(game, game.busy),
            settles=game.action_count > 0,
            again=game.action_count % 2 == 0,
            parted=bool(game.away),
        ),
    )


def _second_text(model: Model, game: Game) -> str:
    """The line below what is to be done; a first game explains what is in the hand."""
    if model.learning and not game.hint and game.seen.outcome is None:
        return ""
    explains = model.explains and not game.elsewhere
    return (hand_explained(game) if explains else "") or second_text(game)


def _goal(game: Game) -> Node | None:
    """What wins, before the first chip of the seat in view."""
    goal = goal_text(game)
    return element("b", f"{goal} ", class_="goal") if goal else None


def _lens_tip(game: Game) -> Node | None:
    """What `lens.js` shows once on a device, if cells are small."""
    if not goal_text(game) or max(game.seen.edition.size) < FINE:
        return None
    words = _("Hold a finger on the board to see it larger.")
    return element("b", f"{words} ", key="lens", class_="lens-tip")


def _shown_card(game: Game) -> Node | None:
    """The card that a computer shows before it acts."""
    card = game.announced.card if game.announced else None
    if card is None:
        return None
    return element(
        "span",
        card_picture(card),
        class_="shown-card",
        key="shown",
        data_place=place_in_hand(game.busy, card),
        data_from=f"seat-{game.busy}",
    )


def _next_face(game: Game) -> Node | None:
    """The face of the seat that gets the tablet, while a play is shown before the curtain."""
    if game.phase is not Phase.LANDED:
        return None
    turn = game.seen.turn
    arrow = picture("icon-page-on", "picture arrow")
    return element("span", arrow, seat_face(turn, game.seen.seats), key="next", class_="next-face")


def _turn_buttons(game: Game) -> list[Node]:
    """The buttons of a turn: undo, hint, go on, and what to do if no card can be played."""
    if game.seen.outcome is not None or game.busy in game.away:
        return []
    undo = [round_button("icon-undo", UndoPicked, _("Take back"))] if game.can_undo else []
    if game.phase in (Phase.WATCHING, Phase.LANDED, Phase.COVERED):
        place_of_hint = element("span", key="no-hint", class_="no-hint")
        return [*undo, place_of_hint] if game.everybody else _playback_buttons(game)
    if game.phase is Phase.HANDING_ON:
        words = _("Next player") if len(game.people) > 1 else _("Go on")
        on = worded(
            "icon-page-on", words, msg=TabletPassed, class_="main", key="on", autofocus=True
        )
        return [*undo, on]
    return [
        *undo,
        round_button("icon-hint", HintPicked, _("Hint"))
        if game.plays()
        else _unplayable_button(game),
    ]


def _playback_buttons(game: Game) -> list[Node]:
    """The buttons that control a game without people: pause, go on, one step."""
    if game.playback is Playback.RUNNING:
        return [round_button("icon-pause", PausePicked, _("Pause"))]
    return [
        round_button("icon-play", PausePicked, _("Go on")),
        round_button("icon-step", StepPicked, _("One step")),
    ]


def _unplayable_button(game: Game) -> Node:
    """The button for a turn in which no card can be played."""
    if can_exchange(game):
        once = game.seen.edition.exchange_limit is not None
        text = _("Swap a stuck card") if once else _("Swap until you can play")
        return button(text, msg=ExchangesPicked, class_="main", key="exchange")
    return button(_("Pass"), msg=PassPicked, class_="main", key="pass")
