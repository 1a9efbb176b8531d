"""Settings as text and back."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.json_text import UnreadableError
from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.model.model import Model
from game.ui.saved.family import Family
from game.ui.saved.family_text import family_text
from game.ui.saved.settings_text import parse_settings, read_settings, settings_text
from game.ui.screens.saved.startup_screen import as_shown, startup_text
from game.ui.screens.setup.msg import SeatOpened
from game.ui.settings.settings import COLOURS, WHO, Pace, Settings
from game.ui.ways import OptionsOpened, PlayPicked
from tests.ui.pages import after, nodes
from tests.ui.random_pages import any_settings
from tests.ui.test_damaged import NO_OBJECTS

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@given(any_settings(), st.sampled_from(["", "0123456789abcdef"]), *[st.booleans()] * 5)
def test_settings_survive_being_saved(
    some: Settings,
    set_id: str,
    sound: bool,
    calls: bool,
    loser_starts: bool,
    learned: bool,
    read_aloud: bool,
) -> None:
    saved = replace(
        some,
        set_id=set_id,
        sound=sound,
        calls=calls,
        loser_starts=loser_starts,
        learned=learned,
        read_aloud=read_aloud,
    )
    assert parse_settings(settings_text(saved)) == saved


@settings(max_examples=150)
@given(any_settings(), st.data())
def test_whatever_was_saved_the_page_can_be_shown_and_played(
    saved: Settings, data: st.DataObject
) -> None:
    damaged = json.loads(settings_text(saved))
    names = data.draw(st.lists(st.sampled_from(sorted(damaged)), unique=True, max_size=3))
    for name in names:
        near = st.sampled_from([*damaged.values(), -2, -1, 0, 3, 5, 99, "red", ["red"] * 4])
        damaged[name] = data.draw(json_values | near)
    read = parse_settings(json.dumps(damaged))
    for msg in (OptionsOpened(), SeatOpened(read.seats - 1), PlayPicked()):
        view(after(Model(read), msg))


@pytest.mark.parametrize("text", [None, "", "{}", '{"format": 1}', '{"format": "x"}'])
def test_without_saved_settings_there_are_the_defaults(text: str | None) -> None:
    assert read_settings(text) == parse_settings(text) == Settings()


@pytest.mark.parametrize("text", NO_OBJECTS, ids=range(len(NO_OBJECTS)))
def test_of_settings_that_cannot_be_read_the_lock_is_on(text: str) -> None:
    with pytest.raises(UnreadableError):
        read_settings(text)
    assert parse_settings(text) == Settings(children_lock=True)


SAVED = Settings(
    edition="big-zoo",
    seats=4,
    names=("Ada", "Bo", "", "Cy", "", "Di"),
    who=("person", "owl", "cub", "person", "fox", "person"),
    colours=("green", "red", "blue", "yellow"),
    hand_size=2,
    power_cards=False,
    manual_draw=True,
    youngest=3,
    open_hands=True,
    pace=Pace.SLOW,
    watch_out=True,
    hides_places=True,
    sound=False,
    learned=True,
)


@pytest.mark.parametrize(
    ("name", "value", "read"),
    [
        ("edition", "no-zoo", {"edition": "little-zoo"}),
        ("edition", ["big-zoo"], {"edition": "little-zoo"}),
        ("seats", 5, {"seats": 2, "youngest": None}),
        ("seats", True, {"seats": 2, "youngest": None}),
        ("seats", "4", {"seats": 2, "youngest": None}),
        ("seats", 3, {"seats": 3, "youngest": None}),
        ("names", ["Ada"], {"names": ("Ada", "", "", "", "", "")}),
        (
            "names",
            ["Ada", 1, None, " C\u200by ", "x" * 30, [], "Eve"],
            {"names": ("Ada", "", "", "Cy", "x" * 24, "")},
        ),
        ("names", {"Ada": 1}, {"names": ("",) * 6}),
        ("colours", ["red"] * 4, {"colours": COLOURS}),
        ("colours", ["red", "blue"], {"colours": COLOURS}),
        ("colours", [["red"]] * 4, {"colours": COLOURS}),
        ("hand_size", -1, {"hand_size": 0}),
        ("hand_size", 2.0, {"hand_size": 0}),
        ("power_cards", 1, {"power_cards": True}),
        ("youngest", 4, {"youngest": None}),
        ("youngest", -2, {"youngest": None}),
        (
            "who",
            ["person", "owl"],
            {"who": ("person", "owl", "person", "person", "person", "person")},
        ),
        ("who", ["owl"] * 5 + ["wolf"], {"who": ("owl",) * 5 + ("person",)}),
        ("who", ["owl"] * 5 + [["fox"]], {"who": ("owl",) * 5 + ("person",)}),
        ("who", "person", {"who": Settings().who}),
        ("pace", "fast", {"pace": Pace.NORMAL}),
        ("pace", 1, {"pace": Pace.NORMAL}),
        ("watch_out", 1, {"watch_out": False}),
        ("hides_places", 1, {"hides_places": False}),
        ("shows_places", 1, {"shows_places": False}),
        ("watch_out", None, {"watch_out": False}),
        ("sound", "no", {"sound": True}),
        ("children_lock", True, {"children_lock": True}),
        ("children_lock", None, {"children_lock": True}),
        ("children_lock", "off", {"children_lock": True}),
        ("format", None, {}),
        ("format", [[]], {}),
    ],
)
def test_one_bad_value_loses_that_value_only(
    name: str, value: object, read: dict[str, Any]
) -> None:
    data = json.loads(settings_text(SAVED)) | {name: value}
    assert parse_settings(json.dumps(data)) == replace(SAVED, **read)


def test_what_another_version_saved_is_read_as_far_as_it_is_known() -> None:
    read = parse_settings('{"open_hands": true, "seats": 3, "of_another_version": 1}')
    assert read == Settings(seats=3, open_hands=True, unknown_fields='{"of_another_version": 1}')


@given(
    any_settings(),
    st.dictionaries(st.text(max_size=9) | st.just("unknown_fields"), json_values, max_size=3),
)
def test_what_a_newer_version_saved_is_written_again(saved: Settings, more: dict[str, Any]) -> None:
    newer = more | json.loads(settings_text(saved))
    read = parse_settings(json.dumps(newer))
    changed = replace(read, sound=not read.sound)
    written = json.loads(settings_text(changed))
    assert written == newer | {"sound": changed.sound}
    assert parse_settings(settings_text(changed)) == changed


def test_settings_in_a_newer_format_are_not_read_as_something_else() -> None:
    with pytest.raises(UnreadableError, match="format 2"):
        read_settings('{"format": 2, "names": {"Ada": 1}}')
    assert parse_settings('{"format": 2}').children_lock


def test_very_long_unknown_fields_are_dropped() -> None:
    read = parse_settings(json.dumps({"more": "é" * 60_000, "sound": False}, ensure_ascii=False))
    assert not read.sound
    assert parse_settings(settings_text(read)) == read


def test_the_settings_of_the_first_version_are_read() -> None:
    text = (
        '{"edition": "big-zoo", "seats": 3, "names": ["Ada", "", "", "", "", ""], "who": ["person",'
        ' "owl", "cub", "person", "person", "person"], "colours": ["blue", "red", "yellow",'
        ' "green"], "hand_size": 2, "power_cards": false, "manual_draw": true, "youngest": 0,'
        ' "open_hands": true, "pace": "slow", "watch_out": true, "sound": false, "children_lock":'
        ' true, "learned": true}'
    )
    read = parse_settings(text)
    assert (read.edition, read.names[0], read.who[:3]) == (
        "big-zoo",
        "Ada",
        ("person", "owl", "cub"),
    )
    faces = ["cat", "dog", "mouse", "hamster", "chick", "goat"]
    added = {"format": 1, "calls": True, "loser_starts": True, "faces": faces, "zoo": ""}
    added |= {"hides_places": False, "shows_places": False}
    added |= {"read_aloud": False, "is_new": False}
    assert json.loads(settings_text(read)) == added | json.loads(text)


@given(json_values.map(json.dumps) | st.text())
def test_any_text_is_read_or_cannot_be_read(text: str) -> None:
    try:
        read = read_settings(text)
    except UnreadableError:
        read = parse_settings(text)
        assert read.children_lock
    assert parse_settings(settings_text(read)) == read


def test_who_plays_and_how_fast_is_saved() -> None:
    saved = Settings(who=("owl", *WHO, "person"), pace=Pace.SLOW, watch_out=True)
    assert parse_settings(settings_text(saved)) == saved
    data = json.loads(settings_text(saved))
    assert (data["who"][0], data["pace"], data["youngest"]) == ("owl", "slow", -1)


def test_what_was_saved_before_there_were_computers_is_read_with_the_defaults() -> None:
    data = json.loads(settings_text(Settings(seats=3)))
    for name in ("who", "pace", "watch_out"):
        del data[name]
    assert parse_settings(json.dumps(data)) == Settings(seats=3)


@given(any_settings(), st.sampled_from(["en", "uk"]))
def test_the_home_screen_is_saved_with_all_it_was_drawn_for(saved: Settings, language: str) -> None:
    home = Model(saved, language)
    assert json.loads(startup_text("v1", home, to_html(view(home)))) == {
        "version": "v1",
        "language": language,
        "settings": settings_text(saved),
        "games": 0,
        "family": family_text(Family()),
        "html": to_html(view(home)),
    }


@given(any_settings())
def test_every_home_screen_has_only_tags_and_attributes_of_the_default_one(saved: Settings) -> None:
    """`first_screen.js` refuses a saved screen with other tags or attributes."""

    def parts(model: Model) -> set[str]:
        all_nodes = list(nodes(view(model)))
        links = {node.attributes.get("href", "#")[0] for node in all_nodes}
        return (
            {n.tag for n in all_nodes} | {f"@{a}" for n in all_nodes for a in n.attributes} | links
        )

    assert parts(Model(saved)) | parts(Model(saved, has_saved_game=True)) <= parts(Model())


@given(any_settings(), any_settings())
def test_an_early_tap_means_the_shown_settings_except_names_and_colours(
    saved: Settings, shown: Settings
) -> None:
    taken = as_shown(saved, shown)
    assert (taken.names, taken.colours) == (saved.names, saved.colours)
    newer = replace(saved, unknown_fields='{"album": []}')
    assert as_shown(newer, shown).unknown_fields == newer.unknown_fields
    assert (taken.edition, taken.seats, taken.who) == (shown.edition, shown.seats, shown.who)
    assert as_shown(saved, saved) == saved


def test_nobody_is_offered_a_first_game_again_because_of_an_early_tap() -> None:
    assert as_shown(Settings(learned=True), Settings()).learned
