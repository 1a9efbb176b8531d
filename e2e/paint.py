"""Most tests look at no pixel; to paint their pages took a quarter of the processor time."""

from playwright.sync_api import Page

NO_PAINT = """
  (() => {
    const unseen = new CSSStyleSheet();
    unseen.replaceSync(":root { opacity: 0 !important; }");
    document.adoptedStyleSheets = [unseen];
    const reported = PerformanceObserver.supportedEntryTypes.filter((type) => type !== "paint");
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { get: () => reported });
  })();
"""
"""Layout, frames, taps and the accessibility tree stay the same. Such a page reports no paint: its
start goes on after a frame, as in browsers that never do."""


def paint(page: Page) -> None:
    """Paint the page until it is loaded again, for a test of pixels or colours."""
    page.evaluate("document.adoptedStyleSheets = []")
