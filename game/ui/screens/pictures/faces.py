"""One face of a picture set: what it is now, and the set with another one."""

from dataclasses import replace

from game.rules.cards import Card
from game.ui.look.names import clean_name
from game.ui.look.shown_pictures import SUN
from game.ui.look.words import animal_word
from game.ui.sets.picture_set import Face, Kind, Own, PictureSet, Place, with_own


def animal(card: Card) -> Face:
    """The animal of the card as a face."""
    return Face(Kind.ART, card, "")


def named(card: Card, name: str = "") -> Face:
    """The animal of the card with this name. Without a name it has its usual word."""
    return Face(Kind.ART, card, name or clean_name(animal_word(card)))


def staying(card: Card, own: Own) -> Own:
    """The animal with a name: one that has only its word would leave its place to a picture."""
    return replace(own, board=named(card, own.board.name))


def face_word(face: Face, card: Card) -> str:
    """What the face is called: its name, its word, or else the animal that it replaces."""
    return face.name or (face.what if face.kind is Kind.WORD else animal_word(card))


def is_nameless(face: Face) -> bool:
    """Whether it is a photo or drawing without a name."""
    return face.kind in (Kind.PHOTO, Kind.DRAWING) and not face.name


def word_for(face: Face, card: Card) -> Face:
    """The face with the name of this one, for the card."""
    return Face(Kind.WORD, clean_name(face_word(face, card)), "")


def shows_word(own: Own, card: Card) -> bool:
    """Whether the card shows the name of what the board shows."""
    return own.card == word_for(own.board, card)


def own_or_animal(pictures: PictureSet, card: Card) -> Own:
    """What replaces the card's animal now."""
    return pictures.own(card) or Own(animal(card))


def face_at(pictures: PictureSet, place: Place) -> Face:
    """The face at the place; the card shows that of the board unless it has another one."""
    own = own_or_animal(pictures, place.card)
    return (own.card or own.board) if place.on_card else own.board


def with_face(pictures: PictureSet, place: Place, face: Face) -> PictureSet:
    """The set with this face at the place. A name on the card follows the face on the board."""
    own = own_or_animal(pictures, place.card)
    if place.on_card:
        return _with(pictures, place.card, replace(own, card=face))
    held = own.card
    if shows_word(own, place.card):
        held = None if is_nameless(face) else word_for(face, place.card)
    return _with(pictures, place.card, replace(own, board=face, card=held))


def with_name(pictures: PictureSet, place: Place, text: str) -> PictureSet:
    """The set with this name for what is at the place."""
    face = face_at(pictures, place)
    return with_face(pictures, place, replace(face, name=clean_name(text)))


def with_word(pictures: PictureSet, place: Place, text: str) -> PictureSet:
    """The set with the word at the place; with the animal if the word is empty."""
    word = clean_name(text)
    face = Face(Kind.WORD, word, "") if word else animal(place.card)
    return with_face(pictures, place, face)


def with_card(pictures: PictureSet, card: Card, face: Face | None) -> PictureSet:
    """The set with this face on the card; None shows there what the board shows."""
    return _with(pictures, card, replace(own_or_animal(pictures, card), card=face))


def with_sound(pictures: PictureSet, card: Card, sound: str) -> PictureSet:
    """The set with this recorded sound for the picture; empty for none."""
    return _with(pictures, card, replace(own_or_animal(pictures, card), sound=sound))


def can_sound(card: Card) -> bool:
    """Whether a sound can be recorded: nobody taps a sun to hear it."""
    return card != SUN


def _is_picture(own: Own, card: Card) -> bool:
    """Whether anything but the animal and its name is seen."""
    shown = own.faces[:1] if shows_word(own, card) else own.faces
    return any((face.kind, face.what) != (Kind.ART, card) for face in shown)


def _with(pictures: PictureSet, card: Card, own: Own) -> PictureSet:
    """The set with this for the card; without an entry if this is the animal itself.

    A picture that goes takes its sound along. A sound can come before the picture, too.
    """
    was = own_or_animal(pictures, card)
    is_gone = _is_picture(was, card) and not _is_picture(own, card)
    heard = replace(own, sound="") if is_gone else own
    return with_own(pictures, card, None if heard == Own(animal(card)) else heard)
