"""The first pictures of a set, which stand for the whole set."""

from collections.abc import Iterator

from game.ui.sets.picture_set import Face, PictureSet

NUMBER = 3


def samples(pictures: PictureSet) -> Iterator[tuple[str, Face]]:
    """The first faces of the set, each with the name of its drawing."""
    for number, (_card, own) in enumerate(pictures.pictures[:NUMBER]):
        face = own.board
        yield face.what if face.is_page_art else f"set-{pictures.id}-{number}", face
