"""The page of a picture set, and its dialogs."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e.pages.screen import Screen
from e2e.pages.table import pattern
from game.ui.look.i18n import _


class Zoo(Screen):
    """All pictures of a set, and what can stand in their places."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.name = page.get_by_role("textbox", name=_("Zoo name"))
        self.leave = self.main.get_by_role("button", name=_("Back"), exact=True)
        self.undo = self.button(_("Undo"), self.main)
        self.redo = self.button(_("Redo"), self.main)
        self.play = self.button(_("Play"), self.main)
        self.use = self.button(_("Use it"))

    def open(self, picture: str) -> None:
        """Open the dialog about a picture, by what it is called now."""
        self.main.get_by_role("button", name=re.compile(f"^{pattern(picture)}")).click()
        expect(self.dialog).to_contain_text(_("What goes here?"))

    def tile(self, number: int) -> Locator:
        """The picture with this number, counted from 0."""
        return self.main.get_by_role("listitem").nth(number).get_by_role("button")

    def choose(self, way: str) -> None:
        """Choose what shall stand there."""
        self.button(way, self.dialog).click()

    def picture(self, name: str) -> Locator:
        """A picture by the whole of what a screen reader says."""
        return self.button(name, self.main)

    def draw(self) -> None:
        """Draw a line across the pad."""
        pad = self.page.get_by_role("img", name=_("Draw here with a finger"))
        expect(pad).to_have_attribute("data-ready", "")
        box = pad.bounding_box()
        assert box
        across, down, side = box["x"], box["y"], box["width"]
        self.page.mouse.move(across + 0.2 * side, down + 0.2 * side)
        self.page.mouse.down()
        self.page.mouse.move(across + 0.7 * side, down + 0.8 * side, steps=4)
        self.page.mouse.up()

    def leave_drawing(self) -> None:
        """Leave the pad, which keeps the drawing."""
        self.button(_("Done"), self.dialog).click()
        expect(self.dialog).to_contain_text(_("What goes here?"))

    def done(self) -> None:
        """Leave the dialog about a picture."""
        self.button(_("Done"), self.dialog).click()
        expect(self.dialog).to_have_count(0)
