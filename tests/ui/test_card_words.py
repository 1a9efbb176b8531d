"""Words on all cards in one step, the way to the next picture, and the marks of sounds."""

from dataclasses import replace

from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.look.words import PICTURES
from game.ui.model.effect import CloseMedia, Focus
from game.ui.model.model import Model
from game.ui.model.pictures import WORD, PictureDialog, WordDialog
from game.ui.screens.pictures.examples import example
from game.ui.screens.pictures.face_msg import (
    NextPicked,
    PictureNamed,
    RecordPicked,
    SidePicked,
    WordPicked,
    WordTyped,
)
from game.ui.screens.pictures.msg import (
    ChangeUndone,
    PhotoAdded,
    PhotosComing,
    PictureOpened,
    SetOpened,
    WordsFlipped,
)
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet, Place
from game.ui.settings.settings import Settings
from tests.ui.pages import after, dialog_text, effects_of, messages_of_page, text_of

PHOTO, OTHER, SOUND = "aa" * 8, "bb" * 8, "cc" * 8
REX = Own(Face(Kind.PHOTO, PHOTO, "Rex"), sound=SOUND)
SUM = Own(Face(Kind.WORD, "7", ""), Face(Kind.WORD, "3 + 4", ""))
PETS = PictureSet("dd" * 8, "Pets", (("lion", REX), ("zebra", SUM)))
LITTLE = Settings().rules.pictures


def page(pictures: PictureSet = PETS) -> Model:
    return after(Model(sets=(pictures,)), SetOpened(pictures.id))


def edited(model: Model) -> PictureSet:
    assert model.editing
    return model.editing.pictures


def held(model: Model, card: str) -> str:
    """The word on a card."""
    own = edited(model).own(card)
    return own.card.what if own and own.card else ""


def test_all_cards_get_the_names_of_their_pictures_and_lose_them_again() -> None:
    model = after(page(), WordsFlipped())
    assert [held(model, card) for card in LITTLE[:3]] == ["Rex", "3 + 4", "Koala"]
    assert all(held(model, card) for card in LITTLE)
    assert edited(after(model, WordsFlipped())) == PETS
    assert edited(after(model, ChangeUndone())) == PETS


def test_a_name_on_the_card_follows_the_picture() -> None:
    model = after(page(), WordsFlipped(), PictureOpened("lion"), PictureNamed("Max"))
    assert held(model, "lion") == "Max"
    other = after(model, SidePicked(1), WordPicked(), WordTyped("Dog"))
    assert held(after(other, PictureOpened("lion"), PictureNamed("Bob")), "lion") == "Dog"
    photo = after(model, PhotosComing(1), PhotoAdded(OTHER, "cup.jpg"))
    assert edited(photo).own("koala") == Own(
        Face(Kind.PHOTO, OTHER, "cup"), Face(Kind.WORD, "cup", "")
    )


def test_a_set_with_something_else_on_each_card_has_no_such_switch() -> None:
    assert "Words on all cards" in text_of(view(page()))
    words = replace(example("words", "de"), id="ee" * 8)
    assert "Words on all cards" not in text_of(view(page(words)))


def test_the_names_of_animals_wait_for_no_other_board() -> None:
    model = after(page(), WordsFlipped())
    grand = replace(model, settings=Settings(edition="grand-zoo"))
    named = after(after(grand, SetOpened(PETS.id)), WordsFlipped())
    little = after(replace(named, settings=Settings()), SetOpened(PETS.id))
    assert "too small" not in text_of(view(little))
    assert len(edited(little).pictures) <= len(PICTURES)


def test_one_picture_follows_the_other() -> None:
    model = after(page(), PictureOpened("lion"))
    assert NextPicked() in messages_of_page(view(model))
    following = after(model, NextPicked())
    assert following.dialog == PictureDialog(Place("zebra", False))
    last = after(page(), PictureOpened(LITTLE[-1]), NextPicked())
    assert last.dialog == PictureDialog(Place("lion", False))
    recording = after(model, RecordPicked())
    assert CloseMedia() in effects_of(recording, NextPicked())


def test_words_are_written_one_after_the_other() -> None:
    model = after(page(), PictureOpened("koala"), WordPicked(), WordTyped("Sun"))
    assert Focus(WORD) in effects_of(model, NextPicked())
    following = after(model, NextPicked())
    assert following.dialog == WordDialog(Place(LITTLE[3], False))
    written = after(following, WordTyped("Moon"))
    assert [edited(written).own(card) for card in LITTLE[2:4]] == [
        Own(Face(Kind.WORD, word, "")) for word in ("Sun", "Moon")
    ]


def test_a_picture_with_a_sound_has_a_mark() -> None:
    html = to_html(view(page()))
    assert html.count("heard") == 1
    assert "Rex (Lion), with a sound" in html


def test_a_recording_says_how_long_it_is() -> None:
    model = after(page(), PictureOpened("lion"), RecordPicked())
    assert "two seconds" in dialog_text(model)
