"""Game after game in one page leaves nothing behind."""

import pytest
from playwright.sync_api import expect

from e2e.memory import Memory, memory
from e2e.pages import Home, Table
from e2e.saved import saving_settings
from e2e.storage import READ
from e2e.waits import until
from e2e.watch import Visit
from game.ui.settings.settings import MAX_SEATS, Pace, Settings

CUBS = Settings(who=("cub",) * MAX_SEATS, pace=Pace.AT_ONCE)
WARM_UP, GAMES, MANY = 9, 6, 200
"""The first games fill what is cached: cells as they were drawn, by picture, chip and state."""

WHOLE_GAME = 120_000
"""Milliseconds that computers may need for a game on a busy machine."""

ANOTHER = f"async (seed) => JSON.parse(await ({READ})('game')).seed !== seed"


def games(visit: Visit, number: int) -> tuple[Memory, Memory]:
    """What the page holds after the first games, and what that has grown by after the others."""
    home = Home(visit(script=saving_settings(CUBS)))
    home.wait_until_playable()
    home.play.click()
    play_again(home, WARM_UP)
    before = memory(home.page)
    play_again(home, number)
    grown = memory(home.page) - before
    print(f"after {WARM_UP} games: {before}\n{number} games later: {grown}")
    return before, grown


def play_again(home: Home, number: int) -> None:
    table = Table(home.page)
    for _game in range(number):
        expect(table.again).to_be_visible(timeout=WHOLE_GAME)
        table.show_hands()
        table.close_dialog()
        seed = table.record().setup.seed
        table.again.click()
        until(home.page, ANOTHER, seed)
    expect(table.again).to_be_visible(timeout=WHOLE_GAME)


def check(before: Memory, grown: Memory) -> None:
    """The games differ in what lies on the table at the end, so a little may be more or less."""
    assert grown.listeners <= 0
    assert grown.proxies <= 0
    assert grown.references <= 50
    assert grown.wasm == 0
    assert grown.elements <= 50
    assert grown.nodes <= before.nodes / 10
    assert grown.objects <= before.objects / 50
    assert grown.heap <= before.heap / 10


def test_games_leave_nothing_behind(visit: Visit) -> None:
    check(*games(visit, GAMES))


@pytest.mark.soak
def test_many_games_leave_nothing_behind(visit: Visit) -> None:
    check(*games(visit, MANY))
