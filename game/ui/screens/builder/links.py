"""What messages about boards as links do; pure."""

from dataclasses import replace
from typing import assert_never

from game.together.packed_text import MAX_DRAWN
from game.ui.boards.boards_text import can_add
from game.ui.boards.links import SIGN, link_code
from game.ui.model.board_links import DrawBoard, Linked, ShareBoard, Sharing
from game.ui.model.builder import LinkDialog, Shown
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.screens.builder.msg import (
    BoardDrawn,
    BoardLinked,
    BoardLinkPicked,
    BoardLinkSent,
    LinkMsg,
    SaveLinkedBoardPicked,
    ShareBoardPicked,
)
from game.ui.screens.builder.saving import save_foreign


def update(model: Model, msg: LinkMsg) -> Result:
    """The model after the message, and the effects. A game on the table goes on under a dialog."""
    shown = model.dialog.shown if isinstance(model.dialog, LinkDialog) else None
    match msg:
        case ShareBoardPicked():
            return _share(model)
        case BoardLinked(edition):
            return _with(replace(model, sum=None), Linked(edition)), ()
        case BoardLinkPicked() if isinstance(shown, Sharing):
            return model, (ShareBoard(shown.hash),)
        case BoardLinkSent(result) if isinstance(shown, Sharing):
            return _with(model, shown.replace(sent=result)), ()
        case BoardDrawn(drawing) if isinstance(shown, Sharing) and shown.hash == drawing.code:
            return _with(model, shown.replace(drawing=drawing)), ()
        case SaveLinkedBoardPicked() if isinstance(shown, Linked):
            return _save(model, shown)
        case BoardLinkPicked() | BoardLinkSent() | BoardDrawn() | SaveLinkedBoardPicked():
            return model, ()  # The dialog was closed meanwhile.
        case _:
            assert_never(msg)


def _share(model: Model) -> Result:
    """Shows the ways to share the board on the page, if it has a link."""
    edition = model.building.edition if model.building else None
    code = link_code(edition) if edition else ""
    if not code:
        return model, ()
    shown = Sharing(SIGN + code)
    return _with(model, shown), (DrawBoard(shown.hash),) if len(code) <= MAX_DRAWN else ()


def _save(model: Model, shown: Linked) -> Result:
    if shown.edition is None or not can_add(model.boards, shown.edition):
        return model, ()
    return save_foreign(_with(model, shown.replace(is_saved=True)), shown.edition)


def _with(model: Model, shown: Shown) -> Model:
    return replace(model, dialog=LinkDialog(shown))
