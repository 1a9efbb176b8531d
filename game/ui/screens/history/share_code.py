"""A game as the text of a file or the code of a link, and back; pure.

Both hold the record. A link stores each action as its number among the legal actions, so even the
longest game is a short link. Nothing that comes in is trusted: its size is checked before it is
unpacked, it is read like any record, and the rules play it again.
"""

import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from game.rules.action import Action, parse_action
from game.rules.edition_data import is_built, unmixed
from game.rules.play import apply, legal_actions
from game.rules.record import Record, RecordError, parse_fields, to_json
from game.rules.state import State, new_game
from game.steps import Steps
from game.together.bytes_text import CodeError, codes_in, to_bytes, to_text
from game.ui.look.words import usual_board_name
from game.ui.play import start
from game.ui.play.game import Game
from game.ui.play.history import History
from game.ui.saved.game_text import read_record, shown_record

Found = TypeVar("Found")

MAX_ACTIONS = 41_000
"""The number of actions in the longest game that the rules allow.

A game has at most 1,000 plies. In Little Zoo a seat may exchange in each turn as many cards as no
hand holds: 40 of 42, if two seats have one card each. In Big Zoo a ply comes with at most one
exchange and one draw by hand. On a built board that limits the exchanges, a game has at most 10,000
actions; one without a limit may allow more than are opened.
"""

MAX_LINK_BYTES = 45_000
"""The size of what the code unpacks to, in bytes.

No state of Little Zoo has more than 40 legal actions, so MAX_ACTIONS need at most 27,300 bytes.
Six names of people need up to 14,000.
"""

MAX_CODE_LENGTH = 60_200
"""The length of the code in a link, in characters: four for three bytes that cannot be packed."""

EVERYTHING = "rowdy-zoo-everything/1"
"""The format of the files that `static/page/device/clean.js` makes."""


def look_back(
    record: Record,
    *,
    open_hands: bool,
    place: int | None = None,
    elsewhere: frozenset[int] = frozenset(),
) -> Steps[History]:
    """The game turn by turn, with the turn at `place` shown, or else the last one.

    A turn is a play, the exchanges before it, and the draws by hand after it.
    """
    turns: list[Game] = []
    for game in start.replayed(record, open_hands=open_hands, elsewhere=elsewhere):
        if len(game.events) > 1:
            turns.pop()
        turns.append(replace(game, before=None))
        yield
    last = len(turns) - 1
    return History(tuple(turns), last if place is None else min(max(place, 0), last))


def file_text(history: History) -> str:
    """The game as the text of a file."""
    return to_json(_shared(history), **_extra_fields(history))


def read_file(text: str) -> Steps[History]:
    """The game of a file, at the turn that was shared; raises `RecordError` if it has none.

    A file of "Start clean" holds the saved game among other texts.
    """
    fields = parse_fields(text)
    texts = fields.get("texts") if fields.get("format") == EVERYTHING else None
    game = texts.get("game") if isinstance(texts, dict) else None
    yield
    if isinstance(game, str):
        fields = parse_fields(game)
        yield
    record = shown_record(fields)
    yield
    return (yield from _opened(record, fields))


def link_code(history: History) -> Steps[str]:
    """The game as a code of letters, digits, `-` and `_`."""
    return to_text((yield from packed(_shared(history), **_extra_fields(history))))


def packed(record: Record, **extra_fields: object) -> Steps[bytes]:
    """The game and further fields as the bytes of a code."""
    extra = {"number": len(record.actions), "check": _checksum(record)}
    head = to_json(replace(record, actions=()), **extra_fields, **extra)
    actions = yield from _packed_actions(record)
    return zlib.compress(head.encode() + b"\n" + actions, 9)


def read_link(code: str) -> Steps[History]:
    """The game of a link, at the turn that was shared; raises `RecordError` if it has none.

    What a messenger has written behind the code is left out, and so are its line breaks inside.
    """
    record, fields = yield from read_unpacked(read_code(code, MAX_CODE_LENGTH, _decoded))
    return (yield from _opened(record, fields))


def read_unpacked(data: bytes) -> Steps[tuple[Record, dict[str, Any]]]:
    """The game and further fields of what `unpacked` returns; raises `RecordError` without one."""
    head, _newline, actions_number = data.partition(b"\n")
    try:
        text = head.decode()
    except UnicodeDecodeError as error:
        raise RecordError("the link holds no text") from error
    start, fields = yield from read_record(text)
    number = fields.get("number")
    if start.actions or type(number) is not int or not 0 <= number <= MAX_ACTIONS:
        raise RecordError("the link has no valid number of actions")
    first = new_game(start.edition, start.setup)
    actions = yield from _unpacked_actions(first, int.from_bytes(actions_number), number)
    record = replace(start, actions=actions)
    if fields.get("check") != _checksum(record):
        raise RecordError("the link has a wrong checksum")
    return record, fields


def _opened(record: Record, fields: dict[str, Any]) -> Steps[History]:
    place = fields.get("turn")
    place = place if type(place) is int else None
    return look_back(record, open_hands=fields.get("open_hands") is True, place=place)


def _shared(history: History) -> Record:
    """The whole record; without the names of seats and board unless they are shared."""
    record = history.record
    if history.with_names:
        return record
    seats = tuple(replace(seat, name="") for seat in record.setup.seats)
    edition = record.edition
    if is_built(unmixed(edition)):
        edition = replace(edition, name=usual_board_name())
    return Record(edition, replace(record.setup, seats=seats), record.actions)


def _extra_fields(history: History) -> dict[str, object]:
    return {"open_hands": history.shown.open_hands, "turn": history.place}


def _checksum(record: Record) -> int:
    """The checksum of the seed and the actions; no names, since `read_record` cleans them."""
    setup = record.setup
    return zlib.crc32(f"{setup.seed} {' '.join(map(str, record.actions))}".encode())


def _packed_actions(record: Record) -> Steps[bytes]:
    """All actions as one number: each digit is the index of an action among the legal ones.

    The base of a digit is the number of legal actions.
    """
    state, digits = new_game(record.edition, record.setup), list[tuple[int, int]]()
    for action in record.actions:
        legal = _legal(state)
        digits.append((legal.index(str(action)), len(legal)))
        state = apply(state, action)
        yield
    number = 0
    for digit, base in reversed(digits):
        number = number * base + digit
        yield
    return number.to_bytes((number.bit_length() + 7) // 8)


def _unpacked_actions(state: State, number: int, length: int) -> Steps[tuple[Action, ...]]:
    """The actions, from the number that `_packed_actions` made."""
    actions = list[Action]()
    while len(actions) < length:
        legal = _legal(state)
        if not legal:
            raise RecordError("the link has more actions than the game")
        number, digit = divmod(number, len(legal))
        actions.append(parse_action(legal[digit]))
        state = apply(state, actions[-1])
        yield
    return tuple(actions)


def _legal(state: State) -> list[str]:
    """The legal actions in notation, sorted: a link has the number of each."""
    return sorted(map(str, legal_actions(state)))


def read_code(text: str, longest: int, reader: Callable[[str], Found]) -> Found:
    """What the reader finds in the code of a text that has at most `longest` characters.

    The checksum of zlib judges where the code ends. Raises `RecordError` or `CodeError`.
    """
    if len(text) > longest:
        raise RecordError(f"the link is longer than {longest} characters")
    *codes, last = codes_in(text)
    for code in codes:
        with suppress(RecordError, CodeError):
            return reader(code)
    return reader(last)


def _decoded(code: str) -> bytes:
    try:
        return unpacked(to_bytes(code, MAX_CODE_LENGTH))
    except CodeError as error:
        raise RecordError(f"the link cannot be unpacked: {error}") from error


def unpacked(data: bytes) -> bytes:
    """What the bytes of a code unpack to, at most MAX_LINK_BYTES; raises `RecordError`."""
    unpacker = zlib.decompressobj()
    try:
        found = unpacker.decompress(data, max_length=MAX_LINK_BYTES)
    except zlib.error as error:
        raise RecordError(f"the link cannot be unpacked: {error}") from error
    if not unpacker.eof or unpacker.unused_data:
        raise RecordError("the link is incomplete, or holds more than a game")
    return found
