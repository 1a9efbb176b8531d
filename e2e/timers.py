"""Time as a test wants it: what the game would do after a while waits until it is let go."""

from playwright.sync_api import Page

from e2e.waits import until

TIMERS = """
  (() => {
    const [later, LONG] = [window.setTimeout.bind(window), 50];
    const held = (callback, delay) => window.held && "destroy" in callback && delay >= LONG;
    window.setTimeout = (callback, delay, ...rest) => {
      if (!held(callback, delay)) return later(callback, delay, ...rest);
      window.held.push(() => callback(...rest));
      return 0;
    };
    addEventListener("animationstart", ({ target }) => {
      const arming = ({ animationName }) => animationName === "arm" && !window.armed;
      target.getAnimations().filter(arming).forEach((animation) => animation.finish());
    });
  })();
"""
"""Runs before the page's own scripts; holds the time as soon as a test wants it.

Only what Python waits for is held: such a callback can be destroyed. A new screen or sheet takes
taps at once, unless a test is about the third of a second in which it takes none.
"""


def hold(page: Page) -> None:
    """From now on, until the page is loaded again, nothing happens by itself."""
    page.evaluate("window.held = []")


def arm(page: Page) -> None:
    """From now on, until the page is loaded again, what is new there takes no tap for a while."""
    page.evaluate("window.armed = true")


def let_go(page: Page) -> None:
    """What waits longest happens; waits until something does."""
    until(page, "() => held.length > 0")
    page.evaluate("window.held.shift()()")
