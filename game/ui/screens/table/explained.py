"""What a first game explains in the bar: each power card once it appears, and suns; pure."""

from game.rules.action import Place, Remove
from game.rules.cards import Card
from game.ui.look.i18n import _
from game.ui.look.words import card_word, power_words
from game.ui.play.event import Event
from game.ui.play.game import Game, Phase
from game.ui.play.turn import can_play
from game.ui.screens.table.names import seat_name, sun_text
from game.ui.screens.table.sentences import goal_text

TURNS_OF_SUNS = 2
"""The number of turns that speak of suns, if no power card is to be explained."""


def play_explained(game: Game) -> str:
    """What the power card does that somebody has just played as the first one; or empty."""
    if game.seen.outcome is not None or game.phase is Phase.COVERED or game.hint:
        return ""
    return next(filter(None, (_play_text(game, event) for event in game.events)), "")


def hand_explained(game: Game) -> str:
    """What a power card in the hand does, or that suns count; empty if a card is chosen.

    A kind of card that somebody has played is explained already. Of two kinds in the hand, each
    second turn explains the other one.
    """
    answered = game.card or game.asked or game.refused or game.hint or game.threats_asked
    if not can_play(game) or answered or goal_text(game):
        return ""
    seen = game.seen
    new = [card for card in dict.fromkeys(seen.hand) if card_text(game, card)]
    new = [card for card in new if not _times_played(game, card)]
    turn = seen.ply // len(seen.seats)
    if new:
        return card_text(game, new[turn % len(new)])
    own = list(seen.board.values()).count(seen.seats[game.seat].colour)
    has_suns = bool(seen.edition.free) and 0 < own <= TURNS_OF_SUNS
    return sun_text() if has_suns else ""


def card_text(game: Game, card: Card) -> str:
    """What a power card does; empty for a picture card."""
    edition = game.seen.edition
    if edition.wild and card == edition.wild.card:
        return _("%(wild)s: put your chip on any free picture.") % power_words(edition)
    if edition.remove and card == edition.remove.card:
        return _("%(remove)s: take away a chip of another colour.") % power_words(edition)
    return ""


def _play_text(game: Game, event: Event) -> str:
    play, edition = event.action, game.seen.edition
    if not isinstance(play, Place | Remove) or _times_played(game, play.card) > 1:
        return ""
    words = {"name": seat_name(game, event.seat), "card": card_word(play.card)}
    if isinstance(play, Remove):
        return _("%(name)s plays “%(card)s”: it takes a chip away.") % words
    is_wild = edition.wild and play.card == edition.wild.card
    return _("%(name)s plays “%(card)s”: it goes anywhere.") % words if is_wild else ""


def _times_played(game: Game, card: Card) -> int:
    return sum(pile.count(card) for pile in game.seen.discards)
