"""What a game by message shows in the place of the hand: the way to send it."""

from dataclasses import replace

from game.ui.frame.markup import Node, classes, element
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


def send_panel(model: Model, game: Game, home: Node) -> Node | None:
    """The way to send a play, or whose link brings the game back; None while people here play.

    It leads to the other games that wait, or `home` if there are none.
    """
    if not game.waits_for_link or game.phase is not Phase.WATCHING:
        return None
    again = worded("icon-plane", _("Send again"), msg=SendPicked, class_="quiet", key="again")
    parts = (_sent_text(model, game), again) if game.is_sent else (_send(game),)
    ours = worded("icon-home", _("Our games"), msg=ShelfOpened, class_="quiet", key="ours")
    away = (ours if model.shelved else home) if model.game_can_wait else None
    return element("div", *parts, away, key="send", class_="send")


def send_end(game: Game) -> Node | None:
    """The button that lets the others see the end of a game by message.

    None after other games, and where others have ended it.
    """
    if not _goes_elsewhere(game):
        return None
    if game.is_sent:
        return worded("icon-plane", _("Send the end"), msg=SendPicked, class_="quiet", key="again")
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


def sent_note(model: Model, game: Game) -> Node | None:
    """Says that a link is on its way, or in the clipboard; the style sheet hides it after a while.

    The end is told each time. A play is told by the panel first, where there is room for it.
    """
    times, table = _times_sent(model), model.ground
    if not times or not game.is_sent or not _goes_elsewhere(game):
        return None
    if not isinstance(table, Table) or table.sent is Sent.FAILED:
        return None
    is_copied = table.sent is Sent.COPIED
    words = _copied_text(game) if is_copied else _("The link is on its way.")
    is_first = times == 1 and not game.seen.outcome
    class_ = classes("wait", "told", first=is_first)
    return element("p", words, key=f"told-{times}", class_=class_, role="status")


def _times_sent(model: Model) -> int:
    return model.ground.times_sent if isinstance(model.ground, Table) else 0


def _copied_text(game: Game) -> str:
    """That the link is in the clipboard, and for whom it is."""
    others = [game.busy] if game.seen.outcome is None else _people_elsewhere(game)
    if len(others) != 1:
        return _("Link copied. Paste it anywhere you like.")
    name = {"name": seat_word(game.seen.seats, others[0])}
    return _("Link copied. Paste it into a message to %(name)s.") % name


def _sent_text(model: Model, game: Game) -> Node:
    """That the game is on its way, and what brings it back."""
    name = {"name": seat_word(game.seen.seats, game.busy)}
    table = model.ground
    is_copied = isinstance(table, Table) and table.sent is Sent.COPIED
    words = _copied_text(game) if is_copied else _("Sent. %(name)s’s link brings you back.") % name
    times = _times_sent(model)
    plane = picture("icon-plane", classes("picture", "plane", flies=times > 0))
    plane = replace(plane, key=f"plane-{times}")
    return element("div", plane, element("p", words), class_="sent", role="status", key="sent")


def _end_text(game: Game) -> str:
    """The words of that button; with one other person, whom it goes to."""
    people = _people_elsewhere(game)
    if len(people) != 1:
        return _("Send the end")
    return _("Send the end to %(name)s") % {"name": seat_word(game.seen.seats, people[0])}


def _goes_elsewhere(game: Game) -> bool:
    """Whether people here have played what the others wait for."""
    if game.seen.outcome is None:
        return game.waits_for_link
    return game.by_message is not None and game.events[-1].seat in game.people


def _people_elsewhere(game: Game) -> list[int]:
    """The seats of people on other devices."""
    return [seat for seat in game.elsewhere if is_person(game.seen.seats[seat])]
