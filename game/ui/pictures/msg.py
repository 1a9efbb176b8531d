"""Messages about pictures of people's own."""

from typing import TypeAlias

from game.ui.value import Value


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

PicturesMsg: TypeAlias = MediaMsg
