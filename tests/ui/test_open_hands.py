"""Everyone sees all the cards: the seats show hands, and a face tells whose hand lies there."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.ui.app.view import view
from game.ui.frame.markup import Node
from game.ui.model.model import Model
from game.ui.screens.table.msg import CardPicked, CellPicked, UndoPicked
from game.ui.settings.settings import Settings, Who
from game.ui.ways import LookBackPicked
from tests.ui.pages import LITTLE, after, classes_of, dealt, laid_out, nodes, sitting

HANDS = ("ant bee cat", "dog eel fly")


def parts(model: Model, kind: str) -> Iterator[Node]:
    return (node for node in nodes(view(model)) if kind in classes_of(node))


def drawings(node: Node) -> list[str]:
    return [n.attributes["href"].removeprefix("#art-") for n in nodes(node) if n.tag == "use"]


def open_notes(model: Model) -> list[list[str]]:
    """The drawings of the open hands of the seats."""
    return [drawings(note) for note in parts(model, "note") if "open" in classes_of(note)]


def labels(model: Model) -> list[str]:
    return [node.attributes["aria-label"] for node in parts(model, "seat")]


def whose(model: Model) -> list[str]:
    """The keys and the faces of what says whose hand lies there."""
    return [f"{node.key} {drawings(node)[0]}" for node in parts(model, "whose")]


def test_the_seats_show_all_hands_also_those_of_computers() -> None:
    settings = Settings(who=sitting("person", "fox"))
    for model in (
        laid_out(*HANDS, open_hands=True),
        laid_out(*HANDS, open_hands=True, settings=settings),
    ):
        assert open_notes(model) == [["ant", "bee", "cat"], ["dog", "eel", "fly"]]
        assert "Ant, Bee, Cat" in labels(model)[0]


def test_somebody_who_looks_back_sees_all_hands_too() -> None:
    past = after(dealt(replace(LITTLE, open_hands=True)), LookBackPicked())
    hands = [list(hand) for hand in past.shown.state.hands] if past.shown else []
    assert open_notes(past) == hands
    assert not open_notes(after(dealt(), LookBackPicked()))


def test_covered_hands_are_numbers_and_need_no_face() -> None:
    model = laid_out(*HANDS)
    assert not open_notes(model)
    assert "3 cards" in labels(model)[1]
    assert not whose(model)


def test_the_face_beside_the_hand_changes_with_the_turn() -> None:
    model = laid_out(*HANDS, open_hands=True)
    assert whose(model) == ["whose-0 face-cat"]
    played = after(model, CardPicked(0), CellPicked("a1"))
    assert whose(played) == ["whose-1 face-dog"]
    assert whose(after(played, UndoPicked())) == ["whose-0 face-cat"]


@pytest.mark.parametrize("who", [sitting("person", "fox"), sitting("cub", "fox")])
def test_where_no_hand_follows_another_there_is_no_face(who: tuple[Who, ...]) -> None:
    assert not whose(laid_out(*HANDS, open_hands=True, settings=Settings(who=who)))
