"""The page on which a board is built."""

from playwright.sync_api import Locator, Page, expect

from e2e.pages.screen import Screen
from game.ui.look.i18n import _, in_context


class Build(Screen):
    """The board, what can be changed about it, and the ways on."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.leave = self.button(_("Back"))
        self.name = page.get_by_role("textbox", name=in_context("of a thing", "Name"))
        self.put_in = self.button(_("Put the animals in"))
        self.mix = self.button(_("Mix again"))
        self.keep = self.button(_("Save it"))
        self.keep_change = self.button(_("Keep the change"))
        self.play = self.button(_("Play on it"))
        self.undo = self.button(_("Undo"))
        self.redo = self.button(_("Redo"))
        self.trial = self.button(_("Try it out"))
        self.stop = self.button(_("Stop"))
        self.bar = page.get_by_role("progressbar")
        self.cells = page.get_by_role("gridcell")

    def step(self, what: str, by: int) -> None:
        """Change a number of the board."""
        word = _("%(what)s: one more") if by > 0 else _("%(what)s: one less")
        for _tap in range(abs(by)):
            self.button(word % {"what": what}).click()

    def value(self, what: str) -> Locator:
        """The number that is shown."""
        return self.page.get_by_role("group", name=what, exact=True).get_by_role("status")

    def has_animals(self) -> None:
        """Wait until the animals have found their places."""
        expect(self.trial).to_be_visible()

    def cell_names(self) -> list[str]:
        """What a screen reader says about each cell."""
        return [cell.get_attribute("aria-label") or "" for cell in self.cells.all()]

    def try_out(self) -> None:
        """Let computers try out the board."""
        self.trial.click()
        expect(self.main.locator(".results")).to_be_visible()
        expect(self.trial).to_be_visible()
