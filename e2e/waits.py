"""Waiting for what only a script in the page can tell."""

from typing import Any

from playwright.sync_api import Page

LOOK_AGAIN = 20
PATIENCE = 30_000


def until(page: Page, condition: str, argument: Any = None, patience: int = PATIENCE) -> None:  # noqa: ANN401
    """Waits until the JavaScript function is true; TimeoutError after so many milliseconds.

    Playwright's `wait_for_function` compiles the function in the page each time it asks again,
    which the page's security policy forbids.
    """
    for _look in range(0, patience, LOOK_AGAIN):
        if page.evaluate(condition, argument):
            return
        page.wait_for_timeout(LOOK_AGAIN)
    raise TimeoutError(f"{condition} was never true")
