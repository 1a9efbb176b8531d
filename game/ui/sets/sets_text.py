"""The picture sets as saved text, and back.

The effects `SaveSet` and `DeleteSet` change the text, and `ReadSets` reads it.
"""

from typing import Any

from game.rules.cards import Card
from game.ui.frame.saved_list import ListText, SavedList
from game.ui.look.names import clean_name
from game.ui.look.words import PICTURES
from game.ui.sets.picture_set import (
    MAX_SET_NAME,
    MAX_SETS,
    SPECIAL,
    Face,
    Kind,
    Own,
    PictureSet,
    fitting,
)

DIGITS = frozenset("0123456789abcdef")
ID_LENGTHS = range(8, 33)
ART_SIGNS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_-")
MAX_ART_NAME = 64
CARDS = frozenset((*PICTURES, *SPECIAL))


def set_data(pictures: PictureSet) -> dict[str, Any]:
    """The set as JSON data."""
    own = {card: own_data(own) for card, own in pictures.pictures}
    data = {"id": pictures.id, "name": pictures.name, "pictures": own}
    return data | ({"hides_places": True} if pictures.hides_places else {})


def read_set(data: object) -> PictureSet | None:
    """The set with these data; None if the data hold no set. Invalid pictures are left out."""
    if not isinstance(data, dict):
        return None
    found, name, rows = (data.get(key) for key in ("id", "name", "pictures"))
    if not (is_id(found) and isinstance(name, str) and isinstance(rows, dict)):
        return None
    known = ((card, row) for card, row in rows.items() if card in CARDS)
    own = ((card, own) for card, row in known if (own := _read_own(card, row)))
    hides_places = data.get("hides_places") is True
    return PictureSet(str(found), clean_name(name, MAX_SET_NAME), tuple(own), hides_places)


def own_data(own: Own) -> dict[str, Any]:
    """What replaces an animal, as JSON data."""
    data: dict[str, Any] = {"board": _face_data(own.board)}
    data |= {"card": _face_data(own.card)} if own.card else {}
    return data | ({"sound": own.sound} if own.sound else {})


def _face_data(face: Face) -> dict[str, str]:
    return {face.kind.value: face.what, "name": face.name}


def _read_own(place: Card, data: object) -> Own | None:
    if not isinstance(data, dict):
        return None
    board, card, sound = _read_face(data.get("board")), data.get("card"), data.get("sound", "")
    if board is None:
        return None
    own = Own(board, _read_face(card), str(sound) if is_id(sound) else "")
    return fitting(place, own)


def _read_face(data: object) -> Face | None:
    if not isinstance(data, dict) or not isinstance(name := data.get("name"), str):
        return None
    for kind in Kind:
        if isinstance(what := data.get(kind.value), str) and (clean := _clean(kind, what)):
            return Face(kind, clean, clean_name(name))
    return None


def _clean(kind: Kind, what: str) -> str:
    """The id, word or name of a drawing, cleaned; empty if it is invalid."""
    if kind is Kind.WORD:
        return clean_name(what)
    is_valid = _is_drawing(what) if kind is Kind.ART else is_id(what)
    return what if is_valid else ""


def _is_drawing(what: str) -> bool:
    """Whether it can be the name of a drawing of the page's art."""
    return 0 < len(what) <= MAX_ART_NAME and ART_SIGNS.issuperset(what) and what[0].isalnum()


def is_id(found: object) -> bool:
    """Whether it can be the id of a set, an image or a sound."""
    return isinstance(found, str) and len(found) in ID_LENGTHS and DIGITS.issuperset(found)


SETS = ListText("sets", MAX_SETS, key=lambda one: one.id, to_data=set_data, read_item=read_set)
"""How the sets are saved."""


def with_set(sets: SavedList[PictureSet], pictures: PictureSet) -> SavedList[PictureSet]:
    """The sets with this one in the place of its earlier state, or else as the first."""
    return SETS.with_item(sets, pictures, pictures.id)
