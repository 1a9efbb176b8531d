"""The Chromium that measures, tests and takes pictures: Debian's where there is one."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright

from tools import serve

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
ARGUMENTS += ["--disable-component-update", "--disable-features=Translate"]


def launching(*more: str) -> dict[str, Any]:
    """How it is launched: with these arguments, too, and Playwright's own where it is the only."""
    chromium = shutil.which("chromium")
    own = {"executable_path": chromium} if chromium else {}
    return {**own, "args": [*ARGUMENTS, *more]}


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    return playwright.chromium.launch(**launching())


@contextmanager
def at_the_game() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of the built game, as long as it is used."""
    with serve.server(0) as site, sync_playwright() as playwright:
        Thread(target=site.serve_forever, daemon=True).start()
        browser = launch(playwright)
        yield browser, f"http://{serve.HOST}:{site.server_port}/"
        browser.close()
        site.shutdown()
