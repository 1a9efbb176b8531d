"""The picture set in use: which one it is, what the page draws, and what is saved."""

import json
from dataclasses import replace

import pytest

from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.message import Message
from game.ui.frame.saved_list import SavedList
from game.ui.look import shown_pictures
from game.ui.look.shown_pictures import board_drawing, card_drawing, card_is_word
from game.ui.look.words import PICTURES, animal_word, card_word
from game.ui.model.effect import ApplySet, Effect
from game.ui.model.model import Model
from game.ui.model.saved_lists import changed_sets
from game.ui.model.saving_effects import DeleteSet, SaveSet, SaveSettings
from game.ui.saved.settings_text import parse_settings, settings_text
from game.ui.screens.builder.msg import BuildPicked, LaidOut, LayoutPicked
from game.ui.screens.pictures.examples import example
from game.ui.screens.pictures.msg import SetsRead
from game.ui.screens.print.msg import PaperPicked
from game.ui.screens.setup.msg import EditionPicked
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet
from game.ui.sets.set_pictures import apply_json, pictures_of
from game.ui.sets.sets_text import SETS
from game.ui.settings.settings import Settings
from game.ui.ways import PrintOpened, SetPicked
from tests.ui.pages import after
from tests.ui.test_builder_board import shuffled

DOG = Own(Face(Kind.PHOTO, "aa" * 8, "Rex"), sound="bb" * 8)
SUM = Own(Face(Kind.WORD, "7", "7"), Face(Kind.WORD, "3 + 4", "3 + 4"))
ART = Own(Face(Kind.ART, "lib-dog", "Dog"))
LETTER = Own(Face(Kind.ART, "owl", "Owl"), Face(Kind.WORD, "Ow", "Ow"))
PETS = PictureSet(
    "12345678", "Pets", (("lion", DOG), ("zebra", SUM), ("fox", ART), ("owl", LETTER))
)
OTHER = PictureSet("87654321", "Other")
READ = SetsRead(SETS.text(SavedList((PETS, OTHER))))


def drawn_after(model: Model, msg: Message) -> tuple[Model, list[PictureSet | None]]:
    """The model after the message, and the sets that the page is asked to draw."""
    after, effects = update(model, msg)
    return after, [effect.pictures for effect in effects if isinstance(effect, ApplySet)]


def test_a_set_is_in_use_once_it_is_read() -> None:
    start = Model(Settings(set_id=PETS.id))
    assert start.set_in_use is None
    assert drawn_after(start, READ) == (replace(start, sets=(PETS, OTHER)), [PETS])


def test_the_page_draws_another_set_when_it_is_picked_and_the_animals_when_it_is_gone() -> None:
    read = Model(sets=(PETS, OTHER))
    picked, drawn = drawn_after(read, SetPicked(PETS.id))
    assert (picked.set_in_use, drawn) == (PETS, [PETS])
    assert drawn_after(picked, SetPicked(PETS.id))[1] == []
    assert drawn_after(picked, SetPicked(OTHER.id))[1] == [OTHER]
    assert drawn_after(picked, SetPicked(""))[1] == [None]
    gone, drawn = drawn_after(picked, SetsRead(""))
    assert (gone.set_in_use, drawn) == (None, [None])


def test_letters_are_drawn_for_the_board_that_is_shown() -> None:
    letters = replace(example("letters", ""), id="12345678")
    home = Model(Settings(set_id=letters.id), sets=(letters,))
    grand, drawn = drawn_after(home, EditionPicked("grand-zoo"))
    assert [pictures and pictures.own("lion") for pictures in drawn] == [letter("lion", "Li")]
    paper = after(grand, PrintOpened(), PaperPicked("little-zoo"))
    for model, word in ((home, "L"), (grand, "Li"), (paper, "L")):
        view(model)
        assert card_word("lion") == word
    assert drawn_after(grand, EditionPicked("grand-zoo"))[1] == []


def letter(card: str, written: str) -> Own:
    name = animal_word(card)
    return Own(Face(Kind.ART, card, name), Face(Kind.WORD, written, written))


def test_a_changed_set_is_drawn_again() -> None:
    changed_set = replace(PETS, pictures=(("lion", SUM),))
    start = Model(Settings(set_id=PETS.id), sets=(PETS,))
    assert drawn_after(start, SetsRead(SETS.text(SavedList((changed_set,)))))[1] == [changed_set]


def test_the_choice_is_saved() -> None:
    _after, effects = update(Model(sets=(PETS,)), SetPicked(PETS.id))
    saved: list[Effect] = [effect for effect in effects if isinstance(effect, SaveSettings)]
    assert saved == [SaveSettings(Settings(set_id=PETS.id))]
    assert parse_settings(settings_text(Settings(set_id=PETS.id))).set_id == PETS.id


@pytest.mark.parametrize("zoo", [3, None, "../..", "lion", "a" * 99])
def test_a_choice_that_is_no_id_means_the_animals(zoo: object) -> None:
    assert parse_settings(json.dumps({"zoo": zoo})).set_id == ""


def test_sets_are_saved_and_deleted() -> None:
    saved = changed_sets(SavedList((OTHER,)), SaveSet(PETS))
    assert saved.items == (PETS, OTHER)
    assert changed_sets(saved, DeleteSet(OTHER.id)).items == (PETS,)


def test_the_page_hears_what_it_has_to_draw_and_to_play() -> None:
    assert json.loads(apply_json(PETS, ())) == {
        "faces": {
            "own-lion-board": {"image": "aa" * 8},
            "own-zebra-board": {"word": "7"},
            "own-zebra-card": {"word": "3 + 4"},
            "own-fox-board": {"art": "lib-dog"},
            "own-owl-card": {"word": "Ow"},
        },
        "voices": {"lion": "bb" * 8, "zebra": "", "fox": ""},
    }
    assert json.loads(apply_json(None, ())) == {"faces": {}, "voices": {}}


def test_a_few_pictures_stand_for_a_set_that_is_not_worn() -> None:
    faces = {f"set-{PETS.id}-0": {"image": "aa" * 8}, f"set-{PETS.id}-1": {"word": "7"}}
    shown = json.loads(apply_json(None, (PETS,)))["faces"]
    assert {name: shown[name] for name in faces} == faces
    assert all(name.startswith("set-") for name in shown)


def test_what_is_worn_stays_the_same_object_as_long_as_the_set_does() -> None:
    assert pictures_of(PETS) is pictures_of(PETS)
    assert pictures_of(None) is shown_pictures.ANIMALS
    assert pictures_of(OTHER) is not pictures_of(PETS)


def test_the_builder_shows_the_set_as_the_game_will() -> None:
    opened = after(Model(), BuildPicked())
    assert opened.building
    board = opened.building.board
    layout = shuffled(board)
    animals = {picture for line in layout for picture in line if picture}
    others = [card for card in PICTURES if card not in animals][: len(animals)]
    own = tuple((card, Own(Face(Kind.WORD, f"Word {card}", ""))) for card in others)
    zoo = PictureSet("12345678", "Words", own)
    home = Model(Settings(set_id=zoo.id), sets=(zoo,))
    built = after(home, BuildPicked(), LayoutPicked(), LaidOut(board, layout))
    assert built.building
    assert built.building.edition
    view(built)
    shown = [card for card in animals if board_drawing(card) == f"own-{card}-board"]
    assert len(shown) == len(animals)


def test_the_view_shows_the_set_in_use() -> None:
    view(Model(Settings(set_id=PETS.id), sets=(PETS,)))
    assert (board_drawing("lion"), card_drawing("lion")) == ("own-lion-board",) * 2
    assert (board_drawing("zebra"), card_drawing("zebra")) == (
        "own-zebra-board",
        "own-zebra-card",
    )
    assert (board_drawing("owl"), card_drawing("owl")) == (
        "owl",
        "own-owl-card",
    )
    assert [card for card in ("lion", "zebra", "owl") if card_is_word(card)] == [
        "zebra",
        "owl",
    ]
    view(Model(sets=(PETS,)))
    assert board_drawing("lion") == "lion"
