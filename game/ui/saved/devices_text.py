"""Which devices share the games of this device, as saved text and back."""

import json
from typing import Any

from game.rules.json_text import UnreadableError, parse_object
from game.together.bytes_text import is_id
from game.together.code import DEVICE_SIZE, NO_DEVICE
from game.ui.frame.value import Value

FORMAT = "rowdy-zoo-devices/1"
MOST_SEATS = 12

MOST_GAMES = 200
"""The most games that are kept: more than wait on a shelf, as those that are over stay here."""


class SharedPlaces(Value):
    """Who plays a shared game."""

    game: str
    """The id of the game."""

    host: str
    """The id of the host's device."""

    places: tuple[str, ...]
    """The device that plays each seat."""


class SavedDevices(Value):
    """The id of this device, and the games that it shared, the last one first."""

    device: str
    """Empty if the device has none yet."""

    games: tuple[SharedPlaces, ...] = ()

    def shared(self, game: str) -> SharedPlaces | None:
        """The places of the game with this id. None if the game was not shared."""
        return next((one for one in self.games if one.game == game), None)


def devices_text(saved: SavedDevices) -> str:
    """The devices as JSON. The fields of the last game stand where earlier versions look."""
    games = [{"game": one.game, "host": one.host, "places": one.places} for one in saved.games]
    last: dict[str, Any] = games[0] if games else {}
    earlier = {"earlier": games[1:]} if games[1:] else {}
    return json.dumps({"format": FORMAT, "device": saved.device, **last, **earlier})


def with_shared(text: str, saved: SavedDevices) -> str:
    """The text with the device and games of `saved` before the other games that it has.

    >>> with_shared("", SavedDevices("00000000000000a0"))
    '{"format": "rowdy-zoo-devices/1", "device": "00000000000000a0"}'
    """
    new = {one.game for one in saved.games}
    others = [one for one in read_devices(text).games if one.game not in new]
    return devices_text(saved.replace(games=(*saved.games, *others)[:MOST_GAMES]))


def read_devices(text: str) -> SavedDevices:
    """The devices of the text; what cannot be read is left out.

    >>> read_devices('{"format": "rowdy-zoo-devices/1", "device": "00000000000000a0"}')
    SavedDevices('00000000000000a0', ())
    """
    try:
        data = parse_object(text)
    except UnreadableError:
        return SavedDevices("")
    device = _id(data.get("device")) if data.get("format") == FORMAT else ""
    earlier = data.get("earlier")
    found = [data, *(earlier[:MOST_GAMES] if isinstance(earlier, list) else ())]
    games = [game for game in map(_shared, found) if game] if device else []
    return SavedDevices(device, tuple(games[:MOST_GAMES]))


def _shared(data: Any) -> SharedPlaces | None:  # noqa: ANN401 - JSON
    """The places in these data. None if they cannot be read."""
    fields = data if isinstance(data, dict) else {}
    game, host, found = _id(fields.get("game")), _id(fields.get("host")), fields.get("places")
    places = tuple(map(_id, found)) if isinstance(found, list) and len(found) <= MOST_SEATS else ()
    return SharedPlaces(game, host, places) if game and host and places and all(places) else None


def _id(value: Any) -> str:  # noqa: ANN401 - JSON
    """The id; empty if it is none."""
    is_valid = isinstance(value, str) and is_id(value, DEVICE_SIZE) and value != NO_DEVICE
    return value if is_valid else ""
