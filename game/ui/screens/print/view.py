"""The game as pages to print and cut out: board, cards, chips and rules of an edition; puzzles.

Each page fits on A4 and on Letter in portrait format, so people can choose either when they print.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.rules.cards import Card
from game.rules.edition import Colour, Edition
from game.rules.edition_data import EDITION_NAMES, is_built, unmixed
from game.rules.state import Setup
from game.ui.frame.markup import Node, classes, element
from game.ui.look import shown_pictures
from game.ui.look.i18n import _
from game.ui.look.parts import button, card_picture, picture, said, worded
from game.ui.look.tints import tint
from game.ui.look.words import card_word, edition_word
from game.ui.model.model import Model
from game.ui.model.print import Printing
from game.ui.screens.learn.rules import rules_of
from game.ui.screens.learn.rules_page import rule
from game.ui.screens.learn.scenes import explained_game
from game.ui.screens.print.msg import (
    BuiltPaperPicked,
    OtherSheetPicked,
    PaperPicked,
    PrintClosed,
    PrintPicked,
    SheetPicked,
)
from game.ui.screens.print.sheet import leaf, sheet_leaves
from game.ui.screens.print.update import has_pages
from game.ui.screens.table.board import bare_board
from game.ui.settings.fitting import on_board

CARDS_ON_PAGE = 25

CHIPS_ON_PAGE = 140
"""The colours share them equally. `tools/bench/chips.py` counts how many a game needs."""


def print_screen(model: Model, printing: Printing) -> Node:
    """A preview of the pages, and the button that prints them."""
    sheet = printing.sheet
    leaves = sheet_leaves(printing.edition, sheet) if sheet else _game(model, printing.edition)
    words = _("Other puzzles")
    others = worded("icon-dice", words, msg=OtherSheetPicked, class_="others", label=words)
    return element(
        "main",
        element(
            "header",
            element("h1", edition_word(printing.edition.name), class_="unseen"),
            element("div", *_choices(model, printing), class_="tabs"),
            _note(printing),
            worded(
                "icon-page-back", _("Back"), msg=PrintClosed, class_="goes-back", label=_("Back")
            ),
            others if sheet and sheet.questions else None,
            worded(
                "icon-print",
                _("Print"),
                msg=PrintPicked,
                class_="main",
                autofocus=True,
                disabled=not has_pages(printing),
            ),
        ),
        element("p", _missing(), class_="wanted", key="missing")
        if sheet and sheet.is_missing
        else element("div", *leaves, class_=f"leaves of-{len(leaves)}"),
        key="paper",
        class_="paper",
    )


def announcement(model: Model) -> Sequence[Node]:
    """That the puzzles cannot be had."""
    sheet = model.screen.sheet if isinstance(model.screen, Printing) else None
    return said(_missing()) if sheet and sheet.is_missing else ()


def _missing() -> str:
    return _("The puzzles could not be loaded. Open them again when this device has a network.")


def _note(printing: Printing) -> Node:
    note = _("Print on A4 or Letter paper, then cut out the pieces.")
    if printing.sheet:
        note = _("The answers are on the second page.") if printing.sheet.questions else ""
    if printing.is_refused:
        note = _("This browser cannot do that.")
    shown = classes("note", refused=printing.is_refused)
    return element("p", note, class_=shown, role="status")


def _game(model: Model, shown: Edition) -> list[Node]:
    """The pages of the game itself."""
    built = shown if is_built(unmixed(shown)) else None
    edition_name = model.settings.edition if built else shown.name
    settings = on_board(replace(model.settings, edition=edition_name, built=built))
    edition, setup = explained_game(replace(model, settings=settings))
    return [
        _board(edition),
        *_cards(edition.deck(), edition, hides_places=model.hides_places),
        _chips(edition),
        _rules(edition, setup),
    ]


def _choices(model: Model, printing: Printing) -> Iterator[Node]:
    """The editions, the built board that is shown or played next, and puzzles."""
    shown = printing.edition
    yield from (_choice(name, shown) for name in EDITION_NAMES)
    built = shown if is_built(shown) else model.settings.built
    if built:
        yield button(
            edition_word(built.name),
            msg=BuiltPaperPicked,
            class_="choice tab",
            pressed=built == shown,
            key="built",
        )
    yield worded(
        "icon-present",
        _("Puzzles"),
        msg=SheetPicked,
        look="choice tab puzzled",
        pressed=printing.sheet is not None,
        key="puzzles",
    )


def _choice(name: str, shown: Edition) -> Node:
    """The button that shows the pages of this edition."""
    return button(
        edition_word(name),
        msg=PaperPicked,
        about=(name,),
        class_="choice tab",
        pressed=name == shown.name,
        key=name,
    )


def _board(edition: Edition) -> Node:
    """The board, with its long side along that of the page."""
    return leaf("with-board", bare_board(edition, turned=edition.wide))


def _cards(deck: Sequence[Card], edition: Edition, *, hides_places: bool) -> list[Node]:
    """The whole deck, to cut out. If places are hidden, the colours do not tell them."""
    drawn = [_card(card, edition, hides_places=hides_places) for card in deck]
    parts = [drawn[i : i + CARDS_ON_PAGE] for i in range(0, len(drawn), CARDS_ON_PAGE)]
    return [leaf("cards", *part) for part in parts]


def _card(card: Card, edition: Edition, *, hides_places: bool) -> Node:
    shade = f"tint-{tint(edition, card)}" if card in edition.pictures else "power"
    shade = "white" if hides_places else shade
    is_word = shown_pictures.card_is_word(card)
    return element(
        "div",
        card_picture(card),
        None if is_word else element("span", card_word(card), class_="word"),
        class_=f"cut {shade}",
    )


def _chips(edition: Edition) -> Node:
    each = CHIPS_ON_PAGE // len(edition.colours)
    notes = (
        _("Not suitable for children under 3 years: small parts."),
        _("If you need more chips, print this page again."),
    )
    return leaf(
        "of-chips",
        element("p", " ".join(notes), class_="note"),
        *(_chip(colour) for colour in edition.colours for _i in range(each)),
    )


def _chip(colour: Colour) -> Node:
    return element("div", picture(f"chip-{colour}"), class_="cut")


def _rules(edition: Edition, setup: Setup) -> Node:
    """All rules on one page, in two columns under a title line."""
    return leaf(
        f"rules of-{edition.name}",
        element(
            "div",
            picture(shown_pictures.board_drawing(edition.pictures[0])),
            element("h2", edition_word(edition.name)),
            element("span", _("The rules")),
            class_="title-line",
        ),
        element(
            "div",
            *(rule(edition, setup, part) for part in rules_of(edition)),
            class_="columns",
        ),
    )
