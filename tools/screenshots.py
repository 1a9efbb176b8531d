"""Takes the pictures of the README from the built page: `python -m tools.screenshots`."""

import shutil
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, Page, sync_playwright

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
        take(browser, address, "little-zoo", TABLET, seats=2, edition="Little Zoo")
        take(browser, address, "big-zoo", TABLET, seats=4, edition="Big Zoo")
        take(browser, address, "phone", PHONE, seats=3, edition="Little Zoo")
    site.shutdown()


def take(
    browser: Browser, address: str, name: str, size: tuple[int, int], *, seats: int, edition: str
) -> None:
    """Pictures of home, curtain and table in one size."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, locale="en")
    page.goto(address)
    page.wait_for_function("performance.getEntriesByName('playable').length")
    page.get_by_role("button", name=edition).click()
    page.get_by_role("button", name=f"{seats} people").click()
    page.screenshot(path=FOLDER / f"{name}-home.png")
    page.get_by_role("button", name="Play", exact=True).click()
    page.screenshot(path=FOLDER / f"{name}-curtain.png")
    for _ply in range(PLIES):
        choose_card(page)
        page.get_by_role("gridcell", name="can be played").first.click()
    choose_card(page)
    page.screenshot(path=FOLDER / f"{name}-table.png")
    page.close()


def choose_card(page: Page) -> None:
    """Lifts the curtain and chooses the first card that can be played."""
    page.get_by_role("button", name="I am").click()
    targets = page.get_by_role("gridcell", name="can be played")
    for card in page.get_by_role("list", name="Your cards").get_by_role("button").all():
        if not targets.count():
            card.click()


if __name__ == "__main__":
    main()
