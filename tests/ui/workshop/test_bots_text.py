"""The saved bots as text: hostile texts, and what is saved."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.json_text import MAX_CHARACTERS, UnreadableError
from game.ui.look.names import clean_name
from game.ui.look.words import EXTRAS
from game.ui.workshop.bots_text import (
    FACES,
    MAX_AUTHOR,
    MAX_BOTS,
    MAX_CODE,
    MAX_NAME,
    Bot,
    Bots,
    bots_text,
    free_face,
    free_name,
    parse_bots,
    read_bots,
    with_bot,
    without_bot,
)

ADA, BEN = Bot("Ada", "a = 1\n"), Bot("Ben", "b = 2\n", 3, "Mia")
any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: (
        st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4)
    ),
    max_leaves=12,
)
rows = st.lists(
    any_json
    | st.fixed_dictionaries(
        {
            "name": st.text(max_size=60) | any_json,
            "code": st.text() | any_json,
            "face": st.integers(-1, FACES) | any_json,
            "author": st.text(max_size=60) | any_json,
        }
    ),
    max_size=8,
)


def test_kept_bots_survive_their_text() -> None:
    saved = Bots((ADA, BEN), frozenset({0, 3}))
    assert read_bots(bots_text(saved)) == saved
    assert read_bots(None) == read_bots("") == Bots()


def test_what_a_newer_version_has_saved_besides_stays() -> None:
    saved = read_bots('{"bots": [], "stars": [1]}')
    assert json.loads(bots_text(with_bot(saved, ADA)))["stars"] == [1]


@given(rows, any_json)
def test_hostile_bots_are_left_out_or_cleaned(rows: list[object], passed: object) -> None:
    text = json.dumps({"bots": rows, "passed": passed})
    saved = Bots()
    with suppress(UnreadableError):
        saved = read_bots(text)
    for bot in saved.bots:
        assert 0 < len(bot.name) <= MAX_NAME
        assert bot.name.isprintable()
        assert len(bot.code) <= MAX_CODE
        bot.code.encode()
        assert bot.face in range(FACES)
        assert len(bot.author) <= MAX_AUTHOR
    assert len({bot.name for bot in saved.bots}) == len(saved.bots)
    assert read_bots(bots_text(saved)) == saved


@given(st.text() | any_json.map(json.dumps))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert isinstance(parse_bots(text), Bots)


@pytest.mark.parametrize("bad", ["[]", "{", '{"bots": 3}', '{"format": 2}'])
def test_a_text_that_is_no_list_of_bots_is_refused(bad: str) -> None:
    with pytest.raises(UnreadableError):
        read_bots(bad)
    assert parse_bots(bad) == Bots()


def test_as_many_bots_as_can_be_kept_can_be_read_again() -> None:
    bots = tuple(Bot(f"{n:03}", "\N{BEAR FACE}" * (MAX_CODE // 4)) for n in range(MAX_BOTS))
    text = bots_text(Bots(bots))
    assert len(text) < MAX_CHARACTERS * 4
    plain = Bots(tuple(Bot(f"{n:03}", "x" * MAX_CODE) for n in range(MAX_BOTS)))
    assert read_bots(bots_text(plain)) == plain


def test_a_bot_takes_the_place_of_the_one_that_it_was() -> None:
    saved = with_bot(with_bot(Bots(), ADA), BEN)
    assert saved.bots == (BEN, ADA)
    cy = Bot("Cy", "c = 3\n")
    assert with_bot(saved, cy, "Ada").bots == (BEN, cy)
    assert with_bot(saved, Bot("Ada", "new\n")).bots == (Bot("Ada", "new\n"), BEN)
    assert without_bot(saved, "Ada").bots == (BEN,)


def test_a_name_is_free_and_can_be_read() -> None:
    assert free_name("Ada", {"Ada", "Ada 2"}) == "Ada 3"
    assert clean_name("  a\n\tb\u202e  ", MAX_NAME) == "a b"
    long = clean_name("x" * 60, MAX_NAME)
    assert len(free_name(long, {long})) <= MAX_NAME


def test_a_bot_of_an_older_version_has_a_face() -> None:
    assert read_bots('{"bots": [{"name": "Ada", "code": "a = 1\\n"}]}').bots == (ADA,)
    assert len(EXTRAS) == FACES


def test_faces_differ_as_long_as_there_are_enough() -> None:
    bots: list[Bot] = []
    for number in range(FACES + 1):
        bots.append(Bot(str(number), "", free_face(bots)))
    assert [bot.face for bot in bots] == [*range(FACES), 0]
