"""The animal of a cell is chosen from all animals."""

from game.ui.app.view import view
from game.ui.boards.animals import LESS_KNOWN
from game.ui.boards.keeping import shown
from game.ui.look.words import PICTURES
from game.ui.model.builder import ANIMAL, AnimalsDialog, Building
from game.ui.model.effect import Focus
from game.ui.model.model import Model
from game.ui.screens.builder.msg import (
    AnimalChosen,
    AnimalsOpened,
    BuildPicked,
    LaidOut,
    OtherAnimalPicked,
    StepUndone,
    SunCursorMoved,
    SunsPicked,
    SunTapped,
)
from tests.ui.pages import after, effects_of, labels, messages_of_page, text_of
from tests.ui.test_builder_board import shuffled


def built(*msgs: SunsPicked | SunTapped) -> Model:
    model = after(Model(), BuildPicked(), *msgs)
    assert model.building
    return after(model, LaidOut(model.building.board, shuffled(model.building.board)))


def building(model: Model) -> Building:
    assert model.building
    return model.building


def animals(model: Model) -> dict[str, str]:
    now = building(model)
    return shown(now.board, now.layout or ())


def test_all_animals_can_be_chosen_and_those_that_children_know_come_first() -> None:
    model = after(built(), AnimalsOpened())
    assert model.dialog == AnimalsDialog()
    offered = [m.animal for m in messages_of_page(view(model)) if isinstance(m, AnimalChosen)]
    there = set(animals(model).values())
    number = len(PICTURES) - len(there)
    assert sorted(offered) == sorted(PICTURES)
    assert there == set(offered[number:])
    unknown = [animal in LESS_KNOWN for animal in offered[:number]]
    assert unknown == sorted(unknown)


def test_the_chosen_animal_is_on_both_cells() -> None:
    model = after(built(), SunCursorMoved(2, 1))
    before = animals(model)
    old = before["c2"]
    new = next(card for card in PICTURES if card not in before.values())
    chosen = after(model, AnimalsOpened(), AnimalChosen(new))
    assert animals(chosen) == {c: new if card == old else card for c, card in before.items()}
    assert (chosen.dialog, building(chosen).cursor) == (None, "c2")
    assert Focus(ANIMAL) in effects_of(after(model, AnimalsOpened()), AnimalChosen(new))
    undone = after(chosen, StepUndone())
    assert animals(undone) == before
    assert "Undone: Animals" in text_of(view(undone))


def test_an_animal_of_the_board_changes_places() -> None:
    model = built()
    before = animals(model)
    old, other = before["a1"], next(card for card in before.values() if card != before["a1"])
    swap = {old: other, other: old}
    swapped = after(model, AnimalsOpened(), AnimalChosen(other))
    assert animals(swapped) == {cell: swap.get(card, card) for cell, card in before.items()}
    assert animals(after(model, AnimalsOpened(), AnimalChosen(old))) == before
    assert animals(after(model, AnimalChosen("unicorn"))) == before


def test_the_way_to_all_animals_has_the_animal_that_was_tapped_last() -> None:
    model = after(built(), OtherAnimalPicked("d4"))
    words = f"Another animal instead of “{animals(model)['d4'].replace('_', ' ').capitalize()}”"
    assert words in labels(model)


def test_a_sun_and_a_board_without_animals_have_no_such_way() -> None:
    sun = built(SunsPicked("tapped"), SunTapped("a1"), SunTapped("f6"))
    for model in (sun, after(sun, SunsPicked("tapped")), after(Model(), BuildPicked())):
        assert AnimalsOpened() not in messages_of_page(view(model))
        assert after(model, AnimalsOpened()).dialog is None
