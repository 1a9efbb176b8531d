"""What a picture set shows in the place of the animals."""

import json
from collections.abc import Iterable

from game.rules.cards import Card
from game.ui.look.shown_pictures import ANIMALS, ShownPicture, ShownPictures
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet
from game.ui.sets.samples import samples

_last: tuple[PictureSet | None, ShownPictures] = (None, ANIMALS)


def pictures_of(pictures: PictureSet | None) -> ShownPictures:
    """What is shown for the cards of the set; for the same set the same object."""
    global _last  # noqa: PLW0603 - a cache of one
    if pictures is None:
        return ANIMALS
    if pictures is not _last[0]:
        shown = {card: _shown(card, own) for card, own in pictures.pictures}
        _last = pictures, ShownPictures(shown)
    return _last[1]


def apply_json(pictures: PictureSet | None, sampled: Iterable[PictureSet]) -> str:
    """What the page draws and plays: what `applySet` in `static/page/pictures/` takes.

    `sampled` are the sets of which the page shows the first pictures.
    """
    own = pictures.pictures if pictures else ()
    faces = {
        name: _drawn(face)
        for card, one in own
        for side, face in _sides(one).items()
        if (name := _drawing(card, side, face)) != face.what
    }
    faces |= {
        name: _drawn(face) for one in sampled for name, face in samples(one) if name != face.what
    }
    voices = {card: one.sound for card, one in own if one.sound or not _is_animal(card, one)}
    return json.dumps({"faces": faces, "voices": voices})


def _shown(card: Card, own: Own) -> ShownPicture:
    sides = _sides(own)
    board, held = own.board, own.card or own.board
    held_side = "card" if "card" in sides else "board"
    return ShownPicture(
        _drawing(card, "board", board),
        board.name or _word(board),
        _drawing(card, held_side, held),
        held.name or _word(held),
        board_is_word=board.kind is Kind.WORD,
        card_is_word=held.kind is Kind.WORD,
    )


def _sides(own: Own) -> dict[str, Face]:
    """The faces by the side of the table where they are seen."""
    return {"board": own.board, "card": own.card} if own.card else {"board": own.board}


def _drawing(card: Card, side: str, face: Face) -> str:
    """The name of the face's drawing; a drawing of the page's own art keeps its name."""
    return face.what if face.is_page_art else f"own-{card}-{side}"


def _drawn(face: Face) -> dict[str, str]:
    match face.kind:
        case Kind.PHOTO | Kind.DRAWING:
            return {"image": face.what}
        case Kind.WORD:
            return {"word": face.what}
        case Kind.ART:
            return {"art": face.what}


def _word(face: Face) -> str:
    """The word of a face, which replaces a missing name."""
    return face.what if face.kind is Kind.WORD else ""


def _is_animal(card: Card, own: Own) -> bool:
    """Whether the board shows the animal itself, which keeps its voice."""
    return own.board.kind is Kind.ART and own.board.what == card
