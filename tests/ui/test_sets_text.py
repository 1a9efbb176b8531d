"""Picture sets as saved text: what was saved is read again, and nothing harmful is."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.json_text import UnreadableError
from game.ui.frame.saved_list import SavedList
from game.ui.look.names import MAX_NAME_LENGTH, clean_name
from game.ui.look.words import PICTURES
from game.ui.sets.picture_set import SPECIAL, Face, Kind, Own, PictureSet, fitting, with_own
from game.ui.sets.sets_text import SETS, read_set, set_data, with_set

IDS = st.text("0123456789abcdef", min_size=8, max_size=32)
NAMES = st.text("aZé א猫 '-", max_size=24).map(lambda text: " ".join(text.split()))
WORDS = NAMES.filter(bool)
FACES = st.one_of(
    st.builds(Face, st.sampled_from([Kind.PHOTO, Kind.DRAWING]), IDS, NAMES),
    st.builds(Face, st.just(Kind.WORD), WORDS, NAMES),
    st.builds(Face, st.just(Kind.ART), st.sampled_from(["lion", "lib-dog"]), NAMES),
)
OWN = st.builds(Own, FACES, st.none() | FACES, st.just("") | IDS)


@st.composite
def picture_sets(draw: st.DrawFn) -> PictureSet:
    """Sets with up to five own pictures."""
    made = PictureSet(draw(IDS), draw(NAMES), hides_places=draw(st.booleans()))
    for card in draw(st.lists(st.sampled_from((*PICTURES, *SPECIAL)), max_size=5)):
        made = with_own(made, card, fitting(card, draw(OWN)))
    return made


HEADS = "\u200d".join("\U0001f468\U0001f469\U0001f467\U0001f466")


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("  Rex  the\tdog ", "Rex the dog"),
        ("\u202eRex\u2066\0", "Rex"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("\U0001f468\u200d\U0001f466", "\U0001f468\u200d\U0001f466"),
        ("\u200d\u200c", ""),
        ("Rex\u200d the", "Rex the"),
        ("x" * 30, "x" * 24),
        ("\ud800", ""),
    ],
)
def test_names_keep_what_their_script_needs_and_nothing_else_that_is_invisible(
    text: str, clean: str
) -> None:
    assert clean_name(text, MAX_NAME_LENGTH) == clean


@pytest.mark.parametrize(
    "shown",
    [
        "x",
        "\U0001f981",
        "a\u0301",
        "\U0001f1e9\U0001f1ea",
        "\U0001f44d\U0001f3fd",
        "\u2764\ufe0f",
        HEADS,
    ],
)
def test_a_name_is_cut_between_visible_characters(shown: str) -> None:
    assert clean_name(shown * 99) == shown * MAX_NAME_LENGTH
    assert clean_name(shown * 99, 40, 40) == shown * (40 // len(shown))


@given(st.lists(picture_sets(), max_size=4, unique_by=lambda one: one.id))
def test_kept_sets_are_read_again(sets: list[PictureSet]) -> None:
    kept = SavedList(tuple(sets))
    assert SETS.read(SETS.text(kept)) == kept


def test_fields_of_a_newer_version_stay() -> None:
    text = json.dumps({"format": 1, "sets": [], "songs": [1]})
    assert json.loads(SETS.text(SETS.read(text)))["songs"] == [1]


@pytest.mark.parametrize("text", ["[]", "nonsense", '{"sets": 3}', '{"format": 99}'])
def test_a_text_that_holds_no_sets(text: str) -> None:
    with pytest.raises(UnreadableError):
        SETS.read(text)
    assert SETS.parse(text) == SavedList()


@pytest.mark.parametrize(
    "own",
    [
        {"board": {"photo": "../../etc", "name": "x"}},
        {"board": {"photo": "abc", "name": "x"}},
        {"board": {"art": "x y", "name": "x"}},
        {"board": {"art": 'x"><script>', "name": "x"}},
        {"board": {"word": "  ", "name": "x"}},
        {"board": {"word": "x"}},
        {"board": {"film": "abcdef01", "name": "x"}},
        {"card": {"word": "x", "name": "x"}},
        [],
        "lion",
        None,
    ],
)
def test_an_own_picture_that_is_not_valid_is_left_out(own: object) -> None:
    good = {"board": {"word": "Dog", "name": "Dog"}}
    data = {"id": "0" * 8, "name": "Ours", "pictures": {"lion": own, "zebra": good, "x": good}}
    found = read_set(data)
    assert found is not None
    assert [card for card, _own in found.pictures] == ["zebra"]


def test_texts_are_cut_and_shown_in_one_line() -> None:
    data = {"id": "0" * 8, "name": "a\nb" * 99, "pictures": {}}
    found = read_set(data)
    assert found is not None
    assert found.name.startswith("a ba b")
    assert len(found.name) <= 40


@given(picture_sets(), picture_sets())
def test_a_set_is_kept_once_and_can_be_deleted(one: PictureSet, other: PictureSet) -> None:
    sets = with_set(with_set(SavedList(), one), other)
    assert with_set(sets, other) == sets
    assert sets.items[0] == other
    assert SETS.without(SETS.without(sets, other.id), one.id) == SavedList()


@given(picture_sets())
def test_the_images_of_a_set_are_those_that_its_faces_need(one: PictureSet) -> None:
    text = json.dumps(set_data(one))
    assert all(image in text for image in one.images)
