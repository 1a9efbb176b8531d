"""What a game by message shows in the place of the hand: the way to send it."""

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.names import seat_word
from game.ui.look.parts import button, picture, worded
from game.ui.look.words import is_person
from game.ui.model.model import Model
from game.ui.model.table import Table
from game.ui.play.game import Game, Phase
from game.ui.play.history import Sent
from game.ui.screens.together.msg import SendPicked
from game.ui.ways import ShelfOpened


def send_panel(model: Model, game: Game) -> Node | None:
    """The way to send a play, or whose link brings the game back; None while people here play."""
    if not game.waits_for_link or game.phase is not Phase.WATCHING:
        return None
    parts = (_sent_text(model, game), _again()) if game.is_sent else (_send(game),)
    ours = worded("icon-home", _("Our games"), msg=ShelfOpened, class_="quiet", key="ours")
    return element("div", *parts, ours, key="send", class_="send")


def send_end(game: Game) -> Node | None:
    """The button that lets the others see the end of a game by message.

    None after other games, and where others have ended it.
    """
    if game.by_message is None or game.events[-1].seat not in game.people:
        return None
    if game.is_sent:
        return _again()
    return worded("icon-plane", _end_text(game), msg=SendPicked, class_="main", key="send")


def _send(game: Game) -> Node:
    """The button with which the game leaves this device; its plane is large."""
    words = _("Send your move") if game.action_count else _("Send the game")
    return button(
        picture("icon-plane", "picture plane"),
        element("span", words),
        msg=SendPicked,
        class_="main fly",
        key="fly",
        autofocus=True,
    )


def _again() -> Node:
    return worded("icon-plane", _("Send again"), msg=SendPicked, class_="quiet", key="again")


def _sent_text(model: Model, game: Game) -> Node:
    """That the game is on its way, and what brings it back."""
    name = {"name": seat_word(game.seen.seats, game.busy)}
    table = model.ground
    is_copied = isinstance(table, Table) and table.sent is Sent.COPIED
    copied = element("p", _("Link copied. Paste it anywhere you like.")) if is_copied else None
    back = element("p", _("Sent. %(name)s’s link brings you back.") % name)
    plane = picture("icon-plane", "picture plane")
    return element("div", plane, copied or back, class_="sent", role="status", key="sent")


def _end_text(game: Game) -> str:
    """The words of that button; with one other person, whom it goes to."""
    seats = game.seen.seats
    people = [seat for seat in game.elsewhere if is_person(seats[seat])]
    if len(people) != 1:
        return _("Send the end")
    return _("Send the end to %(name)s") % {"name": seat_word(seats, people[0])}
