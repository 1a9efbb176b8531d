"""One started page of an engine for many flows: a start takes longer than a flow.

See `e2e/same_page.py`. In the page of a flow that breaks it, no other flow runs.
"""

from collections.abc import Callable
from pathlib import Path

from e2e.begin import BEGIN
from e2e.host import Files, Host
from e2e.same_page import FORGET
from engines.browser import Browser
from game.ui.saved.settings_text import settings_text
from game.ui.settings.settings import Settings
from tools.browsers.webdriver import ENGINES

SCRIPT = "begin.mjs"
BEGIN_IN_PAGE = f"""(given) => new Promise((resolve, reject) => {{
  const script = document.createElement("script");
  Object.assign(script, {{ type: "module", src: "{SCRIPT}", onerror: reject }});
  script.onload = () => window.begin(given).then(resolve, reject);
  if (window.begin) window.begin(given).then(resolve, reject);
  else document.head.append(script);
}})"""
"""Runs `BEGIN` as a script of the page: Firefox lets scripts of WebDriver import no module."""


def begin(browser: Browser, settings: Settings, language: str = "en") -> None:
    """Shows the home screen as a start with these settings does; nothing else is saved."""
    browser.ask(FORGET)
    browser.ask(BEGIN_IN_PAGE, [settings_text(settings), language])


class SamePage:
    """The page. It starts for the first flow that needs it, and again after a flow that failed."""

    def __init__(self, engine: str, profile: Callable[[], Path]) -> None:
        self._engine, self._profile = engine, profile
        self._opened: tuple[Browser, Host] | None = None

    def open(self, files: Callable[[], Files]) -> Browser:
        """The browser, with the page of a host with these files, unless it is open."""
        if not self._opened:
            host = Host(files() | {SCRIPT: f"window.begin = {BEGIN};".encode()})
            host.__enter__()
            self._opened = Browser(ENGINES[self._engine], self._profile()), host
            self._opened[0].open(host.address)
        return self._opened[0]

    def close(self) -> None:
        """Ends the browser and the host."""
        if self._opened:
            browser, host = self._opened
            browser.stop()
            host.stop()
            self._opened = None
