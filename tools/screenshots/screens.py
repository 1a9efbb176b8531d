"""Takes pictures of every screen for `docs/screens`: `python -m tools.screenshots.screens`.

Each screen has one sheet: four sizes in light, four in dark, four in Arabic, two in German.
"""

from base64 import b64encode
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from e2e.chance import chance_of
from e2e.pages import Home
from e2e.saved import PEOPLE, saving_settings
from e2e.screens import tour
from e2e.typefaces import use_own
from game.ui.look import i18n
from tools.browsers.chromium import browser_with_game
from tools.paths import SCREENS

TABLET, UPRIGHT = (1024, 768), (768, 1024)
PHONE, DESKTOP = (360, 640), (1440, 900)
SIZES = (TABLET, UPRIGHT, PHONE, DESKTOP)
ROWS = (
    ("en", "light", SIZES),
    ("en", "dark", SIZES),
    ("ar", "light", (TABLET, PHONE)),
    ("ar", "dark", (UPRIGHT, DESKTOP)),
    ("de", "light", (UPRIGHT, PHONE)),
)
SEED = 1
STYLE = "body{margin:8px;background:#888}div{white-space:nowrap}img{height:420px;margin:4px}"

Pictures = dict[str, list[list[bytes]]]


def main() -> None:
    """Visits every screen once in each language, and writes the sheets."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    with browser_with_game() as (browser, address):
        taken: Pictures = defaultdict(list)
        for language in dict.fromkeys(row[0] for row in ROWS):
            take(browser, address, language, taken)
        for screen, rows in taken.items():
            write(browser, SCREENS / f"{screen.replace(' ', '-')}.jpg", rows)


def take(browser: Browser, address: str, language: str, taken: Pictures) -> None:
    """Adds the rows of this language to the pictures in `taken`."""
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script(chance_of(SEED) + saving_settings(PEOPLE, language))
    i18n.set_language(language)
    home = Home(context.new_page())
    home.page.goto(address)
    home.wait_until_playable()
    use_own(home.page)
    for screen in tour(home):
        for spoken, scheme, sizes in ROWS:
            if spoken == language:
                home.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
                taken[screen].append([shot(home.page, *size) for size in sizes])
    context.close()


def shot(page: Page, width: int, height: int) -> bytes:
    """A picture of the page in one size."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
    return page.screenshot()


def write(browser: Browser, path: Path, rows: list[list[bytes]]) -> None:
    """Writes one sheet of pictures."""
    images = [
        [f"<img src='data:image/png;base64,{b64encode(p).decode()}'>" for p in r] for r in rows
    ]
    page = browser.new_page(viewport={"width": 2200, "height": 1300})
    page.set_content(
        f"<style>{STYLE}</style>" + "".join(f"<div>{''.join(r)}</div>" for r in images)
    )
    page.screenshot(path=path, type="jpeg", quality=72, full_page=True)
    page.close()


if __name__ == "__main__":
    main()
