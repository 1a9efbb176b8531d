"""One started page for many tests. Each test finds the home screen as it is after a start.

The model holds everything that Python knows about the page, so a new model makes the page new. A
start takes seven times as long. If a test's script changes the page, it also pushes a function to
`window.undo` that changes it back. Tests that cannot do that, and tests about starts, open a new
page: they call `visit`, or have the mark `new_page`.
"""

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import BrowserContext, Error, Page, ViewportSize

from e2e.begin import begin
from e2e.pages import Home
from e2e.storage import WITH_DATABASE
from game.ui.settings.settings import Settings

AtHome: TypeAlias = Callable[..., Home]
"""Shows the home screen; see the fixture `at_home`."""

VIEWPORT: ViewportSize = {"width": 1280, "height": 720}
"""The size of a new page in Playwright."""

FORGET = f"""async () => {{
  {WITH_DATABASE}
  while (window.undo?.length) window.undo.pop()();
  document.activeElement?.blur();
  rowdyZoo.releaseGame();
  localStorage.clear();
  await withDatabase((store) => {{
    for (const name of ["texts", "damaged"]) store(name).clear();
  }});
}}"""
"""Calls the functions in `window.undo`, the last one first; then deletes everything saved."""


PLAYS = """() => performance.getEntriesByName("playable").length > 0
  && document.getElementById("failure").hidden"""


def plays(page: Page) -> bool:
    """Whether the page is open, Python has started, and nothing has failed."""
    try:
        return bool(page.evaluate(PLAYS))
    except Error:
        return False


class SamePage:
    """The page. It starts for the first test that needs it, and again after a test that failed."""

    def __init__(
        self, start: Callable[[str], Page], stop: Callable[[BrowserContext], None]
    ) -> None:
        """`start` opens the page in a new context, and runs a script before the page's own."""
        self.start, self.stop = start, stop
        self.page: Page | None = None

    def begin(self, settings: Settings, language: str, script: str) -> Page:
        """Undo what the last test did, run the script, and show home with these settings.

        Nothing else is saved.
        """
        page = self.page = self.page or self.start(script)
        page.unroute_all()
        page.context.clear_cookies()
        page.context.set_offline(False)
        page.set_viewport_size(VIEWPORT)
        page.emulate_media(media="null", reduced_motion="reduce", color_scheme="light")
        page.mouse.move(0, 0)
        page.evaluate(FORGET)
        page.evaluate(f"() => {{ {script} }}")
        begin(page, settings, language)
        return page

    def leave(self, *, is_reusable: bool) -> None:
        """Close the other pages of the context; close the context if the page is of no use."""
        if not self.page:
            return
        context = self.page.context
        is_reusable = is_reusable and plays(self.page)
        for page in context.pages:
            if page != self.page:
                page.close()
        if not is_reusable:
            self.stop(context)
            context.close()
            self.page = None
