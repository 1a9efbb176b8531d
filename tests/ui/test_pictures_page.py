"""The page of a picture set: pictures are made, taken back, saved, copied and deleted."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.app.rooms import decode
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.keys import KeyPressed
from game.ui.frame.markup import Node, to_html
from game.ui.frame.message import Message
from game.ui.model.effect import (
    ApplySet,
    BeginSet,
    ClearPad,
    CloseMedia,
    DropImages,
    Effect,
    FinishImage,
    Focus,
    OpenPhoto,
    OpenSound,
    PlaySaved,
    SaveImage,
)
from game.ui.model.lock import SumDialog
from game.ui.model.model import Model
from game.ui.model.pictures import Editing, NewSetDialog, PhotoDialog, PictureDialog, SetsDialog
from game.ui.model.print import Printing
from game.ui.model.saving_effects import Deal, DeleteSet, SaveSet, SaveSettings
from game.ui.model.setup import SetUp
from game.ui.screens.pictures.examples import EXAMPLES
from game.ui.screens.pictures.face_msg import (
    AnimalPicked,
    ArtPicked,
    CameraOpened,
    CameraPicked,
    CardFlipped,
    ClearPadAnswered,
    ClearPadPicked,
    DrawingKept,
    DrawingPicked,
    ImageFinished,
    ImageMade,
    LibraryPicked,
    LibraryRead,
    LibrarySearched,
    MediaFailed,
    NextPicked,
    PhotoFilePicked,
    PhotoOpened,
    PhotoTaken,
    PictureNamed,
    RecordPicked,
    SidePicked,
    SoundFilePicked,
    SoundMade,
    SoundPlayed,
    SoundRemoved,
    WordPicked,
    WordTyped,
)
from game.ui.screens.pictures.msg import (
    ChangeUndone,
    DeleteSetConfirmed,
    DeleteSetPicked,
    ExamplePicked,
    NewSetPicked,
    PictureOpened,
    SecondLanguagePicked,
    SetClosed,
    SetCopied,
    SetMade,
    SetNamed,
    SetOpened,
    SetPlayed,
    SetRestored,
)
from game.ui.screens.pictures.sentences import FAILURES, announcement, failure_text
from game.ui.sets.picture_set import MAX_SETS, Face, Kind, Own, PictureSet, Place, Source, Stage
from game.ui.settings.settings import Settings
from game.ui.ways import DialogClosed, SetPicked, SetsOpened
from tests.effort import often
from tests.ui.pages import after, dialog_text, labels, messages_of_page, nodes, said, text_of
from tests.ui.random_pages import LIBRARY, Device, device_answers

PHOTO, DRAWING, SOUND = "aa" * 8, "bb" * 8, "cc" * 8
PETS = PictureSet("dd" * 8, "Pets")


def page(*msgs: Message, sets: tuple[PictureSet, ...] = (PETS,), locked: bool = False) -> Model:
    """The page of the first set, after the messages."""
    model = Model(Settings(children_lock=locked), sets=sets)
    for msg in (SetOpened(sets[0].id), *msgs):
        model, _effects = update(model, msg)
    return model


def edited(model: Model) -> PictureSet:
    assert model.editing
    assert model.editing.pictures in model.sets
    return model.editing.pictures


def own(model: Model, card: str = "lion") -> Own | None:
    return edited(model).own(card)


def effects_of(model: Model, msg: Message) -> tuple[Effect, ...]:
    return update(model, msg)[1]


def dialog_of(model: Model) -> Node:
    return next(node for node in nodes(view(model)) if node.tag == "dialog")


def names_of_tiles(model: Model) -> list[str]:
    tiles = (node for node in nodes(view(model)) if node.key == "lion")
    spans = (node for tile in tiles for node in nodes(tile))
    return [text_of(node) for node in spans if node.attributes.get("class") == "name"]


PICTURE = PictureOpened("lion")
ART_DOG = Face(Kind.ART, "lib-dog", "Dog")
WITH_PHOTO = (PICTURE, PhotoFilePicked(), ImageFinished(), ImageMade(PHOTO))


def test_opening_a_page_uses_the_set_and_forgets_what_no_set_needs() -> None:
    model, effects = update(Model(sets=(PETS,)), SetOpened(PETS.id))
    assert model.set_in_use == PETS
    assert {SaveSettings(model.settings), DropImages(), ApplySet(PETS, (PETS,))} <= set(effects)
    assert Model(sets=(PETS,)) == update(Model(sets=(PETS,)), SetOpened("ff"))[0]


def test_a_new_set_is_kept_and_used_at_once() -> None:
    asked, _effects = update(update(Model(), SetsOpened())[0], NewSetPicked())
    assert asked.dialog == NewSetDialog("uk")
    model, effects = update(asked, ExamplePicked(""))
    assert effects == (BeginSet(PictureSet("", "Our pictures")),)
    begun, effects = update(model, SetMade(replace(PETS, name="Our pictures")))
    assert begun.set_in_use == edited(begun)
    assert SaveSet(edited(begun)) in effects
    assert update(asked, DialogClosed())[0].dialog == SetsDialog("")


def test_new_pictures_can_begin_with_photos() -> None:
    asked = after(Model(), SetsOpened(), NewSetPicked())
    assert "Add photos" in text_of(view(asked))
    model, effects = update(asked, ExamplePicked("photos"))
    assert effects == (BeginSet(PictureSet("", "Our pictures")),)
    made = SetMade(PictureSet("ab" * 8, "Our pictures"))
    assert OpenPhoto(Source.SEVERAL) in effects_of(model, made)
    animals = after(asked, ExamplePicked(""))
    assert OpenPhoto(Source.SEVERAL) not in effects_of(animals, made)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_a_set_to_begin_with(name: str) -> None:
    asked, _effects = update(Model(language="de", dialog=NewSetDialog("en")), ExamplePicked(name))
    (begin,) = effects_of(Model(language="de", dialog=NewSetDialog("fr")), ExamplePicked(name))
    assert isinstance(begin, BeginSet)
    assert begin.pictures.pictures
    picked = update(asked, SecondLanguagePicked("fr"))[0]
    assert effects_of(picked, ExamplePicked(name)) == (begin,)


def test_a_set_gets_a_name_that_no_other_has() -> None:
    copied = effects_of(page(), SetCopied())
    assert copied == (BeginSet(PictureSet("", "Pets 2")),)


def test_no_more_sets_than_allowed_are_begun() -> None:
    sets = tuple(PictureSet(f"{number:016x}", "") for number in range(MAX_SETS))
    full = page(sets=sets)
    assert effects_of(full, SetCopied()) == ()
    assert update(full, NewSetPicked())[0].dialog is None
    assert "Delete one first." in text_of(view(full))
    assert len(update(full, SetMade(PETS))[0].sets) == MAX_SETS


def test_a_photo_stands_in_the_place_of_the_animal() -> None:
    before = page(*WITH_PHOTO[:-1])
    assert before.dialog == PhotoDialog(Place("lion", False), Source.FILE, Stage.STILL, "")
    model, effects = update(before, ImageMade(PHOTO))
    assert own(model) == Own(Face(Kind.PHOTO, PHOTO, ""))
    assert effects[:2] == (SaveImage(PHOTO), SaveSet(edited(model)))
    assert isinstance(model.dialog, PictureDialog)


def test_an_image_that_comes_too_late_changes_nothing() -> None:
    for model in (page(), page(PICTURE), Model(sets=(PETS,))):
        assert update(model, ImageMade(PHOTO)) == (model, ())
        assert update(model, SoundMade(SOUND)) == (model, ())


def test_the_camera_is_stopped_and_can_be_asked_again() -> None:
    awaited = page(PICTURE, CameraPicked())
    assert update(awaited, PhotoTaken()) == (awaited, ())
    model = update(awaited, CameraOpened())[0]
    assert OpenPhoto(Source.CAMERA) in effects_of(page(PICTURE), CameraPicked())
    taken = update(model, PhotoTaken())[0]
    assert isinstance(taken.dialog, PhotoDialog)
    assert taken.dialog.stage is Stage.STILL
    assert update(taken, CameraOpened())[0] == taken
    assert update(taken, CameraPicked())[0] == awaited


@pytest.mark.parametrize("why", FAILURES)
def test_what_does_not_work_is_said_beside_its_control(why: str) -> None:
    for msg in (CameraPicked(), PhotoFilePicked(), RecordPicked(), SoundFilePicked()):
        model = page(*WITH_PHOTO, msg, MediaFailed(why))
        is_sound = isinstance(msg, RecordPicked | SoundFilePicked)
        shown = "no-microphone" if is_sound and why == "none" else why
        assert failure_text(shown) in said(model, "p")
    assert failure_text("") == ""


def test_a_name_stays_when_the_photo_changes() -> None:
    named = PictureNamed(" Rex  the\ndog ")
    model = page(*WITH_PHOTO, named, PhotoFilePicked(), ImageMade(DRAWING))
    assert own(model) == Own(Face(Kind.PHOTO, DRAWING, "Rex the dog"))


def test_an_animal_can_have_a_name_of_its_own() -> None:
    model = page(PICTURE, PictureNamed("Simba"))
    assert own(model) == Own(Face(Kind.ART, "lion", "Simba"))
    assert own(update(model, PictureNamed(""))[0]) is None


def test_a_word_is_seen_while_it_is_typed_and_taken_back_in_one_step() -> None:
    model = page(PICTURE, WordPicked(), *(WordTyped("Sun"[:end]) for end in (1, 2, 3)))
    assert own(model) == Own(Face(Kind.WORD, "Sun", ""))
    assert edited(update(model, ChangeUndone())[0]) == PETS
    assert own(update(model, WordTyped(" "))[0]) is None


def test_a_drawing_can_go_on_later() -> None:
    model = page(PICTURE, DrawingPicked(), ImageFinished(), ImageMade(DRAWING), DrawingPicked())
    assert f'data-image="{DRAWING}"' in to_html(view(model))


def test_a_drawing_that_is_left_is_kept() -> None:
    model = page(PICTURE, DrawingPicked())
    left, effects = update(model, DialogClosed())
    assert (left, effects) == (model, (FinishImage(),))
    made = update(left, ImageMade(DRAWING))[0]
    assert own(made) == Own(Face(Kind.DRAWING, DRAWING, ""))
    nothing = update(left, MediaFailed("empty"))[0]
    assert (own(nothing), nothing.dialog) == (None, page(PICTURE).dialog)
    failed = update(left, MediaFailed("full"))[0]
    assert update(failed, DialogClosed())[0].dialog == page(PICTURE).dialog


def test_a_drawing_that_nobody_ends_is_kept_and_is_one_step_to_take_back() -> None:
    model = page(PICTURE, DrawingPicked())
    kept, effects = update(model, DrawingKept(PHOTO))
    assert effects[:2] == (SaveImage(PHOTO), SaveSet(edited(kept)))
    assert kept.dialog == model.dialog
    assert update(kept, DrawingKept(PHOTO)) == (kept, (SaveImage(PHOTO),))
    ended = after(kept, ImageMade(DRAWING))
    assert own(ended) == Own(Face(Kind.DRAWING, DRAWING, ""))
    assert edited(after(ended, DialogClosed(), ChangeUndone())) == PETS
    again = after(ended, DrawingPicked(), DrawingKept(PHOTO))
    assert own(again) == Own(Face(Kind.DRAWING, PHOTO, ""))
    assert own(after(again, MediaFailed("empty"))) == own(ended)
    assert own(after(ended, DrawingPicked(), MediaFailed("empty"))) == own(ended)
    assert own(after(kept, MediaFailed("empty"))) is None
    assert update(ended, DrawingKept(PHOTO)) == (ended, ())


def test_a_drawing_is_cleared_only_after_a_question() -> None:
    model = page(PICTURE, DrawingPicked())
    assert ClearPad() not in effects_of(model, ClearPadAnswered(1))
    asked = update(model, ClearPadPicked())[0]
    assert ClearPad() in effects_of(asked, ClearPadAnswered(1))
    assert ClearPad() not in effects_of(asked, ClearPadAnswered(0))


def test_a_picture_of_the_library_is_found_by_its_name() -> None:
    model = page(PICTURE, LibraryPicked(), LibraryRead(LIBRARY), LibrarySearched("pupp"))
    assert ArtPicked("lib-dog") in messages_of_page(view(model))
    chosen = update(model, ArtPicked("lib-dog"))[0]
    assert own(chosen) == Own(Face(Kind.ART, "lib-dog", "Dog"))
    assert update(model, ArtPicked("lib-none"))[0] == model
    unread = update(page(PICTURE, LibraryPicked()), LibraryRead(""))[0]
    assert failure_text("missing") in said(unread, "p")


def test_the_card_can_show_something_else() -> None:
    model = page(*WITH_PHOTO, PictureNamed("Rex"), CardFlipped())
    assert own(model) == Own(Face(Kind.PHOTO, PHOTO, "Rex"), Face(Kind.WORD, "Rex", ""))
    worded = update(update(model, WordPicked())[0], WordTyped("7"))[0]
    assert own(worded) == Own(Face(Kind.PHOTO, PHOTO, "Rex"), Face(Kind.WORD, "7", ""))
    board = update(update(worded, DialogClosed())[0], SidePicked(0))[0]
    assert own(update(board, AnimalPicked())[0]) == Own(
        Face(Kind.ART, "lion", ""), Face(Kind.WORD, "7", "")
    )
    assert own(update(board, CardFlipped())[0]) == Own(Face(Kind.PHOTO, PHOTO, "Rex"))


def test_a_photo_has_a_sound_and_loses_it_with_the_photo() -> None:
    recording = page(*WITH_PHOTO, RecordPicked())
    model, effects = update(recording, SoundMade(SOUND))
    assert SaveImage(SOUND) in effects
    assert effects_of(model, SoundPlayed()) == (PlaySaved(SOUND),)
    silent = update(model, SoundRemoved())[0]
    assert own(silent) == Own(Face(Kind.PHOTO, PHOTO, ""))
    assert edited(update(silent, ChangeUndone())[0]).images == {PHOTO, SOUND}
    assert own(update(model, AnimalPicked())[0]) is None
    assert CloseMedia() in effects_of(recording, DialogClosed())


def test_a_sound_comes_from_a_file_and_only_for_the_picture_that_asked() -> None:
    asked, effects = update(page(*WITH_PHOTO), SoundFilePicked())
    assert effects == (OpenSound(),)
    assert "A sound from this device" in labels(asked)  # A user who cancels gives no answer.
    model, effects = update(asked, SoundMade(SOUND))
    assert SaveImage(SOUND) in effects
    assert own(model) == Own(Face(Kind.PHOTO, PHOTO, ""), sound=SOUND)
    for msg in (NextPicked(), DialogClosed(), MediaFailed("unreadable")):
        left = after(asked, msg)
        assert update(left, SoundMade(SOUND)) == (left, ())


HEARD = (*WITH_PHOTO, RecordPicked(), SoundMade(SOUND))


@pytest.mark.parametrize(
    ("msgs", "face"),
    [
        ((WordPicked(), WordTyped("ship")), Face(Kind.WORD, "ship", "")),
        (
            (WordPicked(), WordTyped("s"), WordTyped(""), WordTyped("boat")),
            Face(Kind.WORD, "boat", ""),
        ),
        ((DrawingPicked(), ImageMade(DRAWING)), Face(Kind.DRAWING, DRAWING, "")),
        ((LibraryPicked(), LibraryRead(LIBRARY), ArtPicked("lib-dog")), ART_DOG),
        ((PhotoFilePicked(), ImageMade(DRAWING)), Face(Kind.PHOTO, DRAWING, "")),
    ],
)
def test_a_sound_stays_when_the_picture_changes(msgs: tuple[Message, ...], face: Face) -> None:
    heard = page(*HEARD)
    changed = after(heard, *msgs)
    assert own(changed) == Own(face, sound=SOUND)
    undone = after(changed, DialogClosed(), ChangeUndone())
    assert own(undone) == own(heard) == Own(Face(Kind.PHOTO, PHOTO, ""), sound=SOUND)


@pytest.mark.parametrize(
    "msgs",
    [
        (WordPicked(), WordTyped("ship"), DialogClosed()),
        (DrawingPicked(), ImageMade(DRAWING)),
        (LibraryPicked(), LibraryRead(LIBRARY), ArtPicked("lib-dog")),
        (CardFlipped(), DrawingPicked(), ImageMade(DRAWING)),
    ],
)
def test_every_own_picture_can_have_a_sound(msgs: tuple[Message, ...]) -> None:
    model = page(PICTURE, *msgs)
    assert RecordPicked() in messages_of_page(view(model))
    heard = own(after(model, RecordPicked(), SoundMade(SOUND)))
    assert heard
    assert heard.sound == SOUND


@pytest.mark.parametrize(
    "made",
    [
        (PhotoFilePicked(), PhotoOpened("IMG_2031.jpg"), ImageMade(PHOTO)),
        (DrawingPicked(), ImageMade(DRAWING)),
    ],
)
def test_a_picture_without_a_name_asks_for_one(made: tuple[Message, ...]) -> None:
    model = page(PICTURE, *made)
    field = next(node for node in nodes(view(model)) if node.attributes.get("placeholder"))
    assert field.attributes["placeholder"] == "Name?"
    tiles = after(model, DialogClosed())
    assert names_of_tiles(tiles)[0] == "Name?"
    assert "Name? (Lion)" in labels(tiles)
    named = after(model, PictureNamed("Grandpa"), DialogClosed())
    assert names_of_tiles(named)[0] == "Grandpa"


def test_an_animal_and_a_word_need_no_name() -> None:
    for msgs in ((), (PICTURE, WordPicked(), WordTyped("ship"))):
        assert "Name?" not in text_of(view(page(*msgs)))


@pytest.mark.parametrize("msgs", [(PICTURE,), (PICTURE, WordPicked())])
def test_enter_in_a_field_goes_on_with_the_next_picture(msgs: tuple[Message, ...]) -> None:
    model = page(*msgs)
    field = next(node for node in nodes(dialog_of(model)) if node.tag == "input")
    following = update(model, decode(field.attributes["data-enter"]))[0]
    assert following.dialog == update(model, NextPicked())[0].dialog != model.dialog


def test_the_focus_goes_back_to_the_picture() -> None:
    assert Focus("own-lion") in effects_of(page(PICTURE), DialogClosed())
    assert Focus("own-lion") not in effects_of(page(PICTURE, WordPicked()), DialogClosed())


def test_escape_leads_back_step_by_step() -> None:
    model = page(PICTURE, WordPicked())
    escape = KeyPressed("Escape", False)
    for expected in (PictureDialog, type(None)):
        model = update(model, escape)[0]
        assert isinstance(model.dialog, expected)
    assert update(model, escape)[0].editing is None


def test_the_set_in_use_is_deleted_after_a_question() -> None:
    asked = page(DeleteSetPicked())
    model, effects = update(asked, DeleteSetConfirmed())
    assert (model.sets, model.editing, model.settings.set_id) == ((), None, "")
    assert {DeleteSet(PETS.id), SaveSettings(model.settings)} <= set(effects)


def test_a_deleted_set_can_be_brought_back_while_its_list_is_open() -> None:
    deleted = page(*WITH_PHOTO, DialogClosed(), DeleteSetPicked(), DeleteSetConfirmed())
    assert "Bring back Pets" in dialog_text(deleted)
    assert SetRestored() in messages_of_page(view(deleted))
    back, effects = update(deleted, SetRestored())
    assert own(back) == Own(Face(Kind.PHOTO, PHOTO, ""))
    assert {SaveSet(edited(back)), SaveSettings(back.settings)} <= set(effects)
    assert (back.set_in_use, back.dialog) == (edited(back), None)
    left = after(deleted, DialogClosed(), SetsOpened())
    assert "Bring back" not in dialog_text(left)
    assert update(left, SetRestored()) == (left, ())


def test_the_animals_are_offered_beside_the_sets() -> None:
    home = update(page(), SetClosed())[0]
    assert SetPicked("") in messages_of_page(view(replace(home, screen=SetUp())))
    assert update(home, SetPicked(""))[0].set_in_use is None


def test_the_set_up_offers_the_newest_sets_and_the_one_in_use() -> None:
    sets = tuple(PictureSet(f"{number:016x}", f"Zoo {number}") for number in range(5))
    home = Model(Settings(set_id=sets[4].id), sets=sets, screen=SetUp())
    offered = [msg for msg in messages_of_page(view(home)) if isinstance(msg, SetPicked)]
    assert offered == [SetPicked(one) for one in ("", sets[0].id, sets[1].id, sets[4].id)]


def test_a_game_begins_from_the_page() -> None:
    model, effects = update(page(), SetPlayed())
    assert model.editing is None
    assert any(isinstance(effect, Deal) for effect in effects)


@pytest.mark.parametrize(
    "msgs", [(PICTURE, CameraPicked()), (*WITH_PHOTO, RecordPicked()), (DeleteSetPicked(),)]
)
def test_the_lock_holds_back_what_is_for_grown_ups(msgs: tuple[Message, ...]) -> None:
    assert page(*msgs, locked=True).dialog == SumDialog()


@pytest.mark.parametrize("msg", [PhotoFilePicked(), DrawingPicked(), WordPicked()])
def test_a_child_can_make_pictures(msg: Message) -> None:
    assert page(PICTURE, msg, locked=True).dialog != SumDialog()


def test_what_changes_is_announced() -> None:
    model = page(PICTURE, PictureNamed("Simba"))
    assert model.editing
    assert announcement(model.editing) == "Lion: now Simba"
    undone = update(model, ChangeUndone())[0].editing
    assert undone
    assert announcement(undone) == "Undone: Simba"
    assert announcement(Editing(PETS)) == ""


def test_the_name_of_the_set_is_taken_back_in_one_step() -> None:
    model = page(SetNamed("P"), SetNamed("Pe"), SetNamed("Pets at home"))
    assert edited(model).name == "Pets at home"
    assert edited(update(model, ChangeUndone())[0]) == PETS


@settings(max_examples=often(25))
@given(st.integers(0, 2**32), st.booleans(), st.sampled_from(["little-zoo", "grand-zoo"]))
def test_all_changes_of_a_visit_can_be_taken_back(chance: int, locked: bool, edition: str) -> None:
    """Whatever the page offers never raises; undo gives back the set as it was at the beginning."""
    rng = random.Random(chance)
    kept = Settings(children_lock=locked, edition=edition)
    model = Model(kept, sets=(PETS,), screen=Editing(PETS))
    device, waiting = Device(trouble=False), list[Message]()
    for _tap in range(60):
        offered = messages_of_page(view(model), rng.choice(["", "Rex", "dog", "\u05d0 1"]))
        fitting = [msg for msg in offered if not isinstance(msg, SetClosed | SetPlayed)]
        then, effects = update(model, waiting.pop(0) if waiting else rng.choice(fitting))
        if (
            then.editing is None
            or then.editing.pictures.id != PETS.id
            or isinstance(then.screen, Printing)
        ):
            continue
        waiting += device_answers(effects, device, rng)
        model = then
    while model.editing and model.editing.former:
        model = update(replace(model, dialog=None), ChangeUndone())[0]
    assert edited(model) == PETS
