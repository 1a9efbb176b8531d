"""The page as markup: `view(model)` shows a screen, perhaps with a dialog over it; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.frame.markup import Node, element
from game.ui.look import i18n, own
from game.ui.look.i18n import _
from game.ui.model.builder import BuilderDialog
from game.ui.model.dialog import Dialog
from game.ui.model.family import FamilyDialog
from game.ui.model.history import HistoryDialog
from game.ui.model.home import HomeDialog
from game.ui.model.learn import LearnDialog
from game.ui.model.lock import LockDialog
from game.ui.model.model import Model
from game.ui.model.pictures import PicturesDialog
from game.ui.model.saved import SavedDialog
from game.ui.model.seat_bots import SeatBotsDialog
from game.ui.model.table import TableDialog
from game.ui.play.game import Phase
from game.ui.screens.builder import dialogs as builder
from game.ui.screens.builder import sentences as build_sentences
from game.ui.screens.builder.view import build_screen
from game.ui.screens.family import view as family
from game.ui.screens.history import dialogs as history
from game.ui.screens.history import sentences as history_sentences
from game.ui.screens.history.view import history_screen
from game.ui.screens.home import dialogs as home
from game.ui.screens.home.news import news_text
from game.ui.screens.home.view import home_screen
from game.ui.screens.learn import help as how_to_play
from game.ui.screens.learn.paw import lesson_announcement, lesson_text, paw, progress
from game.ui.screens.lock import view as lock
from game.ui.screens.print.view import print_screen
from game.ui.screens.saved import dialogs as saved
from game.ui.screens.table import dialogs as table
from game.ui.screens.table import sentences
from game.ui.screens.table.curtain import curtain
from game.ui.screens.table.view import table_screen
from game.ui.sets.worn import worn


def view(model: Model) -> Node:
    """The whole page in the model's language, with the pictures of the set in use."""
    i18n.set_language(model.language)
    own.use(worn(model.wearing))
    dialog = _dialog(model, model.dialog) if model.dialog else None
    wait = _wait() if model.asks_to_wait else None
    if dialog and wait:  # Only what is in an open dialog can be seen and heard.
        dialog, wait = replace(dialog, children=(*dialog.children, wait)), None
    return element(
        "div",
        *_screens(model),
        dialog,
        wait,
        element("p", announcement(model), key="spoken", class_="unseen", aria_live="polite"),
        class_="page",
    )


def announcement(model: Model) -> str:
    """What a screen reader says when it changes; on the home screen only the news."""
    game = model.game
    if model.history:
        return history_sentences.announcement(model.history)
    if game is None:
        return _announcement_without_game(model)
    if model.learning:
        return lesson_announcement(model, game)
    return sentences.announcement(game)


def _announcement_without_game(model: Model) -> str:
    if model.printing is None and model.building:
        return build_sentences.announcement(model.building)
    if model.printing is None and model.editing:
        from game.ui.screens.pictures.sentences import announcement  # noqa: PLC0415 - few starts need it

        return announcement(model.editing)
    return news_text(model)


def _wait() -> Node:
    return element("p", _("One moment …"), key="wait", class_="wait", role="status")


def _screens(model: Model) -> list[Node]:
    """What is shown. The table stays under the curtain, so that it need not be built again.

    Another one waits behind the home screen.
    """
    if model.history:
        return [history_screen(model, model.history)]
    game = model.game
    if game is None:
        return _without_game(model)
    lesson = progress(model, game), paw(model, game)
    table = table_screen(model, game, *lesson, to_do=lesson_text(model, game))
    return [table, curtain(game)] if game.phase is Phase.COVERED else [table]


def _without_game(model: Model) -> list[Node]:
    """The home screen, or a page in its place."""
    if model.printing:
        return [print_screen(model, model.printing)]
    if model.building:
        return [build_screen(model, model.building)]
    if model.editing:
        from game.ui.screens.pictures.view import pictures_screen  # noqa: PLC0415 - few starts need it

        return [pictures_screen(model, model.editing)]
    if model.made.is_opening:
        from game.ui.screens.seat_bots.view import opening_screen  # noqa: PLC0415 - few starts need it

        return [opening_screen()]
    return _home(model)


def _home(model: Model) -> list[Node]:
    home = home_screen(model)
    if model.waiting is None:
        return [home]
    return [home, table_screen(replace(model, game=model.waiting), model.waiting)]


def _dialog(model: Model, shown: Dialog) -> Node | None:
    """The dialog from the feature that owns it."""
    if isinstance(shown, HomeDialog):
        return home.open_dialog(model, shown)
    if isinstance(shown, TableDialog):
        return table.open_dialog(model, model.shown, shown) if model.shown else None
    if isinstance(shown, SavedDialog):
        return saved.open_dialog(model, shown)
    if isinstance(shown, HistoryDialog):
        return history.open_dialog(model, shown)
    if isinstance(shown, FamilyDialog):
        return family.open_dialog(model, shown)
    if isinstance(shown, LearnDialog):
        return how_to_play.open_dialog(model, shown)
    if isinstance(shown, BuilderDialog):
        return builder.open_dialog(model, shown)
    return _further_dialog(model, shown)


def _further_dialog(
    model: Model, shown: PicturesDialog | SeatBotsDialog | LockDialog
) -> Node | None:
    if isinstance(shown, PicturesDialog):
        from game.ui.screens.pictures import dialogs as pictures  # noqa: PLC0415 - few starts need it

        return pictures.open_dialog(model, shown)
    if isinstance(shown, SeatBotsDialog):
        from game.ui.screens.seat_bots import view as made  # noqa: PLC0415 - few games need it

        return made.open_dialog(shown)
    if isinstance(shown, LockDialog):
        return lock.open_dialog(model, shown)
    assert_never(shown)
