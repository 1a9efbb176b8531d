"""The art library: every picture is in the package, and has a good name in each language."""

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from game.ui.look.i18n import LANGUAGES, set_language
from game.ui.look.names import MAX_NAME_LENGTH
from game.ui.look.words import FACES, PICTURES
from game.ui.sets.library import GROUPS, Group, find, fold, read_library
from game.ui.sets.picture_set import Face, Kind, Own
from game.ui.sets.sets_text import read_set
from tests.test_catalogues import strange_letters
from tools.paths import ART, PACKAGES
from tools.site.art import art, icons
from tools.site.library import LIBRARY, annotations, capitalised, groups
from tools.site.packages import art_library
from tools.site.typefaces import typefaces

MIN_PICTURES = 150

ALL = {name: icon for pictures in groups().values() for name, icon in pictures.items()}

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def built() -> dict[str, str]:
    """The files that the build makes."""
    return {name: content.decode() for name, content in art_library()}


def chooser(language: str) -> tuple[Group, ...]:
    set_language(language)
    return read_library(built()[f"static/art/names-{language}.json"])


def test_there_are_many_pictures_and_each_is_in_the_package() -> None:
    assert len(ALL) >= MIN_PICTURES
    assert set(ALL.values()) <= icons(PACKAGES).keys()


def test_no_picture_is_there_twice() -> None:
    assert sum(map(len, groups().values())) == len(ALL)
    of_the_page = tomllib.loads((ART / "art.toml").read_text("utf-8"))
    there = [of_the_page[name] for name in [*PICTURES, *(f"face-{face}" for face in FACES)]]
    assert repeated([*ALL.values(), *there]) == []


def test_eyes_that_close_are_inside_of_the_drawing_of_an_animal() -> None:
    eyes = tomllib.loads((ART / "eyes.toml").read_text("utf-8"))
    assert eyes.keys() <= {*PICTURES, "unicorn", "dragon"}
    for name, closed in eyes.items():
        assert 1 <= len(closed["eyes"]) <= 2, name
        for skin, x, y in closed["eyes"]:
            assert re.fullmatch("#[0-9a-f]{6}", skin), name
            assert closed["size"] / 2 < min(x, y, 32 - x, 32 - y), name


def test_the_groups_are_those_that_the_page_names() -> None:
    assert list(groups()) == list(GROUPS)
    assert all(len(pictures) >= 10 for pictures in groups().values())


def test_a_set_can_keep_the_name_of_each_picture() -> None:
    for group in chooser("en"):
        for picture in group.pictures:
            board = {"art": picture.art, "name": picture.name}
            kept = read_set({"id": "aa" * 8, "name": "", "pictures": {"lion": {"board": board}}})
            assert kept
            assert kept.images == frozenset()
            assert kept.own("lion") == Own(Face(Kind.ART, picture.art, picture.name))


def test_the_drawing_has_a_symbol_for_each_picture() -> None:
    svg = built()["static/art/library.svg"]
    assert svg.startswith("<svg") and svg.endswith("</svg>")
    assert re.findall('<symbol id="art-([^"]+)"', svg) == [f"lib-{name}" for name in ALL]


def test_each_of_our_own_drawings_is_drawn_once() -> None:
    ours = (Path(__file__).parent.parent / "static/art/drawings.svg").read_text(encoding="utf-8")
    assert repeated(re.findall(r'\bid="([^"]+)"', ours)) == []


def test_no_two_parts_of_all_drawings_share_an_id() -> None:
    """All drawings may be on the page at once."""
    drawings = [built()["static/art/library.svg"], *art(PACKAGES).values()]
    assert repeated(re.findall(r'\bid="([^"]+)"', "".join(drawings))) == []
    svg = drawings[0]
    inside = re.findall(r"url\(#([^)]+)\)", svg) + re.findall(r'href="#([^"]+)"', svg)
    assert set(inside) <= set(re.findall(r'\bid="([^"]+)"', svg))


@each_language
def test_names_fit_a_card_and_begin_with_a_capital(language: str) -> None:
    for group in chooser(language):
        for _art, name, words in group.pictures:
            assert 0 < len(name) <= MAX_NAME_LENGTH, name
            assert name == name.strip() == capitalised(name, language), name
            assert words[0] == fold(name)[0], name


@each_language
def test_no_two_pictures_to_choose_have_the_same_name(language: str) -> None:
    shown = [picture.name for group in chooser(language) for picture in group.pictures]
    assert repeated(shown) == []


@each_language
def test_names_are_written_with_the_letters_of_the_language(language: str) -> None:
    there = frozenset().union(*(typeface.letters for typeface in typefaces()))
    for group in chooser(language):
        for picture in group.pictures:
            assert not strange_letters(picture.name, language), picture.name
            assert set(picture.name) <= there, picture.name


@each_language
def test_each_picture_is_found_by_its_name(language: str) -> None:
    groups = chooser(language)
    for group in groups:
        assert all(picture in find(groups, picture.name) for picture in group.pictures)


def test_pictures_are_found_by_other_words_too() -> None:
    def found(language: str, typed: str) -> set[str]:
        return {picture.art for picture in find(chooser(language), typed)}

    assert "lib-car" in found("en", "automob")
    assert {"face-dog", "lib-poodle", "lib-guide-dog"} <= found("en", "dog")
    assert "lib-poodle" in found("de", "hund")
    assert "lib-ice-cream" in found("pl", "lody")
    assert "lib-tree" in found("ar", "شجره")


def test_only_other_names_than_those_of_unicode_are_written_down() -> None:
    for language, better in tomllib.loads(LIBRARY.read_text("utf-8"))["names"].items():
        theirs = annotations(PACKAGES, language)
        for name, text in better.items():
            assert text.casefold() != theirs[ALL[name]][0].casefold(), (language, text)


@pytest.mark.parametrize(
    ("language", "text", "written"),
    [
        ("en", "t-shirt", "T-shirt"),
        ("de", "älteres Haus", "Älteres Haus"),
        ("fr", "œuf", "Œuf"),
        ("tr", "itfaiyeci", "İtfaiyeci"),
        ("tr", "ıssız ada", "Issız ada"),
        ("nl", "ijsje", "IJsje"),
        ("ar", "بيت", "بيت"),
    ],
)
def test_capitals_follow_the_rules_of_the_language(language: str, text: str, written: str) -> None:
    assert capitalised(text, language) == written


def repeated(texts: list[str]) -> list[str]:
    return [text for text, number in Counter(texts).items() if number > 1]
