"""Stops the timers of the game; a test decides when each of them fires."""

from playwright.sync_api import Page

from e2e.waits import until

TIMERS = """
  (() => {
    const [later, LONG] = [window.setTimeout.bind(window), 50];
    const isHeld = (callback, delay) => window.held && "destroy" in callback && delay >= LONG;
    window.setTimeout = (callback, delay, ...rest) => {
      if (!isHeld(callback, delay)) return later(callback, delay, ...rest);
      window.held.push(() => callback(...rest));
      return 0;
    };
    const isArming = ({ animationName }) => animationName === "arm";
    addEventListener("animationstart", ({ target }) => {
      const arming = target.getAnimations({ subtree: true }).filter(isArming);
      arming.forEach((animation) => (window.unarmed ? animation.pause() : animation.finish()));
    });
  })();
"""
"""Runs before the page's own scripts; a test holds the time when it needs to.

Only what Python waits for is held: such a callback can be destroyed. A new screen or dialog takes
taps at once, unless a test is about the third of a second in which it takes none.
"""

ARM = """() => {
  const arming = ({ animationName }) => animationName === "arm";
  document.getAnimations().filter(arming).forEach((animation) => animation.finish());
}"""
ARMED = "() => !document.getAnimations().some(({ animationName }) => animationName === 'arm')"
UNARM = """() => {
  window.unarmed = true;
  (window.undo ??= []).push(() => { delete window.unarmed; });
}"""

HOLD = """() => {
  const now = performance.now();
  performance.now = () => now;
  window.held = [];
  (window.undo ??= []).push(() => {
    delete performance.now;
    delete window.held;
  });
}"""
"""Also stops Python's clock: a computer that thinks longer than its pause makes no pause."""


def hold(page: Page) -> None:
    """Stop all timers of the game until the page is loaded again."""
    page.evaluate(HOLD)


def let_go(page: Page) -> None:
    """Fire the oldest timer; wait until there is one."""
    until(page, "() => held.length > 0")
    page.evaluate("window.held.shift()()")


def keep_unarmed(page: Page) -> None:
    """Until the page is loaded again, new screens and dialogs take no taps before `arm`.

    What the page shows now still takes taps.
    """
    until(page, ARMED)
    page.evaluate(UNARM)


def arm(page: Page) -> None:
    """Let everything on the page take taps."""
    page.evaluate(ARM)
