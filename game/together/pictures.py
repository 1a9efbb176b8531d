"""The messages by which a guest gets the pictures of the host, and the pieces that have come.

A guest asks for one piece after the other, so that at most one is on its way. The people at the
host are asked before the first. A message with wrong values closes no channel: a piece with them
fits nowhere, and others are ignored. So the game goes on.
"""

from binascii import a2b_base64, b2a_base64
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

PIECE_SIZE = 48_000
"""The bytes of a piece: base64 makes 64,000 letters of them, which fit into a message."""

MAX_PIECES = 167
"""The pieces of the largest `.zoo` file that is read."""

MAX_DATA = 64_000
MAX_KEY = 32
NO_NUMBER = -1


@dataclass(frozen=True, slots=True)
class Pictures:
    """From the host: whether its game shows own pictures. After `Want` it means: not now.

    `key` is the same for pictures that are the same.
    """

    shown: bool
    key: str = ""


@dataclass(frozen=True, slots=True)
class Want:
    """A guest asks for a piece, counted from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a `.zoo` file, from the host."""

    number: int
    of: int
    """The number of all pieces."""

    data: str
    """Its bytes in base64."""


PicturesMessage: TypeAlias = Pictures | Want | Piece


def read_pictures(data: Mapping[str, Any]) -> PicturesMessage | None:
    """The message with these keys; None for another `type`."""
    match data["type"]:
        case "pictures":
            key = data.get("key")
            key = key if isinstance(key, str) and len(key) <= MAX_KEY else ""
            return Pictures(data.get("shown") is True, key)
        case "want":
            return Want(_number(data, "number"))
        case "piece":
            text = data.get("data")
            text = text if isinstance(text, str) and len(text) <= MAX_DATA else ""
            return Piece(_number(data, "number"), _number(data, "of"), text)
    return None


def _number(data: Mapping[str, Any], key: str) -> int:
    value = data.get(key)
    return value if type(value) is int else NO_NUMBER


@dataclass(frozen=True, slots=True)
class Pieces:
    """The pieces that have come, in their order."""

    of: int = 0
    """The number of all pieces; 0 before the first."""

    got: tuple[bytes, ...] = ()

    @property
    def file(self) -> bytes | None:
        """The whole file; None while pieces are missing."""
        return b"".join(self.got) if 0 < self.of == len(self.got) else None

    def with_piece(self, piece: Piece) -> "Pieces | None":
        """The pieces with this one. None unless it is the next one and has bytes.

        >>> Pieces().with_piece(Piece(0, 2, "em9v"))
        Pieces(of=2, got=(b'zoo',))
        """
        fits = 0 < piece.of <= MAX_PIECES and piece.of == (self.of or piece.of)
        if not fits or not piece.number == len(self.got) < piece.of:
            return None
        try:
            part = a2b_base64(piece.data, strict_mode=True)
        except ValueError:
            return None
        return Pieces(piece.of, (*self.got, part)) if 0 < len(part) <= PIECE_SIZE else None


def pieces_of(file: bytes) -> tuple[Piece, ...]:
    """The file in pieces."""
    parts = [file[at : at + PIECE_SIZE] for at in range(0, len(file), PIECE_SIZE)]
    texts = [b2a_base64(part, newline=False).decode() for part in parts]
    return tuple(Piece(number, len(texts), text) for number, text in enumerate(texts))
