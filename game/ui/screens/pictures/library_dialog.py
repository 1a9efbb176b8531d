"""The dialog with the pictures of the art library."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.rules.json_text import UnreadableError
from game.ui.frame.markup import Node, element
from game.ui.frame.message import encode
from game.ui.look import i18n
from game.ui.look.i18n import _
from game.ui.look.names import MAX_NAME_LENGTH, clean_name
from game.ui.look.parts import button, dialog, picture
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.pictures import Editing, LibraryDialog
from game.ui.model.saving_effects import FetchLibrary
from game.ui.screens.pictures.changing import use_face
from game.ui.screens.pictures.face_msg import (
    ArtPicked,
    FaceMsg,
    GroupPicked,
    LibraryRead,
    LibrarySearched,
)
from game.ui.screens.pictures.sentences import failure_text
from game.ui.sets.library import Picture, find, read_library
from game.ui.sets.picture_set import Face, Kind, Place


def view(editing: Editing, shown: LibraryDialog) -> Node:
    """The dialog."""
    pictures = _pictures(editing, shown)
    nothing = _("No picture has this name.") if editing.library and not pictures else ""
    return dialog(
        _("More pictures"),
        element(
            "input",
            value=shown.searched,
            placeholder=_("Find by name"),
            maxlength=MAX_NAME_LENGTH,
            autocomplete="off",
            aria_label=_("Find by name"),
            data_msg=encode(LibrarySearched),
            key="find",
        ),
        element(
            "div",
            *_groups(editing, shown),
            class_="groups",
            role="group",
            aria_label=_("Groups"),
        ),
        element("p", nothing or failure_text(shown.failure), class_="note", role="status"),
        element("div", *map(_art, pictures), class_="art-library"),
        back=_("Back"),
        focus_on_back=False,
    )


def _pictures(editing: Editing, shown: LibraryDialog) -> Sequence[Picture]:
    """The pictures that are found, or those of the group while nothing is searched."""
    if shown.searched.strip():
        return find(editing.library, shown.searched)
    return editing.library[shown.group].pictures if editing.library else ()


def _groups(editing: Editing, shown: LibraryDialog) -> Iterator[Node]:
    for number, group in enumerate(editing.library):
        yield button(
            picture(group.pictures[0].art),
            msg=GroupPicked,
            about=(number,),
            class_="choice round",
            label=group.name,
            pressed=number == shown.group and not shown.searched.strip(),
            key=str(number),
        )


def _art(shown: Picture) -> Node:
    return button(
        picture(shown.art),
        element("span", shown.name, class_="name"),
        msg=ArtPicked,
        about=(shown.art,),
        class_="tile",
        key=shown.art,
    )


def begin(model: Model, place: Place) -> Result:
    """Opens the dialog, and fetches the names of the pictures."""
    return replace(model, dialog=LibraryDialog(place)), (FetchLibrary(model.language),)


def update(model: Model, editing: Editing, shown: LibraryDialog, msg: FaceMsg) -> Result:
    """What the message does while the dialog is open."""
    match msg:
        case LibraryRead(text):
            return _read(model, editing, shown, text), ()
        case GroupPicked(number):
            known = number if number in range(len(editing.library)) else 0
            return replace(model, dialog=shown.replace(group=known, searched="")), ()
        case LibrarySearched(text):
            return replace(model, dialog=shown.replace(searched=text)), ()
        case ArtPicked(art):
            return _use(model, editing, shown.place, art)
        case _:
            return model, ()


def _read(model: Model, editing: Editing, shown: LibraryDialog, text: str) -> Model:
    i18n.set_language(model.language)
    try:
        library = read_library(text)
    except UnreadableError:
        return replace(model, dialog=shown.replace(failure="missing"))
    return model.on_ground(replace(editing, library=library))


def _use(model: Model, editing: Editing, place: Place, art: str) -> Result:
    """Shows the drawing at the place, if the library has it."""
    listed = (one for group in editing.library for one in group.pictures)
    name = next((one.name for one in listed if one.art == art), None)
    if name is None:
        return model, ()
    return use_face(model, editing, place, Face(Kind.ART, art, clean_name(name)))
