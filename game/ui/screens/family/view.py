"""The dialogs of the family board: faces, names and wins, names for a seat, and albums."""

from typing import assert_never

from game.ui.frame.markup import Child, Node, classes, element
from game.ui.look.i18n import _, listed, plural
from game.ui.look.parts import button, dialog, picture, worded
from game.ui.look.words import face_picture
from game.ui.model.family import (
    AlbumDialog,
    ClearFamilyDialog,
    FamilyBoardDialog,
    FamilyDialog,
    NamesDialog,
)
from game.ui.model.model import Model
from game.ui.model.people import offered_people, page_of, pages, person_word, ranked
from game.ui.saved.person import Person
from game.ui.screens.family.album import album
from game.ui.screens.family.msg import (
    AlbumOpened,
    ClearFamilyConfirmed,
    NamePicked,
    PageTurned,
)
from game.ui.ways import SetUpOpened

WAITING_FACES = 4
"""The number of faces that are shown before the first game is finished."""

STARS_PER_CROWN = 10
MAX_CROWNS = 9


def open_dialog(model: Model, shown: FamilyDialog) -> Node:
    """The open dialog."""
    match shown:
        case FamilyBoardDialog(page):
            return _family_board(model, page)
        case NamesDialog(seat, page):
            return _names(model, seat, page)
        case ClearFamilyDialog():
            return _clear(locked=model.is_locked)
        case AlbumDialog():
            return album(model, shown)
        case _:
            assert_never(shown)


def _family_board(model: Model, page: int) -> Node:
    """The people and their wins, the one with most wins first; each opens an album.

    People are named, and others seated, in the set-up.
    """
    people = ranked(model)
    if not people:
        nobody = _("Finish a game and you’ll be here, with a star for every win.")
        faces = [_waiting_face(number) for number in range(WAITING_FACES)]
        waiting = element("div", *faces, class_="waiting-faces", aria_hidden="true")
        return dialog(_("Our family"), waiting, element("p", nobody), back=_("Back"))
    best = people[0].wins
    shown = [
        element("li", _to_album(model, person, best=0 < best == person.wins))
        for person in page_of(people, page)
    ]
    return dialog(
        _("Our family"),
        element("ul", *shown, class_="family"),
        _turning(page, pages(people)),
        beside_back=worded(
            "icon-pencil", _("Who’s playing?"), msg=SetUpOpened, locked=model.is_locked
        ),
        back=_("Back"),
    )


def _waiting_face(number: int) -> Node:
    """A face that has won nothing yet."""
    return element("span", picture(face_picture(number)), picture("icon-star", "star"))


def _names(model: Model, seat: int, page: int) -> Node:
    """The people whose name the seat can get."""
    people = offered_people(model, seat)
    shown = [
        button(
            *_person(person),
            key=person.name,
            msg=NamePicked,
            about=(seat, model.family.index(person)),
            class_="person",
        )
        for person in page_of(people, page)
    ]
    return dialog(
        _("Who’s playing here?"),
        element("div", *shown, class_="family"),
        _turning(page, pages(people)),
        back=_("Back"),
    )


def _clear(*, locked: bool) -> Node:
    """Asks whether to clear the family board."""
    return dialog(
        _("Clear the family page?"),
        element("p", _("All names, stars and stickers on this device will be deleted.")),
        worded("icon-bin", _("Clear the family page"), msg=ClearFamilyConfirmed, locked=locked),
        back=_("Back"),
    )


def _to_album(model: Model, person: Person, *, best: bool) -> Node:
    """The button with a person that opens the person's album."""
    return button(
        *_person(person),
        picture("icon-album", "to-album"),
        msg=AlbumOpened,
        about=(model.family.index(person),),
        class_=classes("person", best=best),
        key=person.id,
        label=listed([person_word(person), *_results(person), _("Sticker album")]),
    )


def _person(person: Person) -> list[Child]:
    won, games = _results(person)
    return [
        element("span", picture(face_picture(person.face)), class_="face"),
        element("span", person_word(person), class_="name"),
        element("span", *_stars(person.wins), class_="stars", aria_hidden="true"),
        " ",
        element("span", won, class_="note"),
        " ",
        element("span", games, class_="note"),
    ]


def _results(person: Person) -> tuple[str, str]:
    """The numbers of wins and games, in words."""
    won = plural("%(number)d win", "%(number)d wins", person.wins) % {"number": person.wins}
    games = plural("%(number)d game", "%(number)d games", person.games) % {"number": person.games}
    return won, games


def _stars(wins: int) -> list[Node]:
    """The wins as crowns, each for ten, and stars."""
    crowns, stars = divmod(wins, STARS_PER_CROWN)
    drawn = ["icon-crown"] * min(crowns, MAX_CROWNS) + ["icon-star"] * stars
    return [picture(name, "star") for name in drawn]


def _turning(page: int, number: int) -> Node | None:
    """The button for the next page, if there are several; the first follows the last."""
    if number == 1:
        return None
    there = _("Page %(number)d of %(all)d") % {"number": page + 1, "all": number}
    following = button(
        picture("icon-page-on"),
        msg=PageTurned,
        about=((page + 1) % number,),
        class_="round",
        label=_("Next page"),
        repeats=True,
    )
    return element("div", element("span", there, class_="note"), following, class_="turning")
