"""Messages about picture sets."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.screens.pictures.face_msg import FaceMsg
from game.ui.sets.picture_set import PictureSet
from game.ui.ways import SetPicked, SetsOpened


class SetsRead(Message):
    """The saved text of the picture sets, empty if there is none."""

    text: str


class NewSetPicked(Message):
    """Ask what a new set begins with."""


class SecondLanguagePicked(Message):
    """Use this as the second language of the words."""

    language: str


class ExamplePicked(Message):
    """Make a new set with this example; an empty one without a name."""

    example: str


class SetMade(Message):
    """Here is a new set with an id, to be changed."""

    pictures: PictureSet


class SetOpened(Message):
    """Use the set with this id, and show its page."""

    set_id: str


class SetRestored(Message):
    """Bring back the set that was deleted just now."""


class SetClosed(Message):
    """Go back from the page to the home screen."""


class OpenZooPicked(Message):
    """Choose a file with a picture set."""


class ZooRefused(Message):
    """The file that the user chose cannot be read; a value of `ZooFault`."""

    fault: str


FileMsg: TypeAlias = OpenZooPicked | ZooRefused
"""Messages about files with picture sets."""

ShelfMsg: TypeAlias = (
    SetPicked
    | SetsOpened
    | NewSetPicked
    | SecondLanguagePicked
    | ExamplePicked
    | SetMade
    | SetOpened
    | SetRestored
    | SetClosed
)
"""Messages about all picture sets, and the ways to the page and back."""


class SetNamed(Message):
    """The field of the set's name has this text."""

    text: str


class ChangeUndone(Message):
    """Take back the last change of the set."""


class ChangeRedone(Message):
    """Make the change again that was taken back last."""


class WordsFlipped(Message):
    """Let all cards show the names of their pictures, or not."""


class HidingFlipped(Message):
    """Let games with the set show where a card goes, or not."""


class SwapStopped(Message):
    """Let all pictures stay where they are."""


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
    """Change what replaces the card's animal."""

    card: str


SetMsg: TypeAlias = (
    SetNamed
    | ChangeUndone
    | ChangeRedone
    | WordsFlipped
    | HidingFlipped
    | SwapStopped
    | SetCopied
    | SaveZooPicked
    | SetPlayed
    | DeleteSetPicked
    | DeleteSetConfirmed
    | PictureOpened
)
"""Messages of the page of a set."""


class PhotosPicked(Message):
    """Choose several photos."""


class PhotosComing(Message):
    """The page reads this number of photos; batches are counted from 1."""

    number: int
    batch: int = 0


class PhotoAdded(Message):
    """The page has made an image of this file. In its name, `_` stands for each space."""

    image: str
    name: str
    batch: int = 0


class PhotoRefused(Message):
    """The page cannot read this file. Its name has `_` for each space."""

    batch: int = 0
    name: str = ""


PhotosMsg: TypeAlias = PhotosPicked | PhotosComing | PhotoAdded | PhotoRefused
"""Messages about several photos at once."""

PicturesMsg: TypeAlias = SetsRead | ShelfMsg | FileMsg | SetMsg | PhotosMsg | FaceMsg
