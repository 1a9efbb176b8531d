"""What the table shows while a device is away."""

from collections.abc import Sequence

from game.ui.frame.markup import Node
from game.ui.look.parts import button, choice, picture, worded
from game.ui.look.words import is_person
from game.ui.model.guest import is_guest
from game.ui.model.joining import NO_SEAT
from game.ui.model.model import Model
from game.ui.play.game import Game
from game.ui.screens.together.msg import InvitePicked, JoinPicked, PlayForAsked
from game.ui.screens.together.sentences import play_for_text, rejoin_text

WITH_WORDS = (900, 600)
"""A page of this width and height has room for the words of a button, in CSS pixels."""


def away_buttons(model: Model, game: Game) -> Sequence[Node]:
    """The buttons while the game waits for a device that is away; empty at other times.

    A guest whose host is away sees at once how to join again, also in its own turn.
    """
    together, is_over = model.together, game.seen.outcome is not None
    if together is None or is_over:
        return ()
    has_lost_host = is_guest(model) and together.is_parted
    if game.busy not in game.away and not has_lost_host:
        return ()
    again = button(
        picture("icon-tablets"),
        msg=InvitePicked if together.is_host else JoinPicked,
        about=(NO_SEAT,) if together.is_host else (),
        class_="round",
        label=rejoin_text(),
        key="rejoin",
    )
    if not together.is_host or not is_person(game.seen.seats[game.busy]):
        return (again,)
    words, device = play_for_text(game.seen.seats, game.busy), together.device_at(game.busy)
    icon, key = "icon-play", "play-for"
    if model.has_room(WITH_WORDS):
        return again, worded(icon, words, msg=PlayForAsked, about=(device,), key=key)
    look = picture(icon)
    play = button(look, msg=PlayForAsked, about=(device,), class_="round", label=words, key=key)
    return again, play


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
