"""Messages about picture sets."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.sets.picture_set import PictureSet
from game.ui.ways import SetPicked, SetsOpened


class SetsRead(Message):
    """The saved text of the picture sets, empty if there is none."""

    text: str


class NewSetPicked(Message):
    """Ask what a new set begins with."""


class SecondLanguagePicked(Message):
    """Let the words in two languages have this one, too."""

    language: str


class SetStarted(Message):
    """Make a new set with this example; an empty one without a name."""

    example: str


class SetBegun(Message):
    """Here is a new set with an id, to be changed."""

    pictures: PictureSet


class SetOpened(Message):
    """Use the set with this id, and show its page."""

    identity: str


class SetClosed(Message):
    """Go back from the page to the home screen."""


class OpenZooPicked(Message):
    """Choose a file with a picture set."""


class ZooRefused(Message):
    """The file that the user chose cannot be read; a value of `Fault`."""

    fault: str


FileMsg: TypeAlias = OpenZooPicked | ZooRefused
"""Messages about files with picture sets."""

ShelfMsg: TypeAlias = (
    SetPicked
    | SetsOpened
    | NewSetPicked
    | SecondLanguagePicked
    | SetStarted
    | SetBegun
    | SetOpened
    | SetClosed
)
"""Messages about all picture sets, and the ways to the page and back."""


class SetNamed(Message):
    """The field of the set's name has this text."""

    text: str


class ChangeUndone(Message):
    """Take back the last change of the set."""


class SetCopied(Message):
    """Make a copy of the set, and change that one."""


class SaveZooPicked(Message):
    """Save the set as a file."""


class SetPlayed(Message):
    """Play with the set."""


class DeleteSetPicked(Message):
    """Ask whether to delete the set."""


class DeleteSetConfirmed(Message):
    """Delete the set."""


class PictureOpened(Message):
    """Change what stands in the place of the card's animal."""

    card: str


SetMsg: TypeAlias = (
    SetNamed
    | ChangeUndone
    | SetCopied
    | SaveZooPicked
    | SetPlayed
    | DeleteSetPicked
    | DeleteSetConfirmed
    | PictureOpened
)
"""Messages of the page of a set."""


class SidePicked(Message):
    """Change the face of the card (1), or that on the board (0)."""

    on_card: int


class CardFlipped(Message):
    """Let the card show something else than the board, or no longer."""


class PictureNamed(Message):
    """The field of the picture's name has this text."""

    text: str


class AnimalPicked(Message):
    """Show the animal again."""


class RecordPicked(Message):
    """Record a sound."""


class RecordStopped(Message):
    """Stop the recording."""


class SoundPlayed(Message):
    """Play the sound of the picture."""


class SoundRemoved(Message):
    """Remove the sound of the picture."""


SoundMsg: TypeAlias = RecordPicked | RecordStopped | SoundPlayed | SoundRemoved
PictureMsg: TypeAlias = SidePicked | CardFlipped | PictureNamed | AnimalPicked | SoundMsg
"""Messages about one picture."""


class CameraPicked(Message):
    """Take a photo with the camera."""


class PhotoFilePicked(Message):
    """Choose a photo from a file."""


class PhotoZoomed(Message):
    """Make the photo larger by so many steps, or smaller."""

    steps: int


class PhotoTaken(Message):
    """Stop the camera's picture, to crop it."""


class DrawingPicked(Message):
    """Make a drawing."""


class PaintPicked(Message):
    """Draw with this colour, a key of COLOURS."""

    colour: str


class SizePicked(Message):
    """Draw lines of this size, a key of SIZES."""

    size: str


class EraserPicked(Message):
    """Erase instead of drawing."""


class StrokeUndone(Message):
    """Take back the last line of the drawing."""


class StrokeRedone(Message):
    """Draw again what was taken back last."""


class ClearPadPicked(Message):
    """Ask whether to clear the drawing."""


class ClearPadAnswered(Message):
    """Clear the drawing (1), or do not (0)."""

    clears: int


class ImageFinished(Message):
    """Use the photo or the drawing."""


class WordPicked(Message):
    """Write a word."""


class WordTyped(Message):
    """The field of the word has this text."""

    text: str


class LibraryPicked(Message):
    """Choose a picture of the library."""


class LibraryRead(Message):
    """The names of the library's pictures, as text; empty if they cannot be read."""

    text: str


class GroupPicked(Message):
    """Show the pictures of this group, counted from 0."""

    number: int


class LibrarySearched(Message):
    """The search field has this text."""

    text: str


class ArtPicked(Message):
    """Use this drawing of the library."""

    art: str


class CameraOpened(Message):
    """The camera's picture is shown."""


class ImageMade(Message):
    """The image of this id was made; it waits until it is kept."""

    image: str


class SoundMade(Message):
    """The sound of this id was recorded; it waits until it is kept."""

    sound: str


class MediaFailed(Message):
    """An image or sound could not be made or kept; why is a `MediaFailure` of the page."""

    why: str


MediaMsg: TypeAlias = CameraOpened | ImageMade | SoundMade | MediaFailed
"""Messages about what the page makes of camera, microphone, files and drawings."""

PhotoMsg: TypeAlias = CameraPicked | PhotoFilePicked | PhotoTaken | PhotoZoomed
DrawMsg: TypeAlias = (
    DrawingPicked
    | PaintPicked
    | SizePicked
    | EraserPicked
    | StrokeUndone
    | StrokeRedone
    | ClearPadPicked
    | ClearPadAnswered
)
LibraryMsg: TypeAlias = LibraryPicked | LibraryRead | GroupPicked | LibrarySearched | ArtPicked
WordMsg: TypeAlias = WordPicked | WordTyped
ImageMsg: TypeAlias = ImageFinished | MediaMsg

FaceMsg: TypeAlias = PictureMsg | PhotoMsg | DrawMsg | LibraryMsg | WordMsg | ImageMsg
"""Messages about one face."""

PicturesMsg: TypeAlias = SetsRead | ShelfMsg | FileMsg | SetMsg | FaceMsg
