"""A game by message: a device sends its plays as a link, and the next device goes on."""

from dataclasses import dataclass
from typing import Any

from game.together.bytes_text import is_id
from game.together.code import DEVICE_SIZE, NO_DEVICE

NEVER = -1
"""The number of sent actions while no link was sent."""


@dataclass(frozen=True)
class ByMessage:
    """Which device plays each seat, and what the other devices know of the game."""

    own: str
    """The id of this device; empty if it is unknown, so that it plays no seat."""

    places: tuple[str, ...]
    """The id of the device of each seat; empty for a seat that no device has taken yet."""

    sent: int = NEVER
    """The number of actions in the last link that was sent or opened."""

    @property
    def elsewhere(self) -> frozenset[int]:
        """The seats that other devices play, or none yet."""
        return frozenset(i for i, place in enumerate(self.places) if not place or place != self.own)


def saved_fields(by_message: ByMessage | None) -> dict[str, object]:
    """What a saved game says of it, as a field of JSON; nothing of any other game."""
    if by_message is None:
        return {}
    found = {"own": by_message.own, "places": by_message.places, "sent": by_message.sent}
    return {"by_message": found}


def read_by_message(data: Any, seats: int, actions: int) -> ByMessage | None:  # noqa: ANN401 - JSON
    """Reads what `saved_fields` wrote of a game with these numbers of seats and actions.

    What cannot be read counts as a seat of nobody, so that no hand of others is shown.

    >>> read_by_message({"own": "00000000000000a0", "places": ["00000000000000a0", 1]}, 2, 0)
    ByMessage(own='00000000000000a0', places=('00000000000000a0', ''), sent=-1)
    """
    if data is None:
        return None
    fields = data if isinstance(data, dict) else {}
    found = fields.get("places")
    places = [_id(place) for place in found[:seats]] if isinstance(found, list) else []
    padded = (*places, *[""] * (seats - len(places)))
    sent = fields.get("sent")
    if type(sent) is not int or not NEVER <= sent <= actions:
        sent = NEVER
    return ByMessage(_id(fields.get("own")), padded, sent)


def _id(value: Any) -> str:  # noqa: ANN401 - JSON
    """The device id; empty if it is none."""
    is_valid = isinstance(value, str) and is_id(value, DEVICE_SIZE) and value != NO_DEVICE
    return value if is_valid else ""
