"""Messages about the game that the device has saved."""

from typing import TypeAlias

from game.ui.value import Value


class SavedGameChanged(Value):
    """The saved game may have changed: at the start, and by other tabs."""


class SavedGameRead(Value):
    """The texts of the saved game and of the damaged one, each empty if there is none."""

    text: str
    damaged: str


class ContinuePicked(Value):
    """Go on with the saved game."""


class TakeOverPicked(Value):
    """Go on with the saved game here instead of in another tab."""


class SavedGameClaimed(Value):
    """The text of the saved game, which no other tab has any more."""

    text: str


class OpenElsewhere(Value):
    """Another tab has the game, so this one cannot have it."""


class LostGameLock(Value):
    """Another tab takes the game over."""


class NotSaved(Value):
    """The device did not save what it was given."""


class SaveFilePicked(Value):
    """Save as a file the game on the table, or else the damaged game."""


class DeleteDamagedPicked(Value):
    """Delete the damaged game."""


DeviceMsg: TypeAlias = OpenElsewhere | LostGameLock | NotSaved
"""Messages from the device about the game's lock and storage."""

SavedGameMsg: TypeAlias = (
    SavedGameChanged | SavedGameRead | ContinuePicked | TakeOverPicked | SavedGameClaimed
)
"""Messages about the saved game that can go on."""

SavedMsg: TypeAlias = DeviceMsg | SavedGameMsg | SaveFilePicked | DeleteDamagedPicked
