"""The family board: who has played on this device, and won; pure.

A game is counted at the moment in which it ends, and once: the board remembers the last games by
seed and set-up, so one that ends a second time, gone on with from an older place, adds nothing.
"""

import json
import zlib
from dataclasses import asdict, dataclass, replace
from typing import Any

from game.rules.state import Win
from game.ui import msg as m
from game.ui.answers import answer, clean_name
from game.ui.effect import ClearFamily, CountGame, LookForFamily, Result, SaveSettings
from game.ui.model import MOST_SEATS, Game, Model, Sheet, SheetKind
from game.ui.people import Person

MOST = 24
"""So many people are remembered; whoever has not played for the longest time is forgotten."""

GAMES = 40
"""So many games are known to have been counted."""

LONGEST = 20_000
"""No text of so many people and games is as long."""

HIGHEST = 1_000_000
A_PAGE = 6


@dataclass(frozen=True, slots=True)
class Family:
    """The people, who played last first, and the last games that were counted."""

    people: tuple[Person, ...] = ()
    counted: tuple[str, ...] = ()


def family_text(family: Family) -> str:
    """The family as JSON."""
    return json.dumps(asdict(family))


def parse_family(text: str | None) -> Family:
    """The family that was kept; nobody where there is none or the text makes no sense."""
    if not text or len(text) > LONGEST:
        return Family()
    try:
        data = json.loads(text)
        people = tuple(Person(**person) for person in data["people"])
        family = Family(people, tuple(data["counted"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        return Family()
    return family if _makes_sense(family) else Family()


def count(family: Family, game: str, played: tuple[Person, ...]) -> Family:
    """The family after a game, unless that was counted before; `played` says what it adds."""
    if game in family.counted:
        return family
    known = {person.known_by: person for person in family.people}
    here = {person.known_by: person for person in sorted(played, key=lambda p: p.wins)}
    grown = [_add(known.pop(name, None), person) for name, person in here.items()]
    people = (*grown, *known.values())[:MOST]
    return Family(people, (game, *family.counted)[:GAMES])


def ended(before: Game | None, after: Game | None) -> tuple[CountGame, ...]:
    """What is to be counted if the game has just ended: people only, all of a team that won."""
    if before is None or after is None or before.state.outcome or not after.state.outcome:
        return ()
    outcome, seats = after.state.outcome, after.record.setup.seats
    winners = outcome.seats if isinstance(outcome, Win) else ()
    played = tuple(
        Person(seats[i].name, i % MOST_SEATS, 1, int(i in winners)) for i in after.people
    )
    return (CountGame(_identity(after), played),) if played else ()


def on_home(model: Model, msg: m.Msg) -> Result | None:
    """What a message about the family does on the home screen; None if it is about others."""
    match msg:
        case m.FamilyKept(text):
            return replace(model, family=parse_family(text).people), ()
        case m.FamilyOpened():
            return replace(model, sheet=Sheet(SheetKind.FAMILY)), (LookForFamily(),)
        case m.NamesOpened(seat):
            return replace(model, sheet=Sheet(SheetKind.NAMES, seat)), (LookForFamily(),)
        case m.PageTurned(page) if model.sheet:
            return replace(model, sheet=replace(model.sheet, page=page)), ()
        case m.NamePicked(seat, number):
            return _name(model, seat, number)
        case m.ClearingAsked():
            return replace(model, sheet=Sheet(SheetKind.CLEARING)), ()
        case m.FamilyCleared():
            return replace(model, family=(), sheet=Sheet(SheetKind.FAMILY)), (ClearFamily(),)
    return None


def under(sheet: Sheet | None) -> Sheet | None:
    """What a sheet about the family leads back to."""
    match sheet:
        case Sheet(SheetKind.NAMES, seat):
            return Sheet(SheetKind.SEAT, seat)
        case Sheet(SheetKind.CLEARING):
            return Sheet(SheetKind.FAMILY)
    return None


def ranked(model: Model) -> list[Person]:
    """The people, who won most first."""
    return sorted(model.family, key=lambda person: (-person.wins, -person.games))


def offered(model: Model, seat: int) -> list[Person]:
    """The people with a name who can sit on the seat, as none of them sits on another one."""
    settings = model.settings
    others = [name for i, name in enumerate(settings.names[: settings.seats]) if i != seat]
    taken = {name.casefold() for name in others}
    return [person for person in model.family if person.name and person.known_by not in taken]


def pages(people: list[Person]) -> int:
    """How many pages so many people fill, at least one."""
    return max(1, -(-len(people) // A_PAGE))


def page_of(people: list[Person], page: int) -> list[Person]:
    """The people on a page."""
    return people[page * A_PAGE : (page + 1) * A_PAGE]


def _name(model: Model, seat: int, number: int) -> Result:
    """Gives the seat the name of that person, and goes back to the seat."""
    back = replace(model, sheet=Sheet(SheetKind.SEAT, seat))
    if number >= len(model.family):
        return back, ()
    settings = answer(model.settings, m.NameTyped(seat, model.family[number].name))
    return replace(back, settings=settings), (SaveSettings(settings),)


def _add(known: Person | None, played: Person) -> Person:
    if known is None:
        return played
    games, wins = known.games + played.games, known.wins + played.wins
    return replace(played, games=min(games, HIGHEST), wins=min(wins, HIGHEST))


def _identity(game: Game) -> str:
    """Names the game by its seed and its set-up, however it was played."""
    setup = game.record.setup
    check = zlib.crc32(repr(setup).encode("utf-8", "replace"))
    return f"{setup.seed[:32]}-{check:08x}"


def _makes_sense(family: Family) -> bool:
    names = {person.known_by for person in family.people if isinstance(person.name, str)}
    return (
        all(_is_person(person) for person in family.people)
        and len(names) == len(family.people) <= MOST
        and all(isinstance(game, str) for game in family.counted)
        and len(family.counted) <= GAMES
    )


def _is_person(person: Person) -> bool:
    return (
        isinstance(person.name, str)
        and person.name == clean_name(person.name)
        and _is_number(person.face, MOST_SEATS - 1)
        and _is_number(person.games, HIGHEST)
        and _is_number(person.wins, person.games)
    )


def _is_number(value: Any, most: int) -> bool:  # noqa: ANN401 - JSON
    return type(value) is int and 0 <= value <= most
