"""The screen for looking back."""

from playwright.sync_api import Page, expect

from e2e.pages.screen import Screen
from game.ui.look.i18n import _


class Past(Screen):
    """The board after a turn, and the controls that choose the turn."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.leave = self.button(_("Back"))
        self.first = self.button(_("First move"))
        self.back = self.button(_("One move back"))
        self.forward = self.button(_("One move forward"))
        self.last = self.button(_("Last move"))
        self.slider = page.get_by_role("slider", name=_("Move"))
        self.share = self.button(_("Share"))
        self.go_on = self.button(_("Go on from here"))
        self.chips = page.get_by_role("gridcell", name="chip")

    def is_at(self, number: int, last: int) -> None:
        """Wait until that turn is shown."""
        expect(self.slider).to_have_value(str(number))
        self.says(_("Move %(number)d of %(all)d") % {"number": number, "all": last})
