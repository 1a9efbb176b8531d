"""The page on which a picture set is changed, and its dialogs."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from game.rules.cards import Card
from game.ui.frame.value import Value
from game.ui.sets.picture_set import PictureSet, Place, Source, Stage

if TYPE_CHECKING:
    from game.ui.sets.library import Group

HEADING = "zoo-title"
"""The id of the page's heading."""
PREVIEW, CROP, PAD = "preview", "crop", "pad"
"""The ids of the face that is changed, and of the two canvases."""
TAKE, USE, KEEP, SOUND = "take", "use", "keep", "sound"
"""The ids of buttons that get the focus: take and use a photo, keep a drawing, record a sound."""
WORD = "word"
"""The id of the field in which a word is written."""

PAINTS = {
    "black": "#33291f",
    "brown": "#9a5b2e",
    "red": "#e5484d",
    "orange": "#f28c28",
    "yellow": "#f2c511",
    "green": "#2c9a5a",
    "blue": "#2f78dc",
    "pink": "#f06ba8",
}
"""The colours to draw with."""

SIZES = {"thin": 6, "medium": 14, "thick": 30}
"""The widths of a line, on a pad of 512 pixels."""

PEN, ERASER = "pen", "eraser"


@dataclass(frozen=True, slots=True)
class Editing:
    """A picture set on its page.

    - `former`: what it was before each change of this visit, the oldest first
    - `later`: what it was before each change was taken back, the next to redo last
    - `typed`: the text field of the last change; typing there continues the same change
    - `changed`: the card of the last change; empty if that did not change a picture
    - `undone`, `redone`: whether the last change was taken back, or made again
    - `coming`: how many of several photos the page still reads; `refused`: those it cannot read
    - `batch`: the first batch of photos on this page; 0 before one. Earlier ones are another set's
    - `swaps`: the card whose picture changes places with the next one that is tapped, or empty
    - `library`: the groups of the art library, once they are read
    - `from_file`: whether the set has come as a file in this visit
    """

    pictures: PictureSet
    former: tuple[PictureSet, ...] = ()
    typed: str = ""
    changed: Card = ""
    undone: bool = False
    later: tuple[PictureSet, ...] = ()
    redone: bool = False
    coming: int = 0
    batch: int = 0
    refused: tuple[str, ...] = ()
    swaps: Card = ""
    library: "tuple[Group, ...]" = ()
    from_file: bool = False


class SetsDialog(Value):
    """All picture sets.

    - `failure`: why a file could not be opened, empty without a failure
    - `deleted`: the set that was deleted just now
    """

    failure: str = ""
    deleted: PictureSet | None = None


class NewSetDialog(Value):
    """What a new set begins with.

    `second` is the other language of the words in two languages. `for_photos` says that photos are
    chosen as soon as the set is there.
    """

    second: str
    for_photos: bool = False


class DeleteSetDialog(Value):
    """Whether to delete the set that the page shows."""


# In the dialogs below, an empty `failure` means that everything worked. Other values are those of
# `MediaFailed`, and "missing" if the library cannot be read.


class PictureDialog(Value):
    """What shall be at the place, how it is called and what is heard."""

    place: Place
    is_recording: bool = False
    opens_sound: bool = False
    failure: str = ""


class PhotoDialog(Value):
    """A photo to crop. `name` is the name of its file; empty for a photo of the camera."""

    place: Place
    source: Source
    stage: Stage
    failure: str = ""
    name: str = ""


class DrawingDialog(Value):
    """A pad to draw on.

    - `colour`, `size`: of the next line, keys of PAINTS and SIZES
    - `tool`: PEN or ERASER
    - `image`: the id of the drawing with which the pad begins; empty for an empty pad
    - `asks`: whether the dialog asks if the drawing shall be cleared
    """

    place: Place
    colour: str = "black"
    size: str = "medium"
    tool: str = PEN
    image: str = ""
    asks: bool = False
    failure: str = ""


class WordDialog(Value):
    """A word in the place of a picture."""

    place: Place


class LibraryDialog(Value):
    """The pictures of a group, counted from 0, or those with a searched name."""

    place: Place
    group: int = 0
    searched: str = ""
    failure: str = ""


FaceDialog: TypeAlias = PictureDialog | PhotoDialog | DrawingDialog | WordDialog | LibraryDialog
"""The dialogs about one face."""

PicturesDialog: TypeAlias = SetsDialog | NewSetDialog | DeleteSetDialog | FaceDialog
