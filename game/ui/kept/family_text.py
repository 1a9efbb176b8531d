"""The family board as saved text, and back; pure.

The effect CountGame saves it: see `browser/run_effects.py`.
"""

import json
import re
from typing import Any

from game.rules.json_text import (
    UnreadableError,
    check_format,
    parse_object,
    unknown_fields,
)
from game.ui.kept.family import MAX_COUNT, MAX_GAMES, MAX_PEOPLE, Family, album_of
from game.ui.kept.person import Person, Sticker
from game.ui.look.names import clean_name
from game.ui.look.words import FACES

FORMAT = 1
"""The format of the fields that this version knows; texts of 0.1.0 have it and do not say so.

0.1.0 knows no album, and saves it again as a field of a newer version.
"""

FAMILY_FIELDS = ("format", "people", "counted")
PERSON_FIELDS = ("name", "face", "games", "wins")
ALBUM = "album"
"""The field of a person with an object for each edition: the animals and their dates."""

MAX_WORD_LENGTH = 40
"""The length of the name of an edition or an animal in an album."""

DAY = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"


def family_text(family: Family) -> str:
    """The family board as JSON, with the fields of a newer version."""
    people = [_person_data(person) for person in family.people]
    known = {"format": FORMAT, "people": people, "counted": family.counted}
    return json.dumps(known | parse_object(family.further))


def parse_family(text: str | None) -> Family:
    """The family board as `read_family` reads it; an empty one if it cannot."""
    try:
        return read_family(text)
    except UnreadableError:
        return Family()


def read_family(text: str | None) -> Family:
    """The family board of the text; an empty one if there is none.

    A person, a counted game or a sticker that is not valid is left out, and the others stay. Raises
    `UnreadableError` if the text is no JSON object, or its people are no list.
    """
    data = parse_object(text or "{}")
    check_format(data, FORMAT)
    rows, counted = data.get("people", []), data.get("counted")
    if not isinstance(rows, list):
        raise UnreadableError("without a list of people")
    people: dict[str, Person] = {}
    for person in map(_person, rows):
        if person is not None:
            people.setdefault(person.identity, person)
    games = [game for game in counted if isinstance(game, str)] if isinstance(counted, list) else []
    return Family(
        people=tuple(people.values())[:MAX_PEOPLE],
        counted=tuple(games[:MAX_GAMES]),
        further=unknown_fields(data, FAMILY_FIELDS),
    )


def _person_data(person: Person) -> dict[str, Any]:
    known = {name: getattr(person, name) for name in PERSON_FIELDS}
    album: dict[str, dict[str, str]] = {}
    for sticker in person.album:
        album.setdefault(sticker.edition, {})[sticker.animal] = sticker.day
    return known | ({ALBUM: album} if album else {}) | parse_object(person.further)


def _person(data: Any) -> Person | None:  # noqa: ANN401 - JSON
    """The person with these data; None without a name. A number that is not valid becomes 0."""
    if not isinstance(data, dict) or not isinstance(data.get("name"), str):
        return None
    face, games = _number(data, "face", len(FACES) - 1), _number(data, "games", MAX_COUNT)
    wins, album = _number(data, "wins", games), _album(data.get(ALBUM))
    further = unknown_fields(data, (*PERSON_FIELDS, ALBUM))
    return Person(clean_name(data["name"]), face, games, wins, album, further)


def _album(data: Any) -> tuple[Sticker, ...]:  # noqa: ANN401 - JSON
    """The stickers with these data, also of editions and animals that only a newer version has."""
    pages = data.items() if isinstance(data, dict) else ()
    return album_of(
        Sticker(edition, animal, _day(day))
        for edition, page in pages
        if isinstance(page, dict) and len(edition) <= MAX_WORD_LENGTH
        for animal, day in page.items()
        if len(animal) <= MAX_WORD_LENGTH
    )


def _day(value: Any) -> str:  # noqa: ANN401 - JSON
    """The date; empty if it is not valid."""
    return value if isinstance(value, str) and re.fullmatch(DAY, value) else ""


def _number(data: dict[str, Any], name: str, most: int) -> int:
    """The number of that name; 0 if it is not valid."""
    value = data.get(name)
    return value if type(value) is int and 0 <= value <= most else 0
