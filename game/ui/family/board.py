"""The family board: who has played on this device, who has won, and everybody's album; pure.

A game is counted once, when it ends. The board remembers the last games by seed and set-up. The
animals of the row that won come into the album of each person who has won. A game that goes on from
an earlier turn and ends again adds only such animals.
"""

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.rules.edition_data import is_built
from game.ui.effect import CountGame
from game.ui.family.state import Person, Sticker, folded
from game.ui.home.answers import clean_name
from game.ui.look.words import seat_face_number
from game.ui.model import Model
from game.ui.table.state import Game

MAX_PEOPLE = 24
"""The board forgets the person who has not played for the longest time."""

MAX_GAMES = 40
"""The number of counted games that the board remembers."""

MAX_STICKERS = 200
"""The number of stickers in an album; all editions together have fewer animals."""

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


def count(family: Family, game: str, played: tuple[Person, ...], day: str = "") -> Family:
    """The family board after a game; `played` says what the game adds for each person.

    Animals that are new in an album get the date `day`, which may be empty. A game that was counted
    already adds only those: somebody may have gone on from an earlier turn, to another row.
    """
    is_counted = game in family.counted
    known = {person.identity: person for person in family.people}
    dated = [replace(person, album=_dated(person.album, day)) for person in played]
    here = {person.identity: person for person in sorted(dated, key=lambda p: p.wins)}
    adding = [replace(p, games=0, wins=0) if is_counted else p for p in here.values()]
    grown = [_add(known.pop(person.identity, None), person) for person in adding]
    people = (*grown, *known.values())[:MAX_PEOPLE]
    counted = family.counted if is_counted else (game, *family.counted)[:MAX_GAMES]
    return replace(family, people=people, counted=counted)


def count_at_end(before: Game | None, after: Game | None) -> tuple[CountGame, ...]:
    """The effect that counts a game that has just ended; only people count, each of a team."""
    if before is None or after is None or before.state.outcome or not after.state.outcome:
        return ()
    played = tuple(_played(after, seat) for seat in after.people)
    return (CountGame(_identity(after), played),) if played else ()


def person_at(game: Game, seat: int) -> Person:
    """The person on the seat, as somebody who has never played."""
    there = game.record.setup.seats[seat]
    return Person(clean_name(there.name), seat_face_number(seat, there))


def winners(game: Game | None) -> list[int]:
    """The seats of the people who have won the game; none if it goes on."""
    return [seat for seat in game.people if game.wins(seat)] if game else []


def has_stickers(game: Game) -> bool:
    """Whether a win adds stickers: not on a built board, which has no page in the album.

    Nor in a game with a bot of the workshop: anybody can write one that loses.
    """
    return not is_built(game.record.edition) and not game.bots


def album_of(stickers: Iterable[Sticker]) -> tuple[Sticker, ...]:
    """An album of these stickers, at most MAX_STICKERS; of two for one animal the last stays."""
    found = {(sticker.edition, sticker.animal): sticker for sticker in stickers}
    return tuple(found[key] for key in sorted([*found][:MAX_STICKERS]))


def ranked(model: Model) -> list[Person]:
    """The people, the one with most wins first."""
    return sorted(model.family, key=lambda person: (-person.wins, -person.games))


def offered(model: Model, seat: int) -> list[Person]:
    """The people whose name the seat can get: no other seat has it."""
    settings = model.settings
    others = [name for i, name in enumerate(settings.names[: settings.seats]) if i != seat]
    taken = {folded(name) for name in others}
    return [person for person in model.family if person.name and person.identity not in taken]


def pages(people: list[Person]) -> int:
    """The number of pages that these people fill, at least one."""
    return max(1, -(-len(people) // PAGE_SIZE))


def page_with(people: list[Person], identity: str) -> int:
    """The number of the page with this person, from 0; the first if there is no such person."""
    places = [i for i, person in enumerate(people) if person.identity == identity]
    return places[0] // PAGE_SIZE if places else 0


def page_of(people: list[Person], page: int) -> list[Person]:
    """The people on a page, counted from 0."""
    return people[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]


def _add(known: Person | None, played: Person) -> Person:
    if known is None:
        return played
    games, wins = known.games + played.games, known.wins + played.wins
    games, wins = min(games, MAX_COUNT), min(wins, MAX_COUNT)
    # What was there before comes last: an animal keeps its first date.
    album = album_of([*played.album, *known.album])
    return replace(played, games=games, wins=wins, album=album, further=known.further)


def _dated(stickers: tuple[Sticker, ...], day: str) -> tuple[Sticker, ...]:
    return tuple(Sticker(sticker.edition, sticker.animal, day) for sticker in stickers)


def _played(game: Game, seat: int) -> Person:
    """What the game adds for the person on this seat; the stickers have no date yet."""
    won, edition = game.wins(seat), game.record.edition
    animals = game.row_pictures if won and has_stickers(game) else ()
    stickers = [Sticker(edition.name, animal, "") for animal in animals]
    return replace(person_at(game, seat), games=1, wins=int(won), album=album_of(stickers))


def _identity(game: Game) -> str:
    """Identifies the game by its seed and its set-up."""
    setup = game.record.setup
    check = zlib.crc32(repr(setup).encode("utf-8", "replace"))
    return f"{setup.seed[:32]}-{check:08x}"
