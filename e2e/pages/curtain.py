"""The curtain between two people."""

import re

from playwright.sync_api import Page, expect

from e2e.pages.screen import Screen
from e2e.pages.table import Table
from game.ui.look.i18n import _


class Curtain(Screen):
    """The screen that covers a hand until its owner asks for it."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        start = _("I’m %(name)s").partition("%")[0]
        self.ready = page.get_by_role("button", name=re.compile(f"^{start}"))

    def is_for(self, name: str) -> None:
        """Wait until the curtain names that seat."""
        titles = (_("%(name)s starts"), _("Hand over to %(name)s"))
        either = "|".join(re.escape(title % {"name": name}) for title in titles)
        expect(self.page.get_by_role("heading", name=re.compile(f"^({either})$"))).to_be_visible()

    def open(self, name: str) -> Table:
        """Open the hand of that seat."""
        self.is_for(name)
        self.button(_("I’m %(name)s") % {"name": name}).click()
        table = Table(self.page)
        expect(table.grid).to_be_visible()
        return table

    def open_for_anybody(self) -> Table:
        """Open the hand that the curtain covers, of any seat."""
        self.ready.click()
        table = Table(self.page)
        expect(table.grid).to_be_visible()
        return table
