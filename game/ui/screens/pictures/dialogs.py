"""The dialogs about whole sets, and the way to those about one face.

Each dialog about a face has a file with its view and its update, such as `photo_dialog.py`.
"""

from typing import assert_never

from game.ui.frame.markup import Node, element
from game.ui.frame.message import encode
from game.ui.look import i18n
from game.ui.look.i18n import _
from game.ui.look.parts import button, dialog, picture, worded
from game.ui.look.undoing import restore_button
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.pictures import (
    DeleteSetDialog,
    DrawingDialog,
    Editing,
    FaceDialog,
    LibraryDialog,
    NewSetDialog,
    PhotoDialog,
    PictureDialog,
    PicturesDialog,
    SetsDialog,
    WordDialog,
)
from game.ui.screens.pictures import (
    drawing_dialog,
    library_dialog,
    photo_dialog,
    picture_dialog,
    word_dialog,
)
from game.ui.screens.pictures.examples import (
    EXAMPLES,
    LANGUAGES_EXAMPLE,
    PHOTOS,
    example_word,
    sample,
)
from game.ui.screens.pictures.face_msg import FaceMsg
from game.ui.screens.pictures.msg import (
    DeleteSetConfirmed,
    ExamplePicked,
    NewSetPicked,
    OpenZooPicked,
    SecondLanguagePicked,
    SetOpened,
    SetRestored,
)
from game.ui.screens.pictures.sentences import full_text
from game.ui.screens.pictures.update import is_full
from game.ui.sets.bad_zoo import ZooFault, fault_text
from game.ui.sets.picture_set import Kind, PictureSet
from game.ui.sets.thumbs import thumbs
from game.ui.ways import SetPicked


def open_dialog(model: Model, shown: PicturesDialog) -> Node | None:
    """The open dialog; None if its set is no longer shown."""
    match shown:
        case SetsDialog(failure, deleted):
            return _sets(model, failure, deleted)
        case NewSetDialog(second):
            return _new_set(model, second)
        case DeleteSetDialog():
            return _delete(model.editing, locked=model.is_locked) if model.editing else None
        case _:
            return _face_dialog(model, model.editing, shown) if model.editing else None


def _face_dialog(model: Model, editing: Editing, shown: FaceDialog) -> Node:
    match shown:
        case PictureDialog():
            return picture_dialog.view(model, editing, shown)
        case PhotoDialog():
            return photo_dialog.view(shown)
        case DrawingDialog():
            return drawing_dialog.view(shown)
        case WordDialog():
            return word_dialog.view(model, editing, shown)
        case LibraryDialog():
            return library_dialog.view(editing, shown)
        case _:
            assert_never(shown)


def update_face(model: Model, msg: FaceMsg) -> Result:
    """The model after the message about the face of the open dialog, and the effects.

    A message for which the open dialog has no use comes too late, and changes nothing.
    """
    editing = model.editing
    if model.shown or editing is None:
        return model, ()
    match model.dialog:
        case PictureDialog() as shown:
            return picture_dialog.update(model, editing, shown, msg)
        case PhotoDialog() as shown:
            return photo_dialog.update(model, editing, shown, msg)
        case DrawingDialog() as shown:
            return drawing_dialog.update(model, editing, shown, msg)
        case WordDialog() as shown:
            return word_dialog.update(model, editing, shown, msg)
        case LibraryDialog() as shown:
            return library_dialog.update(model, editing, shown, msg)
        case _:
            return model, ()


def _sets(model: Model, failure: str, deleted: PictureSet | None) -> Node:
    """The animals and all sets, each with a pencil that leads to its page."""
    about = _("Replace the animals with photos, drawings or words.")
    refused = fault_text(ZooFault(failure)) if failure else ""
    no_room = is_full(model)
    note = refused or (full_text() if no_room else "")
    return dialog(
        _("Change the pictures"),
        element("ul", _animals(model), *(_set(model, one) for one in model.sets), class_="shelf")
        if model.sets
        else element("p", about),
        element("p", note, class_="note", role="status"),
        restore_button(deleted.name, SetRestored) if deleted else None,
        element(
            "div",
            worded("icon-zoo", _("New pictures"), msg=NewSetPicked, key="new", disabled=no_room),
            worded(
                "icon-open",
                _("Open a zoo"),
                msg=OpenZooPicked,
                key="open",
                disabled=no_room,
                locked=model.is_locked,
            ),
            class_="feet",
        ),
        back=_("Back"),
    )


def _animals(model: Model) -> Node:
    return element(
        "li",
        button(
            thumbs(None),
            element("span", _("The animals"), class_="name"),
            msg=SetPicked,
            about=("",),
            class_="choice tile",
            pressed=model.set_in_use is None,
        ),
        key="animals",
    )


def _set(model: Model, pictures: PictureSet) -> Node:
    return element(
        "li",
        button(
            thumbs(pictures),
            element("span", pictures.name, class_="name"),
            msg=SetPicked,
            about=(pictures.id,),
            class_="choice tile",
            pressed=pictures == model.set_in_use,
        ),
        button(
            picture("icon-pencil"),
            msg=SetOpened,
            about=(pictures.id,),
            class_="round",
            label=_("%(name)s: change, print or delete it") % {"name": pictures.name},
        ),
        key=pictures.id,
    )


def _new_set(model: Model, second: str) -> Node:
    """Photos, an empty set, or one of the examples."""
    examples = [_example(name, example_word(name), second) for name in EXAMPLES]
    photos = _example(PHOTOS, _("Add photos"), second)
    empty = _example("", _("Start with the animals"), second)
    return dialog(
        _("New pictures"),
        element("div", photos, empty, *examples, class_="examples"),
        _second_language(model.language, second),
        back=_("Back"),
        focus_on_back=False,
    )


def _example(name: str, words: str, second: str) -> Node:
    languages = (second if name == LANGUAGES_EXAMPLE else None, None)
    samples = [
        element(
            "span",
            picture(face.what) if face.kind is Kind.ART else face.what,
            class_="sample-card",
            lang=code,
        )
        for face, code in zip(sample(name, second), languages, strict=True)
    ]
    return button(
        element("span", *samples, class_="sample-cards", aria_hidden="true"),
        element("span", words, class_="name"),
        msg=ExamplePicked,
        about=(name,),
        class_="choice tile",
        key=name or "empty",
    )


def _second_language(language: str, second: str) -> Node:
    """The other language of the example with two."""
    options = [
        element("option", name, value=code, lang=code, selected=code == second)
        for code, name in i18n.LANGUAGES.items()
        if code != language
    ]
    label = _("Second language")
    return element(
        "label",
        element("span", label),
        element("select", *options, aria_label=label, data_msg=encode(SecondLanguagePicked)),
        class_="second-language",
    )


def _delete(editing: Editing, *, locked: bool) -> Node:
    return dialog(
        _("Delete this zoo?"),
        element("p", _("Its photos, drawings and sounds will be deleted.")),
        worded("icon-bin", _("Delete this zoo"), msg=DeleteSetConfirmed, locked=locked),
        back=_("Back"),
    )
