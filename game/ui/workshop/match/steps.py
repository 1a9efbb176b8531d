"""The ways through a game, and on from it."""

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import button, picture, worded
from game.ui.workshop.match.msg import (
    AgainPicked,
    PlacePicked,
    PlayFlipped,
    ShortenPicked,
    StepPicked,
    StepsPicked,
)
from game.ui.workshop.match.sentences import count_sentence
from game.ui.workshop.match.stepping import bot_turn, shown_steps
from game.ui.workshop.match_state import Match
from game.ui.workshop.seating import BOT, options, players
from game.ui.workshop.seating import is_known as is_known_opponent
from game.ui.workshop.state import Workshop
from game.ui.workshop.ways import GamePicked


def begin_line() -> Node:
    """The button that begins the first game."""
    new = worded("icon-anew", _("New game"), msg=GamePicked, class_="main", key="new")
    return element("div", new, class_="going", key="begin")


def step_line(model: Workshop, match: Match) -> Node:
    """The buttons that go through the game, from left to right in every language."""
    place, last = match.place, len(match.turns)
    is_playing = model.is_playing
    flip = button(
        picture("icon-pause" if is_playing else "icon-play"),
        msg=PlayFlipped,
        class_="round main",
        label=_("Pause") if is_playing else _("Go on"),
        key="flip",
    )
    return element(
        "div",
        element(
            "div",
            _place("icon-first", _("First move"), 0, here=place == 0),
            _place("icon-back", _("One move back"), max(0, place - 1), here=place == 0),
            flip,
            button(
                picture("icon-forward"),
                msg=StepPicked,
                class_="round",
                label=_("One move forward"),
                key="step",
                disabled=match.is_at_end and match.is_over,
                repeats=True,
            ),
            _place("icon-last", _("Last move"), last, here=place == last),
            class_="through",
            key="through",
        ),
        element("span", count_sentence(match), class_="count", key="count"),
        class_="going",
        role="group",
        aria_label=_("Moves"),
        key="steps",
    )


def ways_on(model: Workshop, match: Match) -> Node:
    """The buttons for a new game, and to go on from the turn that is shown.

    A bot of somebody else, from a tournament, is not here to go on.
    """
    is_known = all(who == BOT or is_known_opponent(who, model.bots) for who in match.players)
    end = match.is_at_end or not is_known
    is_asked = model.steps_asked is not None or shown_steps(model) is not None
    step = worded("icon-step", _("Step by step"), msg=StepsPicked, key="by-step", disabled=is_asked)
    again = worded(
        "icon-again", _("Play this game again"), msg=AgainPicked, key="again", disabled=not is_known
    )
    return element(
        "div",
        step if bot_turn(model, match) else None,
        worded("icon-branch", _("Play from here"), msg=ShortenPicked, key="shorten", disabled=end),
        None if model.origin and model.origin.puzzle else again,
        worded(
            "icon-anew",
            _("New game"),
            msg=GamePicked,
            class_="main" if is_other(model, match) else "",
            key="new",
        ),
        class_="ways",
        key="ways",
    )


def is_other(model: Workshop, match: Match) -> bool:
    """Whether a new game would have other players, another board or other hands: these are chosen.

    A game of the arena or of a lesson was not chosen here.
    """
    playing = players(model.edition, BOT, model.opponent, model.seats)
    wanted = options(model.edition, len(playing), model.cards)
    is_same = match.players == playing and match.shown.edition == model.edition
    return model.origin is None and not (is_same and match.options == wanted)


def _place(icon: str, label: str, place: int, *, here: bool) -> Node:
    return button(
        picture(icon),
        msg=PlacePicked,
        about=(place,),
        class_="round",
        label=label,
        key=icon,
        disabled=here,
        repeats=True,
    )
