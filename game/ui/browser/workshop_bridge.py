"""The JavaScript of the workshop, as Python sees it; `static/workshop/bridge.js` is the other side.

`tests/workshop/test_page.py` checks that both sides declare the same members.
"""

# ruff: noqa: N802, N815 - JavaScript names the members

from collections.abc import Awaitable, Callable
from typing import Protocol

from js import window


class Sandbox(Protocol):
    """A place in which a bot runs; its answers are JSON texts."""

    def load(self, code: str, /) -> Awaitable[str]:
        """Runs the code of a bot."""

    def choose(self, seen: str, /) -> Awaitable[str]:
        """Asks the bot what it plays."""

    def end(self) -> None:
        """Ends it; who waits for an answer gets none."""


class Workshop(Protocol):
    """What Python calls on the page of the workshop."""

    onCode: Callable[[str], object]
    """Receives the code when it has changed. Python sets it."""

    def openEditor(self, words: str, /) -> Awaitable[None]:
        """Shows the editor; the words are JSON."""

    def setCode(self, code: str, /) -> None:
        """Gives the editor another code."""

    def markFault(self, line: int, text: str, /) -> None:
        """Marks a line of the code; 0 marks none."""

    def newSandbox(self) -> Sandbox:
        """A new place in which a bot runs."""

    def openFiles(self, several: bool, /) -> Awaitable[str]:
        """The names and texts of the files that the user chooses, as JSON."""

    def saveText(self, name: str, text: str, /) -> None:
        """Offers the text as a file."""


workshop: Workshop = window.rowdyWorkshop
