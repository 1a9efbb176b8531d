"""What the table shows of other devices: ways while one is away, and the board of its game."""

from collections.abc import Sequence

from game.ui.boards.boards_text import can_add
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.look.i18n import _
from game.ui.look.names import seat_word
from game.ui.look.parts import button, choice, dialog, picture, worded
from game.ui.look.words import is_person
from game.ui.model.devices import Together
from game.ui.model.joining import NO_SEAT
from game.ui.model.model import Model
from game.ui.play.game import Game
from game.ui.screens.together.msg import (
    InvitePicked,
    JoinPicked,
    KeepBoardPicked,
    PlayForAsked,
)
from game.ui.screens.together.sentences import play_for_text, rejoin_text
from game.ui.ways import BreakPicked, HomePicked

ROOM_FOR_ONE = (900, 600)
"""A page of this width and height has room for the words of a button in any turn."""

ROOM_FOR_TWO = (1200, 600)
"""The same for two such buttons, in CSS pixels."""


def away_buttons(model: Model, game: Game) -> Sequence[Node]:
    """The buttons while a device is away; empty at other times.

    While nobody else can play, the main one is to join again.
    """
    together = model.together
    if together is None or not game.away or game.seen.outcome is not None:
        return ()
    waits, (msg, about), words = game.busy in game.away, _rejoin(together), rejoin_text()
    if waits or model.has_room(ROOM_FOR_ONE):
        look = "main" if waits else ""
        again = worded("icon-tablets", words, msg=msg, about=about, class_=look, key="rejoin")
    else:
        sign = picture("icon-tablets")
        again = button(sign, msg=msg, about=about, class_="round", label=words, key="rejoin")
    device = _away_device(together, game)
    if not device or not model.has_room(ROOM_FOR_TWO):
        return (again,)
    words = play_for_text(game.seen.seats, game.busy)
    return again, worded("icon-play", words, msg=PlayForAsked, about=(device,), key="play-for")


def away_choices(model: Model, game: Game) -> Sequence[Node]:
    """The ways to join again and to play for another device, in the menu; empty if none is away.

    The first stays while the host plays for the device.
    """
    together = model.together
    if together is None or not together.is_parted:
        return ()
    msg, about = _rejoin(together)
    again = choice("icon-tablets", rejoin_text(), msg=msg, about=about, key="rejoin")
    device = _away_device(together, game)
    if not device:
        return (again,)
    words = play_for_text(game.seen.seats, game.busy)
    return again, choice("icon-play", words, msg=PlayForAsked, about=(device,), key="play-for")


def keep_choice(model: Model, game: Game) -> Node | None:
    """The choice that saves the board of a shared game. None if this device has the board."""
    if not game.elsewhere or not can_add(model.boards, game.seen.edition):
        return None
    return choice("icon-pencil", _("Save this board"), msg=KeepBoardPicked, key="keep-board")


def _rejoin(together: Together) -> tuple[type[Message], tuple[int, ...]]:
    """The message that joins the devices again, and its fields."""
    return (InvitePicked, (NO_SEAT,)) if together.is_host else (JoinPicked, ())


def _away_device(together: Together, game: Game) -> str:
    """The device for which people here may play now; empty if there is none."""
    waits = game.busy in game.away and is_person(game.seen.seats[game.busy])
    return together.device_at(game.busy) if together.is_host and waits else ""


def left_dialog(model: Model) -> Node | None:
    """Says that the host has left, with the ways home; None without its game."""
    game, together = model.active, model.together
    if game is None or together is None:
        return None
    seats = game.seen.seats
    theirs = sorted(together.host_seats, key=lambda seat: not is_person(seats[seat]))
    name = {"name": seat_word(seats, theirs[0] if theirs else 0)}
    end = _("End this game")
    later = worded("icon-home", _("Home – finish later"), msg=BreakPicked)
    return dialog(
        _("%(name)s has stopped playing.") % name,
        later if model.game_can_wait else None,
        worded("icon-close", end, msg=HomePicked, class_="apart", locked=model.is_locked),
        back=_("Stay here"),
    )
