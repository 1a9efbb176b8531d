"""The family board as saved text, and back; pure.

The effect CountGame saves it: see `browser/run_effects.py`.
"""

import json
from dataclasses import asdict
from typing import Any

from game.ui.family.board import MAX_COUNT, MAX_GAMES, MAX_PEOPLE, Family
from game.ui.family.state import Person
from game.ui.home.answers import clean_name
from game.ui.home.settings import MAX_SEATS

MAX_TEXT_LENGTH = 20_000
"""In characters; more than the largest board needs."""


def family_text(family: Family) -> str:
    """The family board as JSON."""
    return json.dumps(asdict(family))


def parse_family(text: str | None) -> Family:
    """The family board of the text; an empty one if there is none or it is not valid."""
    if not text or len(text) > MAX_TEXT_LENGTH:
        return Family()
    try:
        data = json.loads(text)
        people = tuple(Person(**person) for person in data["people"])
        family = Family(people, tuple(data["counted"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        return Family()
    return family if _is_valid(family) else Family()


def _is_valid(family: Family) -> bool:
    names = {person.identity for person in family.people if isinstance(person.name, str)}
    return (
        all(_is_person(person) for person in family.people)
        and len(names) == len(family.people) <= MAX_PEOPLE
        and all(isinstance(game, str) for game in family.counted)
        and len(family.counted) <= MAX_GAMES
    )


def _is_person(person: Person) -> bool:
    return (
        isinstance(person.name, str)
        and person.name == clean_name(person.name)
        and _is_number(person.face, MAX_SEATS - 1)
        and _is_number(person.games, MAX_COUNT)
        and _is_number(person.wins, person.games)
    )


def _is_number(value: Any, most: int) -> bool:  # noqa: ANN401 - JSON
    return type(value) is int and 0 <= value <= most
