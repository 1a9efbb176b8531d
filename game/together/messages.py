"""The messages that the devices in a room send to each other, as text and back.

Each message is one JSON object in UTF-8, on a channel that is reliable and keeps the order. Both
sides say `hello` first. The host sends `table`, the whole game. The device of a seat sends `act`.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, TypeAlias

from game.rules.action import Action, NotationError, parse_action
from game.rules.json_text import UnreadableError, depth, parse_json
from game.rules.record import Record, RecordError
from game.together.bytes_text import is_id
from game.together.code import DEVICE_SIZE
from game.together.pictures import PicturesMessage, read_pictures
from game.together.record_data import packed_data, read_record, record_data

FORMAT = "rowdy-zoo-together/1"

MAX_BYTES = 65_536
"""The size of the largest message, in bytes of UTF-8."""

MAX_DEPTH = 8
"""How deeply lists and objects of a message may be nested."""

MAX_NAME = 24
"""The length of the longest name, in code points."""

MAX_TEXT = 40
"""The length of the longest face, version or format, in code points."""

MAX_ACTION = 44
"""The length of the longest action: a card of 40 letters, a sign and a cell."""

Fields: TypeAlias = dict[str, Any]


class Reason(StrEnum):
    """Why a channel is closed. Messages contain the values."""

    LEFT = "left"
    BAD = "bad"
    """A text was no message, or a message was not allowed at all."""

    FLOOD = "flood"
    """A device sent too many messages in a second."""

    FORMAT = "format"
    """The other device speaks another format."""

    FULL = "full"
    """Five guests are in the room."""


class MessageError(ValueError):
    """The text is no message. It is answered by a `Bye` with `reason`: `BAD` or `FORMAT`."""

    def __init__(self, why: str, reason: Reason = Reason.BAD) -> None:
        super().__init__(why)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Hello:
    """Both sides send it first."""

    device: str
    """The id of the device: `0123456789abcdef`."""

    name: str
    face: str
    version: str
    """The version of the game that the device has."""


@dataclass(frozen=True, slots=True)
class Table:
    """The whole game as it is. The host sends it; a guest only after it has joined."""

    game: str
    record: Record
    places: tuple[str, ...]
    """The id of the device that plays each seat. The host plays the seats of computers."""


@dataclass(frozen=True, slots=True)
class Again:
    """A new game with the same devices, from the host; else like `Table`."""

    game: str
    record: Record
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Act:
    """One more action, from the device that plays the seat, or again from the host to all."""

    game: str
    at: int
    """The number of actions before this one."""

    action: Action


@dataclass(frozen=True, slots=True)
class Back:
    """The last actions of a seat are taken back, by the device that plays the seat."""

    game: str
    to: int
    """The number of actions that stay."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A guest asks the host for a `Table`."""

    game: str
    have: int
    """The number of actions that the guest has."""


@dataclass(frozen=True, slots=True)
class Bye:
    """The last message on a channel."""

    reason: Reason


Message: TypeAlias = Hello | Table | Again | Act | Back | Ask | Bye | PicturesMessage


def parse(text: str) -> Message | None:
    """The message in the text; None if this version does not know its `type`.

    Raises only `MessageError`. The size is checked first, then the depth. Unknown keys are ignored.
    The set-up of a record is checked here, its actions are not.

    >>> parse('{"type": "back", "game": "0123456789abcdef", "to": 3}')
    Back(game='0123456789abcdef', to=3)
    >>> parse('{"type": "wave"}') is None
    True
    >>> parse('{"type": "bye"}')
    Traceback (most recent call last):
    game.together.messages.MessageError: 'reason' is missing
    """
    data = _fields(text)
    read = READERS.get(_text(data, "type", MAX_BYTES))
    return read(data) if read else read_pictures(data)


def text_of(message: Message) -> str:
    """The message as JSON in ASCII, so that its length is its size in bytes.

    The inverse of `parse`. If it is larger than `MAX_BYTES`, the actions of its record are packed.

    >>> text_of(Back("0123456789abcdef", 3))
    '{"type":"back","game":"0123456789abcdef","to":3}'
    """
    head = {"type": type(message).__name__.lower()}
    if isinstance(message, Hello):
        head["format"] = FORMAT
    values = {field.name: getattr(message, field.name) for field in fields(message)}
    text = _json(head | values, record_data)
    return text if len(text) <= MAX_BYTES else _json(head | values, packed_data)


def _json(values: Fields, data_of: Callable[[Record], Fields]) -> str:
    """The values as JSON, a record as `data_of` writes it."""
    return json.dumps(
        values,
        separators=(",", ":"),
        default=lambda value: data_of(value) if isinstance(value, Record) else str(value),
    )


def _fields(text: str) -> Fields:
    """The JSON object in the text; `MessageError` if it is too large, too deep or no object."""
    if len(text) > MAX_BYTES or len(_utf8(text)) > MAX_BYTES:
        raise MessageError(f"larger than {MAX_BYTES} bytes")
    if depth(text) > MAX_DEPTH:
        raise MessageError("nested too deeply")
    try:
        data = parse_json(text, _unique)
    except UnreadableError as error:
        raise MessageError(f"{error}") from error
    if not isinstance(data, dict):
        raise MessageError("not an object")
    return data


def _unique(pairs: list[tuple[str, Any]]) -> Fields:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise UnreadableError("an object has a key twice")
    return fields


def _utf8(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise MessageError("a text that UTF-8 cannot hold") from error


def _get(data: Fields, key: str, kind: type) -> Any:  # noqa: ANN401 - JSON
    """The value of the key; `MessageError` if it is missing or of another type (True is no int)."""
    if key not in data:
        raise MessageError(f"{key!r} is missing")
    if type(data[key]) is not kind:
        raise MessageError(f"{key!r} has another type")
    return data[key]


def _text(data: Fields, key: str, most: int) -> str:
    """The text of the key, with at most this many code points."""
    text: str = _get(data, key, str)
    if len(text) > most:
        raise MessageError(f"{key!r} is longer than {most}")
    _utf8(text)
    return text


def _id(value: object) -> str:
    """The id of a device or of a game."""
    if not isinstance(value, str) or not is_id(value, DEVICE_SIZE):
        raise MessageError("an id has not 16 digits from 0 to f")
    return value


def _count(data: Fields, key: str) -> int:
    """A number of actions. The longest game has 41,000."""
    number: int = _get(data, key, int)
    if not 0 <= number <= MAX_BYTES:
        raise MessageError(f"{key!r} is no number of actions")
    return number


def _hello(data: Fields) -> Hello:
    if _text(data, "format", MAX_BYTES) != FORMAT:
        raise MessageError("another format", Reason.FORMAT)
    return Hello(
        device=_id(data.get("device")),
        name=_text(data, "name", MAX_NAME),
        face=_text(data, "face", MAX_TEXT),
        version=_text(data, "version", MAX_TEXT),
    )


def _table(data: Fields) -> Table:
    places = tuple(_id(place) for place in _get(data, "places", list))
    try:
        record = read_record(_get(data, "record", dict), MAX_BYTES)
    except RecordError as error:
        raise MessageError(f"{error}") from error
    return Table(_id(data.get("game")), record, places)


def _again(data: Fields) -> Again:
    table = _table(data)
    return Again(table.game, table.record, table.places)


def _act(data: Fields) -> Act:
    text = _text(data, "action", MAX_ACTION)
    try:
        action = parse_action(text)
    except NotationError as error:
        raise MessageError(f"{error}") from error
    return Act(_id(data.get("game")), _count(data, "at"), action)


def _back(data: Fields) -> Back:
    return Back(_id(data.get("game")), _count(data, "to"))


def _ask(data: Fields) -> Ask:
    return Ask(_id(data.get("game")), _count(data, "have"))


def _bye(data: Fields) -> Bye:
    reason = _get(data, "reason", str)
    if reason not in [known.value for known in Reason]:
        raise MessageError("an unknown reason")
    return Bye(Reason(reason))


READERS: dict[str, Callable[[Fields], Message]] = {
    "hello": _hello,
    "table": _table,
    "again": _again,
    "act": _act,
    "back": _back,
    "ask": _ask,
    "bye": _bye,
}
