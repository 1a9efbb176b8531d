"""The pictures of "How to play", and the paw of a first game."""

from playwright.sync_api import Locator, Page

from e2e.pages.screen import Screen
from e2e.pages.table import Table
from e2e.waits import until
from game.ui.look.i18n import _

MOTIONS = """() => Object.fromEntries(document.getAnimations()
  .filter(({ animationName }) => animationName)
  .map(({ animationName, effect }) => [
    animationName,
    effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      .filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name)),
  ]))"""
ON = """([paw, control]) => {
  const { x, y, width, height } = paw.getBoundingClientRect();
  const tip = { x: x + width / 2, y: y + height * 0.08 };
  const box = control.getBoundingClientRect();
  return box.left < tip.x && tip.x < box.right && box.top < tip.y && tip.y < box.bottom;
}"""
COVERED = """() => {
  const paw = document.querySelector(".paw-show > .paw");
  const shownCard = paw.dataset.from;
  const lean = 32 * Math.PI / 180;
  const names = [...document.querySelectorAll(".hand .name")];
  const covered = ({ id }) => {
    paw.dataset.from = id;
    dispatchEvent(new Event("resize"));
    const { x, y, width, height } = paw.getBoundingClientRect();
    const along = (part, side) => ({
      x: x + width / 2 + part * height * Math.sin(lean) + side * width * Math.cos(lean) / 2,
      y: y + (0.08 + part * Math.cos(lean)) * height - side * width * Math.sin(lean) / 2,
    });
    const points = [0, 0.3, 0.6].flatMap((part) => [-1, 0, 1].map((side) => along(part, side)));
    return names.filter((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      return points.some((at) => left < at.x && at.x < right && top < at.y && at.y < bottom);
    }).map((name) => `${id} ${name.textContent}`);
  };
  const found = names.flatMap(covered);
  paw.dataset.from = shownCard;
  dispatchEvent(new Event("resize"));
  return found;
}"""
"""The names under the paw on each card. The drawn arm leans, and fades after six tenths of it."""
FINISH = """() => document.getAnimations()
  .filter(({ effect: { target } }) => target.closest(".paw-show"))
  .forEach((animation) => animation.finish())"""


class Help(Screen):
    """Six pictures, all at once on a large page, one at a time on a small one; and the rules."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.pictures = self.dialog.get_by_role("figure")
        self.onward = self.button(_("Next picture"), self.dialog)
        self.learn = self.button(_("Learn by playing"), self.dialog)
        self.to_rules = self.button(_("The rules"), self.dialog)
        self.rules = self.dialog.get_by_role("region", name=_("The rules"))


class Paw:
    """The paw at the table; screen readers do not find it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = Table(page)
        self.shown = page.locator(".paw-show > .paw")

    @property
    def card(self) -> Locator:
        """The card that it points at."""
        return self.table.cards.nth(int(self._leads("from").removeprefix("card-")))

    @property
    def cells(self) -> list[str]:
        """The ids of the cells to which dots lead."""
        read = "all => all.map(path => path.dataset.to)"
        return list(self.page.locator(".dots-of-paw").evaluate_all(read))

    def _leads(self, end: str) -> str:
        return self.shown.get_attribute(f"data-{end}") or ""

    def is_soon_on(self, control: Locator) -> None:
        """Wait until the tip of the paw is on the control: it follows a new size a frame later."""
        until(self.page, ON, [self.shown.element_handle(), control.element_handle()])

    def covered_names(self) -> list[str]:
        """The names that the paw covers while it rests on one card after the other."""
        return list(self.page.evaluate(COVERED))

    def dots_lead_to(self, cell: str) -> bool:
        """Whether the last dot is at the edge of the cell, and the first at that of the card."""
        dots = self.page.locator(f".dots-of-paw[data-to={cell}] i")
        ends = (dots.first, self.card), (dots.last, self.page.locator(f"#{cell} .reach"))
        return all(_touch(dot, control) for dot, control in ends)

    def motions(self) -> dict[str, list[str]]:
        """What each animation on the page changes, by its name."""
        return dict(self.page.evaluate(MOTIONS))

    def finish(self) -> None:
        """Finish all motions of the paw."""
        self.page.evaluate(FINISH)


def _touch(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    across = a["x"] <= b["x"] + b["width"] and b["x"] <= a["x"] + a["width"]
    return across and a["y"] <= b["y"] + b["height"] and b["y"] <= a["y"] + a["height"]
