"""The contract between Python and the JavaScript of the workshop; its only source.

`python -m tools.site.contract` writes it into `types/contract.d.ts` too: see `bridge.py`.
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

    def step(self, seen: str, /) -> Awaitable[str]:
        """Asks the bot line by line. The answer has the steps, and no action."""

    def check(self, code: str, /) -> Awaitable[str]:
        """Reads code without running it."""

    def end(self) -> None:
        """Ends the bot. A question that waits gets the answer "ended"."""


class Workshop(Protocol):
    """What Python calls on the page of the workshop."""

    onCode: Callable[[str], object]
    """Receives the code when it has changed. Python sets it."""

    def openEditor(self, words: str, /) -> Awaitable[None]:
        """Shows the editor. The words are `EditorWords` of `bridge.js` as JSON."""

    def setCode(self, code: str, /) -> None:
        """Gives the editor another code, which cannot be undone."""

    def markFault(self, line: int, text: str, /) -> None:
        """Marks a line of the code; 0 marks none."""

    def newSandbox(self) -> Sandbox:
        """A new place in which a bot runs."""

    def openFiles(self, several: bool, /) -> Awaitable[str]:
        """The names and texts of the files that the user chooses, as JSON.

        An empty list if the user chooses none.
        """

    def shareLink(self, hash: str, /) -> Awaitable[str]:
        """Shares the page's address with this hash. Resolves to shared, copied or failed.

        An empty text if the user has changed their mind.
        """

    def drawCode(self, hash: str, /) -> tuple[int, str]:
        """A code for cameras: the squares of a side, and the black ones as a path of SVG."""

    def saveText(self, name: str, text: str, /) -> None:
        """Offers the text as a file."""


workshop: Workshop = window.rowdyWorkshop
