"""What all screens share."""

from playwright.sync_api import Locator, Page, expect

from e2e import storage

PLAYABLE = """(patience) => new Promise((resolve, reject) => {
  const marks = (list) => list.getEntriesByName("playable").length && resolve();
  new PerformanceObserver(marks).observe({ type: "mark", buffered: true });
  setTimeout(() => reject(new Error(`not playable after ${patience} milliseconds`)), patience);
})"""
"""Resolves when Python has taken over the page. `until` says why the script waits in the page."""


START = 60_000
"""Milliseconds after which a start has failed. The page gives up after the same time."""


class Screen:
    """Any screen of the game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.get_by_role("main")
        self.dialog = page.get_by_role("dialog")
        self.live = page.locator("[aria-live=polite]")
        self.failure = page.get_by_role("alert")

    def button(self, name: str, within: Locator | None = None) -> Locator:
        """The button with exactly this name."""
        return (within or self.page).get_by_role("button", name=name, exact=True)

    def press(self, button: Locator, *, down: bool = True) -> None:
        """Tap a toggle button unless it is in the wanted state."""
        if (button.get_attribute("aria-pressed") == "true") != down:
            button.click()
        expect(button).to_have_attribute("aria-pressed", str(down).lower())

    def says(self, sentence: str) -> None:
        """Wait until the screen shows the sentence."""
        expect(self.main).to_contain_text(sentence)

    def focused(self) -> str:
        """Role or tag, and name or text, of what is focused in the next frame."""
        return str(
            self.page.evaluate(
                """async () => {
                  await new Promise(requestAnimationFrame);
                  const e = document.activeElement;
                  const name = e.getAttribute("aria-label") || e.textContent;
                  return `${e.getAttribute("role") || e.localName} ${name}`;
                }"""
            )
        )

    def close_dialog(self) -> None:
        """Close the dialog by its last button, which leads back."""
        self.dialog.get_by_role("button").last.click()
        expect(self.dialog).to_have_count(0)

    def wait_until_playable(self) -> None:
        """Wait until Python has taken over the page; pass over the question of a first start."""
        self.page.evaluate(PLAYABLE, START)
        if self.page.locator(".ages").count():
            self.close_dialog()

    def load_again(self) -> None:
        """Tap "Load again" on a failure."""
        with self.page.expect_event("framenavigated"):
            self.button("Load again").click()
        self.wait_until_playable()

    def stored(self, key: str) -> str | None:
        """The text that the game has saved under a key."""
        return storage.read(self.page, key)
