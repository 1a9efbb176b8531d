"""A bot of the workshop takes a seat in the game, on a page that can run it."""

import re

from playwright.sync_api import Page, Route, expect

from e2e import storage
from e2e.pages import Home, Table
from e2e.watch import Visit
from game.rules.observation import observe
from game.rules.record import replay
from game.ui.saved.settings_text import settings_text
from game.ui.settings.settings import PERSON, Pace, SeatBot, Settings
from game.ui.workshop.bots_text import Bot, Bots, bots_text

STARTED = 60_000
"""Milliseconds in which a bot's own Python has started, also beside much other work."""

FIRST_THEN_NONE = """asked = []

def choose(seen, rng):
    asked.append(seen.ply)
    while len(asked) > 1:
        pass
    return seen.legal[0]
"""
"""A bot that answers once, and then never again."""


def be_impatient(page: Page) -> None:
    """Gives bots a tenth of the time for an answer."""

    def shorten(route: Route) -> None:
        script = route.fetch().text()
        assert "LIMIT = 3_000;" in script
        route.fulfill(
            body=script.replace("LIMIT = 3_000;", "LIMIT = 300;"), content_type="text/javascript"
        )

    page.route("**/sandbox.js", shorten)


def play(table: Table) -> None:
    """Plays the first card that lies open."""
    table.open_cards.first.click()
    table.cell(table.playable()[0]).click()


LOSE_THE_GAME = """() => {
  const claimGame = rowdyZoo.claimGame;
  rowdyZoo.claimGame = async (takeOver) => {
    const isClaimed = await claimGame(takeOver);
    rowdyZoo.releaseGame();
    return isClaimed;
  };
}"""
"""Another tab takes over each game that this one claims, before this one uses it."""


def test_a_tab_that_has_lost_the_game_does_not_write_it_for_the_page_of_the_bots(
    visit: Visit,
) -> None:
    robbie = SeatBot("Robbie", "0")
    settings = Settings(who=(PERSON, robbie, *Settings().who[2:]))
    texts = {
        "settings": settings_text(settings),
        "bots": bots_text(Bots((Bot("Robbie", FIRST_THEN_NONE),))),
    }
    home = Home(visit(script=storage.saving(texts, unless="bots")))
    home.wait_until_playable()
    home.page.evaluate(LOSE_THE_GAME)
    home.play.click()
    expect(home.dialog).to_contain_text("The game is open in another tab or window.")
    expect(home.dialog).not_to_contain_text("One moment")
    assert home.stored("game") is None


def test_a_bot_takes_a_seat_and_chance_plays_when_it_has_no_answer(visit: Visit) -> None:
    texts = {
        "settings": settings_text(Settings(youngest=0, pace=Pace.AT_ONCE)),
        "bots": bots_text(Bots((Bot("Robbie", FIRST_THEN_NONE),))),
    }
    home = Home(visit(script=storage.saving(texts, unless="bots"), prepare=be_impatient))
    home.wait_until_playable()
    home.seat("Robo Fox").click()
    home.press(home.button("Robbie, made here", home.dialog))
    home.close_dialog()
    home.play.click()
    home.page.wait_for_url(re.compile("/made.html$"))
    table = Table(home.page)
    expect(table.seat("Robbie, made here").locator(".mark")).to_be_visible()
    play(table)
    played_first = re.compile("Robbie.*(blue chip on|is gone)")  # the first card may be a dragon
    expect(table.main).to_contain_text(played_first, timeout=STARTED)
    (_dealt, played, _answered) = replay(table.record())
    assert table.record().actions[1] == observe(played, 1).legal[0]
    play(table)
    expect(table.main).to_contain_text("Robbie had no answer, so it played at random.")
    expect(table.live).to_contain_text("Robbie had no answer, so it played at random.")
