"""A game on its way to another device: as the text of a file or the code of a link; pure.

Both hold the record. In a link each action is only a number among those that were legal, so that
even the longest game is a short link. What comes in may be anything: it is bounded before it is
unpacked, read like any record, and played once more by the rules.
"""

import binascii
import json
import zlib
from collections.abc import Iterator
from dataclasses import replace

from game.rules.action import parse_action
from game.rules.play import apply, legal_actions
from game.rules.record import Record, RecordError, to_json
from game.rules.state import State, new_game
from game.ui.history.state import History
from game.ui.saved.saved_game import read_record
from game.ui.table import turn
from game.ui.table.state import Game

MAX_CODE_LENGTH = 8_000
MAX_LINK_BYTES = 20_000
"""So many bytes may a link unpack to."""

MAX_ACTIONS = 5_000
"""In a game that is opened; the longest that were ever played by chance have 3,000."""

TO_LINK = str.maketrans("+/", "-_")
FROM_LINK = str.maketrans("-_+/", "+/\0\0")


def look_back(record: Record, *, open_hands: bool, place: int | None = None) -> History:
    """The game turn by turn, the last one shown if no other place is said.

    A turn is a play with the exchanges before it, and with the cards that were then drawn by hand.
    """
    turns: list[Game] = []
    for game in turn.replayed(record, open_hands=open_hands):
        if len(game.happened) > 1:
            turns.pop()
        turns.append(replace(game, before=None))
    last = len(turns) - 1
    return History(tuple(turns), last if place is None else min(max(place, 0), last))


def file_text(history: History) -> str:
    """The game as the text of a file."""
    return to_json(_shared(history), **_further(history))


def read_file(text: str) -> History:
    """The game of a file, at the turn that was shared; RecordError says why there is none."""
    return _opened(read_record(text), json.loads(text))


def link_code(history: History) -> str:
    """The game as text of letters, digits, `-` and `_`."""
    record = _shared(history)
    further = {"number": len(record.actions), "check": _check(record)}
    head = to_json(replace(record, actions=()), **_further(history), **further)
    packed = zlib.compress(head.encode() + b"\n" + _packed(record), 9)
    return binascii.b2a_base64(packed, newline=False).decode().rstrip("=").translate(TO_LINK)


def read_link(code: str) -> History:
    """The game of a link, at the turn that was shared; RecordError says why there is none."""
    head, _, packed = _unpacked(code).partition(b"\n")
    try:
        text = head.decode()
    except UnicodeDecodeError as error:
        raise RecordError("the link holds no text") from error
    begun, further = read_record(text), json.loads(text)
    number = further.get("number")
    if begun.actions or type(number) is not int or not 0 <= number <= MAX_ACTIONS:
        raise RecordError("the link does not say how many actions there are")
    chosen = _chosen(new_game(begun.edition, begun.setup), int.from_bytes(packed), number)
    record = replace(begun, actions=tuple(map(parse_action, chosen)))
    if further.get("check") != _check(record):
        raise RecordError("the link holds another game than was put into it")
    return _opened(record, further)


def _opened(record: Record, further: dict[str, object]) -> History:
    if len(record.actions) > MAX_ACTIONS:
        raise RecordError(f"the record has more than {MAX_ACTIONS} actions")
    place = further.get("turn")
    place = place if type(place) is int else None
    return look_back(record, open_hands=further.get("open_hands") is True, place=place)


def _shared(history: History) -> Record:
    """The whole record, without the names if they are to stay here."""
    record = history.turns[-1].record
    if history.with_names:
        return record
    seats = tuple(replace(seat, name="") for seat in record.setup.seats)
    return replace(record, setup=replace(record.setup, seats=seats))


def _further(history: History) -> dict[str, object]:
    return {"open_hands": history.shown.open_hands, "turn": history.place}


def _check(record: Record) -> int:
    """Differs for records that differ, but for the names, which are cleaned when they are read."""
    setup = record.setup
    return zlib.crc32(f"{setup.seed} {' '.join(map(str, record.actions))}".encode())


def _packed(record: Record) -> bytes:
    """All actions in one number: what each of them was among the legal ones of its moment."""
    state, digits = new_game(record.edition, record.setup), list[tuple[int, int]]()
    for action in record.actions:
        legal = _legal(state)
        digits.append((legal.index(str(action)), len(legal)))
        state = apply(state, action)
    number = 0
    for digit, base in reversed(digits):
        number = number * base + digit
    return number.to_bytes((number.bit_length() + 7) // 8)


def _chosen(state: State, number: int, actions: int) -> Iterator[str]:
    """The inverse of `_packed`."""
    for _action in range(actions):
        legal = _legal(state)
        if not legal:
            raise RecordError("the link goes on after the end of the game")
        number, digit = divmod(number, len(legal))
        yield legal[digit]
        state = apply(state, parse_action(legal[digit]))


def _legal(state: State) -> list[str]:
    """In an order that the rules promise (section 7)."""
    return sorted(map(str, legal_actions(state)))


def _unpacked(code: str) -> bytes:
    """The bytes of the code, never more than a game can have."""
    if len(code) > MAX_CODE_LENGTH:
        raise RecordError(f"the link is longer than {MAX_CODE_LENGTH} characters")
    try:
        padded = code.translate(FROM_LINK) + "=" * (-len(code) % 4)
        unpacker = zlib.decompressobj()
        found = unpacker.decompress(
            binascii.a2b_base64(padded, strict_mode=True), max_length=MAX_LINK_BYTES
        )
    except (ValueError, zlib.error) as error:
        raise RecordError(f"the link cannot be unpacked: {error}") from error
    if not unpacker.eof or unpacker.unused_data:
        raise RecordError("the link is cut off, or holds more than a game")
    return found
