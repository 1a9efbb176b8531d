"""Messages about picture sets."""

from typing import TypeAlias

from game.ui.pictures.picture_set import PictureSet
from game.ui.value import Value


class SetsRead(Value):
    """The saved text of the picture sets, empty if there is none."""

    text: str


class SetPicked(Value):
    """Show the pictures of this set from now on; those of the animals if the id is empty."""

    identity: str


class SetsOpened(Value):
    """Show all picture sets."""


class NewSetPicked(Value):
    """Ask what a new set begins with."""


class SecondLanguagePicked(Value):
    """Let the words in two languages have this one, too."""

    language: str


class SetStarted(Value):
    """Make a new set with this example; an empty one without a name."""

    example: str


class SetBegun(Value):
    """Here is a new set with an id, to be changed."""

    pictures: PictureSet


class SetOpened(Value):
    """Use the set with this id, and show its page."""

    identity: str


class SetClosed(Value):
    """Go back from the page to the home screen."""


class OpenZooPicked(Value):
    """Choose a file with a picture set."""


class ZooRefused(Value):
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


class SetNamed(Value):
    """The field of the set's name has this text."""

    text: str


class ChangeUndone(Value):
    """Take back the last change of the set."""


class SetCopied(Value):
    """Make a copy of the set, and change that one."""


class SaveZooPicked(Value):
    """Save the set as a file."""


class SetPlayed(Value):
    """Play with the set."""


class DeleteSetPicked(Value):
    """Ask whether to delete the set."""


class DeleteSetConfirmed(Value):
    """Delete the set."""


class PictureOpened(Value):
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


class SidePicked(Value):
    """Change the face of the card (1), or that on the board (0)."""

    on_card: int


class CardFlipped(Value):
    """Let the card show something else than the board, or no longer."""


class PictureNamed(Value):
    """The field of the picture's name has this text."""

    text: str


class AnimalPicked(Value):
    """Show the animal again."""


class RecordPicked(Value):
    """Record a sound."""


class RecordStopped(Value):
    """Stop the recording."""


class SoundPlayed(Value):
    """Play the sound of the picture."""


class SoundRemoved(Value):
    """Remove the sound of the picture."""


SoundMsg: TypeAlias = RecordPicked | RecordStopped | SoundPlayed | SoundRemoved
PictureMsg: TypeAlias = SidePicked | CardFlipped | PictureNamed | AnimalPicked | SoundMsg
"""Messages about one picture."""


class CameraPicked(Value):
    """Take a photo with the camera."""


class PhotoFilePicked(Value):
    """Choose a photo from a file."""


class PhotoZoomed(Value):
    """Make the photo larger by so many steps, or smaller."""

    steps: int


class PhotoTaken(Value):
    """Stop the camera's picture, to crop it."""


class DrawingPicked(Value):
    """Make a drawing."""


class PaintPicked(Value):
    """Draw with this colour, a key of COLOURS."""

    colour: str


class SizePicked(Value):
    """Draw lines of this size, a key of SIZES."""

    size: str


class EraserPicked(Value):
    """Erase instead of drawing."""


class StrokeUndone(Value):
    """Take back the last line of the drawing."""


class StrokeRedone(Value):
    """Draw again what was taken back last."""


class ClearPadPicked(Value):
    """Ask whether to clear the drawing."""


class ClearPadAnswered(Value):
    """Clear the drawing (1), or do not (0)."""

    clears: int


class ImageFinished(Value):
    """Use the photo or the drawing."""


class WordPicked(Value):
    """Write a word."""


class WordTyped(Value):
    """The field of the word has this text."""

    text: str


class LibraryPicked(Value):
    """Choose a picture of the library."""


class LibraryRead(Value):
    """The names of the library's pictures, as text; empty if they cannot be read."""

    text: str


class GroupPicked(Value):
    """Show the pictures of this group, counted from 0."""

    number: int


class LibrarySearched(Value):
    """The search field has this text."""

    text: str


class ArtPicked(Value):
    """Use this drawing of the library."""

    art: str


class CameraOpened(Value):
    """The camera's picture is shown."""


class ImageMade(Value):
    """The image of this id was made; it waits until it is kept."""

    image: str


class SoundMade(Value):
    """The sound of this id was recorded; it waits until it is kept."""

    sound: str


class MediaFailed(Value):
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
