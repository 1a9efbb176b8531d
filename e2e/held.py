"""Requests that a test holds until it lets them go."""

from playwright.sync_api import Page, Route

WASM = "**/*.wasm"
"""The interpreter."""


class Held:
    """Holds the requests for an address until `let_go`, also those that come later."""

    def __init__(self, address: str = WASM) -> None:
        self.address = address
        self.routes: list[Route] = []
        self.free = False

    def __call__(self, page: Page) -> None:
        page.route(self.address, self.keep)

    def keep(self, route: Route) -> None:
        if self.free:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        self.free = True
        for route in self.routes:
            route.continue_()
