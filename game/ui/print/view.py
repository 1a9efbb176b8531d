"""The game as pages to print and cut out: board, cards, chips and rules of an edition.

Each page fits on A4 and on Letter in portrait format, so people can choose either when they print.
"""

from collections.abc import Sequence

from game.rules.cards import Card
from game.rules.edition import Colour, Edition, Seating
from game.ui.look.i18n import _, listed, plural
from game.ui.look.markup import Node, element
from game.ui.look.parts import picture, worded
from game.ui.look.tints import tint
from game.ui.look.words import card_word, edition_word
from game.ui.model import Model
from game.ui.print.msg import PrintClosed, PrintPicked
from game.ui.table.board import bare_board

CARDS_ON_PAGE = 25

CHIPS_ON_PAGE = 120
"""The colours share them equally; no game needs more chips of one colour."""


def print_screen(model: Model) -> Node:
    """A preview of the pages, and the button that prints them."""
    edition = model.settings.rules
    leaves = [_board(edition), *_cards(edition.deck(), edition), _chips(edition), _rules(edition)]
    return element(
        "main",
        element(
            "header",
            element("h1", edition_word(edition.name)),
            element("p", _("Paper in A4 or Letter, to cut out."), class_="note"),
            worded("icon-page-back", _("Back"), msg=PrintClosed),
            worded("icon-print", _("Print"), msg=PrintPicked, class_="main", autofocus=True),
        ),
        element("div", *leaves, class_=f"leaves of-{len(leaves)}"),
        key="paper",
        class_="paper",
    )


def _leaf(kind: str, *children: Node) -> Node:
    return element("section", *children, class_=f"leaf {kind}")


def _board(edition: Edition) -> Node:
    """The board, with its long side along that of the page."""
    return _leaf("with-board", bare_board(edition, turned=edition.wide))


def _cards(deck: Sequence[Card], edition: Edition) -> list[Node]:
    """The whole deck, to cut out."""
    parts = [deck[i : i + CARDS_ON_PAGE] for i in range(0, len(deck), CARDS_ON_PAGE)]
    return [_leaf("cards", *(_card(card, edition) for card in part)) for part in parts]


def _card(card: Card, edition: Edition) -> Node:
    shade = f"tint-{tint(edition, card)}" if card in edition.pictures else "power"
    return element(
        "div",
        picture(card),
        element("span", card_word(card), class_="word"),
        class_=f"cut {shade}",
    )


def _chips(edition: Edition) -> Node:
    each = CHIPS_ON_PAGE // len(edition.colours)
    return _leaf("chips", *(_chip(colour) for colour in edition.colours for _i in range(each)))


def _chip(colour: Colour) -> Node:
    return element("div", picture(f"chip-{colour}"), class_="cut")


def _rules(edition: Edition) -> Node:
    title = element("h2", edition_word(edition.name))
    return _leaf("rules", title, *(element("p", text) for text in rules_text(edition)))


def rules_text(edition: Edition) -> list[str]:
    """The rules of the edition in short; every sentence follows from its data."""
    dealt = [_seating_text(seating) for seating in edition.seatings]
    texts = [
        plural(
            "Be the first with %(number)d chip of your colour in a row:"
            " across, down or on a diagonal.",
            "Be the first with %(number)d chips of your colour in a row:"
            " across, down or on a diagonal.",
            edition.row,
        )
        % {"number": edition.row},
        _("Shuffle the cards and deal a hand to everybody. The other cards are the draw pile."),
        *dealt,
        _("The seat to the left of the dealer begins. The turns go round clockwise."),
        _(
            "In your turn, play one card and put a chip of your colour on one of the two cells"
            " that show its picture. Then draw a new card."
        ),
        *_power_texts(edition),
        _("A sun belongs to everybody: no chip is put on it, and it counts in every row.")
        if edition.free
        else "",
        _(
            "A card with chips on both its cells is dead."
            " Before you play, you may exchange it for a card from the draw pile."
        ),
        _exchanges_text(edition),
        _("If you can neither play nor exchange a card, your turn goes by."),
        _("When the draw pile is empty, shuffle all discard piles: they are the new draw pile."),
        _("A team shares one colour and wins together. The teams take turns.")
        if any(seating.teams for seating in edition.seatings)
        else "",
        _beginners_text(edition),
    ]
    return [text for text in texts if text]


def _seating_text(seating: Seating) -> str:
    words = {
        "seats": plural("%(number)d seat", "%(number)d seats", seating.seats)
        % {"number": seating.seats},
        "cards": plural("%(number)d card in hand", "%(number)d cards in hand", seating.hand_size)
        % {"number": seating.hand_size},
    }
    if seating.teams:
        return _("%(seats)s in two teams: %(cards)s.") % words
    return _("%(seats)s: %(cards)s.") % words


def _power_texts(edition: Edition) -> list[str]:
    texts = []
    if edition.wild:
        words = {"card": card_word(edition.wild.card)}
        texts.append(_("%(card)s: put your chip on any free picture.") % words)
    if edition.remove:
        words = {"card": card_word(edition.remove.card)}
        texts.append(_("%(card)s: take a chip of another colour away, and put none.") % words)
    return texts


def _exchanges_text(edition: Edition) -> str:
    if edition.exchange_limit is None:
        return _("You may exchange as many dead cards in a turn as you like.")
    number = edition.exchange_limit
    pattern = plural(
        "You may exchange %(number)d dead card in a turn.",
        "You may exchange %(number)d dead cards in a turn.",
        number,
    )
    return pattern % {"number": number}


def _beginners_text(edition: Edition) -> str:
    cards = listed(card_word(power.card) for power in edition.powers)
    if not cards:
        return ""
    return _("For beginners: one or two cards in hand, and none of these: %(cards)s.") % {
        "cards": cards
    }
