"""The link by message: a whole game, and which device plays each seat.

The bytes, in this order: version, id of the game, number of seats, the device id of each seat (all
zeros for a free seat), the seat that is asked to play, and the packed game, as a shared game
packs it. Nothing here unpacks it: what does must bound its size, and replay it by the rules.

Usual games fit in 2,000 characters, which every messenger carries; the longest ones do not.
"""

from dataclasses import dataclass, replace
from enum import Enum

from game.rules.edition_limits import SEATS
from game.rules.record import Record
from game.rules.state import Seat
from game.together.bytes_text import CodeError, Reader, is_id, to_bytes, to_text
from game.together.code import DEVICE_SIZE, NO_DEVICE, check_device

VERSION = 1

SIGN = "#p="
"""What stands before the code in an address."""

MAX_CODE_LENGTH = 60_300
"""The length of the code of a link: the longest one of a shared game, and the rest."""

GAME_SIZE = 8


@dataclass(frozen=True, slots=True)
class MessageLink:
    """A game on its way to the next device. CodeError if no link can hold a field."""

    game: str
    """The id of the game, 16 hexadecimal digits in lower case."""

    places: tuple[str, ...]
    """The device id of each seat; `""` for a seat that no device plays yet."""

    asked: int
    """The seat that is asked to play."""

    packed: bytes
    """The packed game."""

    def __post_init__(self) -> None:
        if not is_id(self.game, GAME_SIZE):
            raise CodeError("the id of the game is not 16 hexadecimal digits in lower case")
        _check_seats(len(self.places))
        for device in filter(None, self.places):
            check_device(device)
        if self.asked not in range(len(self.places)):
            raise CodeError(f"the link asks seat {self.asked}, which it does not have")
        if not self.packed:
            raise CodeError("the link has no game")


class Comparison(Enum):
    """How the record that came differs from the one that this device knows."""

    LONGER = "longer"
    """The known record is a beginning of it."""

    SAME = "same"
    OLDER = "older"
    """It is a beginning of the known record."""

    DIFFERENT = "different"
    """The two games went different ways."""


def link_text(link: MessageLink) -> str:
    """What follows the address of the page: `#p=` and the code."""
    devices = b"".join(bytes.fromhex(device or NO_DEVICE) for device in link.places)
    head = bytes([VERSION]) + bytes.fromhex(link.game) + bytes([len(link.places)])
    return SIGN + to_text(head + devices + bytes([link.asked]) + link.packed)


def read_link(code: str) -> MessageLink:
    """The link with this code, the text behind `#p=`. Raises only CodeError.

    The packed game is not unpacked.
    """
    reader = Reader(to_bytes(code, MAX_CODE_LENGTH))
    reader.check_version(VERSION)
    game = reader.take(GAME_SIZE, "id of the game").hex()
    number = reader.number("number of seats")
    _check_seats(number)
    devices = [reader.take(DEVICE_SIZE, "device ids").hex() for _seat in range(number)]
    places = tuple("" if device == NO_DEVICE else device for device in devices)
    return MessageLink(game, places, reader.number("seat"), reader.rest())


def compare(known: Record, came: Record) -> Comparison:
    """How the record that came differs from the known one.

    Names, faces, who plays a seat and the name of a board do not count: each device may write them
    in another way.
    """
    one, other = known.actions, came.actions
    shorter = min(len(one), len(other))
    if _start(known) != _start(came) or one[:shorter] != other[:shorter]:
        return Comparison.DIFFERENT
    if len(one) == len(other):
        return Comparison.SAME
    return Comparison.LONGER if len(one) < len(other) else Comparison.OLDER


def _start(record: Record) -> Record:
    """The record without actions and without what the rules ignore."""
    seats = tuple(Seat("", seat.colour) for seat in record.setup.seats)
    setup = replace(record.setup, seats=seats)
    return Record(replace(record.edition, name=""), setup)


def _check_seats(number: int) -> None:
    if number not in SEATS:
        raise CodeError(f"the link has {number} seats, not from {SEATS[0]} to {SEATS[-1]}")
