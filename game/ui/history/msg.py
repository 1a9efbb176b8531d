"""Messages about looking back, sharing and opening games."""

from typing import TypeAlias

from game.ui.value import Value


class LinkChanged(Value):
    """The page's address may hold a game: at the start, and when it changes."""


class LinkRead(Value):
    """The game that the page's address held, as a share code."""

    code: str


class OpenFilePicked(Value):
    """Open a game from a file."""


class FileRead(Value):
    """The text of the file that was chosen."""

    text: str


class LookBackPicked(Value):
    """Look back on the game on the table."""


OpenMsg: TypeAlias = LinkChanged | LinkRead | OpenFilePicked | FileRead | LookBackPicked
"""Messages that open a game to look back on."""


class TurnPicked(Value):
    """Show the turn at this place; 0 is the deal."""

    place: int


class HistoryClosed(Value):
    """Stop looking back."""


class BranchPicked(Value):
    """Go on with a game from the turn that is shown."""


class BranchConfirmed(Value):
    """Go on from there although the game set aside earlier is deleted."""


class GameClaimed(Value):
    """This tab may begin such a game; the text is that of the saved game."""

    text: str


LookMsg: TypeAlias = TurnPicked | HistoryClosed | BranchPicked | BranchConfirmed | GameClaimed
"""Messages while looking back."""


class ShareOpened(Value):
    """Share the game."""


class NamesFlipped(Value):
    """Include or omit the names in the shared game."""


class ShareLinkPicked(Value):
    """Share the game as a link."""


class LinkSent(Value):
    """The result of sharing: a value of Sent, empty if the user cancelled."""

    how: str


class ShareFilePicked(Value):
    """Save the game that is shown as a file."""


ShareMsg: TypeAlias = ShareOpened | NamesFlipped | ShareLinkPicked | LinkSent | ShareFilePicked
"""Messages about sharing the game that is shown."""


class OriginalRead(Value):
    """The text of the game that was set aside, empty if there is none."""

    text: str


class OriginalPicked(Value):
    """Go back to the game that was set aside; set aside the one on the table."""


class OriginalClaimed(Value):
    """The texts of the saved game and of the one that was set aside."""

    text: str
    original: str


OriginalMsg: TypeAlias = OriginalRead | OriginalPicked | OriginalClaimed
"""Messages about the game that was set aside for another one."""

HistoryMsg: TypeAlias = OpenMsg | LookMsg | ShareMsg | OriginalMsg
