"""The dialog in which a photo is taken, or read from a file, and cropped."""

from dataclasses import replace

from game.ui.frame.markup import Node, element, with_id
from game.ui.look.i18n import _
from game.ui.look.parts import button, dialog, worded
from game.ui.model.effect import FinishImage, Focus, OpenPhoto, Result, TakePhoto, ZoomPhoto
from game.ui.model.model import Model
from game.ui.model.pictures import CROP, TAKE, USE, Editing, PhotoDialog
from game.ui.screens.pictures.changing import use_image
from game.ui.screens.pictures.face_msg import (
    CameraOpened,
    CameraPicked,
    FaceMsg,
    ImageFinished,
    ImageMade,
    MediaFailed,
    PhotoFilePicked,
    PhotoOpened,
    PhotoTaken,
    PhotoZoomed,
)
from game.ui.screens.pictures.parts import failure_note
from game.ui.screens.pictures.photos import file_word
from game.ui.sets.picture_set import Kind, Place, Source, Stage


def view(shown: PhotoDialog) -> Node:
    """The dialog."""
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
        _("Your photo"),
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
        failure_note(shown.failure),
        back=_("Back"),
        focus_on_back=False,
    )


def _zoom(sign: str, by: int, label: str) -> Node:
    return button(
        sign, msg=PhotoZoomed, about=(by,), class_="round sign", label=label, repeats=True
    )


def begin(model: Model, place: Place, source: Source) -> Result:
    """Opens the camera, or asks for a file."""
    if source is Source.CAMERA:
        awaited = PhotoDialog(place, source, Stage.AWAITED)
        return replace(model, dialog=awaited), (OpenPhoto(source), Focus(TAKE))
    return replace(model, dialog=PhotoDialog(place, source, Stage.STILL)), (OpenPhoto(source),)


def update(model: Model, editing: Editing, shown: PhotoDialog, msg: FaceMsg) -> Result:
    """What the message does while the dialog is open."""
    match msg:
        case CameraPicked():
            return begin(model, shown.place, Source.CAMERA)
        case PhotoFilePicked():
            return begin(model, shown.place, Source.FILE)
        case CameraOpened() if shown.stage is Stage.AWAITED:
            return replace(model, dialog=shown.replace(stage=Stage.LIVE, failure="")), ()
        case PhotoTaken() if shown.stage is Stage.LIVE:
            taken = shown.replace(stage=Stage.STILL, failure="")
            return replace(model, dialog=taken), (TakePhoto(), Focus(USE))
        case PhotoOpened(name):
            return replace(model, dialog=shown.replace(failure="", name=name)), ()
        case PhotoZoomed(steps):
            return model, (ZoomPhoto(steps),)
        case ImageFinished():
            return model, (FinishImage(),)
        case ImageMade(image):
            name = file_word(shown.name)
            return use_image(model, editing, shown.place, Kind.PHOTO, image, name)
        case MediaFailed(why):
            return replace(model, dialog=shown.replace(stage=Stage.STILL, failure=why)), ()
        case _:
            return model, ()
