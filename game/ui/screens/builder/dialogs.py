"""The dialogs about boards that people have built."""

from typing import assert_never

from game.rules.edition import Edition
from game.ui.boards.little_board import little_board
from game.ui.frame.markup import Node, classes, element
from game.ui.look.i18n import _
from game.ui.look.parts import button, dialog, picture, worded
from game.ui.look.undoing import restore_button
from game.ui.look.words import edition_word
from game.ui.model.builder import (
    AnimalsDialog,
    BeginAnewDialog,
    BoardsDialog,
    BuilderDialog,
    DeleteBoardDialog,
    LinkDialog,
)
from game.ui.model.model import Model
from game.ui.screens.builder.animals_dialog import animals_dialog
from game.ui.screens.builder.link_dialogs import link_dialog
from game.ui.screens.builder.msg import (
    BeginAnewConfirmed,
    BoardRestored,
    BuildPicked,
    BuiltOpened,
    DeleteBoardConfirmed,
)
from game.ui.ways import BuiltPicked


def open_dialog(model: Model, shown: BuilderDialog) -> Node | None:
    """The open dialog."""
    match shown:
        case BoardsDialog(deleted):
            return _boards(model, deleted)
        case DeleteBoardDialog():
            return _delete(locked=model.is_locked)
        case BeginAnewDialog():
            return dialog(
                _("Start this board again?"),
                worded("icon-bin", _("Start again"), msg=BeginAnewConfirmed),
                back=_("Back"),
            )
        case AnimalsDialog():
            return animals_dialog(model.building) if model.building else None
        case LinkDialog(about):
            return link_dialog(model, about)
        case _:
            assert_never(shown)


def _boards(model: Model, deleted: Edition | None) -> Node:
    """The saved boards, each with a pencil that leads to its page, and the way to a new one."""
    about = _("Build your own board: choose its size, how long a row is, and where the suns are.")
    begun = [draft.original for draft in model.drafts]
    boards = [
        _board(model, number, edition, is_begun=edition in begun)
        for number, edition in enumerate(model.boards)
    ]
    waiting = _("Yellow pencil: a change that you have not kept yet.")
    return dialog(
        _("Build a board"),
        element("p", waiting, class_="waiting") if any(begun) else None,
        element("ul", *boards, class_="shelf") if boards else element("p", about),
        restore_button(edition_word(deleted.name), BoardRestored) if deleted else None,
        beside_back=worded(
            "icon-pencil",
            _("Go on building") if None in begun else _("New board"),
            msg=BuildPicked,
            class_="" if boards else "main",
            key="new",
        ),
        back=_("Back"),
        focus_on_back=bool(boards),
    )


def _board(model: Model, number: int, edition: Edition, *, is_begun: bool) -> Node:
    """A board, and a pencil, which is yellow while a change of the board waits."""
    name = edition_word(edition.name)
    label = (
        _("%(name)s: go on with your change")
        if is_begun
        else _("%(name)s: change, print or delete it")
    )
    return element(
        "li",
        button(
            little_board(edition),
            element("span", name, class_="name"),
            msg=BuiltPicked,
            about=(number,),
            class_="choice tile",
            pressed=edition == model.settings.built,
        ),
        button(
            picture("icon-pencil"),
            msg=BuiltOpened,
            about=(number,),
            class_=classes("round", begun=is_begun),
            label=label % {"name": name},
        ),
        key=str(number),
    )


def _delete(*, locked: bool) -> Node:
    return dialog(
        _("Delete this board?"),
        element("p", _("Games played on it can still be opened.")),
        worded("icon-bin", _("Delete this board"), msg=DeleteBoardConfirmed, locked=locked),
        back=_("Back"),
    )
