"""The JavaScript of the page, as Python sees it; `static/page/bridge.js` is the other side.

`tests/test_bridge.py` checks that both sides declare the same members and the same names.
"""

# ruff: noqa: N802, N803, N815 - JavaScript names the members

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, Protocol, TypeAlias

from js import window

from game.ui.saved.state import DamagedName

EarlyTap: TypeAlias = tuple[str, str | None]
"""The message of a control as text, and the control's value if it has one."""

FailureName: TypeAlias = Literal[
    "browser", "clean", "crashed", "damaged", "fault", "missing", "slow", "start", "unsaved"
]
"""The failures that `loading_messages` has a text for."""

TextName: TypeAlias = Literal["boards", "family", "game", "language", "original", "settings"]
"""The texts in the database."""

FirstPaintName: TypeAlias = Literal["home", "language"]
"""The texts in localStorage, which the browser may lose."""


class Page(Protocol):
    """What Python reads and calls on the page."""

    earlyTaps: Sequence[EarlyTap]
    """Taps on the start-up screen, oldest first."""

    shownSettings: str
    """The settings that the start-up screen shows, as JSON; empty for the defaults."""

    showsSavedGame: bool
    """Whether the start-up screen offers to continue a saved game."""

    onMessage: Callable[[str], object]
    """Receives each message of the page as text. Python sets it."""

    def markPlayable(self) -> None:
        """Ends the start-up: Python handles the taps from now on."""

    def showFailure(self, name: FailureName, file: str = "", /) -> None:
        """Shows a failure and what to do about it; some are about a file."""

    def saveEverything(self) -> Awaitable[bool]:
        """Offers all that is saved here as one file; False if it cannot be read."""

    def deleteEverything(self) -> object:
        """Deletes all that is saved here, and loads the page again."""

    def reload(self) -> object:
        """Loads the page again, with the new version if one is waiting."""

    def storageKey(self, name: str, /) -> str:
        """The name in the browser's storage for something of this site."""

    def readText(self, name: TextName, /) -> Awaitable[str | None]:
        """The saved text of that name; None if there is none or it cannot be read."""

    def writeText(self, name: TextName, text: str | None, /) -> Awaitable[bool]:
        """Begins to save the text, or to delete it if it is None; answers whether that worked."""

    def changeText(self, name: TextName, change: Callable[[str | None], str], /) -> Awaitable[bool]:
        """Saves what the function makes of the saved text; no other tab can write in between."""

    def setAside(self, name: TextName, text: str, /) -> Awaitable[bool]:
        """Moves the text to the damaged ones, if it is still the saved text of that name.

        If that fails, nothing is saved under that name any more.
        """

    def readDamaged(self) -> Awaitable[Sequence[tuple[DamagedName, str]]]:
        """The damaged texts, oldest first, each with the name that it had."""

    def deleteDamaged(self, text: str, /) -> Awaitable[bool]:
        """Deletes the text, wherever it is."""

    def claimGame(self, takeOver: bool, /) -> Awaitable[bool]:
        """Claims the saved game for this tab; says whether this tab has it now.

        Only with `takeOver` does another tab lose it.
        """

    def holdsGame(self) -> bool:
        """Whether this tab has the saved game."""

    def releaseGame(self) -> object:
        """Leaves the saved game to other tabs."""

    def saveFile(self, text: str, /) -> None:
        """Offers a game as a file."""

    def openFile(self) -> Awaitable[str | None]:
        """The text of a file that the user chooses.

        None if the user chooses none, empty if the file is too large or unreadable.
        """

    def shareLink(self, hash: str, /) -> Awaitable[None]:
        """Shares the page's address with this hash; `LinkSent` says what became of it."""

    def playSound(self, name: str, /) -> None:
        """Plays the sound of that name, a value of `Sound`."""

    def playCall(self, card: str, softly: bool, /, *answers: float) -> None:
        """Lets the animal of the card call; its pictures answer from these sides, -1 to 1."""

    def playRow(self, *row: str) -> None:
        """Lets the animals of these cards call one after the other, then the fanfare."""

    def speak(self, text: str, /) -> None:
        """Says a text aloud."""

    def show(self, html: str, /) -> None:
        """Makes the page show the HTML, unless it shows the same tags and texts already."""

    def render(self, change: str, /) -> None:
        """Makes the change, a `Change` of `look/changes.py` as JSON, and moves what moves."""


page: Page = window.rowdyZoo
