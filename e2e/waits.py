"""Waits until a script in the page finds a condition true."""

from typing import Any

from playwright.sync_api import Page

PATIENCE = 30_000
"""Milliseconds until a test gives up: far more than a busy machine needs."""

UNTIL = """([argument, patience]) => new Promise((resolve, reject) => {
  const condition = CONDITION;
  const end = Date.now() + patience;
  const look = async () => {
    const found = await condition(argument);
    if (found) resolve(found);
    else if (Date.now() < end) requestAnimationFrame(() => look().catch(reject));
    else reject(new Error(`never true: ${condition}`));
  };
  look().catch(reject);
})"""


def until(page: Page, condition: str, argument: Any = None, patience: int = PATIENCE) -> Any:  # noqa: ANN401
    """Wait in the page until the JavaScript function is true of the argument, and return its value.

    The function may be async.
    Playwright's `wait_for_function` compiles the function in the page each time it asks again. The
    security policy of the page forbids that.
    """
    return page.evaluate(UNTIL.replace("CONDITION", condition), [argument, patience])
