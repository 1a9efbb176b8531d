"""The pictures to choose for a board: in groups, and found by a word of the language."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.json_text import UnreadableError
from game.ui.look.i18n import set_language
from game.ui.look.words import FACES, PICTURES
from game.ui.sets.library import GROUPS, Group, Picture, find, fold, read_library

LISTED: dict[str, dict[str, tuple[str, str]]] = {
    **{group: {} for group in GROUPS},
    "animals": {"poodle": ("Poodle", "poodle dog pet")},
    "food": {"ice-cream": ("Ice cream", "ice cream dessert"), "tea": ("Tea", "tea hot drink")},
    "nature": {"dew": ("Dew", "dew cold drop")},
}


def library(listed: object = LISTED) -> tuple[Group, ...]:
    return read_library(json.dumps(listed))


def found(typed: str) -> list[str]:
    return [picture.art for picture in find(library(), typed)]


def test_the_groups_have_the_names_and_pictures_of_the_file() -> None:
    groups = {group.name: group.pictures for group in library()}
    assert list(groups)[:2] == ["Animals", "Food"]
    assert groups["Food"] == (
        Picture("lib-ice-cream", "Ice cream", ("ice", "cream", "dessert")),
        Picture("lib-tea", "Tea", ("tea", "hot", "drink")),
    )


def test_the_animals_of_the_page_are_there_without_being_in_the_file() -> None:
    animals = library()[0].pictures
    arts = [picture.art for picture in animals]
    assert arts == [*PICTURES, *(f"face-{face}" for face in FACES), "lib-poodle"]
    assert animals[0] == Picture("lion", "Lion", ("lion",))


def test_groups_and_animals_are_named_in_the_language() -> None:
    set_language("de")
    [animals, food, *_] = library()
    assert (animals.name, food.name) == ("Tiere", "Essen")
    assert animals.pictures[0].name == "Löwe"
    assert find([animals], "lo") == (animals.pictures[0],)


def test_a_picture_is_found_by_the_beginning_of_any_of_its_words() -> None:
    assert found("dess") == ["lib-ice-cream"]
    assert found("DOG") == ["face-dog", "lib-poodle"]
    assert found("pet") == ["lib-poodle"]
    assert found("ream") == []


def test_each_typed_word_counts() -> None:
    assert found("cre i") == ["lib-ice-cream"]
    assert found("ice tea") == []


def test_nothing_typed_finds_nothing() -> None:
    assert found("") == found(" - ") == []


def test_names_come_before_other_words() -> None:
    assert found("d")[-4:] == ["lib-dew", "lib-poodle", "lib-ice-cream", "lib-tea"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Polar bear", ("polar", "bear")),
        ("T-Rex", ("t", "rex")),
        ("Straßenbahn", ("strassenbahn",)),
        ("Œuf d’oiseau", ("oeuf", "d", "oiseau")),
        ("ŁÓDŹ", ("lodz",)),
        ("İtfaiyeci IŞIK", ("itfaiyeci", "isik")),
        ("М’яч мʼяч", ("м", "яч", "м", "яч")),
        ("أُمّ قطّـــة", ("ام", "قطه")),
        ("מוֹרָה", ("מורה",)),
        ("صُورَى", ("صوري",)),
    ],
)
def test_capitals_accents_and_vowel_points_do_not_count(text: str, words: tuple[str, ...]) -> None:
    assert fold(text) == words


@given(st.text())
def test_folded_words_stay_as_they_are(text: str) -> None:
    words = fold(text)
    assert fold(" ".join(words)) == words


@given(st.text(), st.text())
def test_every_beginning_of_a_word_finds_its_picture(name: str, further: str) -> None:
    words = fold(f"{name} {further}")
    picture = Picture("lib-x", name, words)
    groups = [Group("", (picture,))]
    for word in words:
        assert all(find(groups, word[:end]) == (picture,) for end in range(1, len(word) + 1))


@pytest.mark.parametrize("text", ["", "<html>", "[]", "{}", '{"animals": {}}'])
def test_something_else_than_the_file_is_refused(text: str) -> None:
    with pytest.raises(UnreadableError):
        read_library(text)
