"""What cells and plays of a board are called."""

from game.rules.action import Action, Place, Remove, parse_action
from game.rules.edition import Cell, Edition
from game.ui.look.i18n import _
from game.ui.look.words import card_word
from game.workshop import exercises

MOST_ANSWERS = 3
"""The most right moves that the sentence names."""

BETWEEN = " / "
"""Stands between two moves, because a move has a comma: “Giraffe, b3”."""


def place_word(edition: Edition, cell: Cell) -> str:
    """The picture of the cell, and its name."""
    words = {"picture": card_word(edition.picture_at[cell]), "cell": cell}
    return _("%(picture)s, %(cell)s") % words


def play_word(edition: Edition, action: Action) -> str:
    """The card and the cell; a card with a picture names its cell, too. Others are code."""
    if not isinstance(action, Place | Remove):
        return f"`{action}`"
    words = {"card": card_word(action.card), "place": place_word(edition, action.cell)}
    if isinstance(action, Remove):
        return _("“%(card)s” takes the chip on “%(place)s”") % words
    if action.card in edition.pictures:
        return words["place"]
    return _("“%(card)s” on “%(place)s”") % words


def missed_sentence(name: str, number: int, played: str) -> str:
    """What a bot played in a puzzle of the set, counted from 0, and what is right there."""
    asked = exercises.asked(number, name)
    edition = asked.seen.edition
    answers = dict.fromkeys(play_word(edition, play) for play in asked.answers)
    words = {
        "number": number + 1,
        "play": play_word(edition, parse_action(played)),
        "answers": BETWEEN.join([*answers][:MOST_ANSWERS]),
    }
    told = _("Puzzle %(number)d. Your bot’s move: %(play)s. Right, for example: %(answers)s.")
    return told % words
