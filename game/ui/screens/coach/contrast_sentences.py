"""The sentences that compare a play with a better one. They blame nobody."""

from game.bots.danger import Danger
from game.bots.plays import Play, plays_of
from game.bots.reason import Plain
from game.coach.contrast import Contrast, Lack, MakesOnly, Spares, contrast, tempting
from game.puzzles.kinds import Kind
from game.rules.action import Remove
from game.ui.look.i18n import _, later
from game.ui.look.words import card_word
from game.ui.model.coach import Coaching, Moment, Praise, Step
from game.ui.model.puzzles import Question
from game.ui.play.game import Game
from game.ui.screens.table.advice import REASONS
from game.ui.screens.table.names import colour_name, place_word

LACKS = {
    Lack.ONE_WAY: later("With your chip on “%(other)s” there’s only one way to finish a row."),
    Lack.NO_ROW: later("A chip on “%(other)s” can’t become part of a row."),
    Lack.NO_CHIP: later("If you take the chip on “%(other)s”, you put none on the board."),
    Lack.FEWER_ROWS: later("A chip on “%(other)s” is in fewer rows that you can still finish."),
}


def made_in(moment: Moment | Praise | Question) -> Play | None:
    """The play that was made in the moment; None for praise and for most puzzles."""
    if isinstance(moment, Moment):
        return moment.judged.made
    return moment.made if isinstance(moment, Question) else None


def _other(shown: Coaching, better: Play) -> Play | None:
    """The last play that was not right. In a puzzle of Owl it may be a tempting play instead."""
    moment = shown.shown
    if isinstance(moment, Praise):
        return None
    other = shown.tried or made_in(moment)
    is_judged = isinstance(moment, Question) and moment.kind is Kind.BEST
    if other is None and is_judged and shown.step in (Step.SHOWN, Step.FOUND):
        seen = moment.game.seen
        other = tempting(seen, [play for play in plays_of(seen) if play not in moment.answers])
    return None if other == better else other


def contrast_text(shown: Coaching, better: Play, *, spoken: bool = False) -> str:
    """What the other play lacks beside the better one; empty if there is nothing to say.

    Until the better play is known, Owl's opinion is not told. When it is found, it is compared only
    with a play on another picture: the name of a picture does not say which of its cells is meant.
    """
    moment, other = shown.shown, _other(shown, better)
    if isinstance(moment, Praise) or other is None:
        return ""
    kind = moment.kind if isinstance(moment, Question) else None
    picture_at = moment.game.seen.edition.picture_at
    is_same_picture = picture_at[other.cell] == picture_at[better.cell]
    if is_same_picture and shown.step is Step.FOUND:
        return ""
    found = contrast(moment.game.seen, better, other)
    words = {"other": place_word(moment.game, other.cell, spoken=spoken)}
    if kind is Kind.WIN and not isinstance(found, Danger):
        return _unsure_text(other) % words
    if kind is Kind.FORK and isinstance(found, MakesOnly):
        return _no_row_text(other) % words
    if found is Lack.UNKNOWN and shown.step not in (Step.SHOWN, Step.FOUND):
        return ""
    return _text(moment.game, found, other, words, spoken=spoken)


def _unsure_text(other: Play) -> str:
    if isinstance(other, Remove):
        return _("If you take the chip on “%(other)s”, it isn’t sure that you win next time.")
    return _("With your chip on “%(other)s” it isn’t sure that you win next time.")


def _no_row_text(other: Play) -> str:
    if isinstance(other, Remove):
        return _("If you take the chip on “%(other)s”, you can’t finish a row next time.")
    return _("With your chip on “%(other)s” you can’t finish a row next time.")


def _text(game: Game, found: Contrast, other: Play, words: dict[str, str], *, spoken: bool) -> str:
    match found:
        case Danger(colour, cell):
            named = words | {
                "name": colour_name(game, colour),
                "place": place_word(game, cell, spoken=spoken),
            }
            return _danger_text(other) % named
        case Spares(colour):
            return _spared_text(other) % (words | {"name": colour_name(game, colour)})
        case MakesOnly(number):
            numbers = {"number": number, "row": game.seen.edition.row}
            return _("A chip on “%(other)s” makes only %(number)d of the %(row)d you need.") % (
                words | numbers
            )
        case Lack.SPENDS_WILD:
            wild = game.seen.edition.wild
            return _(REASONS[Plain.KEEPS_WILD]) % {"wild": card_word(wild.card if wild else "")}
        case Lack.UNKNOWN:
            return _("Robo Owl thinks that you win more often this way.")
    return _(LACKS[found]) % words


def _danger_text(other: Play) -> str:
    if isinstance(other, Remove):
        return _("If you take the chip on “%(other)s”, %(name)s could finish a row on “%(place)s”.")
    return _("With your chip on “%(other)s”, %(name)s could finish a row on “%(place)s”.")


def _spared_text(other: Play) -> str:
    if isinstance(other, Remove):
        return _("If you take the chip on “%(other)s”, %(name)s could still finish this row.")
    return _("With your chip on “%(other)s”, %(name)s could still finish this row.")
