"""Several photos at once: each goes to the next animal, with its file's name as its name."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from game.rules.cards import Card
from game.ui.look.names import clean_name
from game.ui.look.words import PICTURES
from game.ui.model.effect import OpenPhoto, Result, SaveImage
from game.ui.model.model import Model
from game.ui.model.pictures import Editing
from game.ui.screens.pictures import faces
from game.ui.screens.pictures.card_words import following
from game.ui.screens.pictures.changing import change
from game.ui.screens.pictures.msg import (
    PhotoAdded,
    PhotoRefused,
    PhotosComing,
    PhotosMsg,
    PhotosPicked,
)
from game.ui.sets.picture_set import Face, Kind, PictureSet, Place, Source
from game.ui.sets.set_pictures import is_animal

PHOTOS = "photos"
"""The value of `Editing.typed` while photos come: all of them are one change."""

NUMBERED = re.compile(r"\d+[\W_]+(?=\D)")
"""The number at the start of a name, such as `01` in `01 cup.jpg`."""

COPY = re.compile(r"\s*\(\d+\)$")
"""What a device adds to a second file of the same name, such as `cup (1).jpg`."""

ENDING = re.compile(r"\.\w{2,5}$")
"""Such as `.jpg`."""

OF_A_CAMERA = re.compile(r"\d{4}|(img|image|photo)\W*\d*\W*$", re.IGNORECASE)
"""What is in the names that cameras give, such as `IMG_2031`."""


def file_word(name: str) -> str:
    """What a file is called, such as "cup" for `01 cup.jpg`; empty for the name of a camera."""
    stem = ENDING.sub("", name)
    if OF_A_CAMERA.search(stem):
        return ""
    plain = COPY.sub("", stem.replace("_", " ").strip())
    if " " not in plain and plain.count("-") > 1:
        plain = plain.replace("-", " ")
    return clean_name(NUMBERED.sub("", plain, count=1) if NUMBERED.match(plain) else plain)


def update(model: Model, editing: Editing, msg: PhotosMsg) -> Result:
    """The model after the message, and the effects."""
    match msg:
        case PhotosPicked():
            return model, (OpenPhoto(Source.SEVERAL),)
        case PhotosComing(number, batch):
            first, coming = editing.batch or batch, editing.coming + number
            waiting = replace(editing, typed="", batch=first, coming=coming, refused=())
            return model.on_ground(waiting), ()
        case PhotoRefused(batch, name):
            refused = _without_one(editing, name)
            return model.on_ground(refused) if batch >= editing.batch else model, ()
        case PhotoAdded(image, name, batch):
            is_own = editing.coming and batch >= editing.batch
            return _add(model, editing, image, name) if is_own else (model, ())
        case _:
            assert_never(msg)


def _add(model: Model, editing: Editing, image: str, name: str) -> Result:
    pictures = editing.pictures
    card = next_animal(pictures, model.settings.rules.pictures)
    if card is None:
        return model.on_ground(_without_one(editing, name)), ()
    face = Face(Kind.PHOTO, image, file_word(name))
    cards = model.settings.rules.pictures
    with_photo = faces.with_face(pictures, Place(card, False), face)
    with_photo = following(pictures, with_photo, cards, card)
    added, effects = change(model, _without_one(editing), with_photo, card=card, typed=PHOTOS)
    return added, (SaveImage(image), *effects)


def next_animal(pictures: PictureSet, cards: Sequence[Card]) -> Card | None:
    """The next animal without a picture: of the board, or else of larger ones."""
    taken = {card for card, own in pictures.pictures if not is_animal(card, own)}
    return next((card for card in (*cards, *PICTURES) if card not in taken), None)


def _without_one(editing: Editing, *refused: str) -> Editing:
    """The page that waits for one photo less, which may be a refused file."""
    names = (*editing.refused, *(clean_name(name.replace("_", " ")) for name in refused))
    return replace(editing, coming=max(0, editing.coming - 1), refused=names)
