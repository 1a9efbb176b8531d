"""What the workshop says in words that a child understands."""

from typing import NamedTuple

from game.rules.action import Action, Draw, Exchange, Pass, Place, Remove
from game.rules.state import Drawn, State, Win
from game.ui.look.colours import chip_word
from game.ui.look.i18n import _, later, plural
from game.ui.look.words import LEVELS, MADE_FACE, card_word, level_word
from game.ui.workshop.answers import Fault
from game.ui.workshop.arena import Score
from game.ui.workshop.match import BOT, Match
from game.ui.workshop.opponents import OWN, PERSON, kept_bot
from game.ui.workshop.state import Workshop
from game.ui.workshop.words import WHYS, answer_words, fault_words

LACKING = ("AttributeError", "ImportError")
NAMES = ("NameError", "UnboundLocalError")


class Said(NamedTuple):
    """What somebody is called, the picture of who that is, and the number of a bot's face."""

    name: str
    picture: str
    face: int = 0


ACTIONS = {
    (Place, False): later("%(name)s plays “%(card)s”: %(chip)s on “%(place)s”."),
    (Place, True): later("You play “%(card)s”: %(chip)s on “%(place)s”."),
    (Remove, False): later("%(name)s plays “%(card)s”: the chip on “%(place)s” is gone."),
    (Remove, True): later("You play “%(card)s”: the chip on “%(place)s” is gone."),
    (Exchange, False): later("%(name)s exchanges “%(card)s”."),
    (Exchange, True): later("You exchange “%(card)s”."),
    (Draw, False): later("%(name)s drew a card."),
    (Draw, True): later("You drew a card."),
    (Pass, False): later("%(name)s passed."),
    (Pass, True): later("You passed."),
}
"""What was done, and whether the person who reads it did it."""


def fault_sentence(fault: Fault) -> str:
    """What is wrong, and in which line, without Python's own words."""
    text = _fault_text(fault)
    if not fault.line:
        return text
    return _("Line %(number)d: %(text)s") % {"number": fault.line, "text": text}


def _fault_text(fault: Fault) -> str:
    if fault.why in WHYS:
        return answer_words(fault)
    words = {"name": fault.name, "suggestion": fault.suggestion, "kind": fault.kind}
    if fault.name and fault.kind in NAMES:
        return " ".join([_("`%(name)s` is not a name.") % words, *_meant(fault)])
    if fault.name and fault.kind in LACKING:
        return " ".join([_("There is no `%(name)s` here.") % words, *_meant(fault)])
    if fault.name and fault.kind == "ModuleNotFoundError":
        return " ".join([_("`%(name)s` cannot be imported here.") % words, *_meant(fault)])
    return fault_words(fault) or _("Python stops here: %(kind)s.") % words


def _meant(fault: Fault) -> list[str]:
    """The name that may have been meant, as a question."""
    if not fault.suggestion:
        return []
    return [_("Did you mean `%(suggestion)s`?") % {"suggestion": fault.suggestion}]


def player(model: Workshop, who: str) -> Said:
    """Who plays: BOT, or an opponent as `opponents.py` writes it."""
    if who == BOT:
        return Said(model.bot.name, MADE_FACE, model.bot.face)
    if who == PERSON:
        return Said(_("You"), "face-cat")
    if who.startswith(OWN):
        bot = kept_bot(who, model.bots)
        return Said(who.removeprefix(OWN), MADE_FACE, bot.face if bot else 0)
    return Said(opponent_word(who), f"robot-{who}" if who in LEVELS else "icon-dice")


def opponent_word(level: str) -> str:
    """The name of a level here, where one more plays at random."""
    return level_word(level) if level in LEVELS else _("Chance")


def turn_sentence(model: Workshop, match: Match) -> str:
    """What was done in the turn that is shown; for the deal, that the cards are dealt."""
    turn = match.last
    if turn is None:
        return _("The cards are dealt.")
    who, colour = match.players[turn.seat], match.seats[turn.seat].colour
    name = player(model, who).name
    return _action_sentence(name, turn.action, colour, match.shown, is_own=who == PERSON)


def _action_sentence(name: str, action: Action, colour: str, state: State, *, is_own: bool) -> str:
    """What was done; `is_own` if by the person who reads it."""
    words = {"name": name, "chip": chip_word(colour)}
    if isinstance(action, Place | Remove | Exchange):
        words["card"] = card_word(action.card)
    if isinstance(action, Place | Remove):
        words["place"] = _place(state, action.cell)
    if isinstance(action, Place) and state.edition.picture_at[action.cell] == action.card:
        return _("%(name)s: %(chip)s on “%(place)s”.") % words
    return _(ACTIONS[type(action), is_own]) % words


def _place(state: State, cell: str) -> str:
    words = {"picture": card_word(state.edition.picture_at[cell]), "cell": cell}
    return _("%(picture)s, %(cell)s") % words


def status_sentence(model: Workshop, match: Match) -> str:
    """How the game stands in the state that is shown."""
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
        return _("Your turn: choose a card, then a place.")
    words = {"name": player(model, who).name}
    if model.asked:
        return _("%(name)s is thinking …") % words
    return _("It is %(name)s's turn.") % words


def count_sentence(match: Match) -> str:
    """The number of the turn that is shown, and of all turns."""
    return _("Turn %(number)d of %(all)d") % {"number": match.place, "all": len(match.turns)}


def seconds_sentence(seconds: float) -> str:
    """How long the bot thought."""
    milliseconds = round(1000 * seconds)
    return plural(
        "It thought for %(number)d millisecond.",
        "It thought for %(number)d milliseconds.",
        milliseconds,
    ) % {"number": milliseconds}


def score_sentence(score: Score, name: str) -> str:
    """How many games the first of two has won, with the error of that."""
    words = {
        "name": name,
        "won": score.won,
        "number": score.games,
        "share": round(100 * score.share),
        "error": round(100 * score.error),
    }
    return (
        plural(
            "%(name)s has won %(won)d of %(number)d game: %(share)d %% (± %(error)d).",
            "%(name)s has won %(won)d of %(number)d games: %(share)d %% (± %(error)d).",
            score.games,
        )
        % words
    )


def faults_sentence(faults: int) -> str:
    """In how many games a bot had no answer."""
    return plural(
        "In %(number)d game it had no answer: there, chance played for it.",
        "In %(number)d games it had no answer: there, chance played for it.",
        faults,
    ) % {"number": faults}


def stopped_sentence(games: int, name: str) -> str:
    """After how many games a mistake has stopped a contest, and whose it is."""
    return plural(
        "The contest stopped after %(number)d game, because %(name)s has a mistake.",
        "The contest stopped after %(number)d games, because %(name)s has a mistake.",
        games,
    ) % {"number": games, "name": name}


def announcement(model: Workshop) -> str:
    """What a screen reader says when it changes."""
    if model.match is None or (model.arena and model.arena.is_running):
        return ""
    match = model.match
    said = turn_sentence(model, match), status_sentence(model, match)
    return " ".join(filter(None, said))
