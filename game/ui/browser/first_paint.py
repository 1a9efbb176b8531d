"""What the first paint of the next start needs; losing it costs nothing.

`static/page/device/storage.js` saves everything else.
"""

from typing import TYPE_CHECKING

from js import document, window

from game.ui.browser.page import page
from game.ui.look.i18n import direction

if TYPE_CHECKING:
    from game.ui.browser.bridge import FirstPaintName


def write_first_paint(name: "FirstPaintName", text: str) -> None:
    """Saves the text in localStorage, unless storage is full or blocked."""
    try:
        window.localStorage.setItem(page.storageKey(name), text)
    except Exception:
        return


def page_language() -> str:
    """The language of the page. A translator changes the attribute `lang`, but not this."""
    return str(document.documentElement.dataset.language)


def set_page_language(language: str) -> None:
    """Sets the language of the page, now and for the first paint of the next start."""
    document.documentElement.lang = document.documentElement.dataset.language = language
    document.documentElement.dir = direction(language)
    write_first_paint("language", language)
