"""Messages in the markup."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.app.rooms import decode
from game.ui.frame.keys import KeyPressed
from game.ui.frame.message import Message, encode
from game.ui.screens.setup.msg import NameTyped
from game.ui.screens.table.msg import (
    AnnouncedShown,
    CardPicked,
    CellPicked,
    ComputerChose,
    HintFound,
)
from game.ui.ways import DialogClosed, PlayPicked
from tests.ui.pages import KINDS

words = st.text(st.characters(exclude_characters=" "), min_size=1)
any_msg = st.sampled_from(list(KINDS.values())).flatmap(
    lambda kind: st.builds(
        kind, *(st.integers() if t is int else words for t in kind.__annotations__.values())
    )
)


def astuple(msg: Message) -> tuple[int | str, ...]:
    return tuple(vars(msg).values())


@given(any_msg)
def test_every_message_survives_the_markup(msg: Message) -> None:
    assert decode(encode(type(msg), *astuple(msg))) == msg


@given(any_msg, st.text())
def test_the_field_left_out_is_filled_in_by_the_value_of_the_control(
    msg: Message, typed: str
) -> None:
    written = astuple(msg)
    if not written:
        return
    value = typed if isinstance(written[-1], str) else str(written[-1])
    assert astuple(decode(encode(type(msg), *written[:-1]), value)) == (
        *written[:-1],
        typed if isinstance(written[-1], str) else written[-1],
    )


def test_how_a_message_is_written() -> None:
    assert encode(CellPicked, "c4") == "CellPicked c4"
    assert decode("NameTyped 2", "Ada  B ") == NameTyped(2, "Ada  B ")
    assert decode("NameTyped 2", "") == NameTyped(2, "")


@pytest.mark.parametrize("name", KINDS)
def test_too_few_or_too_many_fields_are_no_message(name: str) -> None:
    number = len(KINDS[name].__match_args__)
    for wrong in {0, 1, 2, 3} - {number}:
        with pytest.raises(ValueError, match="is not a message"):
            decode(" ".join([name, *["1"] * wrong]))
    with pytest.raises(ValueError, match="is not a message"):
        decode(" ".join([name, *["1"] * number]), "1")


@pytest.mark.parametrize(
    "text", ["", " ", "Nonsense", "cellpicked c4", "CellPicked  c4", "Message", "CellPicked\tc4"]
)
def test_nonsense_is_no_message(text: str) -> None:
    with pytest.raises(ValueError, match="is not a message"):
        decode(text)


@pytest.mark.parametrize("kind", [HintFound, ComputerChose, AnnouncedShown, KeyPressed])
def test_no_control_sends_an_answer_to_an_effect(kind: type[Message]) -> None:
    assert kind not in KINDS.values()
    with pytest.raises(ValueError, match="is not a message"):
        decode(encode(kind, *["1"] * len(kind.__match_args__)))


@pytest.mark.parametrize("text", ["CardPicked x", "CardPicked 1.5", "CardPicked ", "Resized 1 b"])
def test_a_number_must_be_one(text: str) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        decode(text)


@given(st.text(), st.none() | st.text())
def test_any_other_text_raises_a_value_error(text: str, value: str | None) -> None:
    try:
        decode(text, value)
    except ValueError:
        return
    assert text.split(" ", maxsplit=1)[0] in KINDS


def test_messages_are_values() -> None:
    assert CellPicked("c4") == CellPicked("c4")
    assert len({CellPicked("c4"), CellPicked("c4"), CellPicked("d4"), PlayPicked()}) == 3
    assert PlayPicked() != DialogClosed()
    assert CardPicked(1) != CardPicked(2)
    assert repr(NameTyped(1, "A")) == "NameTyped(1, 'A')"


def test_a_message_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match=r"CellPicked\('c4'\) is frozen"):
        CellPicked("c4").cell = "d4"  # type: ignore[misc]


def test_a_message_has_exactly_its_fields() -> None:
    with pytest.raises(TypeError, match="CellPicked takes"):
        CellPicked("c4", "d4")  # type: ignore[call-arg]
