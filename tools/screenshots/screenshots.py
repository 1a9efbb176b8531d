"""Takes the README's pictures of the built page: `python -m tools.screenshots.screenshots`."""

from dataclasses import replace

from playwright.sync_api import Browser, Page

from e2e.chance import chance_of
from e2e.pages.screen import PLAYABLE, START
from e2e.saved import PEOPLE, saving_settings
from e2e.typefaces import use_own
from game.ui.settings.settings import PERSON, Pace, Settings
from tools.browsers.chromium import browser_with_game
from tools.paths import SCREENS

TABLET, PHONE = (1024, 768), (390, 844)
PLIES = 9
SEED = 1
"""Of the games in the pictures: none of them is over after so few plies."""

BY_DAY = """() => {
  document.documentElement.removeAttribute("data-night");
  document.documentElement.dataset.season = "summer";
}"""
"""The pictures are alike at every hour."""


def main() -> None:
    """Plays a few plies of each edition and takes the pictures."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    with browser_with_game() as (browser, address):
        alone = Settings(pace=Pace.AT_ONCE)
        teams = replace(PEOPLE, edition="big-zoo", seats=4)
        three = replace(alone, seats=3, who=(PERSON, "fox", "owl", *PEOPLE.who[3:]))
        play(browser, address, TABLET, alone, home="home", table="little-zoo")
        play(browser, address, TABLET, teams, curtain="curtain", table="big-zoo")
        play(browser, address, PHONE, three, table="phone")


def play(
    browser: Browser, address: str, size: tuple[int, int], settings: Settings, **pictures: str
) -> None:
    """Plays in one window size. `pictures` gives the file name for each screen to save."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, locale="en")
    page.add_init_script(chance_of(SEED) + saving_settings(settings))
    page.goto(address)
    page.evaluate(PLAYABLE, START)
    use_own(page)
    page.evaluate(BY_DAY)
    take(page, pictures.get("home"))
    page.get_by_role("button", name="Play", exact=True).click()
    take(page, pictures.get("curtain"))
    people = sum(seat.played_by == "" for seat in settings.seated)
    for _turn in range(PLIES * people // settings.seats):
        choose_card(page)
        page.get_by_role("gridcell", name="you can play here").first.click()
    choose_card(page)
    take(page, pictures.get("table"))
    page.close()


def take(page: Page, name: str | None) -> None:
    """Saves a picture of the page under the name, if there is one."""
    if name:
        page.screenshot(path=SCREENS / f"{name}.png", animations="disabled")


def choose_card(page: Page) -> None:
    """Waits for a person's turn, lifts the curtain and chooses the first card that fits."""
    curtain = page.get_by_role("button", name="I’m")
    cards = page.get_by_role("list", name="Your cards").get_by_role("button", disabled=False)
    curtain.or_(cards).first.wait_for()
    if curtain.is_visible():
        curtain.click()
    targets = page.get_by_role("gridcell", name="you can play here")
    for card in cards.all():
        if not targets.count():
            card.click()


if __name__ == "__main__":
    main()
