"""What messages about one face do; pure."""

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from game.rules.json_text import UnreadableError
from game.ui.look import i18n
from game.ui.model.effect import (
    ClearPad,
    FetchLibrary,
    FinishImage,
    Focus,
    KeepImage,
    OpenPhoto,
    PlaySaved,
    RecordSound,
    RedoStroke,
    Result,
    StopSound,
    TakePhoto,
    UndoStroke,
    ZoomPhoto,
)
from game.ui.model.model import Model
from game.ui.model.pictures import (
    COLOURS,
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
from game.ui.screens.pictures.changing import change
from game.ui.screens.pictures.msg import (
    AnimalPicked,
    ArtPicked,
    CameraOpened,
    CameraPicked,
    CardFlipped,
    ClearPadAnswered,
    ClearPadPicked,
    DrawingPicked,
    DrawMsg,
    EraserPicked,
    FaceMsg,
    GroupPicked,
    ImageFinished,
    ImageMade,
    ImageMsg,
    LibraryMsg,
    LibraryPicked,
    LibraryRead,
    LibrarySearched,
    MediaFailed,
    PaintPicked,
    PhotoFilePicked,
    PhotoMsg,
    PhotoTaken,
    PhotoZoomed,
    PictureMsg,
    PictureNamed,
    RecordPicked,
    RecordStopped,
    SidePicked,
    SizePicked,
    SoundMade,
    SoundMsg,
    SoundPlayed,
    SoundRemoved,
    StrokeRedone,
    StrokeUndone,
    WordMsg,
    WordPicked,
    WordTyped,
)
from game.ui.screens.pictures.sentences import face_word
from game.ui.sets.library import Picture, read_library
from game.ui.sets.picture_set import (
    MAX_NAME,
    Face,
    Kind,
    PictureSet,
    Place,
    Source,
    Stage,
    clean_text,
)

# The functions below name the dialogs in which a message means something; elsewhere it is too late.


def update_face(model: Model, editing: Editing, dialog: FaceDialog, msg: FaceMsg) -> Result:
    """The model after the message about the face of the open dialog, and the effects."""
    if isinstance(msg, PictureMsg):
        if isinstance(dialog, PictureDialog):
            return _on_picture(model, editing, dialog, msg)
        return model, ()
    if isinstance(msg, PhotoMsg):
        return _on_photo(model, dialog, msg)
    if isinstance(msg, DrawMsg):
        return _on_drawing(model, editing, dialog, msg)
    if isinstance(msg, LibraryMsg):
        return _on_library(model, editing, dialog, msg)
    if isinstance(msg, WordMsg):
        return _on_word(model, editing, dialog, msg)
    return _on_image(model, editing, dialog, msg)


def _open(model: Model, dialog: FaceDialog) -> Model:
    return replace(model, dialog=dialog)


def _shown(place: Place, failure: str = "") -> PictureDialog:
    return PictureDialog(place, False, failure)


def _changed(
    model: Model, editing: Editing, place: Place, pictures: PictureSet, typed: str = ""
) -> Result:
    return change(model, editing, pictures, card=place.card, typed=typed)


def _on_picture(model: Model, editing: Editing, dialog: PictureDialog, msg: PictureMsg) -> Result:
    place, pictures = dialog.place, editing.pictures
    match msg:
        case SidePicked(on_card):
            return _open(model, _shown(Place(place.card, bool(on_card)))), ()
        case CardFlipped():
            return _flip_card(model, editing, place)
        case PictureNamed(text):
            named = faces.with_name(pictures, place, text)
            typed = f"{place.card} {place.on_card}"
            return _changed(model, editing, place, named, typed)
        case AnimalPicked():
            back = faces.with_face(pictures, place, faces.animal(place.card))
            return _changed(model, editing, place, back)
        case _:
            return _on_sound(model, editing, dialog, msg)


def _flip_card(model: Model, editing: Editing, place: Place) -> Result:
    """Lets the card show the name of what is on the board, until something else is chosen."""
    own = faces.own_or_animal(editing.pictures, place.card)
    word = Face(Kind.WORD, face_word(own.board, place.card), "")
    pictures = faces.with_card(editing.pictures, place.card, None if own.card else word)
    changed, effects = _changed(model, editing, place, pictures)
    return _open(changed, _shown(Place(place.card, own.card is None))), effects


def _on_sound(model: Model, editing: Editing, dialog: PictureDialog, msg: SoundMsg) -> Result:
    place, pictures = dialog.place, editing.pictures
    own = faces.own_or_animal(pictures, place.card)
    match msg:
        case RecordPicked():
            if not faces.can_sound(pictures, place.card):
                return model, ()
            return _open(model, PictureDialog(place, True, "")), (RecordSound(), Focus(SOUND))
        case RecordStopped():
            return model, (StopSound(),) if dialog.is_recording else ()
        case SoundPlayed():
            return model, (PlaySaved(own.sound),) if own.sound else ()
        case SoundRemoved():
            changed, effects = _changed(
                model, editing, place, faces.with_sound(pictures, place.card, "")
            )
            return changed, (*effects, Focus(SOUND))
        case _:
            assert_never(msg)


def _recorded(model: Model, editing: Editing, place: Place, sound: str) -> Result:
    heard = faces.with_sound(editing.pictures, place.card, sound)
    changed, effects = _changed(model, editing, place, heard)
    return _open(changed, _shown(place)), (KeepImage(sound), *effects, Focus(SOUND))


def _on_photo(model: Model, dialog: FaceDialog, msg: PhotoMsg) -> Result:
    if not isinstance(dialog, PictureDialog | PhotoDialog):
        return model, ()
    match msg:
        case CameraPicked():
            opened = PhotoDialog(dialog.place, Source.CAMERA, Stage.AWAITED, "")
            return _open(model, opened), (OpenPhoto(Source.CAMERA), Focus(TAKE))
        case PhotoFilePicked():
            opened = PhotoDialog(dialog.place, Source.FILE, Stage.STILL, "")
            return _open(model, opened), (OpenPhoto(Source.FILE),)
        case PhotoTaken():
            if not isinstance(dialog, PhotoDialog) or dialog.stage is not Stage.LIVE:
                return model, ()
            taken = PhotoDialog(dialog.place, dialog.source, Stage.STILL, "")
            return _open(model, taken), (TakePhoto(), Focus(USE))
        case PhotoZoomed(steps):
            return model, (ZoomPhoto(steps),) if isinstance(dialog, PhotoDialog) else ()
        case _:
            assert_never(msg)


def _on_drawing(model: Model, editing: Editing, dialog: FaceDialog, msg: DrawMsg) -> Result:
    if isinstance(msg, DrawingPicked):
        is_fit = isinstance(dialog, PictureDialog)
        return _begin_drawing(model, editing, dialog.place) if is_fit else (model, ())
    if not isinstance(dialog, DrawingDialog):
        return model, ()
    match msg:
        case PaintPicked(colour):
            known = colour if colour in COLOURS else dialog.colour
            return _with_pad(model, dialog, colour=known, tool=PEN), ()
        case SizePicked(size):
            return _with_pad(model, dialog, size=size if size in SIZES else dialog.size), ()
        case EraserPicked():
            return _with_pad(model, dialog, tool=ERASER), ()
        case StrokeUndone():
            return model, (UndoStroke(),)
        case StrokeRedone():
            return model, (RedoStroke(),)
        case ClearPadPicked():
            return _with_pad(model, dialog, asks=True), (Focus(KEEP),)
        case ClearPadAnswered(clears):
            cleared = (ClearPad(),) if clears and dialog.asks else ()
            return _with_pad(model, dialog), (*cleared, Focus(PAD))
        case _:
            assert_never(msg)


def _begin_drawing(model: Model, editing: Editing, place: Place) -> Result:
    """A drawing that is there already goes on."""
    face = faces.face_at(editing.pictures, place)
    image = face.what if face.kind is Kind.DRAWING else ""
    begun = DrawingDialog(place, "black", "medium", PEN, image, False, "")
    return _open(model, begun), (Focus(PAD),)


def _with_pad(model: Model, dialog: DrawingDialog, **changed: str | bool) -> Model:
    """The model with the changed pad, which has no failure and asks nothing else."""
    fields = vars(dialog) | {"asks": False, "failure": ""} | changed
    return _open(model, DrawingDialog(**fields))


def _on_library(model: Model, editing: Editing, dialog: FaceDialog, msg: LibraryMsg) -> Result:
    if isinstance(msg, LibraryPicked):
        is_fit = isinstance(dialog, PictureDialog)
        begun = LibraryDialog(dialog.place, 0, "", "")
        return (_open(model, begun), (FetchLibrary(model.language),)) if is_fit else (model, ())
    if not isinstance(dialog, LibraryDialog):
        return model, ()
    place = dialog.place
    match msg:
        case LibraryRead(text):
            return _read_library(model, editing, dialog, text), ()
        case GroupPicked(number):
            known = number if number in range(len(editing.library)) else 0
            return _open(model, LibraryDialog(place, known, "", dialog.failure)), ()
        case LibrarySearched(text):
            return _open(model, LibraryDialog(place, dialog.group, text, dialog.failure)), ()
        case ArtPicked(art):
            name = next((one.name for one in _library(editing) if one.art == art), None)
            face = Face(Kind.ART, art, clean_text(name or "", MAX_NAME))
            return (model, ()) if name is None else _used(model, editing, place, face)
        case _:
            assert_never(msg)


def _read_library(model: Model, editing: Editing, dialog: LibraryDialog, text: str) -> Model:
    i18n.set_language(model.language)
    try:
        library = read_library(text)
    except UnreadableError:
        return _open(model, LibraryDialog(dialog.place, dialog.group, dialog.searched, "missing"))
    return model.on_ground(replace(editing, library=library))


def _library(editing: Editing) -> Iterator[Picture]:
    return (picture for group in editing.library for picture in group.pictures)


def _on_word(model: Model, editing: Editing, dialog: FaceDialog, msg: WordMsg) -> Result:
    match msg:
        case WordPicked():
            is_fit = isinstance(dialog, PictureDialog)
            return (_open(model, WordDialog(dialog.place)) if is_fit else model), ()
        case WordTyped(text):
            if not isinstance(dialog, WordDialog):
                return model, ()
            place = dialog.place
            worded = faces.with_word(editing.pictures, place, text)
            return _changed(model, editing, place, worded, f"{place.card} {place.on_card} word")
        case _:
            assert_never(msg)


def _on_image(model: Model, editing: Editing, dialog: FaceDialog, msg: ImageMsg) -> Result:
    is_open = isinstance(dialog, PhotoDialog | DrawingDialog)
    match msg:
        case ImageFinished():
            return model, (FinishImage(),) if is_open else ()
        case CameraOpened():
            return _camera_opened(model, dialog), ()
        case ImageMade(image):
            if not is_open:
                return model, ()
            kind = Kind.PHOTO if isinstance(dialog, PhotoDialog) else Kind.DRAWING
            pictures = faces.with_image(editing.pictures, dialog.place, kind, image)
            face = faces.face_at(pictures, dialog.place)
            used, effects = _used(model, editing, dialog.place, face)
            return used, (KeepImage(image), *effects)
        case SoundMade(sound):
            is_awaited = isinstance(dialog, PictureDialog) and dialog.is_recording
            return _recorded(model, editing, dialog.place, sound) if is_awaited else (model, ())
        case MediaFailed(why):
            return _failed(model, dialog, why), ()
        case _:
            assert_never(msg)


def _camera_opened(model: Model, dialog: FaceDialog) -> Model:
    if not isinstance(dialog, PhotoDialog) or dialog.stage is not Stage.AWAITED:
        return model
    return _open(model, PhotoDialog(dialog.place, dialog.source, Stage.LIVE, ""))


def _used(model: Model, editing: Editing, place: Place, face: Face) -> Result:
    """Shows the face at its place, and the dialog about its picture."""
    pictures = faces.with_face(editing.pictures, place, face)
    changed, effects = _changed(model, editing, place, pictures)
    return _open(changed, _shown(place)), (*effects, Focus(PREVIEW))


def _failed(model: Model, dialog: FaceDialog, why: str) -> Model:
    match dialog:
        case PhotoDialog(place, source):
            return _open(model, PhotoDialog(place, source, Stage.STILL, why))
        case PictureDialog(place):
            return _open(model, _shown(place, why))
        case DrawingDialog(place):
            nothing = why == "empty"
            return _open(model, _shown(place)) if nothing else _with_pad(model, dialog, failure=why)
    return model
