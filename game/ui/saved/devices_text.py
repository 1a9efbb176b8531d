"""Which devices share the saved game, as saved text and back."""

import json
from typing import Any

from game.rules.json_text import UnreadableError, parse_object
from game.together.bytes_text import is_id
from game.together.code import DEVICE_SIZE, NO_DEVICE
from game.ui.frame.value import Value

FORMAT = "rowdy-zoo-devices/1"
MOST_SEATS = 12


class SavedDevices(Value):
    """The id of this device, and the game that it shared last."""

    device: str
    """Empty if the device has none yet."""

    game: str = ""
    """The id of the shared game; empty if there is none."""

    host: str = ""
    """The id of the host's device."""

    places: tuple[str, ...] = ()
    """The device that plays each seat."""


def devices_text(saved: SavedDevices) -> str:
    """The devices as JSON."""
    shared = {"game": saved.game, "host": saved.host, "places": saved.places} if saved.game else {}
    return json.dumps({"format": FORMAT, "device": saved.device, **shared})


def read_devices(text: str) -> SavedDevices:
    """The devices of the text; what cannot be read is left out.

    >>> read_devices('{"format": "rowdy-zoo-devices/1", "device": "00000000000000a0"}')
    SavedDevices('00000000000000a0', '', '', ())
    """
    try:
        data = parse_object(text)
    except UnreadableError:
        return SavedDevices("")
    device = _id(data.get("device")) if data.get("format") == FORMAT else ""
    game, host = _id(data.get("game")), _id(data.get("host"))
    found = data.get("places")
    places = tuple(map(_id, found)) if isinstance(found, list) and len(found) <= MOST_SEATS else ()
    if not (device and game and host and places and all(places)):
        return SavedDevices(device)
    return SavedDevices(device, game, host, places)


def _id(value: Any) -> str:  # noqa: ANN401 - JSON
    """The id; empty if it is none."""
    is_valid = isinstance(value, str) and is_id(value, DEVICE_SIZE) and value != NO_DEVICE
    return value if is_valid else ""
