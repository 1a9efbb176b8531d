"""One started page for many tests: each of them finds the home screen as after a start.

All that Python knows of the page is its model, so a new model is a new beginning. A start takes ten
times as long. Tests about starts, and tests that change the page's own scripts, open a page of
their own.
"""

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import BrowserContext, Page, ViewportSize

from e2e.pages import Home
from e2e.storage import WITH_DATABASE
from game.ui.kept.settings_text import settings_text
from game.ui.settings.settings import Settings

AtHome: TypeAlias = Callable[..., Home]
"""Shows the home screen; see the fixture `at_home`."""

VIEWPORT: ViewportSize = {"width": 1280, "height": 720}
"""What Playwright gives a page."""

FORGET = f"""async () => {{
  {WITH_DATABASE}
  window.film?.stop();
  for (const name of ["film", "held", "unarmed", "wantedChance"]) delete window[name];
  delete performance.now;
  document.activeElement?.blur();
  rowdyZoo.releaseGame();
  localStorage.clear();
  await withDatabase((store) => {{
    for (const name of ["texts", "damaged"]) store(name).clear();
  }});
}}"""
"""Deletes what is saved, and what `film.py`, `timers.py` and `chance.py` have added to the page."""

BEGIN = """async ([settings, language]) => {
  const { loadPyodide } = await import(new URL("static/start/boot.mjs", location));
  const python = await loadPyodide();
  const begin = python.runPython(`
    import asyncio
    from dataclasses import replace
    from game.ui.browser import tasks
    from game.ui.browser.first_paint import set_page_language
    from game.ui.browser.run_effects import run
    from game.ui.kept.settings_text import parse_settings
    from game.ui.model.model import Model
    from game.ui.model.shown_sets import apply_set

    async def begin(deliver, settings, language):
        loop = deliver.__self__
        screen = loop._show.__self__
        old = loop.model
        imports = [t for t in tasks._tasks if t.get_coro().__name__ == "import_later"]
        for task in tasks._tasks - set(imports):
            task.cancel()
        await asyncio.gather(*imports)
        loop.model = Model(
            parse_settings(settings), language, old.viewport,
            voices=old.voices, made=replace(old.made, kept=(), lost=()),
        )
        set_page_language(language)
        run(screen.dom, apply_set(loop.model), deliver)
        screen.show(loop.model)
        screen.saved = None
        screen.settle(loop.model)
    begin
  `);
  await rowdyZoo.writeText("settings", settings);
  await begin(rowdyZoo.onMessage, settings, language);
  begin.destroy();
}"""
"""Shows the home screen with these settings, in this language, as a start with them does."""


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
        page.evaluate(BEGIN, [settings_text(settings), language])
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
