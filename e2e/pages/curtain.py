"""The curtain between two people."""

import re

from playwright.sync_api import Page, expect

from e2e.pages.screen import Screen
from e2e.pages.table import Table
from game.ui.look.i18n import _


class Curtain(Screen):
    """A covered hand, and the one who may look at it."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        start = _("I am %(name)s").partition("%")[0]
        self.ready = page.get_by_role("button", name=re.compile(f"^{start}"))

    def is_for(self, name: str) -> None:
        """Waits until the tablet is to be passed to that seat."""
        title = _("Pass the tablet to %(name)s") % {"name": name}
        expect(self.page.get_by_role("heading", name=title, exact=True)).to_be_visible()

    def open(self, name: str) -> Table:
        """The seat looks at its hand."""
        self.is_for(name)
        self.button(_("I am %(name)s") % {"name": name}).click()
        table = Table(self.page)
        expect(table.grid).to_be_visible()
        return table

    def open_for_anybody(self) -> Table:
        """Whoever it is looks at the hand."""
        self.ready.click()
        table = Table(self.page)
        expect(table.grid).to_be_visible()
        return table
