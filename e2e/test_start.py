"""Before and while Python starts."""

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from e2e.pages import Home, Table
from e2e.watch import Visit

WASM = "**/*.wasm"


class Held:
    """A request for the interpreter that waits until it is let go."""

    def __init__(self) -> None:
        self.routes: list[Route] = []
        self.free = False

    def __call__(self, context: BrowserContext) -> None:
        context.route(WASM, self.keep)

    def keep(self, route: Route) -> None:
        if self.free:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        self.free = True
        for route in self.routes:
            route.continue_()


def test_the_first_screen_is_there_before_python(visit: Visit) -> None:
    held = Held()
    home = Home(visit(prepare=held))
    expect(home.page.get_by_role("heading", name="Rowdy Zoo")).to_be_visible()
    expect(home.play).to_be_visible()
    expect(home.number(2)).to_have_attribute("aria-pressed", "true")
    expect(home.page.get_by_role("status")).to_have_text("Loading Python (1 of 3) …")
    assert home.page.evaluate("performance.getEntriesByName('playable').length") == 0
    held.let_go()
    home.wait_until_playable()
    expect(home.page.get_by_role("status")).to_have_count(0)
    assert home.page.evaluate("performance.getEntriesByName('playable')[0].entryType") == "mark"


def test_early_taps_are_kept_and_honoured(visit: Visit) -> None:
    held = Held()
    home = Home(visit(prepare=held))
    home.number(3).click()
    home.edition("big-zoo").click()
    home.play.click()
    expect(home.play).to_be_visible()
    held.let_go()
    home.wait_until_playable()
    state = Table(home.page).state()
    assert (state.edition.name, len(state.hands)) == ("big-zoo", 3)


def test_one_tap_starts_little_zoo_against_fox(visit: Visit) -> None:
    home = Home(visit())
    home.wait_until_playable()
    expect(home.seats.nth(0)).to_have_text("Catyou")
    expect(home.seats.nth(1)).to_have_text("Foxcomputer")
    setup = home.start_open().state().setup
    assert setup.options.hand_size == 3
    assert [seat.played_by for seat in setup.seats] == ["", "fox"]


@pytest.mark.parametrize("path", ["", "index.html?from=elsewhere#top"])
def test_under_a_sub_path(visit: Visit, site_below: str, path: str) -> None:
    home = Home(visit(site_below + path))
    home.wait_until_playable()
    expect(home.start_open().cards).to_have_count(3)
