"""The game's own typefaces on a page that would change to them with its next screen."""

from playwright.sync_api import Page

USE_OWN = """async () => {
  await Promise.all([...document.fonts].map((face) => face.load()));
  document.documentElement.dataset.typeface = "own";
}"""


def use_own(page: Page) -> None:
    """Shows the game's own typefaces from now on."""
    page.evaluate(USE_OWN)
