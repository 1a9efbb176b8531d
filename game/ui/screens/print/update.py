"""What messages about the game on paper do; pure."""

from dataclasses import replace
from typing import TypeAlias, assert_never

from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.model.effect import Effect, Result
from game.ui.model.model import Model
from game.ui.model.print import AskSheet, Print, Printing, Sheet
from game.ui.model.puzzles import Puzzles
from game.ui.screens.print.msg import (
    BuiltPaperPicked,
    OtherSheetPicked,
    PaperPicked,
    PrintClosed,
    PrintMsg,
    PrintPicked,
    PrintRefused,
    SheetAsked,
    SheetPicked,
)
from game.ui.screens.print.reading import SHEETS
from game.ui.ways import PrintOpened

Shown: TypeAlias = tuple[Printing, tuple[Effect, ...]]
"""The pages after a message, and the effects to run."""


def update(model: Model, msg: PrintMsg) -> Result:
    """The model after the message, and the effects; nothing happens during a game."""
    if model.shown:
        return model, ()
    if isinstance(msg, PrintOpened):
        return _opened(model)
    if isinstance(msg, PrintClosed):
        return replace(model, screen=model.ground, dialog=None), ()
    if not isinstance(model.screen, Printing):
        return model, ()
    shown, effects = _on_paper(model.screen, msg, model.settings.built)
    return replace(model, screen=shown), effects


def _opened(model: Model) -> Result:
    """The pages of the board; from the screen of the puzzles, a sheet of them."""
    pages, effects = Printing(_shown(model), model.ground), tuple[Effect, ...]()
    if isinstance(model.ground, Puzzles):
        pages, effects = _with_puzzles(pages)
    return replace(model, screen=pages, dialog=None), effects


def _on_paper(shown: Printing, msg: PrintMsg, built: Edition | None) -> Shown:
    """The pages after the message; `built` is the built board that is played next."""
    match msg:
        case PaperPicked(edition):
            return _turned_to(shown, load_edition(edition))
        case BuiltPaperPicked():
            return shown.replace(edition=built or shown.edition, sheet=None), ()
        case SheetPicked():
            return (shown.replace(sheet=None), ()) if shown.sheet else _with_puzzles(shown)
        case OtherSheetPicked():
            return _other_sheet(shown)
        case SheetAsked():
            return _answered(shown, msg), ()
        case PrintPicked():
            return shown, (Print(),) if has_pages(shown) else ()
        case PrintRefused():
            return shown.replace(is_refused=True), ()
        case PrintOpened() | PrintClosed():
            return shown, ()
        case _:
            assert_never(msg)


def has_pages(shown: Printing) -> bool:
    """Whether there is something to print; puzzles have to be fetched first."""
    return shown.sheet is None or bool(shown.sheet.questions)


def _turned_to(shown: Printing, edition: Edition) -> Shown:
    """The same kind of pages for another edition."""
    turned = shown.replace(edition=edition)
    return _with_puzzles(turned, shown.sheet.number) if shown.sheet else (turned, ())


def _with_puzzles(shown: Printing, number: int = 0) -> Shown:
    """The sheet with this number, or any; a built board has no puzzles, so the first one has."""
    name = shown.edition.name
    edition = shown.edition if name in EDITION_NAMES else load_edition(EDITION_NAMES[0])
    asked = AskSheet(edition.name, number)
    return shown.replace(edition=edition, sheet=Sheet(number)), (asked,)


def _other_sheet(shown: Printing) -> Shown:
    """The next sheet is asked for, while the one before is still shown."""
    if not shown.sheet or not shown.sheet.questions:
        return shown, ()
    number = shown.sheet.number % SHEETS + 1
    asked = AskSheet(shown.edition.name, number)
    return shown.replace(sheet=shown.sheet.replace(asked=number)), (asked,)


def _answered(shown: Printing, told: SheetAsked) -> Printing:
    """The sheet, unless something else was picked in the meantime."""
    asked = shown.sheet and (shown.edition.name, shown.sheet.asked)
    if asked != (told.edition, told.asked):
        return shown
    sheet = Sheet(told.asked, told.number, told.questions, is_missing=not told.questions)
    return shown.replace(sheet=sheet)


def _shown(model: Model) -> Edition:
    """The saved board that the builder changes. Without one: the board that is played next."""
    original = model.building.original if model.building else None
    return original or model.settings.rules
