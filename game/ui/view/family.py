"""The family board: faces, names and wins; and the same people to give a seat its name."""

from game.ui import msg as m
from game.ui.family import offered, page_of, pages, ranked
from game.ui.i18n import _, plural
from game.ui.markup import Child, Node, classes, element
from game.ui.model import Model
from game.ui.people import Person
from game.ui.view.parts import button, dialog, picture, worded
from game.ui.words import face, face_word

A_CROWN = 10
"""So many stars are shown as one crown."""

MOST_CROWNS = 9


def family_board(model: Model, page: int) -> Node:
    """Who has won how often, the best first."""
    people = ranked(model)
    if not people:
        nobody = _("Whoever finishes a game is shown here, with a star for each game won.")
        return dialog(_("Our family"), element("p", nobody), back=_("Back"))
    best = people[0].wins
    shown = [
        element("li", *_person(person), class_=classes("person", best=0 < best == person.wins))
        for person in page_of(people, page)
    ]
    clear = worded(
        "icon-bin", _("Clear the family board"), msg=m.ClearingAsked, locked=model.locked
    )
    return dialog(
        _("Our family"),
        element("ul", *shown, class_="family"),
        _turning(page, pages(people)),
        beside_back=clear,
        back=_("Back"),
    )


def names(model: Model, seat: int, page: int) -> Node:
    """The people whose name the seat can be given."""
    people = offered(model, seat)
    shown = [
        button(
            *_person(person),
            key=person.name,
            msg=m.NamePicked,
            about=(seat, model.family.index(person)),
            class_="person",
        )
        for person in page_of(people, page)
    ]
    return dialog(
        _("Who sits here?"),
        element("div", *shown, class_="family"),
        _turning(page, pages(people)),
        back=_("Back"),
    )


def clearing(*, locked: bool) -> Node:
    """Whether everybody is to be forgotten."""
    return dialog(
        _("Clear the family board?"),
        element("p", _("All names and all stars on this device will be gone.")),
        worded("icon-bin", _("Clear the family board"), msg=m.FamilyCleared, locked=locked),
        back=_("Back"),
    )


def _person(person: Person) -> list[Child]:
    won = plural("%(number)d win", "%(number)d wins", person.wins) % {"number": person.wins}
    games = plural("%(number)d game", "%(number)d games", person.games) % {"number": person.games}
    return [
        element("span", picture(face(person.face)), class_="face"),
        element("span", person.name or face_word(person.face), class_="name"),
        element("span", *_stars(person.wins), class_="stars", aria_hidden="true"),
        element("span", won, class_="note"),
        element("span", games, class_="note"),
    ]


def _stars(wins: int) -> list[Node]:
    """The wins as pictures: crowns of ten, and stars."""
    crowns, stars = divmod(wins, A_CROWN)
    drawn = ["icon-crown"] * min(crowns, MOST_CROWNS) + ["icon-star"] * stars
    return [picture(name, "star") for name in drawn]


def _turning(page: int, number: int) -> Node | None:
    """The way to the next page, from the last to the first, if there are several."""
    if number == 1:
        return None
    there = _("Page %(number)d of %(all)d") % {"number": page + 1, "all": number}
    following = button(
        picture("icon-page-on"),
        msg=m.PageTurned,
        about=((page + 1) % number,),
        class_="round",
        label=_("Next page"),
    )
    return element("div", element("span", there, class_="note"), following, class_="turning")
