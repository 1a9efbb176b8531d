"""The family board as saved text, and back.

The effect `CountGame` changes the text, and `ReadFamily` reads it.
"""

import re
from collections.abc import Iterator
from typing import Any

from game.rules.json_text import UnreadableError, parse_object, unknown_fields
from game.ui.frame.saved_list import ListText, SavedList
from game.ui.look.names import clean_name
from game.ui.look.words import FACES
from game.ui.saved.family import MAX_COUNT, MAX_GAMES, MAX_PEOPLE, Family, album_of
from game.ui.saved.meadow import meadow_of
from game.ui.saved.person import MAX_FLOWERS, Person, Spot, Sticker

PERSON_FIELDS = ("name", "face", "games", "wins")
ALBUM = "album"
"""The field of a person with an object for each edition: the animals and their dates.

Version 0.1.0 knows no album, and saves it again as a field of a newer version.
"""

MEADOW = "meadow"
"""The field of a person with an object for the animals that were moved: column and row of each."""

GOLDEN, FLOWERS = "golden", "flowers"
"""The fields of a person with the golden animals of each edition, and with the flowers."""

COMING = "coming"
"""The field of a person with an object: for each edition the animal that the next win brings."""

MAX_WORD_LENGTH = 40
"""The length of the name of an edition or an animal in an album."""

DAY = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"


def _person_data(person: Person) -> dict[str, Any]:
    known = {name: getattr(person, name) for name in PERSON_FIELDS}
    album: dict[str, dict[str, str]] = {}
    golden: dict[str, list[str]] = {}
    for sticker in person.album:
        album.setdefault(sticker.edition, {})[sticker.animal] = sticker.day
        if sticker.is_golden:
            golden.setdefault(sticker.edition, []).append(sticker.animal)
    coming = {sticker.edition: sticker.animal for sticker in person.coming}
    more: dict[str, Any] = {ALBUM: album, MEADOW: dict(person.meadow), COMING: coming}
    more |= {GOLDEN: golden, FLOWERS: person.flowers}
    shown = {name: value for name, value in more.items() if value}
    return known | shown | parse_object(person.unknown_fields)


def _person(data: Any) -> Person | None:  # noqa: ANN401 - JSON
    """The person with these data; None without a name. An invalid number becomes 0."""
    if not isinstance(data, dict) or not isinstance(data.get("name"), str):
        return None
    face, games = _number(data, "face", len(FACES) - 1), _number(data, "games", MAX_COUNT)
    wins, album = _number(data, "wins", games), _album(data.get(ALBUM), data.get(GOLDEN))
    unknown = unknown_fields(data, (*PERSON_FIELDS, ALBUM, MEADOW, GOLDEN, FLOWERS, COMING))
    meadow, flowers = meadow_of(_spots(data.get(MEADOW))), _number(data, FLOWERS, MAX_FLOWERS)
    name, coming = clean_name(data["name"]), _coming(data.get(COMING))
    return Person(name, face, games, wins, album, meadow, flowers, coming, unknown)


def _coming(data: Any) -> tuple[Sticker, ...]:  # noqa: ANN401 - JSON
    """The animals that come with the next win; what is not valid is left out."""
    return album_of(
        Sticker(edition, animal, "")
        for edition, animal in (data.items() if isinstance(data, dict) else ())
        if isinstance(animal, str) and max(len(edition), len(animal)) <= MAX_WORD_LENGTH
    )


def _album(data: Any, golden: Any) -> tuple[Sticker, ...]:  # noqa: ANN401 - JSON
    """The stickers with these data, also of editions and animals that only a newer version has."""
    pages = data.items() if isinstance(data, dict) else ()
    shining = golden if isinstance(golden, dict) else {}
    return album_of(
        Sticker(edition, animal, _day(day), _has(shining.get(edition), animal))
        for edition, page in pages
        if isinstance(page, dict) and len(edition) <= MAX_WORD_LENGTH
        for animal, day in page.items()
        if len(animal) <= MAX_WORD_LENGTH
    )


def _has(animals: Any, animal: str) -> bool:  # noqa: ANN401 - JSON
    return isinstance(animals, list) and animal in animals


def _spots(data: Any) -> Iterator[tuple[str, Spot]]:  # noqa: ANN401 - JSON
    """The spots with these data; an invalid one is left out."""
    for animal, spot in data.items() if isinstance(data, dict) else ():
        match spot:
            case [int(column), int(row)] if len(animal) <= MAX_WORD_LENGTH:
                yield animal, Spot(column, row)


def _day(value: Any) -> str:  # noqa: ANN401 - JSON
    """The date; empty if it is not valid."""
    return value if isinstance(value, str) and re.fullmatch(DAY, value) else ""


def _number(data: dict[str, Any], name: str, most: int) -> int:
    """The number of that name; 0 if it is not valid."""
    value = data.get(name)
    return value if type(value) is int and 0 <= value <= most else 0


PEOPLE = ListText(
    "people",
    MAX_PEOPLE,
    key=lambda person: person.id,
    to_data=_person_data,
    read_item=_person,
    other_fields=("counted",),
)
"""How the people are saved, with the games that were counted."""


def family_text(family: Family) -> str:
    """The family board as JSON, with the fields of a newer version."""
    return PEOPLE.text(SavedList(family.people, family.unknown_fields), counted=family.counted)


def parse_family(text: str | None) -> Family:
    """The family board as `read_family` reads it; an empty one if the text cannot be read."""
    try:
        return read_family(text)
    except UnreadableError:
        return Family()


def read_family(text: str | None) -> Family:
    """The family board of the text; an empty one if there is no text.

    Invalid people, games and stickers are left out. Raises `UnreadableError` if the text is no JSON
    object, or its people are no list.
    """
    saved, data = PEOPLE.read_fields(text)
    counted = data.get("counted")
    games = [game for game in counted if isinstance(game, str)] if isinstance(counted, list) else []
    return Family(saved.items, tuple(games[:MAX_GAMES]), saved.unknown_fields)
