"""Runs the effects that make the pictures of a set: camera, drawing and sound."""

from typing import assert_never

from game.ui.browser.page import page
from game.ui.frame.loop import Deliver
from game.ui.model.effect import (
    ClearPad,
    CloseMedia,
    DropImages,
    FinishImage,
    MediaEffect,
    OpenPhoto,
    OpenSound,
    PlaySaved,
    RecordingEffect,
    RecordSound,
    RedoStroke,
    SaveImage,
    StopSound,
    TakePhoto,
    UndoStroke,
    ZoomPhoto,
)


def run(effect: MediaEffect, _deliver: Deliver) -> None:
    """Runs the effect; the page answers with messages."""
    match effect:
        case OpenPhoto(source):
            page.openPhoto(source.value)
        case TakePhoto():
            page.takePhoto()
        case ZoomPhoto(steps):
            page.zoomPhoto(steps)
        case UndoStroke():
            page.undoStroke()
        case RedoStroke():
            page.redoStroke()
        case ClearPad():
            page.clearPad()
        case FinishImage():
            page.finishImage()
        case _:
            _make_recording(effect)


def _make_recording(effect: RecordingEffect) -> None:
    match effect:
        case RecordSound():
            page.recordSound()
        case OpenSound():
            page.openSound()
        case StopSound():
            page.stopSound()
        case CloseMedia():
            page.closeMedia()
        case PlaySaved(sound):
            page.playSaved(sound)
        case SaveImage(image_id):
            page.saveImage(image_id)
        case DropImages():
            page.dropImages()
        case _:
            assert_never(effect)
