"""What the end of a game shows: confetti for people who have won, and what to do next."""

from game.rules.state import Win
from game.ui.look.i18n import _, plural
from game.ui.look.markup import Node, classes, element
from game.ui.look.parts import worded
from game.ui.table.again import next_step, steps_of
from game.ui.table.msg import (
    AllHandsOpened,
    HomePicked,
    PlayAgainPicked,
    PlayHarderPicked,
)
from game.ui.table.state import Game

CONFETTI_PIECES = 36


def confetti(game: Game) -> Node | None:
    """Confetti in the colour of the winner and with its sign; none if computers beat people."""
    if not isinstance(game.seen.outcome, Win) or game.is_lost:
        return None
    pieces = [element("i") for _piece in range(CONFETTI_PIECES)]
    colour = game.seen.outcome.colour
    return element("div", *pieces, key="confetti", class_=f"confetti {colour}", aria_hidden="true")


def ending_buttons(game: Game) -> Node:
    """The ways on after the game: again, harder, all hands, home."""
    harder = _harder_text(game)
    return element(
        "div",
        worded("icon-anew", _("Play again"), msg=PlayAgainPicked, class_="main", autofocus=True),
        worded("icon-star", harder, msg=PlayHarderPicked, class_="harder") if harder else None,
        worded("icon-hands", _("Show all hands"), msg=AllHandsOpened),
        worded("icon-home", _("Home"), msg=HomePicked),
        key="ending",
        class_=classes("ending", offers=bool(harder)),
    )


def _harder_text(game: Game) -> str:
    """The words for the next step of difficulty; empty if there is none to offer."""
    number = next_step(game)
    if number is None:
        return ""
    step = steps_of(game)[number]
    if step.power_cards:
        return _("Play the full game")
    pattern = plural("Play with %(number)d card", "Play with %(number)d cards", step.cards)
    return pattern % {"number": step.cards}
