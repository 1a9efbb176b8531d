"""What the play that was made lacks beside a better one, in words that blame nobody."""

from game.bots.danger import Danger
from game.bots.plays import Play
from game.bots.reason import Plain
from game.coach.contrast import Contrast, Lack, MakesOnly, Spares, contrast
from game.puzzles.kinds import Kind
from game.ui.look.i18n import _, later
from game.ui.look.words import card_word
from game.ui.model.coach import Coaching, Moment, Praise, Step
from game.ui.model.puzzles import Question
from game.ui.play.game import Game
from game.ui.screens.table.advice import REASONS
from game.ui.screens.table.names import colour_name, place_word

LACKS = {
    Lack.ONE_WAY: later("With your earlier move there is only one way to finish a row."),
    Lack.NO_ROW: later("Your earlier chip can’t become part of a row."),
    Lack.NO_CHIP: later("Your earlier move puts no chip on the board."),
    Lack.FEWER_ROWS: later("Your earlier chip is in fewer rows that you can still finish."),
}


def made_in(moment: Moment | Praise | Question) -> Play | None:
    """The play that was made in the moment; None for praise and for most puzzles."""
    if isinstance(moment, Moment):
        return moment.judged.made
    return moment.made if isinstance(moment, Question) else None


def contrast_of(shown: Coaching, better: Play) -> Contrast | None:
    """What the last play that was not right lacks beside the better one; None without any."""
    moment = shown.shown
    other = None if isinstance(moment, Praise) else shown.tried or made_in(moment)
    if isinstance(moment, Praise) or other is None or other == better:
        return None
    return contrast(moment.game.seen, better, other)


def contrast_text(shown: Coaching, better: Play, *, spoken: bool = False) -> str:
    """The same in words; empty if the rules show no difference, until the better play is known."""
    moment, found = shown.shown, contrast_of(shown, better)
    if isinstance(moment, Praise) or found is None:
        return ""
    kind = moment.kind if isinstance(moment, Question) else None
    if kind is Kind.WIN and not isinstance(found, Danger):
        return _("With your earlier move it isn’t sure that you win next time.")
    if kind is Kind.FORK and isinstance(found, MakesOnly):
        return _("With your earlier move you can’t finish a row next time.")
    if found is Lack.UNKNOWN and shown.step not in (Step.SHOWN, Step.FOUND):
        return ""
    return _text(moment.game, found, spoken=spoken)


def _text(game: Game, found: Contrast, *, spoken: bool) -> str:
    match found:
        case Danger(colour, cell):
            place = place_word(game, cell, spoken=spoken)
            words = {"name": colour_name(game, colour), "place": place}
            return _("With your earlier move, %(name)s could finish a row on “%(place)s”.") % words
        case Spares(colour):
            name = {"name": colour_name(game, colour)}
            return _("With your earlier move, %(name)s could still finish this row.") % name
        case MakesOnly(number):
            numbers = {"number": number, "row": game.seen.edition.row}
            return _("Your earlier move makes only %(number)d of the %(row)d you need.") % numbers
        case Lack.SPENDS_WILD:
            wild = game.seen.edition.wild
            return _(REASONS[Plain.KEEPS_WILD]) % {"wild": card_word(wild.card if wild else "")}
        case Lack.UNKNOWN:
            return _("Robo Owl thinks that you win more often this way.")
    return _(LACKS[found])
