"""One started page for many tests: each of them finds the home screen as after a start.

All that Python knows of the page is its model, so a new model is a new beginning. A start takes
seven times as long. A script that changes the page pushes to `window.undo` how to change it back. A
test that cannot do that, and a test about starts, opens a page of its own with `visit`, or has the
mark `new_page`.
"""

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import BrowserContext, Page, ViewportSize

from e2e.begin import begin
from e2e.pages import Home
from e2e.storage import WITH_DATABASE
from game.ui.settings.settings import Settings

AtHome: TypeAlias = Callable[..., Home]
"""Shows the home screen; see the fixture `at_home`."""

VIEWPORT: ViewportSize = {"width": 1280, "height": 720}
"""What Playwright gives a page."""

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
"""Deletes what is saved. First calls what scripts of tests have pushed to `window.undo`."""


class SamePage:
    """The page; it is started when a test needs it first, and again after a test that failed."""

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
        for page in context.pages:
            if page != self.page:
                page.close()
        if not is_reusable or self.page.is_closed():
            self.stop(context)
            context.close()
            self.page = None
