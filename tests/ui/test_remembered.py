"""Views that return the identical node while they show the same."""

from dataclasses import replace

from game.ui.app.view import view
from game.ui.frame.markup import Node
from game.ui.look import i18n
from game.ui.model.model import Model
from game.ui.screens.table.msg import CardPicked, CellPicked
from tests.ui.pages import LITTLE, after, classes_of, dealt, game_of, nodes

OPEN = replace(LITTLE, open_hands=True)


def drawn(model: Model) -> dict[str, Node]:
    """The cells and seats of the page, by their id or place."""
    found = {}
    for node in nodes(view(model)):
        if "cell" in classes_of(node):
            found[node.attributes["id"]] = node
        elif node.attributes.get("data-place", "").startswith("place-"):
            found[node.attributes["data-place"]] = node
    return found


def changed(before: dict[str, Node], after: dict[str, Node]) -> set[str]:
    return {name for name, node in after.items() if before[name] is not node}


def test_only_what_looks_different_is_drawn_anew() -> None:
    table = dealt(OPEN)
    game = game_of(table)
    play = game.plays()[0]
    fitting = {f"cell-{other.cell}" for other in game.plays(play.card)}
    chosen = after(table, CardPicked(game.seen.hand.index(play.card)))
    cursors = {f"cell-{game.cursor}", f"cell-{game_of(chosen).cursor}"}
    at_first, then = drawn(table), drawn(chosen)
    assert changed(at_first, drawn(replace(table))) == set()
    assert changed(at_first, then) == fitting | cursors
    played = drawn(after(chosen, CellPicked(play.cell)))
    assert changed(then, played) == fitting | {"place-0", "place-1"}


def test_another_language_is_drawn_anew() -> None:
    english = drawn(dealt(OPEN))
    german = drawn(replace(dealt(OPEN), language="de"))
    assert changed(english, german) == english.keys()
    i18n.set_language("en")
    assert english["cell-a1"].attributes["aria-label"] == "a1, sun, counts for everybody"
