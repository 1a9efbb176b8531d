"""The family board: who plays on this device, their wins and stickers."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.rules.cards import Card
from game.rules.edition_data import EDITION_NAMES, is_built, load_edition, unmixed
from game.ui.look.names import clean_name
from game.ui.look.words import seat_face_number
from game.ui.saved.meadow import meadow_of, settled
from game.ui.saved.person import MAX_FLOWERS, Person, Sticker

if TYPE_CHECKING:
    from game.bots.plays import Play
    from game.rules.edition import Edition
    from game.rules.observation import Observation
    from game.ui.play.game import Game

MAX_PEOPLE = 24
"""The board forgets the person who has not played for the longest time."""


MAX_GAMES = 40
"""The number of counted games that the board remembers."""


MAX_STICKERS = 200
"""The number of stickers in an album; all editions together have fewer animals."""


MAX_COUNT = 1_000_000


@dataclass(frozen=True, slots=True)
class Family:
    """The people, the latest player first, and the names of the last games that were counted.

    `unknown_fields` is a JSON object with the fields that only a newer version knows.
    """

    people: tuple[Person, ...] = ()
    counted: tuple[str, ...] = ()
    unknown_fields: str = "{}"


def count(family: Family, game: str, played: tuple[Person, ...], day: str = "") -> Family:
    """The family board after a game; `played` says what the game adds for each person.

    New animals in an album get the date `day`, which may be empty. A game that was counted before
    adds only new animals: somebody may have gone on from an earlier turn and made another row.
    `coming` of a person who has lost names several animals: the first one that is new will come.
    """
    is_counted = game in family.counted
    known = {person.id: person for person in family.people}
    dated = [replace(person, album=_dated(person.album, day)) for person in played]
    here = {person.id: person for person in sorted(dated, key=lambda p: p.wins)}
    adding = [replace(p, games=0, wins=0) if is_counted else p for p in here.values()]
    grown = [_add(known.pop(person.id, _new(person)), person) for person in adding]
    people = (*grown, *known.values())[:MAX_PEOPLE]
    counted = family.counted if is_counted else (game, *family.counted)[:MAX_GAMES]
    return replace(family, people=people, counted=counted)


def with_meadow(family: Family, person: Person) -> Family:
    """The family board with the animals of this person where they stand now."""
    known = {one.id: one for one in family.people}
    here = known.get(person.id, _new(person))
    spots = dict(here.meadow) | dict(person.meadow)
    known[person.id] = replace(here, meadow=meadow_of(spots.items()))
    return replace(family, people=tuple(known.values())[:MAX_PEOPLE])


def with_golden(family: Family, person: Person, sticker: Sticker) -> Family:
    """The family board with a golden sticker for this person. A known one keeps its day."""
    known = {one.id: one for one in family.people}
    here = known.get(person.id, _new(person))
    had = next((one for one in here.album if _key(one) == _key(sticker)), sticker)
    album = album_of([*here.album, had.replace(is_golden=True)])
    known[person.id] = replace(here, album=album)
    return replace(family, people=tuple(known.values())[:MAX_PEOPLE])


def person_at(game: "Game", seat: int) -> Person:
    """The person on the seat, as somebody who has never played."""
    there = game.record.setup.seats[seat]
    return Person(clean_name(there.name), seat_face_number(seat, there))


def winners(game: "Game | None") -> list[int]:
    """The seats of the people who have won the game; empty if it goes on."""
    return [seat for seat in game.people if game.wins(seat)] if game else []


def has_stickers(game: "Game") -> bool:
    """Whether a win adds stickers.

    A win on a built board adds none, because the album has no page for that board. A win against a
    bot of the workshop adds none, because anybody can write a bot that loses.
    """
    return not is_built(unmixed(game.record.edition)) and not game.bots


def won_sticker(seen: "Observation", play: "Play", person: Person) -> Sticker:
    """The sticker of a puzzle: the animal of the play, or another one that is not golden yet.

    Another one is an animal of a card of the hand, then one of the board, then of the Little Zoo.
    """
    edition = seen.edition
    golden = {sticker.animal for sticker in person.album if sticker.is_golden}
    little = load_edition(EDITION_NAMES[0])
    wanted = (edition.picture_at[play.cell], *seen.hand, *edition.pictures, *little.pictures)
    paged = [one for one in dict.fromkeys(wanted) if _page(edition, one)]
    animal = next((one for one in paged if one not in golden), paged[0])
    return Sticker(_page(edition, animal), animal, "")


def _page(edition: "Edition", animal: Card) -> str:
    """The page of the album with the animal; empty without one. The page of the board is best."""
    pages = [name for name in (edition.name, *EDITION_NAMES) if name in EDITION_NAMES]
    return next((one for one in pages if animal in load_edition(one).pictures), "")


def album_of(stickers: Iterable[Sticker]) -> tuple[Sticker, ...]:
    """An album of these stickers, at most MAX_STICKERS; of two for one animal the last stays."""
    found = {_key(sticker): sticker for sticker in stickers}
    return tuple(found[key] for key in sorted([*found][:MAX_STICKERS]))


def _new(person: Person) -> Person:
    return Person(person.name, person.face)


def _add(known: Person, played: Person) -> Person:
    games, wins = known.games + played.games, known.wins + played.wins
    games, wins = min(games, MAX_COUNT), min(wins, MAX_COUNT)
    grown = replace(known, face=played.face, name=played.name, games=games, wins=wins)
    grown = _with_row(grown, played.album, is_new=played.games > 0)
    album = album_of([*_brought(known, played), *grown.album])
    coming = _coming([*known.coming, *played.coming], album)
    after = replace(grown, album=album, coming=coming)
    return settled(after) if album != known.album else after


def _with_row(person: Person, row: tuple[Sticker, ...], *, is_new: bool) -> Person:
    """The person after a row that won: new stickers, then golden ones, then a flower.

    A game that was counted before is not new, and adds only new stickers.
    """
    known = {_key(sticker): sticker for sticker in person.album}
    if not is_new:
        return replace(person, album=album_of([*row, *person.album]))
    has_all = row and all(_key(one) in known and known[_key(one)].is_golden for one in row)
    again = [known[_key(one)].replace(is_golden=True) for one in row if _key(one) in known]
    # `album_of` keeps the last sticker of an animal: the one with the first date.
    album = album_of([*row, *person.album, *again])
    flowers = min(person.flowers + bool(has_all), MAX_FLOWERS)
    return replace(person, album=album, flowers=flowers)


def _key(sticker: Sticker) -> tuple[str, Card]:
    return sticker.edition, sticker.animal


def _brought(known: Person, played: Person) -> tuple[Sticker, ...]:
    """The animals that come with this win: on the same page, with the same date."""
    days = {sticker.edition: sticker.day for sticker in played.album}
    return tuple(
        sticker.replace(day=days[sticker.edition])
        for sticker in known.coming
        if sticker.edition in days
    )


def _coming(stickers: Iterable[Sticker], album: tuple[Sticker, ...]) -> tuple[Sticker, ...]:
    """Of each edition the first of these animals that is not in the album."""
    collected = {sticker.animal for sticker in album}
    found: dict[str, Sticker] = {}
    for sticker in stickers:
        if sticker.animal not in collected:
            found.setdefault(sticker.edition, sticker)
    return tuple(found[edition] for edition in sorted(found))


def _dated(stickers: tuple[Sticker, ...], day: str) -> tuple[Sticker, ...]:
    return tuple(Sticker(sticker.edition, sticker.animal, day) for sticker in stickers)
