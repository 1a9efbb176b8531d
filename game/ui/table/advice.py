"""The sentences of hints, of their reasons, and of warnings."""

from game.bots.reason import Begins, Blocks, Forks, Makes, Plain, Stops, TakesFrom
from game.rules.action import Draw, Exchange, Pass, Place, Remove
from game.rules.edition import Colour
from game.ui.look.i18n import _, later, plural
from game.ui.look.words import card_word
from game.ui.table.names import colour_name, place_word
from game.ui.table.state import Game

REASONS = {
    Plain.FINISHES: later("This finishes a row!"),
    Plain.ONLY_ONE: later("There is no other play."),
    Plain.KEEPS_WILD: later("Keep %(wild)s, it fits everywhere."),
    Plain.KEEPS_OTHERS: later("No row of yours can grow there, but you keep your better cards."),
    Plain.CLEARS: later("This clears a chip of another colour away."),
    Plain.DEAD: later("It has no free place left."),
    Plain.DRAW: later("You still have to draw a card."),
    Plain.NOTHING: later("No card fits, and none can be exchanged."),
}


def hint_text(game: Game, *, spoken: bool) -> str:
    """The play that the hint advises; empty if there is no hint. `spoken` names the cell."""
    match game.hint and game.hint.action:
        case Place(card, cell):
            words = {"card": card_word(card), "place": place_word(game, cell, spoken=spoken)}
            if card not in game.seen.edition.pictures:
                return _("Try %(card)s on %(place)s.") % words
            words["cell"] = cell
            return (_("Try %(card)s on cell %(cell)s.") if spoken else _("Try %(card)s.")) % words
        case Remove(card, cell):
            words = {"card": card_word(card), "place": place_word(game, cell, spoken=spoken)}
            return _("Try %(card)s: take the chip on %(place)s.") % words
        case Exchange(card):
            return _("Exchange %(card)s.") % {"card": card_word(card)}
        case Draw():
            return _("Draw your card from the pile.")
        case Pass():
            return _("Pass this time.")
    return ""


def reason_text(game: Game) -> str:
    """Why the hint advises this play; empty if there is no hint."""
    if game.hint is None:
        return ""
    reason = game.hint.reason
    if isinstance(reason, Plain):
        wild = game.seen.edition.wild
        return _(REASONS[reason]) % {"wild": card_word(wild.card if wild else "")}
    if isinstance(reason, Forks | Makes | Begins):
        return _own_reason(game, reason)
    return _other_reason(game, reason)


def _own_reason(game: Game, reason: Forks | Makes | Begins) -> str:
    match reason:
        case Forks(number):
            pattern = plural(
                "Then you can finish a row in %(number)d way.",
                "Then you can finish a row in %(number)d ways.",
                number,
            )
        case Makes(number):
            pattern = plural(
                "This makes %(number)d of %(row)d in a row.",
                "This makes %(number)d of %(row)d in a row.",
                number,
            )
        case Begins(number):
            pattern = plural(
                "%(number)d row of yours can still grow there.",
                "%(number)d rows of yours can still grow there.",
                number,
            )
    return pattern % {"number": number, "row": game.seen.edition.row}


def _other_reason(game: Game, reason: Blocks | TakesFrom | Stops) -> str:
    match reason:
        case Blocks(colour, cells=1):
            return _("%(name)s needs only this cell: block it!") % _name(game, colour)
        case Blocks(colour):
            return _("%(name)s could finish a row here: block it!") % _name(game, colour)
        case TakesFrom(colour):
            words = _name(game, colour)
            return _("%(name)s needs only one more cell: take this chip away!") % words
        case Stops(colour, number):
            missing = game.seen.edition.row - number
            takes = isinstance(game.hint and game.hint.action, Remove)
            pattern = _take_away(missing) if takes else _get_in_the_way(missing)
            return pattern % (_name(game, colour) | {"number": missing})


def _take_away(number: int) -> str:
    return plural(
        "%(name)s needs only %(number)d more cell there: take this chip away!",
        "%(name)s needs only %(number)d more cells there: take this chip away!",
        number,
    )


def _get_in_the_way(number: int) -> str:
    return plural(
        "%(name)s needs only %(number)d more cell there: get in the way!",
        "%(name)s needs only %(number)d more cells there: get in the way!",
        number,
    )


def _name(game: Game, colour: Colour) -> dict[str, str | int]:
    return {"name": colour_name(game, colour)}


def danger_text(game: Game, *, spoken: bool = False) -> str:
    """What the play of the warning lets somebody do; empty if there is no warning.

    `spoken` names the cell.
    """
    if game.warned is None:
        return ""
    danger = game.warned.danger
    words = {
        "name": colour_name(game, danger.colour),
        "place": place_word(game, danger.cell, spoken=spoken),
    }
    return _("Then %(name)s can finish a row on %(place)s.") % words
