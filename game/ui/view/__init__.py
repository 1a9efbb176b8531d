"""The page as markup: `view(model) -> Node`, pure; every screen has one function."""

from game.ui import i18n
from game.ui.markup import Node, element
from game.ui.model import Model, Phase
from game.ui.view.curtain import curtain
from game.ui.view.history import history
from game.ui.view.home import home
from game.ui.view.paper import paper
from game.ui.view.sentences import spoken
from game.ui.view.sheets import sheet
from game.ui.view.table import table


def view(model: Model) -> Node:
    """The whole page in the model's language: a screen, perhaps a sheet, and what is spoken."""
    i18n.speak(model.language)
    return element(
        "div",
        _screen(model),
        sheet(model, model.sheet) if model.sheet else None,
        element("p", spoken(model), key="spoken", class_="unseen", aria_live="polite"),
        class_="page",
    )


def _screen(model: Model) -> Node:
    if model.history:
        return history(model, model.history)
    if model.game is None:
        return paper(model) if model.printing else home(model)
    if model.game.phase is Phase.COVERED:
        return curtain(model.game)
    return table(model, model.game)
