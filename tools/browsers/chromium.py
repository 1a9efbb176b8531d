"""The Chromium of the tests, benchmarks and pictures: Debian's, else Playwright's."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tools.browsers.serve import served

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
ARGUMENTS += ["--disable-component-update"]
SHELL = "chromium-headless-shell"


def debian_chromium() -> str | None:
    """The path of Debian's Chromium; None if it is not installed."""
    return shutil.which("chromium")


def launch_options(
    *more: str, without: tuple[str, ...] = (), shell: bool = False
) -> dict[str, Any]:
    """The options for Playwright's `launch`, with `more` arguments for Chromium.

    `without` names features of Chromium to disable, besides Translate: Chromium reads only one
    such list. `shell` asks for Debian's headless shell, which is faster and cannot open a window;
    Playwright's own Chromium is a headless shell already.
    """
    path = (shutil.which(SHELL) if shell else None) or debian_chromium()
    features = ",".join(("Translate", *without))
    found = {"executable_path": path} if path else {}
    return {**found, "args": [*ARGUMENTS, f"--disable-features={features}", *more]}


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    return playwright.chromium.launch(**launch_options())


def profile(playwright: Playwright, folder: Path) -> BrowserContext:
    """A browser that stores in the folder what people's browsers do, compiled code included."""
    return playwright.chromium.launch_persistent_context(folder, **launch_options())


@contextmanager
def browser_with_game() -> Iterator[tuple[Browser, str]]:
    """A browser and the address of the built game; both stop at the end of the `with` block."""
    with served() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser, address
        browser.close()
