"""Watches browser contexts for trouble, and saves what explains a failed test."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    WebError,
)

from e2e import storage
from e2e.paint import paint

SLOW = "was preloaded using link preload but not used within a few seconds"
"""A warning of Chromium on a busy machine, where a start takes more than a few seconds."""

ICON = "static/art/icon.svg"
"""The browser requests the icon at any time, even when the network is off."""

AFTER_PAINT = (".woff2", ".css", ".js", ".mjs", "/later.zip")
"""What the page asks for when it shows home, and may leave before it is there."""

ABORTED = "net::ERR_ABORTED"
"""How Chromium reports a request of a page that was left."""

Visit: TypeAlias = Callable[..., Page]
"""Opens the game; see the fixture `visit`."""


class Watch:
    """The troubles, the console output and the requests of the pages of one test."""

    def __init__(self) -> None:
        self.contexts: dict[BrowserContext, list[Page]] = {}
        self.requests: list[str] = []
        self.origins: set[str] = set()
        self.clear()

    def clear(self) -> None:
        """Forget the last test."""
        self.troubles: list[str] = []
        self.console: list[str] = []
        self.requests = []
        self.expected: dict[str, bool] = {}
        self.has_failed = False

    def expect(self, pattern: str, *, certain: bool = True) -> None:
        """Accept troubles that match the pattern; if `certain`, at least one must come."""
        self.expected[pattern] = certain

    def add(self, context: BrowserContext, address: str) -> None:
        """Watch the context's future pages; they may request files from that origin only."""
        self.contexts[context] = context.pages
        self.allow(address)
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("request", self._on_request)
        context.on("requestfailed", self._on_request_failed)
        context.on("response", self._on_response)

    def allow(self, address: str) -> None:
        """Let pages request files from that origin, too."""
        self.origins.add(origin(address))

    def drop(self, context: BrowserContext) -> None:
        """Stop watching a context before it is closed."""
        del self.contexts[context]

    def pages(self) -> list[Page]:
        """All open pages that were opened after `add`."""
        every = [
            (page, before) for context, before in self.contexts.items() for page in context.pages
        ]
        return [page for page, before in every if page not in before]

    def check(self) -> None:
        """Raise AssertionError for unexpected trouble, or if certain trouble did not come."""
        for page in self.pages():
            page.title()  # events that were sent before its answer have arrived with it
        patterns = list(self.expected)
        unexpected = [t for t in self.troubles if not any(re.search(p, t) for p in patterns)]
        assert not unexpected, "trouble in the browser:\n" + "\n".join(unexpected)
        for pattern, certain in self.expected.items():
            came = any(re.search(pattern, trouble) for trouble in self.troubles)
            assert came or not certain, f"expected in the browser, but it did not come: {pattern}"

    def keep(self, folder: Path) -> None:
        """Save the console, and of each page a screenshot, the HTML and the saved game."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "console.txt").write_text("\n".join([*self.console, *self.troubles]) + "\n")
        for number, page in enumerate(self.pages()):
            name = f"page-{number}"
            try:
                paint(page)
                page.screenshot(path=folder / f"{name}.png")
                (folder / f"{name}.html").write_text(page.content(), encoding="utf-8")
                record = storage.read(page, "game")
            except Error as error:
                (folder / f"{name}.txt").write_text(str(error))
            else:
                (folder / f"{name}-record.json").write_text(record or "null")

    def _on_console(self, message: ConsoleMessage) -> None:
        line = f"console {message.type}: {message.text}"
        self.console.append(line)
        of_the_icon = message.location["url"].endswith(ICON)
        is_trouble = message.type in ("error", "warning", "assert") and not of_the_icon
        if is_trouble and SLOW not in message.text:
            self.troubles.append(line)

    def _on_error(self, error: WebError) -> None:
        self.troubles.append(f"page error: {error.error}")

    def _on_request(self, request: Request) -> None:
        self.requests.append(request.url)
        if origin(request.url) not in self.origins and not request.url.startswith(
            ("data:", "blob:")
        ):
            self.troubles.append(f"request to elsewhere: {request.url}")

    def _on_request_failed(self, request: Request) -> None:
        is_given_up = request.failure == ABORTED and request.url.endswith(AFTER_PAINT)
        if not request.url.endswith(ICON) and not is_given_up:
            self.troubles.append(f"request failed: {request.url} ({request.failure})")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"status {response.status}: {response.url}")


def origin(address: str) -> str:
    """Scheme, host and port."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"
