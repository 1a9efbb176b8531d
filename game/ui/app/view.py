"""The page as markup: `view(model)` shows a screen, perhaps with a dialog over it; pure."""

import sys
from collections.abc import Sequence
from dataclasses import replace

from game.ui.app.rooms import owner_of, room
from game.ui.app.screen import depth, link, screen_room
from game.ui.frame.markup import Node, element
from game.ui.look import i18n, shown_pictures
from game.ui.look.i18n import _
from game.ui.model.home import Home
from game.ui.model.model import Model
from game.ui.model.shown_sets import shown_set
from game.ui.sets.set_pictures import pictures_of

PARTS = ("game.ui.screens.together", "game.ui.screens.shelf")
"""The packages with messages of their own. A room that shows such messages imports the package."""


def view(model: Model) -> Node:
    """The whole page in the model's language, with the pictures of the set in use."""
    i18n.set_language(model.language, *(part for part in PARTS if part in sys.modules))
    shown_pictures.use(pictures_of(shown_set(model)))
    dialog = owner_of(model.dialog).dialog(model, model.dialog) if model.dialog else None
    wait = _wait() if model.asks_to_wait else None
    if dialog and wait:  # Only what is in an open dialog can be seen and heard.
        dialog, wait = replace(dialog, children=(*dialog.children, wait)), None
    return element(
        "div",
        *screen_room(model).screen(model),
        *_waiting_table(model),
        dialog,
        wait,
        _unsaved(model),
        announcement(model),
        class_="page",
        data_depth=depth(model) or None,
        data_link=link(model),
    )


def announcement(model: Model) -> Node:
    """What a screen reader says: each part when it is new; on the home screen only the news."""
    parts = screen_room(model).announcement(model)
    return element("p", *parts, key="spoken", class_="unseen", aria_live="polite")


def _wait() -> Node:
    return element("p", _("One moment …"), key="wait", class_="wait", role="status")


def _unsaved(model: Model) -> Node | None:
    """Says again, for each turn, that it is not saved; the style sheet hides it after a while."""
    if not model.unsaved or model.game is None:
        return None
    key = f"unsaved-{model.unsaved}"
    words = _("The latest moves are not saved.")
    return element("p", words, key=key, class_="wait unsaved", role="status")


def _waiting_table(model: Model) -> Sequence[Node]:
    """The table that waits, hidden and without a curtain, behind the home screen."""
    if model.waiting is None or not isinstance(model.screen, Home):
        return ()
    table, *_curtain = room("table").screen(model.with_game(model.waiting))
    return (table,)
