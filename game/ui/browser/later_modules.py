"""The modules that home does not need: the page fetches them while Python starts."""

from collections.abc import Callable
from contextlib import suppress

from js import document
from pyodide.ffi import JsException

from game.ui.browser.page import page
from game.ui.browser.tasks import start


class LaterModules:
    """Lets a tap wait for its modules."""

    def __init__(self) -> None:
        """They may still have to come."""
        self._may_come = True

    def wait(self, go_on: Callable[[], None]) -> bool:
        """Whether a missing module may still come. If so, `go_on` is called later.

        It is called when the modules are there, and also when they could not be fetched. The answer
        after that is no, once: a module that is still missing is a fault. A later tap asks again.
        """
        may_come, self._may_come = self._may_come, True
        if may_come:
            start(self._add(go_on))
        return may_come

    async def _add(self, go_on: Callable[[], None]) -> None:
        progress = document.getElementById("progress")
        progress.hidden = False
        with suppress(JsException):  # The page says so.
            await page.addLaterModules()
        progress.hidden = True
        self._may_come = False
        go_on()
