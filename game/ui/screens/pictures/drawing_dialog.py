"""The dialog with a pad to draw on."""

from collections.abc import Iterator
from dataclasses import replace

from game.ui.frame.markup import Child, Node, element, with_id
from game.ui.look.colours import COLOUR_NAMES
from game.ui.look.i18n import _, later
from game.ui.look.parts import button, dialog, picture, round_button, worded
from game.ui.model.effect import ClearPad, FinishImage, Focus, RedoStroke, Result, UndoStroke
from game.ui.model.model import Model
from game.ui.model.pictures import (
    ERASER,
    KEEP,
    PAD,
    PAINTS,
    PEN,
    SIZES,
    DrawingDialog,
    Editing,
    PictureDialog,
)
from game.ui.screens.pictures import faces
from game.ui.screens.pictures.changing import (
    before_pad,
    drop_drawing,
    keep_drawing,
    use_image,
)
from game.ui.screens.pictures.face_msg import (
    ClearPadAnswered,
    ClearPadPicked,
    DrawingKept,
    EraserPicked,
    FaceMsg,
    ImageFinished,
    ImageMade,
    MediaFailed,
    PaintPicked,
    SizePicked,
    StrokeRedone,
    StrokeUndone,
)
from game.ui.screens.pictures.parts import failure_note
from game.ui.sets.picture_set import Kind, Place

PAINT_NAMES = COLOUR_NAMES | {
    "black": later("Black"),
    "brown": later("Brown"),
    "orange": later("Orange"),
    "pink": later("Pink"),
}

SIZE_NAMES = {"thin": later("Thin"), "medium": later("Medium"), "thick": later("Thick")}


def view(shown: DrawingDialog) -> Node:
    """The dialog."""
    return dialog(
        _("Your drawing"),
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
                data_colour=PAINTS[shown.colour],
                data_size=SIZES[shown.size],
                data_tool=shown.tool,
                data_image=shown.image or None,
            ),
            element("div", *(_question() if shown.asks else _tools(shown)), class_="tools"),
            class_="drawing",
        ),
        failure_note(shown.failure),
        back=_("Done"),
        sign="icon-done",
        focus_on_back=False,
    )


def _question() -> Iterator[Child]:
    """Whether to clear the drawing."""
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


def _tools(shown: DrawingDialog) -> Iterator[Child]:
    is_pen = shown.tool == PEN
    yield element(
        "div",
        *(_paint(name, pressed=is_pen and name == shown.colour) for name in PAINTS),
        key="paints",
        class_="paints",
        role="group",
        aria_label=_("Colour"),
    )
    yield element(
        "div",
        *(_size(name, pressed=name == shown.size) for name in SIZES),
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
            label=_("Undo"),
            key="icon-undo",
            repeats=True,
        ),
        round_button("icon-redo", StrokeRedone, _("Redo")),
        round_button("icon-bin", ClearPadPicked, _("Clear it")),
        key="changes",
        class_="changes",
    )


def _paint(name: str, *, pressed: bool) -> Node:
    return button(
        msg=PaintPicked,
        about=(name,),
        class_=f"choice paint {name}-paint",
        pressed=pressed,
        label=_(PAINT_NAMES[name]),
        key=name,
    )


def _size(name: str, *, pressed: bool) -> Node:
    return button(
        element("span", class_=name),
        msg=SizePicked,
        about=(name,),
        class_="choice width",
        pressed=pressed,
        label=_(SIZE_NAMES[name]),
        key=name,
    )


def begin(model: Model, editing: Editing, place: Place) -> Result:
    """Opens the pad, with the drawing that is at the place, if there is one."""
    face = faces.face_at(editing.pictures, place)
    image = face.what if face.kind is Kind.DRAWING else ""
    begun = model.on_ground(replace(editing, typed=""))
    return replace(begun, dialog=DrawingDialog(place, image=image)), (Focus(PAD),)


def update(model: Model, editing: Editing, shown: DrawingDialog, msg: FaceMsg) -> Result:
    """What the message does while the dialog is open."""
    match msg:
        case StrokeUndone():
            return model, (UndoStroke(),)
        case StrokeRedone():
            return model, (RedoStroke(),)
        case ImageFinished():
            return model, (FinishImage(),)
        case ImageMade(image):
            return use_image(model, before_pad(editing), shown.place, Kind.DRAWING, image)
        case DrawingKept(image):
            return keep_drawing(model, editing, shown.place, image)
        case MediaFailed("empty"):
            dropped, effects = drop_drawing(model, editing)
            return replace(dropped, dialog=PictureDialog(shown.place)), effects
        case _:
            return _on_pad(model, shown, msg)


def _on_pad(model: Model, shown: DrawingDialog, msg: FaceMsg) -> Result:
    pad = shown.replace(asks=False, failure="")
    match msg:
        case PaintPicked(colour):
            known = colour if colour in PAINTS else pad.colour
            return replace(model, dialog=pad.replace(colour=known, tool=PEN)), ()
        case SizePicked(size):
            known = size if size in SIZES else pad.size
            return replace(model, dialog=pad.replace(size=known)), ()
        case EraserPicked():
            return replace(model, dialog=pad.replace(tool=ERASER)), ()
        case ClearPadPicked():
            return replace(model, dialog=pad.replace(asks=True)), (Focus(KEEP),)
        case ClearPadAnswered(clears):
            cleared = (ClearPad(),) if clears and shown.asks else ()
            return replace(model, dialog=pad), (*cleared, Focus(PAD))
        case MediaFailed(why):
            return replace(model, dialog=pad.replace(failure=why)), ()
        case _:
            return model, ()
