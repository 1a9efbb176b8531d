"""Nothing comes from elsewhere, and once started the game needs no network."""

import pytest
from playwright.sync_api import expect

from e2e.pages import Home
from e2e.play import play_to_the_end, shows_the_outcome
from e2e.saved import saving_settings
from e2e.watch import ICON, Visit, Watch, origin
from game.ui.settings.settings import Pace, Settings


@pytest.mark.soak
def test_a_started_game_plays_on_without_a_network(visit: Visit, watch: Watch, site: str) -> None:
    home = Home(visit(script=saving_settings(Settings(pace=Pace.AT_ONCE))))
    home.wait_until_playable()
    asked = len(watch.requests)
    assert {origin(url) for url in watch.requests if url.startswith("http")} == {origin(site)}
    home.page.context.set_offline(True)
    home.choose_language("uk")
    home.choose_language("en")
    home.choose("big-zoo", seats=2)
    home.open_options()
    home.close_dialog()
    home.choose("little-zoo")
    home.start_open()
    table = play_to_the_end(home.page, covered=False)
    shows_the_outcome(table)
    table.again.click()
    expect(table.open_cards.first).to_be_visible()
    its_own = [url for url in watch.requests[asked:] if not url.endswith(ICON)]
    assert not its_own, "more requests; only the browser itself looks for the icon again"
