"""Why a file cannot be read as a picture set, and the sentence about it."""

from enum import Enum

from game.ui.look.i18n import _, later

MAX_FILE = 8_000_000
"""The size of a file that is read, in bytes."""


class ZooFault(Enum):
    """What is wrong with a file."""

    TOO_LARGE = "too-large"
    OTHER_FILE = "other-file"
    """It is no zip file, or one without a set."""
    DAMAGED = "damaged"
    FOREIGN = "foreign"
    """It has something that no zoo file has, such as other names or encryption."""
    NEWER = "newer"
    """Only a newer version of the game can read it."""
    BAD_IMAGE = "bad-image"
    """One of its pictures or sounds has a format that the game does not read."""


class BadZooError(ValueError):
    """The file cannot be read."""

    def __init__(self, fault: ZooFault) -> None:
        """`fault` says why."""
        super().__init__(fault.value)
        self.fault = fault


SENTENCES = {
    ZooFault.TOO_LARGE: later("This file is too large for a zoo."),
    ZooFault.OTHER_FILE: later("This file is not a zoo."),
    ZooFault.DAMAGED: later("This zoo file is damaged."),
    ZooFault.FOREIGN: later("This zoo file contains something that does not belong in it."),
    ZooFault.NEWER: later("This zoo file needs a newer version of Rowdy Zoo."),
    ZooFault.BAD_IMAGE: later("This zoo file contains a picture or a sound that cannot be read."),
}


def fault_text(fault: ZooFault) -> str:
    """The sentence that tells people what is wrong."""
    return _(SENTENCES[fault])
