"""Many photos at once on the page of a picture set, and changes that are made again."""

import pytest

from game.ui.app.view import view
from game.ui.look.words import PICTURES
from game.ui.model.effect import OpenPhoto, SaveImage
from game.ui.model.model import Model
from game.ui.model.pictures import PhotoDialog
from game.ui.model.saving_effects import SaveSet
from game.ui.screens.pictures.face_msg import (
    ImageMade,
    MediaFailed,
    PhotoFilePicked,
    PhotoOpened,
    WordPicked,
    WordTyped,
)
from game.ui.screens.pictures.msg import (
    ChangeRedone,
    ChangeUndone,
    PhotoAdded,
    PhotoRefused,
    PhotosComing,
    PhotosPicked,
    PictureOpened,
    SetClosed,
    SetNamed,
    SetOpened,
)
from game.ui.screens.pictures.photos import file_word
from game.ui.screens.pictures.sentences import announcement
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet, Source
from game.ui.settings.settings import Settings
from game.ui.ways import DialogClosed
from tests.ui.pages import after, effects_of, messages_of_page, text_of

PETS = PictureSet("dd" * 8, "Pets")
LITTLE = Settings().rules.pictures
PAGE = after(Model(sets=(PETS,)), SetOpened(PETS.id))


def edited(model: Model) -> PictureSet:
    assert model.editing
    assert model.editing.pictures in model.sets
    return model.editing.pictures


def added(number: int) -> list[PhotoAdded]:
    return [PhotoAdded(f"{i:016x}", f"{i:02}_cup.jpg") for i in range(1, number + 1)]


def names(model: Model) -> dict[str, str]:
    return {card: own.board.name for card, own in edited(model).pictures}


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("01_cup.jpg", "cup"),
        ("2._Red_ball.jpeg", "Red ball"),
        ("12_-_Großmutter.webp", "Großmutter"),
        ("T-shirt.PNG", "T-shirt"),
        ("7.png", "7"),
        ("boat (1).jpg", "boat"),
        ("my-red-hat.jpg", "my red hat"),
        ("03-red-hat(2).jpg", "red hat"),
        ("sun", "sun"),
        ("IMG_2031.HEIC", ""),
        ("20240131_101500.jpg", ""),
        ("Screenshot_2024-01-31.png", ""),
        ("image.jpg", ""),
        ("photo-3.jpg", ""),
        (".jpg", ""),
        ("a" * 60 + ".jpg", "a" * 24),
    ],
)
def test_a_file_gives_a_picture_its_name(name: str, word: str) -> None:
    assert file_word(name) == word


def test_each_photo_goes_to_the_next_animal() -> None:
    assert PhotosPicked() in messages_of_page(view(PAGE))
    assert effects_of(PAGE, PhotosPicked()) == (OpenPhoto(Source.SEVERAL),)
    begun = after(PAGE, PictureOpened("zebra"), WordPicked(), WordTyped("Sun"), DialogClosed())
    coming = after(begun, DialogClosed(), PhotosComing(3))
    assert "3 more photos are on their way" in text_of(view(coming))
    one, *others = added(3)
    effects = effects_of(coming, one)
    assert effects[:2] == (SaveImage(one.image), SaveSet(edited(after(coming, one))))
    model = after(coming, one, *others)
    assert names(model) == {"lion": "cup", "zebra": "", "koala": "cup", "whale": "cup"}
    assert edited(model).own("lion") == Own(Face(Kind.PHOTO, one.image, "cup"))
    assert "on their way" not in text_of(view(model))


def test_all_photos_are_taken_back_and_made_again_in_one_step() -> None:
    model = after(PAGE, SetNamed("Words"), PhotosComing(4), *added(4))
    undone = after(model, ChangeUndone())
    assert (edited(undone).name, edited(undone).pictures) == ("Words", ())
    redone = after(undone, ChangeRedone())
    assert edited(redone) == edited(model)
    assert SaveSet(edited(model)) in effects_of(undone, ChangeRedone())
    assert redone.editing
    assert announcement(redone.editing) == "Done again: 4 pictures"
    second = after(redone, PhotosComing(2), *added(2), ChangeUndone())
    assert edited(second) == edited(model)


def test_another_change_ends_what_can_be_made_again() -> None:
    undone = after(PAGE, SetNamed("Words"), ChangeUndone())
    assert effects_of(undone, ChangeRedone())
    other = after(undone, SetNamed("Cups"))
    assert effects_of(other, ChangeRedone()) == ()


def test_more_photos_than_animals_wait_for_a_larger_board() -> None:
    number = len(LITTLE) + 5
    model = after(PAGE, PhotosComing(number), *added(number))
    assert len(edited(model).pictures) == number
    assert "This board is too small for 5 pictures." in text_of(view(model))


def test_photos_that_cannot_be_read_are_counted() -> None:
    model = after(PAGE, PhotosComing(3), *added(1), PhotoRefused(), PhotoRefused())
    assert "2 photos cannot be used." in text_of(view(model))
    full = len(PICTURES)
    model = after(PAGE, PhotosComing(full + 1), *added(full + 1))
    assert "1 photo cannot be used." in text_of(view(model))


def test_photos_that_cannot_be_read_are_named() -> None:
    names = ("a_bad_one.jpg", "<b>.png", "c.gif", "d.bmp")
    model = after(PAGE, PhotosComing(5), *(PhotoRefused(0, name) for name in names), *added(1))
    assert "4 photos cannot be used. a bad one.jpg, <b>.png, c.gif …" in text_of(view(model))
    one = after(PAGE, PhotosComing(1), PhotoRefused(0, names[0]))
    assert "1 photo cannot be used. a bad one.jpg" in text_of(view(one))
    assert "…" not in text_of(view(one))
    full = len(PICTURES)
    many = after(PAGE, PhotosComing(full), *added(full))
    over = after(many, PhotosComing(1), PhotoAdded("1" * 16, "last.jpg"))
    assert "1 photo cannot be used. last.jpg" in text_of(view(over))


def test_photos_that_come_to_another_page_change_nothing() -> None:
    left = after(PAGE, PhotosComing(3, 1), SetClosed(), SetOpened(PETS.id), PhotosComing(1, 2))
    late = after(left, PhotoAdded("1" * 16, "late.jpg", 1), PhotoRefused(1))
    assert late == left, "a photo of the set before"
    own = after(late, PhotoAdded("2" * 16, "own.jpg", 2), PhotoAdded("3" * 16, "late.jpg", 1))
    assert [o.board.name for _c, o in edited(own).pictures if o.board.kind is Kind.PHOTO][
        -1
    ] == "own"
    coming = after(PAGE, PhotosComing(2), *added(1), SetClosed(), SetOpened(PETS.id))
    assert after(coming, *added(1)) == coming


def test_a_photo_of_a_file_ends_what_was_wrong_and_has_a_name() -> None:
    opening = after(PAGE, PictureOpened("lion"), PhotoFilePicked(), MediaFailed("empty"))
    opened = after(opening, PhotoOpened("01_cup.jpg"))
    assert isinstance(opened.dialog, PhotoDialog)
    assert opened.dialog.failure == ""
    made = after(opened, ImageMade("ab" * 8))
    assert names(made) == {"lion": "cup"}
    again = after(made, PhotoFilePicked(), PhotoOpened("02_sun.jpg"), ImageMade("cd" * 8))
    assert names(again) == {"lion": "cup"}
