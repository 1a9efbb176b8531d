"""The Chromium that measures, tests and takes pictures: Debian's where there is one."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright

from tools import serve

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
ARGUMENTS += ["--disable-component-update"]
SHELL = "chromium-headless-shell"


def debians() -> str | None:
    """The path of Debian's Chromium; None where there is only Playwright's own."""
    return shutil.which("chromium")


def launching(*more: str, without: tuple[str, ...] = (), shell: bool = False) -> dict[str, Any]:
    """What Playwright is told to launch it, with these arguments, too.

    `without` names features of Chromium that are switched off, besides Translate; Chromium heeds
    one list only. The `shell` is Chromium without all that belongs to its window, and quicker; it
    is what Playwright takes of its own.
    """
    path = (shutil.which(SHELL) if shell else None) or debians()
    features = ",".join(("Translate", *without))
    found = {"executable_path": path} if path else {}
    return {**found, "args": [*ARGUMENTS, f"--disable-features={features}", *more]}


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
