"""Invalid editions are refused with an error that says why."""

import copy
import re
import tomllib
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import edition_data
from game.rules.edition_data import EditionError, edition_of, load_edition
from game.rules.edition_text import parse_edition
from tests.rules.perft import FOLDER

SQUARE_TOML = (FOLDER / "square_zoo.toml").read_text(encoding="utf-8")


def _nested(inside: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    return st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3)


def test_the_edition_as_it_stands() -> None:
    edition = parse_edition(SQUARE_TOML)
    assert (edition.name, edition.size) == ("square-zoo", (5, 5))
    assert edition.free == {"c3"}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("row = 3", "row = ", "is not TOML"),
        ("row = 3", "", "lacks the key 'row'"),
        ("row = 3", "row = 2", "row is 2, not from 3 to 6"),
        ("row = 3", "row = 7", "row is 7, not from 3 to 6"),
        ("row = 3", "row = 6", "row: no line of 6 cells fits"),
        ("row = 3", "row = 3\nrows = 2", "unknown key 'rows'"),
        ("row = 3", 'row = "3"', "row is not a whole number"),
        ("row = 3", "row = 3.0", "row is not a whole number"),
        ("row = 3", "row = true", "row is not a whole number"),
        ("picture_copies = 2", "", "deck lacks the key 'picture_copies'"),
        ("picture_copies = 2", "picture_copies = 2\ncopies = 2", "deck has the unknown key"),
        ("picture_copies = 2", "picture_copies = 0", "picture_copies is 0, not from 1 to 8"),
        ("picture_copies = 2", "picture_copies = 9", "picture_copies is 9, not from 1 to 8"),
        ("exchange_limit = 2", "exchange_limit = 0", "exchange_limit is 0, not from 1 to 8"),
        ("exchange_limit = 2", "exchange_limit = 9", "exchange_limit is 9, not from 1 to 8"),
        ("exchange_limit = 2", 'exchange_limit = "two"', "exchange_limit is not a whole number"),
        ('card = "joker", ', "", "wild lacks the key 'card'"),
        ('card = "joker"', 'card = "joker", power = 1', "wild has the unknown key 'power'"),
        ('wild = { card = "joker", copies = 1 }', 'wild = "joker"', "wild is not a table"),
        ('"joker", copies = 1', '"joker", copies = 0', "copies is 0, not from 1 to 8"),
        ('"joker"', '"ant"', "the same name, or that of a picture"),
        ('"joker"', '"thief"', "the same name, or that of a picture"),
        ('"joker"', '"Joker"', "wild has the card 'Joker'"),
        ('"joker"', '"jo-ker"', "wild has the card 'jo-ker'"),
        ('"joker"', '"_"', "wild has the card '_'"),
        ('"joker"', f'"{"j" * 41}"', "not 1 to 40 of a-z and _"),
        ('name = "square-zoo"', 'name = ""', "name has 0 characters"),
        ('name = "square-zoo"', f'name = "{"z" * 41}"', "name has 41 characters"),
        ("lynx  mole  .     ant", "lynx  mole  ant", "its lines are not of one length"),
        ("lynx  mole  .", ".     mole  .", "exactly two cells"),
        ("lynx  mole  .", "lynx  mole  lynx", "exactly two cells"),
        ("lynx  mole  .", "lynx  newt  .", "exactly two cells"),
        ("lynx  mole  .", "lynx\tmole  .", "layout has the card"),
        ('"ant", "bee", "cat"', '"ant", "ant", "cat"', "pictures lists 'ant' twice"),
        ('"ant", "bee", "cat"', '"ant", 3, "cat"', "pictures lists something"),
        ('["auto", "manual"]', '["manual"]', "draw is neither"),
        ('["auto", "manual"]', '["auto", "never"]', "draw is neither"),
        ('["auto", "manual"]', '["manual", "auto"]', "draw is neither"),
        ('["red", "blue"]', '["red"]', "colours: 2 seats need 2"),
        ('["red", "blue"]', '["red", "pink"]', "colours lists 'pink'"),
        ('["red", "blue"]', '["red", "red"]', "colours lists 'red' twice"),
        ("seats = 2", "seats = 1", "seats is 1, not from 2 to 6"),
        ("seats = 2", "seats = 7", "seats is 7, not from 2 to 6"),
        ("seats = 2", "seats = 4", "the same number of seats"),
        ("hand_size = 3", "hand_size = 0", "hand_size is 0, not from 1 to 10"),
        ("hand_size = 3", "hand_size = 11", "hand_size is 11, not from 1 to 10"),
        ("hand_size = 3", 'hand_size = "3"', "hand_size is not a whole number"),
        ("hand_size = 2", "hand_size = 6", "take all 24 picture cards"),
        ("teams = true", "team = true", "seatings, number 2: it has the unknown key 'team'"),
        ("teams = true", "teams = 1", "teams: 4 seats do not form 1 teams"),
        ("teams = true", "teams = 3", "teams: 4 seats do not form 3 teams"),
        ("teams = true", "teams = 4", "teams: 4 seats do not form 4 teams"),
        ("teams = true", "teams = 0", "teams: 4 seats do not form 0 teams"),
        ("teams = true", "teams = 2.0", "teams is not true, false or a whole number"),
        ("teams = true", "rows = 0", "rows is 0, not from 1 to 3"),
        ("teams = true", "rows = 4", "rows is 4, not from 1 to 3"),
        ("teams = true", "rows = true", "rows is not a whole number"),
        ("seats = 4", "seats = 5", "teams: 5 seats do not form 2 teams"),
    ],
)
def test_an_invalid_edition(old: str, new: str, why: str) -> None:
    assert old in SQUARE_TOML
    with pytest.raises(EditionError, match=re.escape(why)):
        parse_edition(SQUARE_TOML.replace(old, new, 1))


@pytest.mark.parametrize(("teams", "number"), [("true", 2), ("false", 0), ("2", 2)])
def test_teams_are_true_false_or_a_number(teams: str, number: int) -> None:
    edition = parse_edition(
        SQUARE_TOML.replace("teams = true", f"teams = {teams}").replace(
            '["red", "blue"]', '["red", "blue", "green", "yellow"]'
        )
    )
    seating = edition.seating(4)
    assert seating is not None
    assert (seating.teams, seating.colours) == (number, number or 4)


def test_a_layout_may_have_empty_lines_and_lack_the_last_newline() -> None:
    text = SQUARE_TOML.replace("hen   jay   kid   lynx  mole\n", "\n   \nhen jay kid lynx mole")
    assert parse_edition(text).layout == parse_edition(SQUARE_TOML).layout


def test_all_cells_of_a_line_are_free() -> None:
    text = SQUARE_TOML.replace("lynx  mole  .     ant   bee", ".     .     .     ant   bee")
    text = text.replace("hen   jay   kid   lynx  mole", "hen   jay   kid   lynx  lynx")
    text = text.replace(', "mole"', "")
    with pytest.raises(EditionError, match="all cells of a line are free"):
        parse_edition(text)


@pytest.mark.parametrize("data", [None, [], "square-zoo", {"name": "square-zoo"}, {1: 2}])
def test_data_that_are_no_edition(data: object) -> None:
    with pytest.raises(EditionError):
        edition_of(data)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), _nested))
def test_any_value_of_any_key_is_read_or_refused(value: object) -> None:
    data = tomllib.loads(SQUARE_TOML)
    for holder in (data, data["deck"], data["deck"]["wild"], data["seatings"][0]):
        for key in (*holder, "other"):
            changed = copy.deepcopy(data)
            places = [changed, changed["deck"], changed["deck"]["wild"], changed["seatings"][0]]
            place = next(p for p in places if p.keys() == holder.keys())
            place[key] = value
            with suppress(EditionError):
                edition_of(changed)


@pytest.mark.parametrize("name", ["", "moon-zoo", "little_zoo", "Little-Zoo", "../x", "big-zoo\n"])
def test_an_edition_that_is_not_there(name: str) -> None:
    with pytest.raises(EditionError, match="choose from little-zoo, big-zoo"):
        load_edition(name)


def test_an_edition_whose_file_bears_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    data = tomllib.loads(SQUARE_TOML.replace("square-zoo", "little-zoo"))
    monkeypatch.setattr(edition_data, "EDITION_NAMES", ("other-zoo",))
    monkeypatch.setattr(edition_data, "table", lambda _file: data)
    with pytest.raises(EditionError, match=r"other_zoo.toml holds the edition 'little-zoo'"):
        load_edition("other-zoo")
