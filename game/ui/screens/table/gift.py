"""The gift of a game: an animal that comes to somebody's meadow, or that is on its way; pure."""

from game.rules.cards import Card
from game.ui.frame.markup import Node, classes, element
from game.ui.look.i18n import _, listed
from game.ui.look.parts import button, picture, sticker
from game.ui.look.words import animal_word
from game.ui.model.model import Model
from game.ui.play.best_line import album_owners, missed_animals
from game.ui.play.game import Game
from game.ui.saved.family import has_stickers, person_at
from game.ui.saved.meadow import FIRST
from game.ui.screens.table.ending import animals_of_row
from game.ui.ways import WinnerAlbumOpened


def gift(model: Model, game: Game) -> Node | None:
    """The animal on its meadow, as a button that leads to the album.

    The first animal of a row that won waves. One that comes with the next win of people whom
    computers have beaten peeps out. None if the game adds nothing to an album.
    """
    owners = album_owners(game)
    if model.cannot_save or not owners or not has_stickers(game):
        return None
    animal = _coming(model, game, owners[0]) if game.is_lost else _first_of_row(game)
    if not animal:
        return None
    return button(
        element("span", sticker(animal), class_="there"),
        picture("icon-paw", "on-its-way") if game.is_lost else None,
        msg=WinnerAlbumOpened,
        about=(owners[0],),
        class_=classes("gift", "into-album", coming=game.is_lost),
        label=_label(game, animal),
        key="gift",
    )


def _first_of_row(game: Game) -> Card:
    """The first animal of the row that is not on every meadow; the first one if all are."""
    animals = animals_of_row(game)
    return next((one for one in animals if one not in FIRST), next(iter(animals), ""))


def _coming(model: Model, game: Game, seat: int) -> Card:
    """The animal that comes with the next win of this person; empty if the album has them all."""
    here, edition = person_at(game, seat), game.seen.edition.name
    person = next((one for one in model.family if one.id == here.id), here)
    awaited = [one.animal for one in person.coming if one.edition == edition]
    collected = {one.animal for one in person.album if one.edition == edition}
    wanted = (*awaited, *missed_animals(game, seat))
    return next((one for one in wanted if one not in (*FIRST, *collected)), "")


def _label(game: Game, animal: Card) -> str:
    if not game.is_lost:
        animals = listed(map(animal_word, animals_of_row(game)))
    else:
        animals = _("%(animal)s, coming with the next win") % {"animal": animal_word(animal)}
    return _("Sticker album: %(animals)s") % {"animals": animals}
