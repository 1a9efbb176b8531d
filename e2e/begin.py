"""Gives a started page the model that a start would give it."""

from playwright.sync_api import Page

from game.ui.saved.settings_text import settings_text
from game.ui.settings.settings import Settings

BEGIN = """async ([settings, language]) => {
  const { loadPyodide } = await import(new URL("static/start/boot.mjs", location));
  const python = await loadPyodide();
  const begin = python.runPython(`
    import asyncio
    from dataclasses import replace
    from game.ui.browser import tasks
    from game.ui.browser.first_paint import set_page_language
    from game.ui.browser.run_effects import run
    from game.ui.saved.settings_text import parse_settings
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
            voices=old.voices, known_bots=replace(old.known_bots, saved=(), lost=()),
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


def begin(page: Page, settings: Settings, language: str) -> None:
    """Save these settings, and show the home screen as after a start with them."""
    page.evaluate(BEGIN, [settings_text(settings), language])
