"""Bytes as text behind the `#` of an address, and back: base64url without padding (RFC 4648).

What is read may come from anybody. Its length is checked before anything else.
"""

import binascii
import re
from string import ascii_letters, digits

MAX_ADDRESS = 4_000
"""The length of an address with a code, in characters."""

SIGNS = frozenset(f"{ascii_letters}{digits}-_")
HEX_DIGITS = frozenset("0123456789abcdef")
TO_URL = str.maketrans("+/", "-_")
FROM_URL = str.maketrans("-_", "+/")

BREAKS = re.compile(
    r"\s|[\xad\u200b-\u200d\u2060\ufeff]"
    r"|%(?:0[9AD]|20|C2%A[0D]|E2%80%8[B-D]|E2%81%A0|EF%BB%BF)",
    re.IGNORECASE,
)
"""White space and signs without width, also as an address writes them."""

BEHIND = re.compile(r"[^A-Za-z0-9_-].*", re.DOTALL)
"""What stands behind a code."""


class CodeError(ValueError):
    """The code cannot be read or written; the text says why."""


class NewerCodeError(CodeError):
    """Only a newer version of the game can read the code."""


def to_text(data: bytes) -> str:
    """The bytes in letters, digits, `-` and `_`."""
    return binascii.b2a_base64(data, newline=False).decode().rstrip("=").translate(TO_URL)


def to_bytes(text: str, max_length: int) -> bytes:
    """The bytes of the text; the inverse of `to_text`.

    Raises CodeError if the text has more than `max_length` characters, or if `to_text` never
    returns it.
    """
    if len(text) > max_length:
        raise CodeError(f"the code has {len(text)} characters, not at most {max_length}")
    if not SIGNS.issuperset(text):
        raise CodeError("the code has characters other than letters, digits, - and _")
    try:
        padded = text.translate(FROM_URL) + "=" * (-len(text) % 4)
        data = binascii.a2b_base64(padded, strict_mode=True)
    except binascii.Error as error:
        raise CodeError(f"the code has a wrong length: {len(text)} characters") from error
    if to_text(data) != text:
        raise CodeError("the last character of the code is wrong")
    return data


def behind(sign: str, address: str) -> str:
    """The text behind the first `sign` in the address; CodeError if it has none or is too long."""
    if len(address) > MAX_ADDRESS:
        raise CodeError(f"the address has {len(address)} characters, not at most {MAX_ADDRESS}")
    _before, found, text = address.partition(sign)
    if not found:
        raise CodeError(f"the address has no {sign}")
    return text


def codes_in(text: str) -> list[str]:
    """The codes that a text from a messenger may mean, the longest first.

    A code ends before white space or after it, and before signs that a messenger writes around a
    link. Only what the code holds can tell which one is meant.

    >>> codes_in("AbC_ dEf)")
    ['AbC_', 'AbC_dEf', 'AbC']
    """
    starts = [BEHIND.sub("", part) for part in (text, BREAKS.sub("", text))]
    return list(dict.fromkeys([*starts, *(start.rstrip("-_") for start in starts)]))


def is_id(text: str, size: int) -> bool:
    """Whether the text is `size` bytes in hexadecimal digits, in lower case."""
    return len(text) == 2 * size and HEX_DIGITS.issuperset(text)


class Reader:
    """Takes bytes from the start of the data; CodeError if there are too few."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def take(self, number: int, what: str) -> bytes:
        """The next bytes; `what` is their name in the error."""
        taken = self._data[self._at : self._at + number]
        if len(taken) < number:
            raise CodeError(f"the code ends before the end of its {what}")
        self._at += number
        return taken

    def number(self, what: str, size: int = 1) -> int:
        """The number in the next `size` bytes, big-endian."""
        return int.from_bytes(self.take(size, what))

    def check_version(self, known: int) -> None:
        """Takes a byte. Raises CodeError if it is another version than the known one."""
        version = self.number("version")
        if version != known:
            kind = NewerCodeError if version > known else CodeError
            raise kind(f"the code has the version {version}, not {known}")

    def rest(self) -> bytes:
        """All bytes that are left."""
        return self.take(len(self._data) - self._at, "data")

    def check_end(self) -> None:
        """Raises CodeError if bytes are left."""
        if left := len(self.rest()):
            raise CodeError(f"the code has {left} bytes too many")
