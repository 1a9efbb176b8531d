"""The sentences at the table about what is to be done, in the user's language."""

from game.rules.action import Draw, Exchange, Pass, Place, Remove
from game.rules.refusal import Reason
from game.rules.state import Drawn
from game.ui.look.i18n import _, later, listed
from game.ui.look.words import board_word, card_word
from game.ui.play.by_message import NEVER
from game.ui.play.game import Game, Phase, Playback
from game.ui.screens.table.advice import hint_text, reason_text
from game.ui.screens.table.answers import answering
from game.ui.screens.table.ending_sentences import (
    ending_text,
    lost_text,
    missing_text,
    won_row_text,
)
from game.ui.screens.table.event_sentences import events_text
from game.ui.screens.table.names import cell_word, free_text, seat_name
from game.ui.screens.table.threats import threats_text
from game.ui.screens.together.sentences import away_text, elsewhere_text

REFUSALS = {
    Reason.NO_EXCHANGE_LEFT: later("You can’t swap any more cards this turn."),
    Reason.NO_CARD_OWED: later("Nobody can draw a card right now. Play a card first."),
    Reason.OWN_CHIP: later("“%(card)s” only takes chips of another colour."),
    Reason.LOCKED: later("A finished row stays: nobody can take its chips."),
    Reason.NO_CHIP: later("There’s no chip on “%(picture)s” for “%(card)s” to take."),
    Reason.CHIP_ON_CELL: later("“%(picture)s” already has a chip."),
    Reason.OTHER_PICTURE: later("“%(card)s” doesn’t go on “%(picture)s”."),
}
"""Why an action that somebody can try on the page is not legal."""

GOALS = {
    1: later("Make a row of %(number)d."),
    2: later("Make two rows of %(number)d and you win!"),
    3: later("Make three rows of %(number)d and you win!"),
}
"""What wins, by the number of rows."""


def second_text(game: Game) -> str:
    """The line below what is to be done: why a hint advises it, or what happened.

    That a device is away comes before what happened.

    It is empty where nobody has won.
    """
    if isinstance(game.seen.outcome, Drawn):
        return ""
    if game.is_lost:
        return " ".join(filter(None, (won_row_text(game), missing_text(game))))
    return reason_text(game) if game.hint else away_text(game) or events_text(game)


def goal_text(game: Game) -> str:
    """What wins, until a chip of the seat in view is on the board, but not on the curtain."""
    seen, is_covered = game.seen, game.phase is Phase.COVERED
    has_begun = seen.seats[game.seat].colour in seen.board.values()
    if has_begun or is_covered or seen.outcome is not None or game.hint:
        return ""
    return _(GOALS[seen.rows_to_win]) % {"number": seen.edition.row}


def to_do_text(game: Game, *, spoken: bool = False) -> str:
    """What somebody has to do now, or how the game ended; `spoken` names cells."""
    if game.is_lost:
        return lost_text(game, spoken=spoken)
    if game.seen.outcome is not None:
        return ending_text(game)
    name = {"name": seat_name(game, game.seat)}
    if game.phase is Phase.WATCHING:
        return _watching_text(game)
    if game.phase is Phase.LANDED:
        return pass_text(game, game.seen.turn)
    if game.phase is Phase.COVERED:
        return pass_text(game, game.seat)
    if game.phase is Phase.HANDING_ON:
        if game.seat in game.seen.pending:
            return _("Draw your card from the pile.")
        return _("%(name)s has played.") % name
    return (
        _refusal_text(game)
        or threats_text(game, spoken=spoken)
        or hint_text(game, spoken=spoken)
        or _choose_text(game, spoken=spoken)
    )


def pass_text(game: Game, seat: int) -> str:
    """Who gets the tablet; at the start, who plays first."""
    if game.seen.ply == 0:
        return _("%(name)s starts") % {"name": seat_name(game, seat)}
    return _("Hand over to %(name)s") % {"name": seat_name(game, seat)}


def _watching_text(game: Game) -> str:
    """What a computer or another device is doing."""
    done_elsewhere = elsewhere_text(game) if game.waits_for_device else ""
    if done_elsewhere:
        return done_elsewhere
    words = {"name": seat_name(game, game.busy)}
    match game.announced and game.announced.action:
        case Place(card) | Remove(card):
            return _("%(name)s plays “%(card)s”.") % (words | {"card": card_word(card)})
        case Exchange(card):
            return _("%(name)s swaps “%(card)s”.") % (words | {"card": card_word(card)})
        case Draw():
            return _("%(name)s draws a card.") % words
        case Pass():
            return _("%(name)s passes.") % words
    if game.playback is Playback.PAUSED:
        return _("%(name)s’s turn.") % words
    return _("%(name)s is thinking …") % words


def _refusal_text(game: Game) -> str:
    """Why the last action is not legal; empty if it is."""
    if game.refused and game.refused.reason is Reason.FREE_CELL:
        return free_text()
    if game.refused is None or game.refused.reason not in REFUSALS:
        return ""
    action = game.refused.action
    words = {}
    if isinstance(action, Place | Remove):
        words = {"card": card_word(action.card), "picture": cell_word(game, action.cell)}
    return _(REFUSALS[game.refused.reason]) % words


def _choose_text(game: Game, *, spoken: bool) -> str:
    edition, card = game.seen.edition, game.card
    words = {"name": seat_name(game, game.seat), "card": card_word(card or "")}
    if card is not None and edition.remove and card == edition.remove.card:
        if not game.plays(card):
            return _("There’s no chip for “%(card)s” to take.") % words
        return _("%(name)s, take away a chip of another colour.") % words
    if card is not None and edition.wild and card == edition.wild.card:
        return _("%(name)s, put your chip on any free picture.") % words
    if card is not None and spoken:
        words["cells"] = listed(answering(game))
        return _("“%(card)s” can go on: %(cells)s.") % words
    if card is not None:
        words["card"] = board_word(card)
        return _("%(name)s, put your chip on “%(card)s”.") % words
    if game.asked is not None:
        return _fitting_text(game, game.asked, spoken=spoken)
    if game.plays():
        return _choose_card_text(game) % words
    if can_exchange(game):
        return _("%(name)s, you can’t play. Swap a card!") % words
    return _("%(name)s, you can’t play or swap a card.") % words


def _choose_card_text(game: Game) -> str:
    """That somebody has to choose a card, with a place for the name."""
    if game.by_message and game.by_message.sent == NEVER:
        return _("Your turn: choose a card. Then send the game.")
    if len(game.people) == 1:
        return _("Your turn: choose a card.")
    return _("%(name)s, choose a card.")


def _fitting_text(game: Game, cell: str, *, spoken: bool) -> str:
    """Which cards of the hand fit on the cell that was asked for."""
    if cell in game.seen.edition.free:
        return free_text()
    fitting = [card_word(card) for card in game.fitting]
    words = {"picture": cell_word(game, cell), "cards": listed(fitting)}
    if spoken and fitting:
        return _("Your cards for “%(picture)s”: %(cards)s.") % words
    if spoken:
        return _("You have no card to play on “%(picture)s”.") % words
    if fitting:
        return _("You can play: %(cards)s.") % words
    return _("You have no card to play here.")


def can_exchange(game: Game) -> bool:
    """Whether the seat in view may exchange a card."""
    return any(isinstance(action, Exchange) for action in game.seen.legal)
