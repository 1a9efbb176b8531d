"""What a set can have besides pictures of animals: unicorn, dragon and sun, and sounds alone."""

import json
from dataclasses import replace

import pytest

from game.rules.edition_data import load_edition
from game.ui.app.view import view
from game.ui.frame.message import Message, encode
from game.ui.frame.saved_list import SavedList
from game.ui.look import shown_pictures
from game.ui.look.words import card_word
from game.ui.model.model import Model
from game.ui.screens.learn.help import sentence
from game.ui.screens.learn.rules import rules_of
from game.ui.screens.learn.scenes import Topic, explained_game
from game.ui.screens.pictures.card_words import have_words
from game.ui.screens.pictures.face_msg import (
    AnimalPicked,
    CardFlipped,
    DrawingPicked,
    ImageMade,
    NextPicked,
    PictureNamed,
    RecordPicked,
    SidePicked,
    SoundMade,
    SoundRemoved,
    WordPicked,
    WordTyped,
)
from game.ui.screens.pictures.msg import (
    ChangeUndone,
    HidingFlipped,
    PhotoAdded,
    PhotosComing,
    PictureOpened,
    SetClosed,
    WordsFlipped,
)
from game.ui.screens.print.msg import PaperPicked
from game.ui.screens.setup.msg import PlacesFlipped
from game.ui.screens.table.board import bare_board
from game.ui.screens.table.msg import CardPicked
from game.ui.sets.picture_set import SPECIAL, Face, Kind, Own, PictureSet
from game.ui.sets.set_pictures import apply_json, pictures_of, placed
from game.ui.sets.sets_text import SETS, read_set, set_data
from game.ui.settings.settings import Settings
from game.ui.ways import DialogClosed, OptionsOpened, PrintOpened, SetPicked
from tests.ui.pages import after, classes_of, labels, laid_out, messages_of_page, nodes, text_of
from tests.ui.test_pictures_page import DRAWING, PHOTO, SOUND, edited, own, page
from tests.ui.test_set_everywhere import drawings

PICTURE, SUN = PictureOpened("lion"), PictureOpened("sun")
LITTLE = Settings().rules.pictures
STAR, JOKER, THIEF = (
    Own(Face(Kind.PHOTO, "aa" * 8, "Star")),
    Own(Face(Kind.DRAWING, "bb" * 8, "Joker"), sound="cc" * 8),
    Own(Face(Kind.WORD, "Thief", "")),
)
OURS = PictureSet("ab" * 8, "Ours", (("unicorn", JOKER), ("dragon", THIEF), ("sun", STAR)))
NOW = ("unicorn", "dragon", "sun", "add", "remove")


def voices(model: Model) -> dict[str, str]:
    found: dict[str, str] = json.loads(apply_json(edited(model), ()))["voices"]
    return found


@pytest.mark.parametrize("msgs", [(), (PictureNamed("Simba"),), (CardFlipped(),)])
def test_a_sound_can_come_before_the_picture(msgs: tuple[Message, ...]) -> None:
    before = page(PICTURE, *msgs)
    assert RecordPicked() in messages_of_page(view(before))
    heard = after(before, RecordPicked(), SoundMade(SOUND))
    assert own(heard) == replace(own(before) or Own(Face(Kind.ART, "lion", "")), sound=SOUND)
    assert voices(heard) == {"lion": SOUND}
    pictured = own(after(heard, SidePicked(0), DrawingPicked(), ImageMade(DRAWING)))
    assert pictured
    assert (pictured.board.what, pictured.sound) == (DRAWING, SOUND)


def test_a_sound_without_a_picture_stays_with_its_animal_until_a_photo_comes() -> None:
    heard = page(PICTURE, RecordPicked(), SoundMade(SOUND))
    assert "Lion, with a sound" in labels(after(heard, DialogClosed()))
    assert own(after(heard, SoundRemoved())) is None
    assert placed(edited(heard), ["fox", "owl"]) == edited(heard)
    photo = after(heard, DialogClosed(), PhotosComing(1), PhotoAdded(PHOTO, "Rex.jpg"))
    assert own(photo) == Own(Face(Kind.PHOTO, PHOTO, "Rex"), sound=SOUND)


def test_the_unicorn_the_dragon_and_the_sun_are_the_last_places() -> None:
    model = page()
    three = ["Unicorn", "Dragon", "Sun"]
    assert [label for label in labels(model) if label in three] == three
    for card in SPECIAL:
        opened = after(model, PictureOpened(card))
        assert "Something different on the card" not in text_of(view(opened))
        assert after(opened, CardFlipped()) == after(opened, SidePicked(1)) == opened
        drawn = after(opened, DrawingPicked(), ImageMade(DRAWING))
        assert own(drawn, card) == Own(Face(Kind.DRAWING, DRAWING, ""))
        assert own(after(drawn, AnimalPicked()), card) is None
    heard = after(model, PictureOpened("unicorn"), RecordPicked(), SoundMade(SOUND))
    assert voices(heard) == {"unicorn": SOUND, "add": SOUND}


def test_a_sun_has_no_sound_and_comes_before_the_first_animal() -> None:
    model = page(SUN)
    assert RecordPicked() not in messages_of_page(view(model))
    assert after(model, RecordPicked()) == model
    assert after(model, NextPicked()).dialog == page(PictureOpened(LITTLE[0])).dialog


def test_words_on_all_cards_leave_power_cards_alone() -> None:
    named = page(PictureOpened("dragon"), WordPicked(), WordTyped("Away!"), DialogClosed())
    flipped = edited(after(named, WordsFlipped()))
    assert flipped.own("dragon") == Own(Face(Kind.WORD, "Away!", ""))
    assert have_words(flipped, LITTLE)


def test_what_replaces_power_cards_and_suns_has_its_place_on_every_board() -> None:
    for board in ((), LITTLE, ("fox", "owl")):
        assert placed(OURS, board) == OURS
    shown_pictures.use(pictures_of(OURS))
    assert list(map(card_word, NOW)) == ["Joker", "Thief", "Star", "Joker", "Thief"]
    grand = Model(Settings(edition="grand-zoo", set_id=OURS.id), sets=(OURS,))
    paper = view(after(grand, PrintOpened(), PaperPicked("grand-zoo")))
    assert {"own-unicorn-board", "own-dragon-board", "own-sun-board"} <= drawings(paper)
    assert not {*NOW} & drawings(paper)


def test_the_board_and_its_sentences_have_the_name_of_the_own_sun() -> None:
    edition, setup = explained_game(Model(Settings()))
    shown_pictures.use(shown_pictures.ANIMALS)
    usual = rules_of(edition)[1]
    shown_pictures.use(pictures_of(OURS))
    assert "own-sun-board" in drawings(bare_board(load_edition("little-zoo"), turned=False))
    assert sentence(edition, setup, Topic.SUN) == "“Star” counts in your row, too."
    assert rules_of(edition)[1].title == "Star" != usual.title
    assert "Sun" not in " ".join(rules_of(edition)[1].sentences)


def test_a_set_of_an_older_version_is_read_and_written_as_it_was() -> None:
    text = SETS.text(SavedList((replace(OURS, pictures=(("lion", STAR),)),)))
    assert json.loads(text)["sets"][0]["pictures"].keys() == {"lion"}
    assert SETS.text(SETS.read(text)) == text


def test_an_older_version_reads_the_animals_of_a_newer_set() -> None:
    """It leaves out the places that it does not know, and reads the rest."""
    made = replace(OURS, pictures=(("lion", STAR), *OURS.pictures))
    data = json.loads(SETS.text(SavedList((made,))))
    rows = data["sets"][0]["pictures"]
    assert list(rows) == ["lion", "unicorn", "dragon", "sun"]
    assert (data["format"], rows["unicorn"].keys()) == (1, {"board", "name", "sound"} - {"name"})
    rows["rainbow"] = rows["sun"]
    assert SETS.read(json.dumps(data)).items == (made,)


def test_a_second_face_and_the_sound_of_a_sun_are_left_out() -> None:
    two = replace(JOKER, card=THIEF.board)
    made = replace(OURS, pictures=(("unicorn", two), ("sun", two)))
    (read,) = SETS.read(SETS.text(SavedList((made,)))).items
    assert read.pictures == (("unicorn", JOKER), ("sun", replace(JOKER, sound="")))


def test_a_set_hides_the_places_of_its_games_until_somebody_shows_them() -> None:
    model = page()
    assert not model.hides_places
    hiding = after(model, HidingFlipped())
    assert (hiding.hides_places, edited(hiding).hides_places) == (True, True)
    assert not after(hiding, ChangeUndone()).hides_places
    home = after(hiding, SetClosed())
    assert not home.settings.hides_places
    shown = after(home, PlacesFlipped())
    assert (shown.hides_places, after(shown, PlacesFlipped()).hides_places) == (False, True)
    assert not after(shown, SetPicked("")).hides_places
    assert after(shown, SetPicked(""), SetPicked(edited(hiding).id)).hides_places
    always = after(home, SetPicked(""), PlacesFlipped())
    assert (always.settings.hides_places, always.hides_places) == (True, True)


def test_the_switch_and_the_table_follow_the_set() -> None:
    hiding = replace(OURS, hides_places=True)
    home = after(Model(Settings(set_id=OURS.id), sets=(hiding,)), OptionsOpened())

    def is_on(model: Model) -> bool:
        every = [one for one in nodes(view(model)) if "data-msg" in one.attributes]
        (switch,) = (one for one in every if one.attributes["data-msg"] == encode(PlacesFlipped))
        return switch.attributes["aria-pressed"] == "true"

    assert is_on(home)
    assert not is_on(after(home, PlacesFlipped()))
    table = after(laid_out("ant bee cat", "dog eel fly"), CardPicked(0))
    table = replace(table, settings=replace(table.settings, set_id=OURS.id))
    for one, number in ((hiding, 0), (OURS, 2)):
        shown = nodes(view(replace(table, sets=(one,))))
        assert len([node for node in shown if "target" in classes_of(node)]) == number


@pytest.mark.parametrize("value", [1, "true", None, [True]])
def test_only_a_set_that_says_so_hides_the_places(value: object) -> None:
    data = set_data(OURS)
    assert "hides_places" not in data
    assert read_set(data | {"hides_places": value}) == OURS
    assert read_set(data | {"hides_places": True}) == replace(OURS, hides_places=True)
