"""A record as the JSON data of a message, and back. The actions of a long game are packed.

Without packing, 10,000 actions on a built board with names of 40 letters have 416,000 bytes.
"""

import json
from typing import Any

from game.rules.json_text import MAX_CHARACTERS, UnreadableError, parse_json, parse_object
from game.rules.record import Record, RecordError, record_of, to_json
from game.together.bytes_text import CodeError
from game.together.packed_text import code_of, text_in


def record_data(record: Record) -> dict[str, Any]:
    """The record as it is saved."""
    return parse_object(to_json(record))


def packed_data(record: Record) -> dict[str, Any]:
    """The record with a code in the place of its list of actions: a few bytes for each."""
    data = record_data(record)
    return data | {"actions": code_of(json.dumps(data["actions"], separators=(",", ":")))}


def read_record(data: dict[str, Any], max_code: int) -> Record:
    """The record, packed or not; raises `RecordError`. A code may have `max_code` characters."""
    actions = data.get("actions")
    if not isinstance(actions, str):
        return record_of(data)
    try:
        listed = parse_json(text_in(actions, max_code, MAX_CHARACTERS))
    except (CodeError, UnreadableError) as error:
        raise RecordError(f"the actions cannot be unpacked: {error}") from error
    return record_of({**data, "actions": listed})
