"""The gift of a game: stickers for somebody's album, or one that is on its way; pure."""

from game.rules.cards import Card
from game.ui.frame.markup import Node, classes, element
from game.ui.look.i18n import _, listed, plural
from game.ui.look.parts import button, picture, sticker
from game.ui.look.words import animal_word
from game.ui.model.model import Model
from game.ui.play.best_line import album_owners, missed_animals
from game.ui.play.game import Game
from game.ui.saved.family import has_stickers, person_at
from game.ui.saved.meadow import FIRST
from game.ui.screens.table.ending import animals_of_row
from game.ui.ways import WinnerAlbumOpened

SHOWN = 5
"""The most animals that a gift shows: those of a row on the Big Zoo."""


def gift(model: Model, game: Game) -> Node | None:
    """The stickers on a meadow, as a button that leads to the album, with words below.

    Animals of a row that won wave. One that comes with the next win of people whom computers have
    beaten is only a shadow. None if the game adds nothing to an album.
    """
    owners = album_owners(game)
    if model.cannot_save or not owners or not has_stickers(game):
        return None
    coming = _coming(model, game, owners[0]) if game.is_lost else ""
    animals = [coming] if game.is_lost else _of_row(game)
    if not any(animals):
        return None
    return button(
        element("span", _leads_to(game, coming), class_="unseen"),
        element("span", *map(sticker, animals), class_="there"),
        picture("icon-paw", "on-its-way") if game.is_lost else None,
        element("span", _words(game), class_="said"),
        msg=WinnerAlbumOpened,
        about=(owners[0],),
        class_=classes("gift", "into-album", coming=game.is_lost),
        key="gift",
    )


def _of_row(game: Game) -> list[Card]:
    """Some animals of the row, first those that are not on every meadow."""
    return sorted(animals_of_row(game), key=lambda one: one in FIRST)[:SHOWN]


def _words(game: Game) -> str:
    if game.is_lost:
        return _("With the next win")
    number = len(animals_of_row(game))
    return plural("%(number)d sticker!", "%(number)d stickers!", number) % {"number": number}


def _coming(model: Model, game: Game, seat: int) -> Card:
    """The animal that comes with the next win of this person; empty if the album has them all."""
    here, edition = person_at(game, seat), game.seen.edition.name
    person = next((one for one in model.family if one.id == here.id), here)
    awaited = [one.animal for one in person.coming if one.edition == edition]
    collected = {one.animal for one in person.album}
    wanted = (*awaited, *missed_animals(game, seat))
    return next((one for one in wanted if one not in (*FIRST, *collected)), "")


def _leads_to(game: Game, coming: Card) -> str:
    animals = [coming] if game.is_lost else animals_of_row(game)
    return _("Sticker album: %(animals)s") % {"animals": listed(map(animal_word, animals))}
