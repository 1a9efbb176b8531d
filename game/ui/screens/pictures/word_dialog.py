"""The dialog in which a word or letters are written in the place of a picture."""

from dataclasses import replace

from game.ui.frame.markup import Node, element, with_id
from game.ui.frame.message import encode
from game.ui.look.i18n import _
from game.ui.look.names import MAX_NAME_LENGTH
from game.ui.look.parts import dialog
from game.ui.model.effect import Focus, Result
from game.ui.model.model import Model
from game.ui.model.pictures import WORD, Editing, WordDialog
from game.ui.screens.pictures import faces
from game.ui.screens.pictures.changing import change
from game.ui.screens.pictures.face_msg import FaceMsg, NextPicked, WordTyped
from game.ui.screens.pictures.parts import face_picture, next_button, preview_classes
from game.ui.screens.pictures.places import next_card
from game.ui.sets.picture_set import Kind, Place


def view(model: Model, editing: Editing, shown: WordDialog) -> Node:
    """The dialog."""
    face = faces.face_at(editing.pictures, shown.place)
    field = element(
        "input",
        value=face.what if face.kind is Kind.WORD else "",
        data_most=MAX_NAME_LENGTH,
        autocomplete="off",
        autofocus=True,
        aria_label=_("A word or letters"),
        data_msg=encode(WordTyped),
        data_enter=encode(NextPicked),
        enterkeyhint="next",
        key="word",
    )
    return dialog(
        _("A word or letters"),
        element("div", face_picture(shown.place), class_=preview_classes(model, shown.place)),
        with_id(field, WORD),
        back=_("Done"),
        sign="icon-done",
        beside_back=next_button(),
        focus_on_back=False,
    )


def update(model: Model, editing: Editing, shown: WordDialog, msg: FaceMsg) -> Result:
    """What the message does while the dialog is open."""
    if isinstance(msg, NextPicked):
        place = Place(next_card(model, editing, shown.place.card), shown.place.on_card)
        return replace(model, dialog=WordDialog(place)), (Focus(WORD),)
    if not isinstance(msg, WordTyped):
        return model, ()
    place = shown.place
    typed = f"{place.card} {place.on_card} word"
    # An empty field is the animal, which has no recorded sound. The next letter needs it again.
    before = editing.former[-1] if typed == editing.typed else editing.pictures
    worded = faces.with_word(before, place, msg.text)
    return change(model, editing, worded, card=place.card, typed=typed)
