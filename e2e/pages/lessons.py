"""The pictures of "How to play"."""

from playwright.sync_api import Page

from e2e.pages.screen import Screen
from game.ui.look.i18n import _


class Help(Screen):
    """Six pictures: all at once on a large page, one at a time on a small one."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.pictures = self.dialog.get_by_role("figure")
        self.onward = self.button(_("Next picture"), self.dialog)
        self.learn = self.button(_("Learn by playing"), self.dialog)
