"""The sticker album: for each edition a page with all its animals, collected ones as stickers.

An animal that was won on another board is a sticker on this page, too: it lives in the same zoo.
"""

from game.rules.cards import Card
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.boards.little_board import printed_board
from game.ui.frame.markup import Child, Node, classes, element
from game.ui.look.gestures import gesture
from game.ui.look.i18n import _, listed, plural
from game.ui.look.parts import button, dialog, flower, picture, sticker, worded, zoo_count
from game.ui.look.words import animal_word, edition_word, face_picture
from game.ui.model.family import AlbumDialog
from game.ui.model.model import Model
from game.ui.model.people import owner, person_word
from game.ui.play.best_line import album_owners
from game.ui.play.winning_row import row_pictures
from game.ui.saved.family import person_at, winners
from game.ui.saved.meadow import FIRST
from game.ui.saved.person import Person, Sticker
from game.ui.screens.family.dates import date_words
from game.ui.screens.family.msg import AlbumPageTurned, PlayAsPicked
from game.ui.ways import AnimalTapped, FamilyOpened, HomePicked, WinnerAlbumOpened

MANY_ANIMALS, MOST_ANIMALS = 24, 42
"""A page with more animals shows them smaller, and still smaller."""


def album(model: Model, shown: AlbumDialog) -> Node:
    """A page of somebody's album."""
    animals = load_edition(shown.edition).pictures
    person = _person(model, shown)
    collected = person.album if person else ()
    stickers = {animal: Sticker(shown.edition, animal, "") for animal in FIRST}
    stickers |= {s.animal: s for s in sorted(collected, key=lambda s: s.edition == shown.edition)}
    fresh = _animals_of_row(model, shown)
    coming = [s.animal for s in (person.coming if person else ()) if s.edition == shown.edition]
    return dialog(
        _("Sticker album"),
        _owners(model, shown, sum(animal in stickers for animal in animals)),
        element("div", *(_tab(name, shown) for name in EDITION_NAMES), class_="tabs"),
        element(
            "ul",
            *(
                _coming_place(animal)
                if animal in coming and animal not in stickers
                else _place(animal, stickers.get(animal), fresh=animal in fresh)
                for animal in animals
            ),
            class_=classes(
                "album", many=len(animals) > MANY_ANIMALS, most=len(animals) > MOST_ANIMALS
            ),
            aria_label=edition_word(shown.edition),
        ),
        beside_back=_beside_back(model, shown),
        back=_("Back"),
    )


def _beside_back(model: Model, shown: AlbumDialog) -> Node | None:
    """The button with which this person plays from now on; who plays already sees the family.

    After a game it leads to the meadow.
    """
    numbers = [i for i, person in enumerate(model.family) if person.id == shown.person_id]
    if model.game:
        return worded("icon-home", _("Home"), msg=HomePicked, key="home")
    if owner(model).id == shown.person_id:
        return worded("icon-crown", _("Our family"), msg=FamilyOpened, key="family")
    if not numbers:
        return None
    person = model.family[numbers[0]]
    words = _("I’m %(name)s") % {"name": person_word(person)}
    return worded("icon-play", words, msg=PlayAsPicked, about=(numbers[0],), key="play-as")


def _animals_of_row(model: Model, shown: AlbumDialog) -> frozenset[Card]:
    """The animals that the game on the table has brought to this page."""
    game = model.game
    won = [person_at(game, seat).id for seat in winners(game)] if game else []
    if game is None or shown.person_id not in won or shown.edition != game.seen.edition.name:
        return frozenset()
    return frozenset(row_pictures(game))


def _owners(model: Model, shown: AlbumDialog, number: int) -> Node:
    """The face and the name of the person, and the number of stickers on the page.

    After a game the faces and names of all whose albums it changes.
    """
    if model.game is None:
        person = _person(model, shown)
        people = [(0, person)] if person else []
    else:
        here = {person_at(model.game, seat).id: seat for seat in album_owners(model.game)}
        people = [(seat, person_at(model.game, seat)) for seat in here.values()]
    if len(people) > 1:
        owners = [_choice_of_owner(seat, person, shown) for seat, person in people]
    else:
        collector = _person(model, shown)
        counts = (_animals(number), _flowers(collector)) if collector else ()
        owners = [
            element("div", *_face_and_name(person), *counts, class_="owner")
            for _seat, person in people
        ]
    return element("div", *owners, class_="owners")


def _person(model: Model, shown: AlbumDialog) -> Person | None:
    """The person whose album it is. None if the family does not know them."""
    known = {person.id: person for person in (owner(model), *model.family)}
    return known.get(shown.person_id)


def _animals(number: int) -> Node:
    """The number of animals."""
    words = plural("%(number)d animal", "%(number)d animals", number) % {"number": number}
    return zoo_count(number, words)


def _flowers(person: Person) -> Node | None:
    """The number of flowers that the person has. None without any."""
    number = person.flowers
    words = plural("%(number)d flower", "%(number)d flowers", number) % {"number": number}
    if not number:
        return None
    drawn = flower("picture")
    return element("span", drawn, str(number), class_="flowers", role="img", aria_label=words)


def _choice_of_owner(seat: int, person: Person, shown: AlbumDialog) -> Node:
    return button(
        *_face_and_name(person),
        key=person.id,
        msg=WinnerAlbumOpened,
        about=(seat,),
        class_="choice owner",
        pressed=person.id == shown.person_id,
    )


def _face_and_name(person: Person) -> list[Child]:
    return [
        element("span", picture(face_picture(person.face)), class_="face"),
        element("span", person_word(person), class_="name"),
    ]


def _tab(name: str, shown: AlbumDialog) -> Node:
    """The button of a page."""
    return button(
        printed_board(name),
        edition_word(name),
        key=name,
        msg=AlbumPageTurned,
        about=(name,),
        class_="choice tab",
        pressed=name == shown.edition,
    )


def _coming_place(animal: Card) -> Node:
    """The place of an animal that comes with the next win: a shape that waves, on its way."""
    words = _("%(animal)s, coming with the next win") % {"animal": animal_word(animal)}
    return element(
        "li",
        picture(animal, f"shape {gesture(animal)}"),
        picture("icon-paw", "on-its-way"),
        element("span", words, class_="unseen"),
        key=animal,
        class_="coming",
    )


def _place(animal: Card, found: Sticker | None, *, fresh: bool) -> Node:
    """The place of an animal: its sticker with the date if it is known, or a pale shape.

    A sticker calls when it is tapped.
    """
    word = animal_word(animal)
    if found is None:
        missing = element("span", _("%(animal)s, not yet") % {"animal": word}, class_="unseen")
        return element("li", picture(animal, "shape"), missing, key=animal)
    day, golden = found.day, _("with a golden edge") if found.is_golden else ""
    since = date_words(day) if day else _("here from the start") if animal in FIRST else ""
    spoken = listed(filter(None, [word, since, golden]))
    date = element("span", date_words(day), class_="note", aria_hidden="true") if day else None
    return element(
        "li",
        button(
            sticker(animal),
            date,
            element("span", spoken, class_="unseen"),
            msg=AnimalTapped,
            about=(animal,),
            class_=f"caller {gesture(animal)}",
            repeats=True,
        ),
        key=animal,
        class_=classes("collected", fresh=fresh, golden=found.is_golden),
    )
