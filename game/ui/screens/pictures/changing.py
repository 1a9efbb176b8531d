"""Changes of the set that the page shows; each is saved at once and can be taken back."""

from dataclasses import replace

from game.rules.cards import Card
from game.ui.frame.saved_list import SavedList
from game.ui.model.effect import Focus, Result, SaveImage
from game.ui.model.model import Model
from game.ui.model.pictures import PREVIEW, Editing, PictureDialog
from game.ui.model.saving_effects import SaveSet
from game.ui.screens.pictures import faces
from game.ui.screens.pictures.places import with_animal
from game.ui.sets.picture_set import Face, Kind, PictureSet, Place
from game.ui.sets.set_pictures import placed
from game.ui.sets.sets_text import with_set

DRAWING = "drawing"
"""The value of `Editing.typed` while a drawing goes on."""


def show(model: Model, editing: Editing) -> Model:
    """The model with this set on the page, and among the saved sets."""
    sets = with_set(SavedList(model.sets), editing.pictures).items
    return replace(model.on_ground(editing), sets=sets)


def change(
    model: Model, editing: Editing, pictures: PictureSet, *, card: Card = "", typed: str = ""
) -> Result:
    """Shows and saves the changed set.

    `card` names the changed picture. `typed` names the text field of the change: the next change in
    the same field continues this one, and both are taken back in one step.
    """
    cards = model.settings.rules.pictures
    pictures = placed(with_animal(pictures, cards, card), cards)
    if pictures == editing.pictures:
        return model, ()
    goes_on = typed != "" and typed == editing.typed
    former = editing.former if goes_on else (*editing.former, editing.pictures)
    changed = replace(editing, former=former, later=(), typed=typed)
    return _showing(model, changed, pictures, changed=card)


def undo(model: Model, editing: Editing) -> Result:
    """Restores the set as it was before the last change of this visit."""
    if not editing.former:
        return model, ()
    *former, last = editing.former
    later = (*editing.later, editing.pictures)
    undone = replace(editing, former=tuple(former), later=later, typed="")
    return _showing(model, undone, last, undone=True)


def redo(model: Model, editing: Editing) -> Result:
    """Makes the change again that was taken back last."""
    if not editing.later:
        return model, ()
    *later, last = editing.later
    former = (*editing.former, editing.pictures)
    redone = replace(editing, former=former, later=tuple(later), typed="")
    return _showing(model, redone, last, redone=True)


def _showing(
    model: Model,
    editing: Editing,
    pictures: PictureSet,
    *,
    changed: Card = "",
    undone: bool = False,
    redone: bool = False,
) -> Result:
    """Shows and saves the set, and says what has happened to it."""
    shown = replace(
        editing, pictures=pictures, changed=changed, undone=undone, redone=redone, swaps=""
    )
    return show(model, shown), (SaveSet(pictures),)


def use_face(model: Model, editing: Editing, place: Place, face: Face) -> Result:
    """Shows the face at its place, and returns to the dialog about its picture."""
    pictures = faces.with_face(editing.pictures, place, face)
    changed, effects = change(model, editing, pictures, card=place.card)
    return replace(changed, dialog=PictureDialog(place)), (*effects, Focus(PREVIEW))


def use_image(
    model: Model, editing: Editing, place: Place, kind: Kind, image: str, name: str = ""
) -> Result:
    """Saves the photo or drawing with this id, and shows it at the place.

    A name that somebody gave stays; `name` is for a picture without one.
    """
    face = _image_face(editing, place, kind, image)
    face = face if face.name else replace(face, name=name)
    used, effects = use_face(model, editing, place, face)
    return used, (SaveImage(image), *effects)


def keep_drawing(model: Model, editing: Editing, place: Place, image: str) -> Result:
    """Saves a drawing that goes on. One step takes back all that is drawn in a visit to the pad."""
    face = _image_face(editing, place, Kind.DRAWING, image)
    pictures = faces.with_face(editing.pictures, place, face)
    changed, effects = change(model, editing, pictures, card=place.card, typed=DRAWING)
    return changed, (SaveImage(image), *effects)


def before_pad(editing: Editing) -> Editing:
    """The set as it was before this visit to the pad."""
    if editing.typed != DRAWING:
        return editing
    *former, last = editing.former
    return replace(editing, pictures=last, former=tuple(former), typed="")


def drop_drawing(model: Model, editing: Editing) -> Result:
    """Takes back what this visit to the pad has saved; nothing if it has saved nothing."""
    return undo(model, editing) if editing.typed == DRAWING else (model, ())


def _image_face(editing: Editing, place: Place, kind: Kind, image: str) -> Face:
    return Face(kind, image, faces.face_at(editing.pictures, place).name)
