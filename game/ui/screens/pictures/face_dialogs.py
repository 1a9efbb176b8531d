"""The dialogs that choose and make what stands in the place of an animal."""

from collections.abc import Iterator
from typing import assert_never

from game.ui.frame.markup import Child, Node, classes, element, with_id
from game.ui.frame.message import Message, encode
from game.ui.look import own
from game.ui.look.i18n import _, later
from game.ui.look.parts import button, dialog, picture, switch, worded
from game.ui.look.tints import tint
from game.ui.look.words import COLOURS as COLOUR_WORDS
from game.ui.look.words import animal_word
from game.ui.model.model import Model
from game.ui.model.pictures import (
    COLOURS,
    CROP,
    ERASER,
    KEEP,
    PAD,
    PEN,
    PREVIEW,
    SIZES,
    SOUND,
    TAKE,
    USE,
    DrawingDialog,
    Editing,
    FaceDialog,
    LibraryDialog,
    PhotoDialog,
    PictureDialog,
    WordDialog,
)
from game.ui.screens.pictures import faces
from game.ui.screens.pictures.msg import (
    AnimalPicked,
    ArtPicked,
    CameraPicked,
    CardFlipped,
    ClearPadAnswered,
    ClearPadPicked,
    DrawingPicked,
    EraserPicked,
    GroupPicked,
    ImageFinished,
    LibraryPicked,
    LibrarySearched,
    PaintPicked,
    PhotoFilePicked,
    PhotoTaken,
    PhotoZoomed,
    PictureNamed,
    RecordPicked,
    RecordStopped,
    SidePicked,
    SizePicked,
    SoundPlayed,
    SoundRemoved,
    StrokeRedone,
    StrokeUndone,
    WordPicked,
    WordTyped,
)
from game.ui.screens.pictures.sentences import face_word, failure_text
from game.ui.sets.library import Picture, find
from game.ui.sets.picture_set import MAX_NAME, Kind, Place, Source, Stage

PAINTS = COLOUR_WORDS | {
    "black": later("Black"),
    "brown": later("Brown"),
    "orange": later("Orange"),
    "pink": later("Pink"),
}

WIDTHS = {"thin": later("Thin"), "medium": later("Medium"), "thick": later("Thick")}


def face_dialog(model: Model, editing: Editing, shown: FaceDialog) -> Node:
    """The open dialog about a face."""
    match shown:
        case PictureDialog():
            return _picture(model, editing, shown)
        case PhotoDialog():
            return _photo(model, shown)
        case DrawingDialog():
            return _drawing(shown)
        case WordDialog(place):
            return _word(model, editing, place)
        case LibraryDialog():
            return _library(editing, shown)
        case _:
            assert_never(shown)


def _failure(why: str) -> Node:
    """Why something did not work, beside its control; announced when it changes."""
    return element("p", failure_text(why), class_="note failed", role="status")


# What shall be here?


def _picture(model: Model, editing: Editing, shown: PictureDialog) -> Node:
    place = shown.place
    is_two = faces.own_or_animal(editing.pictures, place.card).card is not None
    return dialog(
        _("What shall be here?"),
        element(
            "div",
            element(
                "div",
                _preview(model, editing, Place(place.card, False), place),
                _preview(model, editing, Place(place.card, True), place) if is_two else None,
                class_="faces-of",
            ),
            _name(editing, place),
            switch("icon-card", _("Something else on the card"), msg=CardFlipped, on=is_two),
            _sound(model, editing, shown),
            class_="shown-picture",
        ),
        element("div", *_choices(model, editing, place), class_="ways-to"),
        _failure(shown.failure),
        back=_("Done"),
        sign="icon-done",
        focus_on_back=False,
    )


def _preview(model: Model, editing: Editing, place: Place, changed: Place) -> Node:
    """The face as a cell or a card shows it; with two faces a button that chooses this one."""
    card = place.card
    drawing = own.card_drawing(card) if place.on_card else own.board_drawing(card)
    look = classes("preview", f"tint-{tint(model.settings.rules, card)}", held=place.on_card)
    side = _("On the card") if place.on_card else _("On the board")
    name = face_word(faces.face_at(editing.pictures, place), card)
    node = button(
        picture(drawing),
        element("span", side, class_="note"),
        msg=SidePicked,
        about=(int(place.on_card),),
        class_=look,
        pressed=place == changed,
        label=f"{side}: {name}",
        key=str(int(place.on_card)),
    )
    return with_id(node, PREVIEW) if place == changed else node


def _name(editing: Editing, place: Place) -> Node:
    face = faces.face_at(editing.pictures, place)
    unnamed = face.what if face.kind is Kind.WORD else animal_word(place.card)
    return element(
        "input",
        value=face.name,
        placeholder=unnamed,
        maxlength=MAX_NAME,
        autocomplete="off",
        aria_label=_("Name"),
        data_msg=encode(PictureNamed),
        key="name",
    )


def _sound(model: Model, editing: Editing, shown: PictureDialog) -> Node | None:
    """What is heard with a photo."""
    card = shown.place.card
    if not faces.can_sound(editing.pictures, card):
        return None
    if shown.is_recording:
        stop = worded("icon-stop", _("Stop"), msg=RecordStopped, class_="recording", key="record")
        return element("div", with_id(stop, SOUND), class_="sound", role="group")
    record = worded(
        "icon-microphone",
        _("Record a sound"),
        msg=RecordPicked,
        key="record",
        locked=model.is_locked,
    )
    has_sound = bool(faces.own_or_animal(editing.pictures, card).sound)
    return element(
        "div",
        with_id(record, SOUND),
        _round("icon-sound", SoundPlayed, _("Play the sound")) if has_sound else None,
        _round("icon-bin", SoundRemoved, _("Remove the sound")) if has_sound else None,
        class_="sound",
    )


def _zoom(sign: str, by: int, label: str) -> Node:
    return button(
        sign, msg=PhotoZoomed, about=(by,), class_="round sign", label=label, repeats=True
    )


def _round(icon: str, msg: type[Message], label: str, about: tuple[int | str, ...] = ()) -> Node:
    return button(picture(icon), msg=msg, about=about, class_="round", label=label, key=icon)


def _choices(model: Model, editing: Editing, place: Place) -> Iterator[Node]:
    is_animal = faces.face_at(editing.pictures, place) == faces.animal(place.card)
    ways: tuple[tuple[str, str, type[Message]], ...] = (
        ("icon-camera", _("Take a photo"), CameraPicked),
        ("icon-photo", _("A photo from this device"), PhotoFilePicked),
        ("icon-brush", _("Draw it"), DrawingPicked),
        ("icon-letters", _("A word"), WordPicked),
        ("icon-pictures", _("More pictures"), LibraryPicked),
        (place.card, _("The animal again"), AnimalPicked),
    )
    for icon, words, msg in ways:
        yield worded(
            icon,
            words,
            msg=msg,
            look="choice tile",
            key=words,
            locked=msg is CameraPicked and model.is_locked,
            disabled=msg is AnimalPicked and is_animal,
        )


# A photo


def _photo(model: Model, shown: PhotoDialog) -> Node:
    is_camera, is_still = shown.source is Source.CAMERA, shown.stage is Stage.STILL
    again = worded(
        "icon-camera" if is_camera else "icon-photo",
        _("Another photo"),
        msg=CameraPicked if is_camera else PhotoFilePicked,
        key="again",
    )
    take = worded(
        "icon-camera",
        _("Take the photo"),
        msg=PhotoTaken,
        class_="main",
        key="take",
        disabled=shown.stage is Stage.AWAITED,
    )
    use = worded("icon-done", _("Use it"), msg=ImageFinished, class_="main", key="use")
    return dialog(
        _("The photo"),
        element(
            "canvas",
            id=CROP,
            width=512,
            height=512,
            tabindex=0,
            role="img",
            aria_label=_("The photo. Arrow keys move it, plus and minus change its size."),
        ),
        element(
            "div",
            _zoom("−", -1, _("Smaller")),
            _zoom("+", 1, _("Larger")),
            *((again, with_id(use, USE)) if is_still else (with_id(take, TAKE),)),
            class_="photo-ways",
        ),
        _failure(shown.failure),
        back=_("Back"),
        focus_on_back=False,
    )


# A drawing


def _drawing(shown: DrawingDialog) -> Node:
    return dialog(
        _("A drawing"),
        element(
            "div",
            element(
                "canvas",
                id=PAD,
                width=512,
                height=512,
                tabindex=-1,
                role="img",
                aria_label=_("Draw here with a finger, a pen or the mouse."),
                data_colour=COLOURS[shown.colour],
                data_size=SIZES[shown.size],
                data_tool=shown.tool,
                data_image=shown.image or None,
            ),
            element("div", *_tools(shown), class_="tools"),
            class_="drawing",
        ),
        _failure(shown.failure),
        back=_("Done"),
        sign="icon-done",
        focus_on_back=False,
    )


def _tools(shown: DrawingDialog) -> Iterator[Child]:
    if shown.asks:
        keep = worded("icon-page-back", _("Keep it"), msg=ClearPadAnswered, about=(0,), key="keep")
        yield element(
            "div",
            element("p", _("Clear the whole drawing?")),
            worded("icon-bin", _("Clear it"), msg=ClearPadAnswered, about=(1,), key="clear"),
            with_id(keep, KEEP),
            key="asks",
            class_="asks",
            role="alertdialog",
            aria_label=_("Clear the whole drawing?"),
        )
        return
    is_pen = shown.tool == PEN
    yield element(
        "div",
        *(_paint(name, pressed=is_pen and name == shown.colour) for name in COLOURS),
        key="paints",
        class_="paints",
        role="group",
        aria_label=_("Colour"),
    )
    yield element(
        "div",
        *(_width(name, pressed=name == shown.size) for name in SIZES),
        key="widths",
        class_="widths",
        role="group",
        aria_label=_("How thick?"),
    )
    eraser = button(
        picture("icon-eraser"),
        msg=EraserPicked,
        class_="round choice",
        pressed=shown.tool == ERASER,
        label=_("Eraser"),
        key="eraser",
    )
    yield element(
        "div",
        eraser,
        button(
            picture("icon-undo"),
            msg=StrokeUndone,
            class_="round",
            label=_("Take back"),
            key="icon-undo",
            repeats=True,
        ),
        _round("icon-redo", StrokeRedone, _("Draw it again")),
        _round("icon-bin", ClearPadPicked, _("Clear it")),
        key="changes",
        class_="changes",
    )


def _paint(name: str, *, pressed: bool) -> Node:
    return button(
        msg=PaintPicked,
        about=(name,),
        class_=f"choice paint {name}-paint",
        pressed=pressed,
        label=_(PAINTS[name]),
        key=name,
    )


def _width(name: str, *, pressed: bool) -> Node:
    return button(
        element("span", class_=name),
        msg=SizePicked,
        about=(name,),
        class_="choice width",
        pressed=pressed,
        label=_(WIDTHS[name]),
        key=name,
    )


# A word


def _word(model: Model, editing: Editing, place: Place) -> Node:
    face = faces.face_at(editing.pictures, place)
    field = element(
        "input",
        value=face.what if face.kind is Kind.WORD else "",
        maxlength=MAX_NAME,
        autocomplete="off",
        autofocus=True,
        aria_label=_("A word or letters"),
        data_msg=encode(WordTyped),
        key="word",
    )
    drawing = own.card_drawing(place.card) if place.on_card else own.board_drawing(place.card)
    look = classes("preview", f"tint-{tint(model.settings.rules, place.card)}", held=place.on_card)
    return dialog(
        _("A word or letters"),
        element("div", picture(drawing), class_=look),
        field,
        back=_("Done"),
        sign="icon-done",
        focus_on_back=False,
    )


# The library


def _library(editing: Editing, shown: LibraryDialog) -> Node:
    found = find(editing.library, shown.searched)
    group = editing.library[shown.group] if editing.library else None
    pictures = found if shown.searched.strip() else group.pictures if group else ()
    nothing = _("No picture has this name.") if editing.library and not pictures else ""
    return dialog(
        _("More pictures"),
        element(
            "input",
            value=shown.searched,
            placeholder=_("Find it by its name"),
            maxlength=MAX_NAME,
            autocomplete="off",
            aria_label=_("Find it by its name"),
            data_msg=encode(LibrarySearched),
            key="find",
        ),
        element(
            "div",
            *(
                button(
                    picture(one.pictures[0].art),
                    msg=GroupPicked,
                    about=(number,),
                    class_="choice round",
                    label=one.name,
                    pressed=number == shown.group and not shown.searched.strip(),
                    key=str(number),
                )
                for number, one in enumerate(editing.library)
            ),
            class_="groups",
            role="group",
            aria_label=_("Groups"),
        ),
        element("p", nothing or failure_text(shown.failure), class_="note", role="status"),
        element("div", *map(_art, pictures), class_="art-library"),
        back=_("Back"),
        focus_on_back=False,
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
