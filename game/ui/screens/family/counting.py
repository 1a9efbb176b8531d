"""Counts a game for the family board, once, when it ends; pure.

The board remembers the last games by seed and set-up. The animals of the row that won come into the
album of each person who has won. For somebody who has lost, an animal of the own best row will come
with the next win. A game that goes on from an earlier turn and ends again adds only such animals.
"""

import zlib
from dataclasses import replace

from game.ui.model.saving_effects import CountGame
from game.ui.play.best_line import missed_animals
from game.ui.play.game import Game
from game.ui.play.winning_row import row_pictures
from game.ui.saved.family import album_of, has_stickers, person_at
from game.ui.saved.meadow import FIRST
from game.ui.saved.person import Person, Sticker


def count_at_end(before: Game | None, after: Game | None) -> tuple[CountGame, ...]:
    """The effect that counts a game that has just ended; only people count, each of a team."""
    if before is None or after is None or before.state.outcome or not after.state.outcome:
        return ()
    played = tuple(_played(after, seat) for seat in after.people)
    return (CountGame(_identity(after), played),) if played else ()


def _played(game: Game, seat: int) -> Person:
    """What the game adds for the person on this seat; the stickers have no date yet."""
    won, edition = game.wins(seat), game.record.edition
    missed = (animal for animal in missed_animals(game, seat) if animal not in FIRST)
    animals = row_pictures(game) if won else missed
    stickers = tuple(Sticker(edition.name, animal, "") for animal in animals)
    stickers = stickers if has_stickers(game) else ()
    person = replace(person_at(game, seat), games=1, wins=int(won))
    return replace(person, album=album_of(stickers)) if won else replace(person, coming=stickers)


def _identity(game: Game) -> str:
    """Identifies the game by its seed and its set-up."""
    setup = game.record.setup
    check = zlib.crc32(repr(setup).encode("utf-8", "replace"))
    return f"{setup.seed[:32]}-{check:08x}"
