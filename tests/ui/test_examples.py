"""The example sets: letters, sums, and words in two languages."""

from functools import cache
from itertools import permutations

import pytest

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.look.i18n import LANGUAGES, set_language
from game.ui.look.names import MAX_NAME_LENGTH, folded
from game.ui.look.words import PICTURES, animal_word
from game.ui.screens.pictures.examples import EXAMPLES, WORDS, example, example_word
from game.ui.sets.picture_set import MAX_SET_NAME, Face, Kind, Own, PictureSet
from game.ui.sets.set_pictures import letters_of, set_on_board
from game.ui.sets.sets_text import read_set, set_data

CARDS = [load_edition(name).pictures for name in EDITION_NAMES] + [PICTURES]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def shown_on(made: PictureSet, cards: tuple[str, ...], language: str) -> dict[str, Own]:
    """What represents each of these cards on a board with all of them."""
    shown = dict(set_on_board(made, (cards, language)).pictures)
    animals = {card: Own(Face(Kind.ART, card, animal_word(card))) for card in cards}
    return {card: shown.get(card, animals[card]) for card in cards}


@cache
def folded_letters(text: str) -> tuple[str, ...]:
    return tuple(map(folded, letters_of(text)))


def fits(written: Face, seen: Face) -> bool:
    """Whether the words of a card could mean this picture: its beginning, or its word."""
    if written == seen:
        return True
    letters = folded_letters(written.what)
    return written.kind is Kind.WORD and letters == folded_letters(seen.name)[: len(letters)]


def traps(own: dict[str, Own]) -> list[tuple[str, str]]:
    """The cards that could mean the picture of another one."""
    held = {card: one.card or one.board for card, one in own.items()}
    return [
        (card, other)
        for card, written in held.items()
        for other, one in own.items()
        if card != other and fits(written, one.board)
    ]


@each_language
@pytest.mark.parametrize("cards", CARDS, ids=len)
def test_the_fewest_letters_on_a_card_begin_one_name_only(
    language: str, cards: tuple[str, ...]
) -> None:
    set_language(language)
    shown = shown_on(example("letters", ""), cards, language)
    assert traps(shown) == []
    for card, own in shown.items():
        assert (own.board.kind, own.board.what) == (Kind.ART, card)
        if own.card:
            letters = letters_of(own.card.what)
            assert letters == letters_of(own.board.name)[: len(letters)]
            shorter = Face(Kind.WORD, "".join(letters[:-1]).strip(" -"), "")
            others = (one.board for key, one in shown.items() if key != card)
            assert not shorter.what or any(fits(shorter, other) for other in others)
    assert sum(own.card is None for own in shown.values()) <= len(cards) / 20


@pytest.mark.parametrize("both", list(permutations(LANGUAGES, 2)), ids="-".join)
def test_words_and_sums_fit_one_picture(both: tuple[str, str]) -> None:
    set_language(both[0])
    for name in ("sums", "words"):
        made = example(name, both[1])
        for cards in CARDS:
            shown = shown_on(made, cards, both[0])
            assert [pair for pair in traps(shown) if is_whole(shown, pair)] == []
            assert set_on_board(made, (cards, both[0])) is made


def is_whole(own: dict[str, Own], pair: tuple[str, str]) -> bool:
    """Whether the words of the first card are the whole name of the other picture."""
    held = own[pair[0]].card
    return held is not None and folded(held.what) == folded(own[pair[1]].board.name)


@pytest.mark.parametrize(
    ("written", "names", "shown"),
    [
        ("K", ("Koala", "Lion"), "K"),
        ("K", ("Koala", "Kangaroo"), "Ko"),
        ("k", ("Koala", "KANGAROO"), "ko"),
        ("", ("Koala", "Kangaroo"), ""),
        ("Koala", ("Koala", "Koala bear"), "Koala"),
        ("B", ("Bear", "Bear cub"), None),
        ("B", ("Bear cub", "Bear"), "Bear c"),
        ("X", ("Koala", "Xylophone"), "X"),
        ("1", ("10", "1"), "1"),
        ("I", ("Inktvis", "IJsbeer"), "I"),
        ("\u05d2", ("\u05d2\u05de\u05dc", "\u05d2\u05f3\u05d9"), "\u05d2"),
        ("e", ("e\u0301t", "eat"), "e"),
    ],
)
def test_letters_of_people_fit_one_picture(
    written: str, names: tuple[str, str], shown: str | None
) -> None:
    lion = Own(Face(Kind.PHOTO, "12345678", names[0]), Face(Kind.WORD, written, written))
    zebra = Own(Face(Kind.PHOTO, "87654321", names[1]))
    own = shown_on(PictureSet("", "", (("lion", lion), ("zebra", zebra))), ("lion", "zebra"), "en")
    assert (own["lion"].card.what if own["lion"].card else None) == shown


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("Lion", "L"),
        ("e\u0301t", "e\u0301"),
        ("\u05d0", "\u05d0"),
        ("\u05d2\u05f3\u05d9", "\u05d2\u05f3"),
        ("IJsbeer", "IJ"),
    ],
)
def test_a_letter_has_its_marks(name: str, letter: str) -> None:
    assert letters_of(name)[0] == letter


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
    assert set(EXAMPLES) == WORDS.keys()
