"""The family board: who has played on this device, and who has won; pure.

A game is counted once, when it ends. The board remembers the last games by seed and set-up, so a
game that goes on from an earlier turn and ends again adds nothing.
"""

import zlib
from dataclasses import dataclass, replace

from game.rules.state import Win
from game.ui.effect import CountGame
from game.ui.family.state import Person
from game.ui.home.settings import MAX_SEATS
from game.ui.model import Model
from game.ui.table.state import Game

MAX_PEOPLE = 24
"""The board forgets the person who has not played for the longest time."""

MAX_GAMES = 40
"""The number of counted games that the board remembers."""

MAX_COUNT = 1_000_000
PAGE_SIZE = 6


@dataclass(frozen=True, slots=True)
class Family:
    """The people, the latest player first, and the names of the last games that were counted.

    `further` is what a newer version has saved besides, as a JSON object.
    """

    people: tuple[Person, ...] = ()
    counted: tuple[str, ...] = ()
    further: str = "{}"


def count(family: Family, game: str, played: tuple[Person, ...]) -> Family:
    """The family board after a game; `played` says what the game adds for each person."""
    if game in family.counted:
        return family
    known = {person.identity: person for person in family.people}
    here = {person.identity: person for person in sorted(played, key=lambda p: p.wins)}
    grown = [_add(known.pop(name, None), person) for name, person in here.items()]
    people = (*grown, *known.values())[:MAX_PEOPLE]
    return replace(family, people=people, counted=(game, *family.counted)[:MAX_GAMES])


def count_at_end(before: Game | None, after: Game | None) -> tuple[CountGame, ...]:
    """The effect that counts a game that has just ended; only people count, each of a team."""
    if before is None or after is None or before.state.outcome or not after.state.outcome:
        return ()
    outcome, seats = after.state.outcome, after.record.setup.seats
    winners = outcome.seats if isinstance(outcome, Win) else ()
    played = tuple(Person(seats[i].name, i % MAX_SEATS, 1, int(i in winners)) for i in after.people)
    return (CountGame(_identity(after), played),) if played else ()


def ranked(model: Model) -> list[Person]:
    """The people, the one with most wins first."""
    return sorted(model.family, key=lambda person: (-person.wins, -person.games))


def offered(model: Model, seat: int) -> list[Person]:
    """The people whose name the seat can get: no other seat has it."""
    settings = model.settings
    others = [name for i, name in enumerate(settings.names[: settings.seats]) if i != seat]
    taken = {name.casefold() for name in others}
    return [person for person in model.family if person.name and person.identity not in taken]


def pages(people: list[Person]) -> int:
    """The number of pages that these people fill, at least one."""
    return max(1, -(-len(people) // PAGE_SIZE))


def page_of(people: list[Person], page: int) -> list[Person]:
    """The people on a page, counted from 0."""
    return people[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]


def _add(known: Person | None, played: Person) -> Person:
    if known is None:
        return played
    games, wins = known.games + played.games, known.wins + played.wins
    games, wins = min(games, MAX_COUNT), min(wins, MAX_COUNT)
    return replace(played, games=games, wins=wins, further=known.further)


def _identity(game: Game) -> str:
    """Identifies the game by its seed and its set-up."""
    setup = game.record.setup
    check = zlib.crc32(repr(setup).encode("utf-8", "replace"))
    return f"{setup.seed[:32]}-{check:08x}"
