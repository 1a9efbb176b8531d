"""What the table shows while a device is away."""

from collections.abc import Sequence

from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.look.parts import button, choice, picture, worded
from game.ui.look.words import is_person
from game.ui.model.joining import NO_SEAT
from game.ui.model.model import Model
from game.ui.play.game import Game
from game.ui.screens.together.msg import InvitePicked, JoinPicked, PlayForAsked
from game.ui.screens.together.sentences import play_for_text, rejoin_text

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
    waits = game.busy in game.away
    again = _button(
        "icon-tablets",
        rejoin_text(),
        msg=InvitePicked if together.is_host else JoinPicked,
        about=(NO_SEAT,) if together.is_host else (),
        class_="main" if waits else "",
        key="rejoin",
        with_words=waits or model.has_room(ROOM_FOR_ONE),
    )
    if not waits or not together.is_host or not is_person(game.seen.seats[game.busy]):
        return (again,)
    words, device = play_for_text(game.seen.seats, game.busy), together.device_at(game.busy)
    play = _button(
        "icon-play",
        words,
        msg=PlayForAsked,
        about=(device,),
        key="play-for",
        with_words=model.has_room(ROOM_FOR_TWO),
    )
    return again, play


def _button(
    icon: str,
    words: str,
    *,
    msg: type[Message],
    about: tuple[int | str, ...],
    key: str,
    with_words: bool,
    class_: str = "",
) -> Node:
    """A button with its words, or a round one that only screen readers name."""
    if with_words:
        return worded(icon, words, msg=msg, about=about, class_=class_, key=key)
    look = picture(icon)
    return button(look, msg=msg, about=about, class_="round", label=words, key=key)


def rejoin_choice(model: Model) -> Node | None:
    """The way to join again, in the menu; None if no device is away.

    It stays while the host plays for the device.
    """
    together = model.together
    if together is None or not together.is_parted:
        return None
    if together.is_host:
        return choice(
            "icon-tablets", rejoin_text(), msg=InvitePicked, about=(NO_SEAT,), key="rejoin"
        )
    return choice("icon-tablets", rejoin_text(), msg=JoinPicked, key="rejoin")
