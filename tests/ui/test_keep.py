"""Settings as text and back."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.home.msg import OptionsOpened, PlayPicked, SeatOpened
from game.ui.home.settings import WHO, Pace, Settings
from game.ui.home.settings_text import parse_settings, settings_text
from game.ui.look.markup import to_html
from game.ui.model import Model
from game.ui.saved.startup_screen import as_shown, startup_text
from game.ui.view import view
from tests.ui.pages import after, nodes
from tests.ui.random_pages import any_settings

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@given(any_settings())
def test_settings_survive_being_kept(kept: Settings) -> None:
    assert parse_settings(settings_text(kept)) == kept


@settings(max_examples=150)
@given(any_settings(), st.data())
def test_whatever_was_kept_the_page_can_be_shown_and_played(
    kept: Settings, data: st.DataObject
) -> None:
    damaged = json.loads(settings_text(kept))
    names = data.draw(st.lists(st.sampled_from(sorted(damaged)), unique=True, max_size=3))
    for name in names:
        near = st.sampled_from([*damaged.values(), -2, -1, 0, 3, 5, 99, "red", ["red"] * 4])
        damaged[name] = data.draw(json_values | near)
    read = parse_settings(json.dumps(damaged))
    for msg in (OptionsOpened(), SeatOpened(read.seats - 1), PlayPicked()):
        view(after(Model(read), msg))


@pytest.mark.parametrize("text", [None, "", "{", "null", "[]", "3", '"edition"', "[" * 9999, "{}"])
def test_what_cannot_be_read_gives_way_to_the_defaults(text: str | None) -> None:
    assert parse_settings(text) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "no-zoo"),
        ("seats", 6),
        ("seats", True),
        ("names", ["Ada"]),
        ("names", [1] * 6),
        ("colours", ["red"] * 4),
        ("colours", ["red", "blue"]),
        ("hand_size", -1),
        ("power_cards", 1),
        ("youngest", 2),
        ("youngest", -2),
        ("who", ["person", "fox"]),
        ("who", ["person"] * 5 + ["wolf"]),
        ("who", ["person"] * 5 + [""]),
        ("who", ["person"] * 5 + [None]),
        ("who", ["person"] * 5 + [["fox"]]),
        ("who", "person"),
        ("pace", "fast"),
        ("pace", ""),
        ("pace", 1),
        ("pace", ["slow"]),
        ("watch_out", 1),
        ("watch_out", None),
    ],
)
def test_what_makes_no_sense_gives_way_to_the_defaults(name: str, value: object) -> None:
    assert parse_settings(json.dumps({"open_hands": True, name: value})) == Settings()


def test_what_another_version_kept_is_read_as_far_as_it_is_known() -> None:
    read = parse_settings('{"open_hands": true, "seats": 3, "of_another_version": 1}')
    assert read == Settings(seats=3, open_hands=True)


def test_who_plays_and_how_fast_is_kept() -> None:
    kept = Settings(who=("owl", *WHO, "person"), pace=Pace.SLOW.value, watch_out=True)
    assert parse_settings(settings_text(kept)) == kept
    data = json.loads(settings_text(kept))
    assert (data["who"][0], data["pace"], data["watch_out"]) == ("owl", "slow", True)


def test_what_was_kept_before_there_were_computers_is_read_with_the_defaults() -> None:
    data = json.loads(settings_text(Settings(seats=3)))
    for name in ("who", "pace", "watch_out"):
        del data[name]
    assert parse_settings(json.dumps(data)) == Settings(seats=3)


@given(any_settings(), st.sampled_from(["en", "uk"]))
def test_the_home_screen_is_kept_with_all_it_was_drawn_for(kept: Settings, language: str) -> None:
    home = Model(kept, language)
    assert json.loads(startup_text("v1", home, to_html(view(home)))) == {
        "version": "v1",
        "language": language,
        "settings": settings_text(kept),
        "kept": False,
        "html": to_html(view(home)),
    }


@given(any_settings())
def test_every_home_screen_has_only_tags_and_attributes_of_the_default_one(kept: Settings) -> None:
    """`static/start/start.js` refuses a saved screen with other tags or attributes."""

    def parts(model: Model) -> set[str]:
        all_nodes = list(nodes(view(model)))
        links = {node.attributes.get("href", "#")[0] for node in all_nodes}
        return (
            {n.tag for n in all_nodes} | {f"@{a}" for n in all_nodes for a in n.attributes} | links
        )

    assert parts(Model(kept)) | parts(Model(kept, has_saved_game=True)) <= parts(Model())


@given(any_settings(), any_settings())
def test_an_early_tap_means_the_shown_settings_except_names_and_colours(
    kept: Settings, shown: Settings
) -> None:
    taken = as_shown(kept, shown)
    assert (taken.names, taken.colours) == (kept.names, kept.colours)
    assert (taken.edition, taken.seats, taken.who) == (shown.edition, shown.seats, shown.who)
    assert as_shown(kept, kept) == kept


def test_nobody_is_offered_a_first_game_again_because_of_an_early_tap() -> None:
    assert as_shown(Settings(learned=True), Settings()).learned
