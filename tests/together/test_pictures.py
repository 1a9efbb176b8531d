"""Pictures in pieces: they come whole or not at all, and no message about them ends a game."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.together.messages import MAX_BYTES, parse, text_of
from game.together.pictures import (
    MAX_PIECES,
    PIECE_SIZE,
    Pictures,
    Piece,
    Pieces,
    Want,
    pieces_of,
)
from game.together.step import Told
from game.ui.sets.bad_zoo import MAX_FILE
from tests.together.rooms import ADA, HOST, Room, game_of

NUMBERS = st.integers(-2, 4) | st.integers()
JUNK = st.builds(
    Piece, NUMBERS, NUMBERS, st.sampled_from(["", "em9v", "em9", "é", "!"]) | st.text()
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inside: st.lists(inside, max_size=2) | st.dictionaries(st.text(), inside, max_size=2),
    max_leaves=5,
)


def test_the_largest_file_has_a_piece_for_each_message() -> None:
    pieces = pieces_of(bytes(MAX_FILE))
    assert len(pieces) == MAX_PIECES
    assert max(len(text_of(piece)) for piece in pieces) <= MAX_BYTES


@given(st.binary(min_size=1, max_size=40), st.data())
def test_a_file_comes_whole_or_not_at_all(file: bytes, data: st.DataObject) -> None:
    parts = [file[at : at + 7] for at in range(0, len(file), 7)]
    whole = pieces_of(b"".join(parts))
    sent = data.draw(st.lists(st.sampled_from(whole) | JUNK, max_size=6)) + list(whole)
    came: Pieces = Pieces()
    for piece in sent:
        after = came.with_piece(piece)
        if after is None:
            continue
        assert after.got[:-1] == came.got
        assert piece.number == len(came.got) < piece.of == after.of <= MAX_PIECES
        assert all(0 < len(part) <= PIECE_SIZE for part in after.got)
        came = after
        if came.file is not None:
            assert len(came.got) == came.of
            break


@given(st.lists(st.binary(min_size=1, max_size=9), min_size=1, max_size=6), st.randoms())
def test_pieces_in_another_order_are_refused(parts: list[bytes], rng: Any) -> None:  # noqa: ANN401
    pieces = [Piece(n, len(parts), pieces_of(part)[0].data) for n, part in enumerate(parts)]
    mixed = list(pieces)
    rng.shuffle(mixed)
    came: Pieces | None = Pieces()
    for piece in mixed:
        came = came.with_piece(piece) if came else None
    assert (came.file if came else None) == (b"".join(parts) if mixed == pieces else None)


@given(
    st.sampled_from(["pictures", "want", "piece"]),
    st.dictionaries(st.sampled_from(["shown", "key", "number", "of", "data"]), JSON),
)
def test_wrong_values_close_no_channel(kind: str, values: dict[str, Any]) -> None:
    text = json.dumps({"type": kind, **values})
    message = parse(text)
    assert isinstance(message, Pictures | Want | Piece)
    assert parse(text_of(message)) == message
    room = Room.of(game_of(), ADA)
    for step in (room.host.receive(ADA, text, 9.0), room.guests[ADA].receive(text, 9.0)):
        assert step.sent == ()
        assert all(isinstance(change, Told) for change in step.changes)


@pytest.mark.parametrize("message", [Pictures(True), Want(3), Piece(0, 1, "em9v")])
def test_a_message_is_for_one_side(message: Pictures | Want | Piece) -> None:
    room = Room.of(game_of(), ADA)
    at_host = room.host.receive(ADA, text_of(message), 9.0).changes
    at_guest = room.guests[ADA].receive(text_of(message), 9.0).changes
    is_wish = isinstance(message, Want)
    assert at_host == ((Told(ADA, message),) if is_wish else ())
    assert at_guest == (() if is_wish else (Told(HOST, message),))
