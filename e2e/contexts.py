"""Browser contexts that tests share, since a start in a new one takes three times as long."""

from collections import Counter
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from e2e.damage import send, stop_the_worker
from e2e.storage import DELETE
from e2e.timers import TIMERS
from e2e.waits import PATIENCE
from e2e.watch import Watch, origin

LOCALE = "en-GB"
TITLE = "Empty"
EMPTY = f"<!doctype html><title>{TITLE}</title><link rel='icon' href='data:,'>"

KEEP_INTERPRETER = """async () => {
  window.interpreter = await WebAssembly.compileStreaming(fetch("pyodide/pyodide.asm.wasm"));
}"""
"""All pages of a process use the same compiled interpreter, while one of them keeps it."""

PAGES_UNTIL_COLLECTION = 10
"""After this many pages of a context its garbage is collected. Chromium frees the memory of closed
pages late: a process that had opened 50 of them held 3.1 GB."""


class SharedContexts:
    """One browser context for each locale, and another for pages with a service worker.

    Tests that need no other context share them.

    In a new context Chromium starts a process, and the process compiles the interpreter. All pages
    of a context share this process. It ends when the last page closes, so one empty page stays open
    in each context. After each test, `clear` closes the other pages and deletes what they stored.
    """

    def __init__(self, browser: Browser, site: str, watch: Watch) -> None:
        self.browser, self.site, self.watch = browser, site, watch
        self.contexts: dict[tuple[str, bool], BrowserContext] = {}
        self.opened: Counter[BrowserContext] = Counter()

    def take(self, locale: str, *, worker: bool) -> BrowserContext:
        """The context of that locale, in which nothing is stored."""
        key = locale, worker
        if key not in self.contexts:
            context = new_context(self.browser, locale=locale)
            self._keep_open(context)
            self.watch.add(context, self.site)
            self.contexts[key] = context
        context = self.contexts[key]
        self.opened[context] += 1
        return context

    def _keep_open(self, context: BrowserContext) -> None:
        """Open the empty page."""
        empty = context.new_page()
        empty.route(self.site, lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
        empty.goto(self.site)
        empty.evaluate(KEEP_INTERPRETER)
        empty.on("crash", lambda _: self._forget(context))

    def _forget(self, context: BrowserContext) -> None:
        """Take another context for the tests that follow."""
        self.contexts = {name: other for name, other in self.contexts.items() if other != context}

    def end_workers(self, context: BrowserContext, address: str) -> None:
        """End the service workers of a test, and delete all that their origin has stored.

        They stop first, so that Playwright hears of their end.
        """
        if context in self.contexts.values():
            empty = close_others(context)
            stop_the_worker(empty)
            everything = {"origin": origin(address), "storageTypes": "all"}
            send(empty, "Storage.clearDataForOrigin", everything)

    def clear(self, context: BrowserContext) -> None:
        """Close the pages of a test and delete what they stored; close a forgotten context."""
        if context not in self.contexts.values():
            self.watch.drop(context)
            context.close()
            return
        empty = close_others(context)
        context.set_offline(False)
        context.clear_cookies()
        empty.evaluate(DELETE)
        if self.opened[context] >= PAGES_UNTIL_COLLECTION and is_chromium(self.browser):
            self.opened[context] = 0
            send(empty, "HeapProfiler.collectGarbage")


def close_others(context: BrowserContext) -> Page:
    """Close all pages but the empty one, which is returned."""
    empty, *pages = context.pages
    for page in pages:
        page.close()
    return empty


def pages_of_tests(context: BrowserContext) -> list[Page]:
    """Its pages without the empty one that keeps a shared context open."""
    return [page for page in context.pages if page.title() != TITLE]


def is_chromium(browser: Browser) -> bool:
    """Whether the browser has CDP."""
    return browser.browser_type.name == "chromium"


def new_context(browser: Browser, **options: Any) -> BrowserContext:  # noqa: ANN401 - Playwright's
    """A context with reduced motion. A test can stop the timers of its pages."""
    context = browser.new_context(**{"locale": LOCALE, "reduced_motion": "reduce", **options})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(TIMERS)
    return context
