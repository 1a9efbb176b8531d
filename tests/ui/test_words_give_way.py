"""Pictures go before animals that have only their word, and no word is lost when they do."""

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.rules.cards import Card
from game.rules.edition import Edition
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.message import Message
from game.ui.look import i18n
from game.ui.look.words import PICTURES
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.screens.pictures.card_words import have_words
from game.ui.screens.pictures.face_msg import (
    AnimalPicked,
    CardFlipped,
    PictureNamed,
    SidePicked,
    SoundFilePicked,
    SoundMade,
    SwapPicked,
    WordPicked,
    WordTyped,
)
from game.ui.screens.pictures.msg import (
    PhotoAdded,
    PhotosComing,
    PictureOpened,
    SetMade,
    SetOpened,
    WordsFlipped,
)
from game.ui.screens.pictures.places import waiting
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet
from game.ui.settings.settings import Settings
from game.ui.ways import DialogClosed
from tests.ui.pages import after, text_of
from tests.ui.test_set_places import LITTLE, OTHERS, board, edited, on_board

EMPTY = PictureSet("dd" * 8, "Pets")
SOUND = "cc" * 8
TOO_SMALL = "This board is too small"


def photos(number: int, first: int = 0) -> tuple[Message, ...]:
    files = [PhotoAdded(f"{i:016x}", f"w{i}.jpg") for i in range(first, first + number)]
    return (PhotosComing(number), *files)


def moved(model: Model, edition: Edition | None) -> Model:
    """The page of the same set while this board is chosen; None is the Little Zoo."""
    there = replace(model, settings=Settings(built=edition), screen=HOME, dialog=None)
    return after(there, SetOpened(EMPTY.id))


def photos_on(pictures: PictureSet, cards: tuple[Card, ...]) -> int:
    own = dict(pictures.pictures)
    shown = (own[card] for card in cards if card in own)
    return sum(one.board.kind is Kind.PHOTO for one in shown)


def fourteen(last: tuple[Card, ...]) -> Edition:
    """A board of 14 animals: some of the Little Zoo, and these."""
    return replace(board(LITTLE[:8]), pictures=(*LITTLE[: 14 - len(last)], *last))


LAST = fourteen(LITTLE[-2:])


@pytest.mark.parametrize("edition", [LAST, fourteen(tuple(OTHERS[:7])), fourteen(LITTLE[-7:-2])])
@pytest.mark.parametrize("words_first", [True, False])
def test_fourteen_photos_fit_on_fourteen_animals(edition: Edition, words_first: bool) -> None:
    first, then = (WordsFlipped(),), photos(14)
    steps = (*first, *then) if words_first else (*then, *first)
    made = after(on_board(EMPTY), *steps)
    there = moved(made, edition)
    assert photos_on(edited(there), edition.pictures) == 14
    assert TOO_SMALL not in text_of(view(there))
    assert have_words(edited(there), edition.pictures)
    home = moved(there, None)
    assert photos_on(edited(home), LITTLE) == 14
    assert have_words(edited(home), LITTLE)
    file = replace(edited(made), id="ef" * 8)
    opened = after(Model(Settings(built=edition)), SetMade(file))
    assert photos_on(edited(opened), edition.pictures) == 14


def test_a_device_in_another_language_knows_the_words() -> None:
    german = Model(Settings(), sets=(EMPTY,), language="de")
    made = edited(after(german, SetOpened(EMPTY.id), *photos(14), WordsFlipped()))
    there = edited(after(Model(Settings(built=LAST)), SetMade(made)))
    assert photos_on(there, LAST.pictures) == 14
    owl = there.own(LITTLE[12])
    i18n.set_language("de")
    assert owl
    assert owl.card == Face(Kind.WORD, i18n.translated("Tiger", "de"), "")


def test_a_word_or_sound_of_somebody_keeps_its_place() -> None:
    frog, turtle = LITTLE[-2:]
    made = after(on_board(EMPTY), *photos(14), WordsFlipped(), PictureOpened(frog))
    heard = after(made, SoundFilePicked(), SoundMade(SOUND), DialogClosed(), PictureOpened(turtle))
    named = after(heard, SidePicked(1), WordPicked(), WordTyped("Toto"), DialogClosed())
    there = edited(moved(named, LAST))
    assert [there.own(card) for card in (frog, turtle)] == [
        edited(named).own(card) for card in (frog, turtle)
    ]
    assert len(waiting(there, LAST.pictures)) == 2


def test_an_animal_that_is_back_with_its_word_stays() -> None:
    small = board(LITTLE[:8])
    for steps in (
        (WordsFlipped(), PictureOpened("lion"), AnimalPicked()),
        (PictureOpened("lion"), AnimalPicked(), DialogClosed(), WordsFlipped()),
        (PictureOpened("lion"), AnimalPicked(), CardFlipped()),
    ):
        model = after(on_board(EMPTY, small), *photos(11), *steps)
        lion = edited(model).own("lion")
        assert lion
        assert (lion.board.what, lion.card) == ("lion", Face(Kind.WORD, "Lion", ""))
        assert len(waiting(edited(model), small.pictures)) == 3
        assert edited(moved(model, small)) == edited(model)


def test_a_swap_loses_no_words() -> None:
    small = board(LITTLE[:8])
    begun = after(on_board(EMPTY), WordsFlipped(), *photos(11))
    kept = after(moved(begun, small), PictureOpened("lion"), AnimalPicked(), DialogClosed())
    one = waiting(edited(kept), small.pictures)[0]
    swapped = after(kept, PictureOpened(one), SwapPicked(), PictureOpened("lion"))
    assert photos_on(edited(swapped), small.pictures) == 8
    assert have_words(edited(moved(swapped, None)), LITTLE)


def test_a_swap_loses_no_sound() -> None:
    small = board(LITTLE[:8])
    begun = after(on_board(EMPTY, small), *photos(11), PictureOpened("lion"), AnimalPicked())
    heard = after(begun, SoundFilePicked(), SoundMade(SOUND), DialogClosed())
    one = waiting(edited(heard), small.pictures)[0]
    swapped = after(heard, PictureOpened(one), SwapPicked(), PictureOpened("lion"))
    assert edited(swapped).own(one) == Own(Face(Kind.ART, "lion", "Lion"), sound=SOUND)


BOARDS = (None, board(LITTLE[:8]), board(LITTLE[-8:]), board(tuple(OTHERS[:8])), LAST)
STEP = st.one_of(
    st.sampled_from(BOARDS),
    st.integers(1, 14),
    st.just(WordsFlipped()),
    st.tuples(st.sampled_from(PICTURES), st.sampled_from(LITTLE)),
)
"""Another board, a number of photos, words on or off, or a swap."""


@example([14, WordsFlipped(), LAST])
@given(st.lists(STEP, max_size=8))
def test_pictures_go_before_words_whatever_the_order(steps: list[object]) -> None:
    model, number = on_board(EMPTY), 0
    for step in steps:
        match step:
            case int():
                added = min(step, len(PICTURES) - number)
                model, number = after(model, *photos(added, number)), number + added
            case (str(one), str(other)):
                for msg in (PictureOpened(one), SwapPicked(), PictureOpened(other), DialogClosed()):
                    model = update(model, msg)[0]
            case WordsFlipped():
                model = after(model, step)
            case Edition() | None:
                model = moved(model, step)
        cards = model.settings.rules.pictures
        pictures = edited(model)
        assert photos_on(pictures, PICTURES) == number
        assert photos_on(pictures, cards) == min(number, len(cards))
        assert len(waiting(pictures, cards)) == max(0, number - len(cards)) or number == len(
            PICTURES
        )


NAMELESS = (PhotosComing(1), PhotoAdded("ab" * 8, "IMG_2034.jpg"))


@pytest.mark.parametrize("words_first", [True, False])
def test_a_photo_without_a_name_is_on_its_card_until_it_has_one(words_first: bool) -> None:
    steps = (WordsFlipped(),), (*photos(2), *NAMELESS)
    made = after(
        on_board(EMPTY), *(one for some in steps[:: 1 if words_first else -1] for one in some)
    )
    card = LITTLE[2]
    own = edited(made).own(card)
    assert own
    assert (own.board.name, own.card) == ("", None)
    assert have_words(edited(made), LITTLE)
    named = edited(after(made, PictureOpened(card), PictureNamed("Teddy"))).own(card)
    assert named
    assert named.card == Face(Kind.WORD, "Teddy", "")


def test_photos_that_come_later_have_words_like_the_others() -> None:
    made = after(on_board(EMPTY), *photos(14), WordsFlipped(), *photos(20, 14))
    own = [one for _, one in edited(made).pictures if one.board.kind is Kind.PHOTO]
    assert len(own) == 34
    assert all(one.card and one.card.kind is Kind.WORD for one in own)


def test_a_photo_that_comes_later_has_no_word_where_others_have_none() -> None:
    made = after(on_board(EMPTY), *photos(14), *photos(20, 14))
    assert not any(own.card for _, own in edited(made).pictures)
