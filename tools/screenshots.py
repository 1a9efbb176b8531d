"""Takes the pictures of the README from the built page: `python -m tools.screenshots`."""

import shutil
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.pages.screen import PLAYABLE
from tools.serve import HOST, server

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
TABLET, PHONE = (1024, 768), (390, 844)
PLIES = 9


def main() -> None:
    """Plays a few plies of each edition, and takes pictures on the way."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    site = server(0)
    Thread(target=site.serve_forever, daemon=True).start()
    address = f"http://{HOST}:{site.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--disable-background-networking"],
        )
        play(browser, address, TABLET, 2, "Little Zoo", home="home", table="little-zoo")
        play(browser, address, TABLET, 4, "Big Zoo", curtain="curtain", table="big-zoo")
        play(browser, address, PHONE, 3, "Little Zoo", table="phone")
    site.shutdown()


def play(
    browser: Browser,
    address: str,
    size: tuple[int, int],
    seats: int,
    edition: str,
    **pictures: str,
) -> None:
    """Plays in one size; `pictures` name the screens that are kept and their files."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, locale="en")
    page.goto(address)
    page.evaluate(PLAYABLE)
    page.get_by_role("button", name=edition).click()
    page.get_by_role("button", name=f"{seats} people").click()
    take(page, pictures.get("home"))
    page.get_by_role("button", name="Play", exact=True).click()
    take(page, pictures.get("curtain"))
    for _ply in range(PLIES):
        choose_card(page)
        page.get_by_role("gridcell", name="can be played").first.click()
    choose_card(page)
    take(page, pictures.get("table"))
    page.close()


def take(page: Page, name: str | None) -> None:
    """Keeps a picture of the page under the name, if it has one."""
    if name:
        page.screenshot(path=FOLDER / f"{name}.png")


def choose_card(page: Page) -> None:
    """Lifts the curtain and chooses the first card that can be played."""
    page.get_by_role("button", name="I am").click()
    targets = page.get_by_role("gridcell", name="can be played")
    for card in page.get_by_role("list", name="Your cards").get_by_role("button").all():
        if not targets.count():
            card.click()


if __name__ == "__main__":
    main()
