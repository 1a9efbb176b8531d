"""The pages of people who play one game on several devices."""

from playwright.sync_api import Page

from e2e.pages import Home
from e2e.saved import saving_settings
from e2e.watch import Visit
from game.ui.settings.settings import Settings


def pages_of(visit: Visit, script: str, *people: Settings) -> list[Page]:
    """The pages at home, each with its settings in a browser profile of its own.

    The script runs before the page's own.
    """
    pages = [
        visit(script=script + saving_settings(settings), seed=seed, permissions=["camera"])
        for seed, settings in enumerate(people, 1)
    ]
    for page in pages:
        Home(page).wait_until_playable()
    return pages


def two_pages(visit: Visit, script: str, one: Settings, other: Settings) -> tuple[Page, Page]:
    """The pages of two people, as `pages_of` has them."""
    first, second = pages_of(visit, script, one, other)
    return first, second
