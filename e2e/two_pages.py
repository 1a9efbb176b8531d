"""The pages of two people who play one game on two devices."""

from playwright.sync_api import Page

from e2e.pages import Home
from e2e.saved import saving_settings
from e2e.watch import Visit
from game.ui.settings.settings import Settings


def two_pages(visit: Visit, script: str, *both: Settings) -> tuple[Page, Page]:
    """Both pages at home, each with its settings in a browser profile of its own.

    The script runs before the page's own.
    """
    one, other = (
        visit(script=script + saving_settings(settings), seed=seed, permissions=["camera"])
        for seed, settings in enumerate(both, 1)
    )
    for page in (one, other):
        Home(page).wait_until_playable()
    return one, other
