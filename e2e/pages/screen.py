"""What all screens share."""

from playwright.sync_api import Locator, Page, expect

PLAYABLE = """() => new Promise((resolve, reject) => {
  const marks = (list) => list.getEntriesByName("playable").length && resolve();
  new PerformanceObserver(marks).observe({ type: "mark", buffered: true });
  setTimeout(() => reject(new Error("not playable after 30 seconds")), 30_000);
})"""
"""Waits in the page itself: Playwright's own waiting evaluates texts, which the page forbids."""


class Screen:
    """A page of the browser that shows one of the game's screens."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.get_by_role("main")
        self.dialog = page.get_by_role("dialog")
        self.live = page.locator("[aria-live=polite]")
        self.failure = page.get_by_role("alert")

    def button(self, name: str, within: Locator | None = None) -> Locator:
        """The button of exactly this name."""
        return (within or self.page).get_by_role("button", name=name, exact=True)

    def press(self, button: Locator, *, down: bool = True) -> None:
        """Taps a button that stays down, unless it is where it should be."""
        if (button.get_attribute("aria-pressed") == "true") != down:
            button.click()
        expect(button).to_have_attribute("aria-pressed", str(down).lower())

    def says(self, sentence: str) -> None:
        """Waits until the screen shows the sentence."""
        expect(self.main).to_contain_text(sentence)

    def focused(self) -> str:
        """Role or tag, and the name or text, of what the keyboard acts on."""
        return str(
            self.page.evaluate(
                """() => {
                  const e = document.activeElement;
                  const name = e.getAttribute("aria-label") || e.textContent;
                  return `${e.getAttribute("role") || e.localName} ${name}`;
                }"""
            )
        )

    def close_dialog(self) -> None:
        """Leaves the dialog by the button that leads back."""
        self.dialog.get_by_role("button").last.click()
        expect(self.dialog).to_have_count(0)

    def wait_until_playable(self) -> None:
        """Waits until the first tap on Play is honoured."""
        self.page.evaluate(PLAYABLE)

    def load_again(self) -> None:
        """Takes the button that a failure offers."""
        with self.page.expect_event("framenavigated"):
            self.button("Load again").click()
        self.wait_until_playable()

    def stored(self, key: str) -> str | None:
        """What the game keeps on the device under a name."""
        text = self.page.evaluate("key => localStorage.getItem(`rowdy-zoo:${key}`)", key)
        return None if text is None else str(text)
