"""Invalid editions are refused with an error that says why."""

import pytest

from game.rules import edition as editions
from game.rules.edition import EditionError, load_edition, parse_edition
from tests.rules.perft import FOLDER

SQUARE_TOML = (FOLDER / "square_zoo.toml").read_text(encoding="utf-8")


def test_the_edition_as_it_stands() -> None:
    edition = parse_edition(SQUARE_TOML)
    assert (edition.name, edition.size) == ("square-zoo", (5, 5))
    assert edition.free == {"c3"}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("row = 3", "row = ", "is not TOML"),
        ("row = 3", "", "lacks the key 'row'"),
        ("picture_copies = 2", "", "lacks the key 'picture_copies'"),
        ('card = "joker", ', "", "a key of the wrong type"),
        ("teams = true", "team = true", "a key of the wrong type"),
        ("draw = [", "layouts = [", "lacks the key 'draw'"),
        ("row = 3", "row = 1", "a row must fit on the board"),
        ("row = 3", "row = 6", "a row must fit on the board"),
        ("lynx  mole  .     ant", "lynx  mole  ant", "the layout must be a rectangle"),
        ("lynx  mole  .", ".     mole  .", "exactly two cells"),
        ("lynx  mole  .", "lynx  mole  lynx", "exactly two cells"),
        ("lynx  mole  .", "lynx  newt  .", "exactly two cells"),
        ('"ant", "bee", "cat"', '"ant", "ant", "cat"', "listed once"),
        ('"joker"', '"ant"', "different names"),
        ('"joker"', '"thief"', "different names"),
        ('"joker", copies = 1', '"joker", copies = 0', "different names"),
        ('"joker"', '"Joker"', "lower-case words"),
        ('"joker"', '"jo-ker"', "lower-case words"),
        ('["auto", "manual"]', '["manual"]', "draw must list auto"),
        ('["auto", "manual"]', '["auto", "never"]', "draw must list auto"),
        ('["red", "blue"]', '["red"]', "a colour for each seat"),
        ("seats = 2", "seats = 1", "two or more seats"),
        ("hand_size = 3", "hand_size = 0", "two or more seats"),
        ("hand_size = 3", "hand_size = 13", "two or more seats"),
        ("seats = 4", "seats = 5", "teams need an even number"),
    ],
)
def test_an_invalid_edition(old: str, new: str, why: str) -> None:
    assert old in SQUARE_TOML
    with pytest.raises(EditionError, match=why):
        parse_edition(SQUARE_TOML.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("row = 3", 'row = "3"'),
        ("picture_copies = 2", 'picture_copies = "2"'),
        ("hand_size = 3", 'hand_size = "3"'),
        ("exchange_limit = 2", 'exchange_limit = "two"'),
        ("exchange_limit = 2", "exchange_limit = -1"),
    ],
)
def test_values_of_a_wrong_kind(old: str, new: str) -> None:
    with pytest.raises(EditionError):
        parse_edition(SQUARE_TOML.replace(old, new, 1))


@pytest.mark.parametrize("name", ["", "moon-zoo", "little_zoo", "Little-Zoo", "../x", "big-zoo\n"])
def test_an_edition_that_is_not_there(name: str) -> None:
    with pytest.raises(EditionError, match="choose from little-zoo, big-zoo"):
        load_edition(name)


def test_an_edition_whose_file_bears_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    text = SQUARE_TOML.replace("square-zoo", "little-zoo").encode()
    monkeypatch.setattr(editions, "EDITION_NAMES", ("other-zoo",))
    monkeypatch.setattr(editions, "content", lambda _file: text)
    with pytest.raises(EditionError, match=r"other_zoo.toml holds the edition 'little-zoo'"):
        load_edition("other-zoo")
