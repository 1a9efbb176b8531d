"""What the table shows while a device is away."""

from collections.abc import Sequence

from game.ui.frame.markup import Node
from game.ui.look.parts import button, choice, picture
from game.ui.look.words import is_person
from game.ui.model.joining import NO_SEAT
from game.ui.model.model import Model
from game.ui.play.game import Game
from game.ui.screens.together.msg import InvitePicked, JoinPicked, PlayForAsked
from game.ui.screens.together.sentences import play_for_text, rejoin_text


def away_buttons(model: Model, game: Game) -> Sequence[Node]:
    """The buttons while the game waits for a device that is away; empty at other times."""
    together = model.together
    if together is None or game.busy not in game.away:
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
    play = button(
        picture("icon-play"),
        msg=PlayForAsked,
        about=(together.device_at(game.busy),),
        class_="round",
        label=play_for_text(game, game.busy),
        key="play-for",
    )
    return again, play


def rejoin_choice(model: Model, game: Game) -> Node | None:
    """The same in the menu; None if no device is away."""
    together = model.together
    if together is None or not game.away:
        return None
    if together.is_host:
        return choice(
            "icon-tablets", rejoin_text(), msg=InvitePicked, about=(NO_SEAT,), key="rejoin"
        )
    return choice("icon-tablets", rejoin_text(), msg=JoinPicked, key="rejoin")
