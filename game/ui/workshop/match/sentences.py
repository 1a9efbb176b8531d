"""The sentences about a game in the workshop."""

from collections.abc import Sequence

from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.state import Drawn, State, Win
from game.ui.frame.markup import Node
from game.ui.look.colours import chip_word
from game.ui.look.i18n import _, later, plural
from game.ui.look.parts import said
from game.ui.look.words import card_word
from game.ui.workshop.match.stepping import shown_steps
from game.ui.workshop.match_state import Match, Turn
from game.ui.workshop.play_words import place_word
from game.ui.workshop.player_words import player
from game.ui.workshop.seating import PERSON
from game.ui.workshop.state import Workshop

ACTIONS = {
    (Place, False): later("%(name)s plays “%(card)s”: %(chip)s on “%(place)s”."),
    (Place, True): later("You play “%(card)s”: %(chip)s on “%(place)s”."),
    (Remove, False): later("%(name)s plays “%(card)s”: the chip on “%(place)s” is gone."),
    (Remove, True): later("You play “%(card)s”: the chip on “%(place)s” is gone."),
    (Exchange, False): later("%(name)s swaps “%(card)s”."),
    (Exchange, True): later("You swap “%(card)s”."),
    (Draw, False): later("%(name)s drew a card."),
    (Draw, True): later("You drew a card."),
    (Pass, False): later("%(name)s passed."),
    (Pass, True): later("You passed."),
}
"""What was done: True has the words for the person who reads it, False those for all others."""


def turn_sentence(model: Workshop, match: Match) -> str:
    """What was done in the turn that is shown. Before the first turn, the cards are dealt."""
    turn = match.last
    if turn is None:
        return _("The cards are dealt.")
    who, colour = match.players[turn.seat], match.seats[turn.seat].colour
    name = player(model, who).name
    return _action_sentence(name, turn.action, colour, match.shown, is_own=who == PERSON)


def _action_sentence(name: str, action: Action, colour: str, state: State, *, is_own: bool) -> str:
    """What was done. With `is_own`, the person who reads it did it."""
    words = {"name": name, "chip": chip_word(colour)}
    if isinstance(action, Place | Remove | Exchange):
        words["card"] = card_word(action.card)
    if isinstance(action, Place | Remove):
        words["place"] = place_word(state.edition, action.cell)
    if isinstance(action, Place) and state.edition.picture_at[action.cell] == action.card:
        return _("%(name)s: %(chip)s on “%(place)s”.") % words
    return _(ACTIONS[type(action), is_own]) % words


def chance_sentence(model: Workshop, turn: Turn | None) -> str:
    """That chance played in this turn, because the bot had no answer. Empty in other turns."""
    if turn is None or turn.answer is None or turn.answer.fault is None or model.match is None:
        return ""
    words = {"name": player(model, model.match.players[turn.seat]).name}
    return _("%(name)s had no answer, so it played at random.") % words


def status_sentence(model: Workshop, match: Match) -> str:
    """Who plays next, or how the game has ended, in the state that is shown."""
    outcome = match.shown.outcome
    if isinstance(outcome, Win):
        winner = match.players[outcome.seats[0]]
        text = _("You win!") if winner == PERSON else _("%(name)s wins!")
        return text % {"name": player(model, winner).name}
    if isinstance(outcome, Drawn):
        return _("Nobody wins.")
    if not match.is_at_end:
        return ""
    who = match.players[match.seat]
    if who == PERSON:
        return _("Your turn: choose a card, then a cell.")
    words = {"name": player(model, who).name}
    if model.asked:
        return _("%(name)s is thinking …") % words
    return _("%(name)s’s turn.") % words


def before_sentence() -> str:
    """Which position the board has while a turn of the bot is shown line by line."""
    return _("The board before this move")


def count_sentence(match: Match) -> str:
    """The number of the turn that is shown, and of all turns."""
    return _("Move %(number)d of %(all)d") % {"number": match.place, "all": len(match.turns)}


def seconds_sentence(seconds: float) -> str:
    """How long the bot thought."""
    milliseconds = round(1000 * seconds)
    return plural(
        "It thought for %(number)d millisecond.",
        "It thought for %(number)d milliseconds.",
        milliseconds,
    ) % {"number": milliseconds}


def announcement(model: Workshop) -> Sequence[Node]:
    """What a screen reader says: each part when it is new."""
    if model.match is None or (model.arena and model.arena.is_running):
        return ()
    match = model.match
    if shown_steps(model):
        return said(before_sentence())
    chance = chance_sentence(model, match.last)
    return said(turn_sentence(model, match), chance, status_sentence(model, match))
