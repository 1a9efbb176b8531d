"""Messages about picture sets and pictures of people's own."""

from typing import TypeAlias

from game.ui.value import Value


class SetsRead(Value):
    """The saved text of the picture sets, empty if there is none."""

    text: str


class SetPicked(Value):
    """Show the pictures of this set from now on; those of the animals if the id is empty."""

    identity: str


class ImageMade(Value):
    """The image of this id was made; it waits until it is kept."""

    image: str


class SoundMade(Value):
    """The sound of this id was recorded; it waits until it is kept."""

    sound: str


class MediaFailed(Value):
    """An image or sound could not be made or kept; why is a `MediaFailure` of the page."""

    why: str


MediaMsg: TypeAlias = ImageMade | SoundMade | MediaFailed
"""Messages about what the page makes of camera, microphone, files and drawings."""

PicturesMsg: TypeAlias = SetsRead | SetPicked | MediaMsg
