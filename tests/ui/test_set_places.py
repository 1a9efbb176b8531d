"""A picture set on other boards: its pictures move to free places, and nothing of it is lost."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.cards import Card
from game.rules.edition import Edition
from game.rules.edition_data import edition_of
from game.ui.app.view import view
from game.ui.boards.board import Board, edition_dict
from game.ui.look.words import PICTURES
from game.ui.model.effect import ApplySet
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveSet
from game.ui.screens.pictures.examples import EXAMPLES, example
from game.ui.screens.pictures.face_msg import AnimalPicked, SwapPicked, WordPicked, WordTyped
from game.ui.screens.pictures.msg import (
    ChangeRedone,
    ChangeUndone,
    HidingFlipped,
    PictureOpened,
    SetMade,
    SetNamed,
    SetOpened,
    SwapStopped,
    WordsFlipped,
)
from game.ui.screens.pictures.places import waiting
from game.ui.screens.setup.msg import EditionPicked
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet
from game.ui.sets.set_pictures import placed
from game.ui.settings.settings import Settings
from game.ui.ways import DialogClosed
from tests.ui.pages import after, announced, effects_of, key, messages_of_page, nodes, text_of

LITTLE = Settings().rules.pictures
OTHERS = [card for card in PICTURES if card not in LITTLE]
ANIMALS = st.lists(st.sampled_from(PICTURES), unique=True, min_size=1, max_size=30)
WAITS = "They wait for a larger one."


def board(animals: tuple[Card, ...]) -> Edition:
    """A built board of four times four cells with these eight animals."""
    half = [animals[:4], animals[4:]]
    return edition_of(edition_dict(Board(name="Ours", row=4), (*half, *half)))


def words(cards: list[Card]) -> PictureSet:
    """A set with a word for each of the animals: 1, 2, 3."""
    own = (Own(Face(Kind.WORD, str(number), "")) for number, _card in enumerate(cards, start=1))
    return PictureSet("ab" * 8, "Words", tuple(zip(cards, own, strict=True)))


def shown(pictures: PictureSet) -> list[str]:
    return [own.board.what for _card, own in pictures.pictures]


def edited(model: Model) -> PictureSet:
    assert model.editing
    assert model.editing.pictures in model.sets
    return model.editing.pictures


def on_board(pictures: PictureSet, edition: Edition | None = None) -> Model:
    """The page of the set while this board is chosen."""
    start = Model(Settings(built=edition), sets=(pictures,))
    return after(start, SetOpened(pictures.id))


@given(ANIMALS, ANIMALS)
def test_no_picture_is_lost_and_as_many_as_possible_are_shown(
    own: list[Card], animals: list[Card]
) -> None:
    pictures = words(own)
    there = placed(pictures, animals)
    assert shown(there) == shown(pictures)
    assert len(dict(there.pictures)) == len(own)
    on_it = [card for card, _own in there.pictures if card in animals]
    assert len(on_it) == min(len(own), len(animals))
    stayed = [one for one in pictures.pictures if one[0] in animals]
    assert set(stayed) <= set(there.pictures)


@given(ANIMALS, ANIMALS)
def test_a_full_board_looks_as_before_after_the_way_to_another_one(
    own: list[Card], animals: list[Card]
) -> None:
    """The page of the set is opened on both boards, which saves where the pictures are."""
    whole = Settings().rules
    mine = replace(whole, pictures=tuple(own[: len(animals)]))
    other = replace(whole, pictures=tuple(animals))
    begun = words(own[: len(animals)])
    there = edited(on_board(begun, other))
    assert edited(on_board(there, mine)) == begun


def test_a_zoo_of_a_built_board_moves_to_the_places_of_another_device() -> None:
    mine = ["lion", *OTHERS[:10]]
    made = words(mine)
    begun = after(Model(), SetMade(made))
    assert sorted(shown(edited(begun)), key=int) == shown(made)
    assert {card for card, _own in edited(begun).pictures} == set(LITTLE[:11])
    assert SaveSet(edited(begun)) in effects_of(Model(), SetMade(made))
    assert WAITS not in text_of(view(begun))


def test_what_has_no_place_is_told_and_can_be_changed() -> None:
    small = board(LITTLE[:8])
    model = on_board(words(list(LITTLE)), small)
    others = waiting(edited(model), small.pictures)
    assert others == LITTLE[8:]
    assert f"This board is too small for 11 pictures. {WAITS}" in text_of(view(model))
    assert PictureOpened(LITTLE[8]) in messages_of_page(view(model))
    changed = after(model, PictureOpened(LITTLE[8]), WordPicked(), WordTyped("Nine"))
    assert edited(changed).own(LITTLE[8]) == Own(Face(Kind.WORD, "Nine", ""))
    gone = after(model, PictureOpened(LITTLE[8]), AnimalPicked(), DialogClosed())
    assert f"This board is too small for 10 pictures. {WAITS}" in text_of(view(gone))


def test_an_animal_that_is_back_stays_though_other_pictures_wait() -> None:
    small = board(LITTLE[:8])
    model = after(on_board(words(list(LITTLE)), small), PictureOpened("lion"), AnimalPicked())
    assert edited(model).own("lion") == Own(Face(Kind.ART, "lion", ""))
    assert f"This board is too small for 11 pictures. {WAITS}" in text_of(view(model))
    other = after(replace(model, screen=HOME, dialog=None), EditionPicked("grand-zoo"))
    assert WAITS not in text_of(view(after(other, SetOpened(edited(model).id))))


def test_a_game_on_another_board_shows_the_pictures() -> None:
    pictures = words(OTHERS[:3])
    model = Model(Settings(set_id=pictures.id), sets=(pictures,))
    drawn = effects_of(model, EditionPicked("grand-zoo"))
    (applied,) = [one.pictures for one in drawn if isinstance(one, ApplySet)]
    assert applied
    assert shown(applied) == shown(pictures)
    assert len(applied.pictures) == 3


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_needs_no_other_board(name: str) -> None:
    made = replace(example(name, "de"), id="ab" * 8)
    model = on_board(made, board(LITTLE[:4] + tuple(OTHERS[:4])))
    assert (WAITS in text_of(view(model))) == (name == "sums")


def test_a_page_that_changes_nothing_saves_nothing() -> None:
    pictures = words(list(LITTLE[:5]))
    start = Model(sets=(pictures,))
    assert not [
        one for one in effects_of(start, SetOpened(pictures.id)) if isinstance(one, SaveSet)
    ]


def page_with_waiting() -> Model:
    """Eight places, and eleven pictures that wait."""
    return on_board(words(list(LITTLE)), board(LITTLE[:8]))


def test_a_waiting_picture_changes_places_with_one_of_the_board() -> None:
    model = page_with_waiting()
    asked = after(model, PictureOpened(LITTLE[9]), SwapPicked())
    assert "Now tap the picture that will wait instead." in text_of(view(asked))
    swapped = after(asked, PictureOpened(LITTLE[2]))
    words_now = {card: own.board.what for card, own in edited(swapped).pictures}
    assert (words_now[LITTLE[2]], words_now[LITTLE[9]]) == ("10", "3")
    assert sorted(shown(edited(swapped)), key=int) == shown(words(list(LITTLE)))
    assert swapped.editing
    assert swapped.editing.swaps == ""
    assert announced(swapped) == "Koala: now 10"
    assert edited(after(swapped, ChangeUndone())) == edited(model)
    assert edited(after(swapped, ChangeUndone(), ChangeRedone())) == edited(swapped)


def test_only_pictures_that_can_change_places_can_be_tapped_meanwhile() -> None:
    asked = after(page_with_waiting(), PictureOpened(LITTLE[9]), SwapPicked())
    tiles = {
        encoded.split()[1]: bool(one.attributes.get("aria-disabled"))
        for one in nodes(view(asked))
        if (encoded := str(one.attributes.get("data-msg", ""))).startswith("PictureOpened")
    }
    assert {card for card, is_off in tiles.items() if not is_off} == {*LITTLE[:8], LITTLE[9]}
    assert {"unicorn", "dragon", "sun"} <= {card for card, is_off in tiles.items() if is_off}


@pytest.mark.parametrize(
    "animals",
    [OTHERS[:8], OTHERS[8:16], [*LITTLE[4:8], *OTHERS[:4]], [*LITTLE[6:12], *OTHERS[:2]]],
    ids=["others", "more others", "some", "of those that wait, too"],
)
def test_what_waits_on_a_board_stays_so_after_the_way_to_another_one(animals: list[Card]) -> None:
    small = board(LITTLE[:8])
    page = after(page_with_waiting(), PictureOpened(LITTLE[9]), SwapPicked())
    chosen = edited(after(page, PictureOpened(LITTLE[2])))
    elsewhere = edited(on_board(chosen, board(tuple(animals))))
    back = edited(on_board(elsewhere, small))
    there, were = (
        {own.board.what for card, own in one.pictures if card in small.pictures}
        for one in (back, chosen)
    )
    assert there == were


def test_before_a_swap_it_is_said_that_other_boards_change_too() -> None:
    words_of_it = "Other boards without room for all pictures change, too."
    model = page_with_waiting()
    assert words_of_it not in text_of(view(model))
    for card in (LITTLE[2], LITTLE[9]):
        assert words_of_it in text_of(view(after(model, PictureOpened(card), SwapPicked())))


def test_a_picture_of_the_board_waits_for_one_that_comes_instead() -> None:
    asked = after(page_with_waiting(), PictureOpened(LITTLE[2]), SwapPicked())
    assert "Now tap the picture that goes on the board instead." in text_of(view(asked))
    there = edited(after(asked, PictureOpened(LITTLE[9])))
    assert (there.own(LITTLE[2]), there.own(LITTLE[9])) == (
        Own(Face(Kind.WORD, "10", "")),
        Own(Face(Kind.WORD, "3", "")),
    )


def test_a_swap_that_is_stopped_changes_nothing() -> None:
    model = page_with_waiting()
    asked = after(model, PictureOpened(LITTLE[9]), SwapPicked())
    assert after(asked, SwapStopped()) == model
    assert after(asked, *key("Escape")) == model
    other = after(asked, PictureOpened(LITTLE[10]))
    assert (other.editing, other.dialog) == (
        model.editing,
        after(model, PictureOpened(LITTLE[10])).dialog,
    )


def test_nothing_is_swapped_while_each_picture_has_a_place() -> None:
    whole = after(on_board(words(list(LITTLE))), PictureOpened("lion"))
    assert SwapPicked() not in messages_of_page(view(whole))
    some = page_with_waiting()
    assert SwapPicked() in messages_of_page(view(after(some, PictureOpened("lion"))))
    assert SwapPicked() not in messages_of_page(view(after(some, PictureOpened("sun"))))


def test_an_animal_that_is_back_gives_its_place_and_waits_for_nothing() -> None:
    back = after(page_with_waiting(), PictureOpened("lion"), AnimalPicked(), DialogClosed())
    swapped = edited(after(back, PictureOpened(LITTLE[9]), SwapPicked(), PictureOpened("lion")))
    assert swapped.own("lion") == Own(Face(Kind.WORD, "10", ""))
    assert swapped.own(LITTLE[9]) is None


def test_a_sound_of_an_animal_that_is_not_on_the_board_is_listed() -> None:
    heard = Own(Face(Kind.ART, "tiger", ""), sound="cc" * 8)
    pets = PictureSet("ab" * 8, "Pets", (("tiger", heard),))
    model = on_board(pets, board(LITTLE[:8]))
    assert "1 animal with a sound is not on this board." in text_of(view(model))
    assert "too small" not in text_of(view(model))
    assert PictureOpened("tiger") in messages_of_page(view(model))
    swapped = after(model, PictureOpened("tiger"), SwapPicked(), PictureOpened("lion"))
    assert edited(swapped).own("lion") == replace(heard, board=Face(Kind.ART, "tiger", "Tiger"))


def test_what_is_taken_back_is_said() -> None:
    model = page_with_waiting()
    swapped = after(model, PictureOpened(LITTLE[9]), SwapPicked(), PictureOpened(LITTLE[2]))
    undone = after(swapped, ChangeUndone())
    assert announced(undone) == "Undone: 10, 3"
    assert "Undone: 10, 3" in text_of(view(undone))
    assert announced(after(undone, ChangeRedone())) == "Done again: 10, 3"
    for change, what in (
        (SetNamed("Ours"), "Name"),
        (HidingFlipped(), "Don’t show the places"),
        (WordsFlipped(), "Words on all cards"),
    ):
        assert announced(after(model, change, ChangeUndone())) == f"Undone: {what}"
