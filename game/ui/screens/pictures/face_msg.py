"""Messages of the dialogs about one face of a picture set."""

from typing import TypeAlias

from game.ui.frame.message import Message


class SidePicked(Message):
    """Change the face of the card (1), or that on the board (0)."""

    on_card: int


class NextPicked(Message):
    """Go on with the next picture of the set."""


class SwapPicked(Message):
    """Let the picture change places with another one, which waits, or which is on the board."""


class CardFlipped(Message):
    """Switch a separate face for the card on or off."""


class PictureNamed(Message):
    """The field of the picture's name has this text."""

    text: str


class AnimalPicked(Message):
    """Show the animal again."""


class RecordPicked(Message):
    """Record a sound."""


class SoundFilePicked(Message):
    """Choose a file with a sound."""


class RecordStopped(Message):
    """Stop the recording."""


class SoundPlayed(Message):
    """Play the sound of the picture."""


class SoundRemoved(Message):
    """Remove the sound of the picture."""


class CameraPicked(Message):
    """Take a photo with the camera."""


class PhotoFilePicked(Message):
    """Choose a photo from a file."""


class PhotoOpened(Message):
    """The page shows the photo of this file. In its name, `_` stands for each space."""

    name: str


class PhotoZoomed(Message):
    """Make the photo larger by this number of steps; a negative number makes it smaller."""

    steps: int


class PhotoTaken(Message):
    """Hold the camera's picture, to crop it."""


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
    """Draw the line again that was taken back last."""


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
    """The page has made the image with this id, which waits to be saved."""

    image: str


class DrawingKept(Message):
    """The page has made this image of a drawing that goes on; later ones have the same id."""

    image: str


class SoundMade(Message):
    """The page has recorded or read the sound with this id, which waits to be saved."""

    sound: str


class MediaFailed(Message):
    """An image or sound could not be made or saved; `why` is a `MediaFailure` of the page."""

    why: str


FaceMsg: TypeAlias = (
    SidePicked
    | NextPicked
    | SwapPicked
    | CardFlipped
    | PictureNamed
    | AnimalPicked
    | RecordPicked
    | SoundFilePicked
    | RecordStopped
    | SoundPlayed
    | SoundRemoved
    | CameraPicked
    | PhotoFilePicked
    | PhotoOpened
    | PhotoZoomed
    | PhotoTaken
    | DrawingPicked
    | PaintPicked
    | SizePicked
    | EraserPicked
    | StrokeUndone
    | StrokeRedone
    | ClearPadPicked
    | ClearPadAnswered
    | ImageFinished
    | WordPicked
    | WordTyped
    | LibraryPicked
    | LibraryRead
    | GroupPicked
    | LibrarySearched
    | ArtPicked
    | CameraOpened
    | ImageMade
    | DrawingKept
    | SoundMade
    | MediaFailed
)
"""Messages about one face."""
