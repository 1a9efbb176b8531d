"""Animals that call when they are tapped: under the curtain, beside the winner, in the album."""

from game.ui.app.view import view
from game.ui.frame.markup import Node
from game.ui.model.model import Model
from game.ui.play.winning_row import row_pictures
from game.ui.screens.family.msg import AlbumOpened
from game.ui.screens.table.msg import CardPicked, CellPicked
from game.ui.ways import AnimalTapped, WinnerAlbumOpened
from tests.ui.pages import after, dealt, game_of, laid_out, nodes
from tests.ui.test_album import ADA, family_of, won


def tapped(model: Model) -> list[tuple[Node, str]]:
    """The parts of the page that call, with their animals."""
    found = [(node, node.attributes.get("data-msg", "").split()) for node in nodes(view(model))]
    return [(node, words[1]) for node, words in found if words[:1] == ["AnimalTapped"]]


def test_the_animals_under_the_curtain_call_and_are_no_stops_of_the_keyboard() -> None:
    model = after(laid_out("ant bee cat", "dog eel fly"), CardPicked(0), CellPicked("a1"))
    found = tapped(model)
    assert len(found) == 5
    assert {node.tag for node, _card in found} == {"span"}
    assert {card for _node, card in found} <= set(game_of(model).seen.edition.pictures)


def test_the_animals_beside_the_winner_call() -> None:
    model = won(dealt(), 0)
    found = tapped(model)
    assert [card for _node, card in found] == list(row_pictures(game_of(model)))
    assert all(node.attributes["aria-hidden"] == "true" for node, _card in found)


def test_the_stickers_of_an_album_are_buttons_and_pale_shapes_are_not() -> None:
    model = after(family_of(ADA), AlbumOpened(0))
    assert sorted(card for _node, card in tapped(model)) == ["frog", "giraffe", "lion"]
    assert {node.tag for node, _card in tapped(model)} == {"button"}
    assert after(model, AnimalTapped("lion")) == model


def test_after_a_win_the_album_still_calls() -> None:
    model = after(won(dealt(), 0), WinnerAlbumOpened(0))
    assert after(model, AnimalTapped("lion")) == model
