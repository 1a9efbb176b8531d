"""Which puzzles each person has solved, and own moments that come again; as saved text and back.

An own moment comes again after 1, 3 and 9 days, until somebody has found it twice.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from game.puzzles.puzzle import Puzzle, PuzzleError, puzzles_text, read_puzzles
from game.rules.edition import Edition
from game.rules.edition_data import edition_data
from game.rules.json_text import parse_object
from game.rules.record import RecordError, parse_record, replay

DAYS = (1, 3, 9)
"""After how many days a moment comes again: the first time, the second time, and later."""

ENOUGH = 2
"""How often a moment is found before it is gone."""

MOST_MOMENTS = 30
"""The most moments of one person that are kept."""

MOST_BOARDS = 24
"""The most boards whose puzzles are kept."""

MOST_SOLVED = 3000
"""The most puzzles of one person that are kept; all files together have fewer."""


def read_solved(text: str | None, person: str) -> frozenset[str]:
    """The ids of the puzzles that the person with this id has solved.

    Raises `UnreadableError` if the text is not a JSON object.
    """
    return frozenset(_ids(_part(_data(text), "solved"), person))


def with_solved(text: str | None, person: str, puzzle: str) -> str:
    """The text after the person has solved the puzzle; what it does not know stays in it."""
    data = _data(text)
    solved = _part(data, "solved")
    ids = dict.fromkeys([*_ids(solved, person), puzzle])
    return json.dumps({**data, "solved": {**solved, person: [*ids][-MOST_SOLVED:]}})


def read_own(text: str | None, board: Edition) -> tuple[Puzzle, ...]:
    """The puzzles of this board; empty if the board has changed, or the text cannot be read."""
    there = _part(_data(text), "boards").get(board.name)
    if not isinstance(there, dict) or there.get("board") != edition_data(board):
        return ()
    try:
        return tuple(read_puzzles(str(there.get("puzzles"))))
    except PuzzleError:
        return ()


def with_own(text: str | None, board: Edition, puzzles: Sequence[Puzzle]) -> str:
    """The text with the puzzles that were made for this board, the newest of MOST_BOARDS boards."""
    data = _data(text)
    new = {"board": edition_data(board), "puzzles": puzzles_text(board.name, puzzles)}
    others = [one for one in _part(data, "boards").items() if one[0] != board.name]
    kept = [*others, (board.name, new)][-MOST_BOARDS:]
    return json.dumps({**data, "boards": dict(kept)})


def due(text: str | None, person: str, today: int) -> tuple[str, ...]:
    """The records of the person's moments that come again today; `today` counts days.

    A record that only a newer version can read waits for that version.
    """
    moments = _moments(_data(text), person)
    records = (one["record"] for one in moments if one["due"] <= today)
    return tuple(record for record in records if _can_be_read(record))


def has_moments(text: str | None, person: str) -> bool:
    """Whether moments of the person come again, today or on another day."""
    return bool(_moments(_data(text), person))


def _can_be_read(record: str) -> bool:
    try:
        *_before, state = replay(parse_record(record))
    except RecordError:
        return False
    return state.outcome is None


def with_moments(text: str | None, person: str, records: Sequence[str], today: int) -> str:
    """The text with these new moments of the person; the oldest ones make room."""
    data = _data(text)
    known = _moments(data, person)
    had = {one["record"] for one in known}
    new = [
        {"record": record, "due": today + DAYS[0], "asked": 0, "found": 0}
        for record in records
        if record not in had
    ]
    return _with(data, person, [*known, *new][-MOST_MOMENTS:])


def with_answer(text: str | None, person: str, record: str, *, is_found: bool, today: int) -> str:
    """The text after the person was asked the moment again."""
    data = _data(text)
    kept: list[dict[str, Any]] = []
    for one in _moments(data, person):
        after = one
        if one["record"] == record:
            asked, found = one["asked"] + 1, one["found"] + is_found
            if found == ENOUGH:
                continue
            wait = DAYS[min(asked, len(DAYS) - 1)]
            after = one | {"due": today + wait, "asked": asked, "found": found}
        kept.append(after)
    return _with(data, person, kept)


def _data(text: str | None) -> dict[str, Any]:
    """The fields of the text; `UnreadableError` if it is not a JSON object."""
    return parse_object(text) if text else {"format": 1}


def _part(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """The field with an entry for each person or board; empty if it is something else."""
    part = data.get(name)
    return part if isinstance(part, dict) else {}


def _ids(solved: Mapping[str, Any], person: str) -> list[str]:
    ids = solved.get(person)
    return [one for one in ids if isinstance(one, str)] if isinstance(ids, list) else []


def _moments(data: Mapping[str, Any], person: str) -> list[dict[str, Any]]:
    """The person's moments; one with a field that is missing or wrong is left out."""
    listed = _part(data, "again").get(person)
    return [one for one in listed if _is_moment(one)] if isinstance(listed, list) else []


def _is_moment(data: object) -> bool:
    if not isinstance(data, dict) or not isinstance(data.get("record"), str):
        return False
    return all(type(data.get(name)) is int for name in ("due", "asked", "found"))


def _with(data: Mapping[str, Any], person: str, moments: list[dict[str, Any]]) -> str:
    return json.dumps({**data, "again": {**_part(data, "again"), person: moments}})
