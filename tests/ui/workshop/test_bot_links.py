"""A bot as a link: what is sent arrives, and what nobody has sent does no harm."""

import random
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.together.bytes_text import to_text
from game.together.packed_text import MAX_CODE, MAX_DRAWN
from game.ui.workshop.bots.msg import CodeDrawn, LinkRead, LinkSent
from game.ui.workshop.bots_text import Bot, Bots, bots_text
from game.ui.workshop.effect import DrawBot, OfferText, ShareBot
from game.ui.workshop.files import strangers
from game.ui.workshop.links import SIGN, Found, link_code, read_link
from game.ui.workshop.state import Drawing, NoBotDialog, ShareDialog, StrangersDialog
from game.ui.workshop.view import view
from tests.ui.pages import classes_of, nodes, text_of
from tests.ui.workshop.world import World

GOOD = "def choose(seen, rng):\n    return seen.legal[0]\n"
SHARED = Bot("Ada", GOOD, 2)
CODE = link_code(SHARED, "Mia", 42)


def packed(content: bytes) -> str:
    return to_text(zlib.compress(content))


@given(
    st.text(max_size=200),
    st.integers(0, 5),
    st.sampled_from(["", "Mia", "Zoë 1"]),
    st.integers(0, 999_999_999),
)
def test_a_bot_arrives_as_it_was_sent(code: str, face: int, author: str, series: int) -> None:
    text = f"#{code}\n".replace("\r", "")
    found = read_link(link_code(Bot("Ada", text, face), author, series))
    assert found
    assert (found.bot.face, found.bot.name) == (face, f"Ada ({author})" if author else "Ada")
    assert found.bot.code.startswith("#")
    assert found.series == series


@pytest.mark.parametrize("around", ["{}", "{}).", "{}%0A", "{} and more", "{}…"])
def test_what_a_messenger_writes_around_a_link_is_left_out(around: str) -> None:
    assert read_link(around.format(CODE)) == Found(Bot("Ada (Mia)", GOOD, 2, "Mia"), 42)


@pytest.mark.parametrize(
    "text",
    [
        *("", "b", "-", "=" * 9, CODE[:-4], CODE[:20], CODE[4:], "x" * 100_000, "é"),
        packed(b""),
        packed(b"Ada"),
        packed(b"Ada\n"),
        packed(b"Ada\n1\n"),
        packed(b"Ada\n1\n\xff"),
        packed(b"Ada\n-1\npass"),
        packed(b"Ada\n1234567890\npass"),
        packed("Ada\n\u0663\npass".encode()),
        packed(b"Ada\n1\n" + b" " * 10_000_000),
        to_text(b"\0" * 100),
    ],
)
def test_a_damaged_link_has_no_bot(text: str) -> None:
    assert read_link(text) is None


@given(st.text(max_size=300) | st.binary(max_size=300).map(packed))
def test_no_text_of_a_link_is_too_strange(text: str) -> None:
    found = read_link(text)
    assert found is None or found.bot.name


def test_a_long_bot_has_no_link() -> None:
    rng = random.Random(1)
    code = "".join(rng.choice("abcdefghijklmnopqrstuvwxyz\n") for _ in range(9_000))
    assert link_code(Bot("Long", code), "", 1) == ""
    page = World(bots_text(Bots((Bot("Long", code),))))
    page.take("SharePicked")
    assert "This bot is too long for a link." in page.text()
    page.take("LinkPicked")
    assert not any(isinstance(effect, ShareBot | DrawBot) for effect in page.effects)


def test_a_bot_is_shared_with_its_author_and_drawn_for_cameras() -> None:
    page = World(bots_text(Bots((SHARED,))))
    page.take("SharePicked")
    assert page.last(DrawBot) == DrawBot(SIGN + link_code(SHARED, "", page.model.series))
    page.take(CodeDrawn(Drawing(21, "M4 4h7v1h-7z")))
    page.take("AuthorNamed", "Mia")
    assert page.last(DrawBot) == DrawBot(SIGN + link_code(SHARED, "Mia", page.model.series))
    assert "for the camera" in page.text(), "a line says what the picture is for"
    assert page.model.dialog == ShareDialog(Drawing(21, "M4 4h7v1h-7z"))
    page.take("LinkPicked")
    assert page.last(ShareBot) == ShareBot(SIGN + link_code(SHARED, "Mia", page.model.series))
    for result, words in {
        "": "",
        "shared": "on its way",
        "copied": "Link copied.",
        "failed": "could not be copied",
    }.items():
        page.take(LinkSent(result))
        assert words in page.text()
    page.take("DialogClosed")
    page.take(LinkSent("copied"))
    page.take(CodeDrawn(Drawing(21, "")))
    assert page.model.dialog is None


@pytest.mark.parametrize(
    ("name", "pupil", "arrived"),
    [
        ("My bot Ms Hill", "Mia", "My bot (Mia)"),
        ("My bot Ms Hill 2", "Mia", "My bot 2 (Mia)"),
        ("My bot Ms Hill", "", "My bot"),
        ("My bot Ms Hill", "Ms Hill", "My bot (Ms Hill)"),
        ("My bot (Ms Hill)", "Mia", "My bot (Mia)"),
        ("My bot (Ms Hill) 2", "Mia", "My bot 2 (Mia)"),
        ("Rex", "Mia", "Rex (Mia)"),
        ("Ms Hill", "Mia", "Ms Hill (Mia)"),
        ("Ms Hillary", "Mia", "Ms Hillary (Mia)"),
    ],
)
def test_a_bot_that_is_sent_on_has_the_name_of_who_sends_it(
    name: str, pupil: str, arrived: str
) -> None:
    handed_out = Bot(name, GOOD, 2, "Ms Hill")
    found = read_link(link_code(handed_out, pupil, 1))
    assert found
    assert found.bot == Bot(arrived, GOOD, 2, pupil)
    page = World(bots_text(Bots((handed_out,), author=pupil)))
    page.take("BotPicked 0")
    page.take("SharePicked")
    page.take("ExportPicked")
    offered = page.last(OfferText)
    assert isinstance(offered, OfferText)
    assert strangers([(offered.name, offered.text)]) == (found.bot,)


def test_a_code_with_too_many_squares_is_not_drawn() -> None:
    rng = random.Random(1)
    code = "".join(rng.choice("abcdefghijklmnopqrstuvwxyz\n") for _ in range(2_000))
    assert MAX_DRAWN < len(link_code(Bot("Long", code), "", 1)) <= MAX_CODE
    page = World(bots_text(Bots((Bot("Long", code),))))
    page.take("SharePicked")
    assert not any(isinstance(effect, DrawBot) for effect in page.effects)


def test_the_bot_of_a_link_is_shown_before_it_is_opened() -> None:
    page = World(bots_text(Bots((Bot("One", GOOD),))))
    page.take(LinkRead(read_link(CODE)))
    assert page.model.dialog == StrangersDialog((Bot("Ada (Mia)", GOOD, 2, "Mia"),), False, 42)
    assert "Somebody else wrote this code." in page.text()
    [focused] = [node for node in nodes(view(page.model)) if "autofocus" in node.attributes]
    assert text_of(focused) == "Open it"
    assert "main" in classes_of(focused)
    assert page.model.bot.name == "One"
    page.take("StrangersTaken")
    assert page.model.bot == Bot("Ada", GOOD, 2, "Mia")
    assert page.model.series == 42


def test_a_link_without_a_bot_says_so() -> None:
    page = World(bots_text(Bots((Bot("One", GOOD),))))
    page.take(LinkRead(None))
    assert page.model.dialog == NoBotDialog()
    assert "This link has no bot." in page.text()
    page.take("DialogClosed")
    assert page.model.dialog is None
