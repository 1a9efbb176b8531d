"""The example sets: letters, sums, and words in two languages."""

from itertools import permutations

import pytest

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.look.i18n import LANGUAGES, set_language
from game.ui.look.names import MAX_NAME_LENGTH
from game.ui.look.words import PICTURES, animal_word
from game.ui.screens.pictures.examples import EXAMPLES, WORDS, example, example_word, first_letter
from game.ui.sets.picture_set import MAX_SET_NAME, Kind
from game.ui.sets.sets_text import read_set, set_data

CARDS = [load_edition(name).pictures for name in EDITION_NAMES] + [PICTURES]
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize("cards", CARDS, ids=len)
def test_no_other_name_starts_with_the_letters_on_a_card(
    language: str, cards: tuple[str, ...]
) -> None:
    set_language(language)
    own = dict(example("letters", "", cards).pictures)
    letters = [one.card.what for one in own.values() if one.card]
    assert len(set(letters)) == len(letters) == len(own) >= 9
    for card, one in own.items():
        assert (one.board.kind, one.board.what) == (Kind.ART, card)
        assert one.card
        assert one.board.name.startswith(one.card.what)


@pytest.mark.parametrize(
    ("name", "letter"), [("Lion", "L"), ("e\u0301t", "e\u0301"), ("\u05d0", "\u05d0")]
)
def test_a_letter_has_its_marks(name: str, letter: str) -> None:
    assert first_letter(name) == letter


@pytest.mark.parametrize("cards", CARDS, ids=len)
def test_there_is_a_sum_for_each_result_to_ten(cards: tuple[str, ...]) -> None:
    own = example("sums", "", cards).pictures
    results = [int(one.board.what) for _card, one in own]
    assert results == list(range(11))
    for result, (_card, one) in zip(results, own, strict=True):
        assert one.card
        assert sum(map(int, one.card.what.split(" + "))) == result


@pytest.mark.parametrize("both", list(permutations(LANGUAGES, 2)), ids="-".join)
def test_words_stand_in_both_languages(both: tuple[str, str]) -> None:
    set_language(both[0])
    made = example("words", both[1])
    for card, own in made.pictures:
        assert own.board.what == animal_word(card).replace("\u00ad", "")
        assert own.card
        assert own.card.what == animal_word(card, both[1]).replace("\u00ad", "")
    assert len({own.card for _card, own in made.pictures}) == len(PICTURES)
    assert len({own.board for _card, own in made.pictures}) == len(PICTURES)


@each_language
@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_can_be_kept(language: str, name: str) -> None:
    set_language(language)
    made = example(name, "fr" if language != "fr" else "de")
    assert 0 < len(made.name) <= MAX_SET_NAME
    assert 0 < len(example_word(name)) <= MAX_SET_NAME
    faces = [face for _card, own in made.pictures for face in own.faces]
    assert all(0 < len(face.name) <= MAX_NAME_LENGTH for face in faces)
    data = set_data(made) | {"id": "12345678"}
    read = read_set(data)
    assert read
    assert (read.name, read.pictures) == (made.name, made.pictures)


def test_each_example_has_a_name_and_a_drawing() -> None:
    assert EXAMPLES.keys() == WORDS.keys()
