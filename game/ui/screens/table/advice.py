"""The sentences of hints, of their reasons, and of warnings."""

from game.bots.reason import Begins, Blocks, Forks, Makes, Plain, Stops, TakesFrom
from game.rules.action import Draw, Exchange, Pass, Place, Remove
from game.rules.edition import Colour
from game.ui.look.i18n import _, later, plural
from game.ui.look.words import card_word
from game.ui.play.game import Game
from game.ui.screens.table.names import colour_name, place_word

REASONS = {
    Plain.FINISHES: later("This finishes a row!"),
    Plain.ONLY_ONE: later("It’s the only move you have."),
    Plain.KEEPS_WILD: later("Keep “%(wild)s” for later: it goes anywhere."),
    Plain.KEEPS_OTHERS: later("That way you keep your better cards."),
    Plain.CLEARS: later("That takes away a chip of another colour."),
    Plain.DEAD: later("It’s stuck."),
    Plain.DRAW: later("You still have to draw a card."),
    Plain.NOTHING: later("You can’t play a card right now."),
}


def hint_text(game: Game, *, spoken: bool) -> str:
    """The play that the hint advises; empty if there is no hint. `spoken` names the cell."""
    match game.hint and game.hint.action:
        case Place(card, cell):
            words = {"card": card_word(card), "place": place_word(game, cell, spoken=spoken)}
            if card not in game.seen.edition.pictures:
                return _("Try “%(card)s” on “%(place)s”.") % words
            words["cell"] = cell
            return (
                _("Try “%(card)s” on cell %(cell)s.") if spoken else _("Try “%(card)s”.")
            ) % words
        case Remove(card, cell):
            words = {"card": card_word(card), "place": place_word(game, cell, spoken=spoken)}
            return _("Try “%(card)s”: take the chip on “%(place)s”.") % words
        case Exchange(card):
            return _("Swap “%(card)s”.") % {"card": card_word(card)}
        case Draw():
            return _("Draw your card from the pile.")
        case Pass():
            return _("Pass this time.")
    return ""


def reason_text(game: Game) -> str:
    """Why the hint advises this play; empty if there is no hint, or if it says no reason."""
    reason = game.hint.reason if game.hint else None
    if reason is None:
        return ""
    if reason is Plain.FINISHES and game.seen.rows_to_win > 1:
        made = len(game.seen.rows.get(game.seen.seats[game.seat].colour, ()))
        words = {"number": made + 1, "all": game.seen.rows_to_win}
        return _("This finishes row %(number)d of %(all)d!") % words
    if isinstance(reason, Plain):
        wild = game.seen.edition.wild
        return _(REASONS[reason]) % {"wild": card_word(wild.card if wild else "")}
    if isinstance(reason, Forks | Makes | Begins):
        return _own_reason(game, reason)
    return _other_reason(game, reason)


def _is_one_row_of_several(game: Game) -> bool:
    """Whether the next row of the seat does not win yet."""
    made = len(game.seen.rows.get(game.seen.seats[game.seat].colour, ()))
    return made + 1 < game.seen.rows_to_win


def _own_reason(game: Game, reason: Forks | Makes | Begins) -> str:
    match reason:
        case Forks() if _is_one_row_of_several(game):
            return _("Then you can finish a row in more than one way.")
        case Forks(number):
            pattern = plural(
                "Then you have %(number)d way to win.",
                "Then you have %(number)d ways to win.",
                number,
            )
        case Makes(number):
            pattern = plural(
                "That makes %(number)d of the %(row)d you need.",
                "That makes %(number)d of the %(row)d you need.",
                number,
            )
        case Begins(number):
            pattern = plural(
                "You can still make %(number)d row there.",
                "You can still make %(number)d rows there.",
                number,
            )
    return pattern % {"number": number, "row": game.seen.edition.row}


def _other_reason(game: Game, reason: Blocks | TakesFrom | Stops) -> str:
    """What somebody else could do there. The hint itself says how to stop it."""
    match reason:
        case Blocks(colour, cells=1):
            return _("%(name)s needs only this picture!") % _name(game, colour)
        case Blocks(colour):
            return _("%(name)s could finish a row here!") % _name(game, colour)
        case TakesFrom(colour):
            return _missing_text(game, colour, 1)
        case Stops(colour, number):
            return _missing_text(game, colour, game.seen.edition.row - number)


def _missing_text(game: Game, colour: Colour, number: int) -> str:
    pattern = plural(
        "%(name)s needs only %(number)d more chip there!",
        "%(name)s needs only %(number)d more chips there!",
        number,
    )
    return pattern % (_name(game, colour) | {"number": number})


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
    return _("If you do that, %(name)s can finish a row on “%(place)s”.") % words
