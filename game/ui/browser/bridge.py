"""The contract between Python and the JavaScript of the page; its only source.

`python -m tools.site.contract` writes it as `types/contract.d.ts`, for the type checker of the
scripts. `tests/test_bridge.py` checks that this file is up to date.
"""

# ruff: noqa: N802, N803, N815 - JavaScript names the members

from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Literal, Protocol, TypeAlias

from game.ui.model.effect import Sound
from game.ui.saved.damaged import DamagedName

EarlyTap: TypeAlias = tuple[str, str | None]
"""The message of a control as text, and the control's value if it has one."""

FailureName: TypeAlias = Literal[
    "address",
    "browser",
    "clean",
    "crashed",
    "damaged",
    "fault",
    "file",
    "missing",
    "network",
    "slow",
    "start",
    "type",
    "unsaved",
]
"""The failures that `loading_messages` has a text for."""

TextName: TypeAlias = Literal[
    "boards",
    "bots",
    "devices",
    "drafts",
    "family",
    "game",
    "language",
    "original",
    "puzzles",
    "sets",
    "settings",
    "shelf",
]
"""The texts in the database.

`game` is the saved game, `devices` who shares it, and `shelf` the games that were set aside for
others. Older versions had one such game, `original`. `boards` are those that people have built,
`drafts` those that are not finished, `sets` the picture sets, and `bots` the bots of the workshop.
"""

FirstPaintName: TypeAlias = Literal["home", "language"]
"""The texts in localStorage, which the first paint needs and the browser may lose.

`home` is a `StartupScreen` of `bridge.js`.
"""

SharedLink: TypeAlias = Literal["copied", "failed", "shared", ""]
"""What became of a link: a `LinkResult` of `bridge.js`."""

PhotoSource: TypeAlias = Literal["camera", "file", "several"]

SoundName: TypeAlias = Annotated[str, Sound]
"""A value of `Sound`."""


class Bytes(Protocol):
    """Bytes of JavaScript; `to_js` of Pyodide makes them."""

    def to_bytes(self) -> bytes:
        """The same bytes in Python."""


class Page(Protocol):
    """What Python reads and calls on the page."""

    earlyTaps: Sequence[EarlyTap]
    """The taps on the start-up screen, oldest first."""

    shownSettings: str
    """The settings that the start-up screen shows, as JSON; empty for the defaults."""

    shownFamily: str
    """A family board with the person whose meadow the start-up screen shows, as JSON, or empty."""

    shownGames: int
    """The number of games that the start-up screen offers to go on with."""

    def addLaterModules(self) -> Awaitable[None]:
        """Gives Python the modules that all screens but home need.

        Without a network it may fail; the page says so, and the next call tries again.
        """

    onMessage: Callable[[str], object]
    """Receives each message of the page as text. Python sets it."""

    def markPlayable(self) -> None:
        """Ends the start-up: Python handles the taps from now on."""

    def showFailure(self, name: FailureName, file: str = "", /) -> None:
        """Shows a failure and what to do about it. Some failures are about a file."""

    def saveEverything(self) -> Awaitable[bool]:
        """Offers all that is saved here as one file; False if it cannot be read."""

    def deleteEverything(self) -> object:
        """Deletes all that is saved here, and loads the page again."""

    def reload(self) -> object:
        """Loads the page again, with the new version if one is waiting."""

    def storageKey(self, name: str, /) -> str:
        """The name in the browser's storage for something of this site.

        With it, two copies of the game on one origin have nothing in common.
        """

    def readText(self, name: TextName, /) -> Awaitable[str | None]:
        """The saved text of that name; None if there is none or it cannot be read."""

    def writeText(self, name: TextName, text: str | None, /) -> Awaitable[bool]:
        """Begins at once to save the text, or to delete it if it is None.

        False if the device does not take it.
        """

    def isFull(self) -> bool:
        """Whether the last write that failed did so because the device has no room."""

    def changeText(self, name: TextName, change: Callable[[str | None], str], /) -> Awaitable[bool]:
        """Saves what the function makes of the saved text; no other tab can write in between.

        It calls the function again if it must write again.
        """

    def changeTexts(
        self, change: Callable[[Sequence[str | None]], Sequence[str | None]], /, *names: TextName
    ) -> Awaitable[bool]:
        """Saves what the function makes of the saved texts of these names, all or none.

        No other tab can write in between. Where the function returns None, the text is deleted.
        """

    def setAside(self, name: TextName, text: str, /) -> Awaitable[bool]:
        """Moves the text to the damaged ones, if it is still the saved text of that name.

        If that fails, nothing can be saved under that name, so that nothing overwrites the text.
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
        """Lets other tabs claim the saved game."""

    def applySet(self, json: str, /) -> Awaitable[None]:
        """Makes the symbols of these own pictures, and plays these voices; drops those before.

        The JSON is `{"faces": {"own-lion-board": FACE}, "voices": {"lion": ID or ""}}`. A face is
        `{"image": ID}`, `{"word": TEXT}` or `{"art": NAME}`.
        """

    def fetchLibrary(self) -> Awaitable[None]:
        """Adds the symbols of the art library to the page."""

    def openPhoto(self, source: PhotoSource, /) -> None:
        """Shows a chosen photo on the canvas `crop`, or what the camera sees.

        It makes an image of each of several photos. `PhotosComing` tells how many there are.
        """

    def takePhoto(self) -> object:
        """Keeps what the camera sees right now."""

    def zoomPhoto(self, steps: int, /) -> object:
        """Enlarges the photo by this number of steps."""

    def undoStroke(self) -> object:
        """Takes back the last stroke on the canvas `pad`."""

    def redoStroke(self) -> object:
        """Draws the stroke again that was taken back last."""

    def clearPad(self) -> object:
        """Clears the canvas `pad`, which can be undone."""

    def finishImage(self) -> None:
        """Makes an image of what the canvas shows; `ImageMade` tells its id."""

    def recordSound(self) -> object:
        """Records a sound of at most two seconds; `SoundMade` tells its id."""

    def openSound(self) -> object:
        """Lets the user choose a file with a sound; `SoundMade` tells the id of its beginning."""

    def stopSound(self) -> object:
        """Ends the recording."""

    def closeMedia(self) -> object:
        """Switches off camera and microphone; a recording is lost."""

    def playSaved(self, id: str, /) -> None:
        """Plays a recorded sound."""

    def saveImage(self, id: str, /) -> Awaitable[bool]:
        """Saves the image or sound that was just made.

        The texts that are saved in the same task are saved with it, or not at all. False if the
        device does not take it.
        """

    def dropImages(self) -> Awaitable[bool]:
        """Deletes the images and sounds whose ids no saved text names."""

    def readImages(self, *ids: str) -> Awaitable[Sequence[tuple[str, str, Bytes | None]]]:
        """The images and sounds of these ids, with types and bytes; None for a missing one."""

    def adoptImage(self, id: str, bytes: Bytes, /) -> Awaitable[bool]:
        """Decodes an image or sound of an unknown source, and encodes it again.

        `saveImage` saves it under this new id. False if it cannot be read.
        """

    def saveBytes(self, name: str, type: str, /, *parts: Bytes) -> None:
        """Offers a file."""

    def openBytes(self, accept: str, maxBytes: int, /) -> Awaitable[Bytes | None]:
        """The bytes of a file that the user chooses.

        None if the user chooses none, empty if the file is too large or unreadable.
        """

    def saveFile(self, text: str, /) -> None:
        """Offers a game as a file."""

    def openFile(self) -> Awaitable[str | None]:
        """The text of a file that the user chooses.

        None if the user chooses none, empty if the file is too large or unreadable.
        """

    def addressWith(self, hash: str, /) -> str:
        """The address of the game with this hash, on whatever page it is played."""

    def shareLink(self, address: str, words: str = "", /) -> Awaitable[SharedLink]:
        """Shares the address with these words, or copies it; says what became of it."""

    def playSound(self, name: SoundName, /) -> None:
        """Plays the sound of that name."""

    def playCall(self, card: str, softly: bool, /, *answers: float) -> None:
        """Lets the animal of the card call.

        Its pictures answer from these sides, -1 (left) to 1 (right).
        """

    def playRow(self, *row: str) -> None:
        """Lets the animals of these cards call one after the other, then the fanfare."""

    def playTalk(self, *animals: str) -> None:
        """Lets these animals call one after the other."""

    def playToy(self, name: str, /) -> None:
        """Shows how an animal or another toy of the meadow answers a touch."""

    def speak(self, text: str, element: str, seconds: float, /) -> None:
        """Says the text of the element with that id aloud after a pause, unless it is gone."""

    def silence(self) -> None:
        """Stops each sound and voice, also those that are about to begin."""

    def show(self, html: str, /) -> None:
        """Makes the page show the HTML, unless it shows the same tags and texts already."""

    def render(self, change: str, /) -> None:
        """Makes the change, a `Change` of `frame/changes.py` as JSON, and moves what moves."""
