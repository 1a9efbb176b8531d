"""The page goes on, and its saved game replays, after random taps of a monkey."""

import pytest

from e2e.monkey import PREPARED, Monkey
from e2e.pages import Installed
from e2e.saved import saving_settings
from e2e.watch import Visit, Watch
from game.ui.settings.settings import MAX_SEATS, Pace, Settings

ACTIONS, SEED = 150, 6
"""The actions of the test, and the seed of its monkey."""

ENOUGH, RUNS = 20_000, 4
"""Actions of a soak, and how many browsers share them."""

AT_ONCE = Settings(who=("person", "cub", "person", "fox", "cub", "fox"), pace=Pace.AT_ONCE)
assert len(AT_ONCE.who) == MAX_SEATS


def evening(
    visit: Visit, watch: Watch, seed: int, actions: int, *, rarely: float, long: bool = False
) -> None:
    watch.expect(r"sw\.js|ERR_INTERNET_DISCONNECTED", certain=False)
    print(f"the monkey's seed is {seed}")
    script = saving_settings(AT_ONCE) + PREPARED
    home = Installed(visit(script=script, worker=True, sound=long, seed=seed))
    home.wait_until_kept()
    monkey = Monkey(home.page, seed, rarely=rarely, patient=long)
    monkey.play(actions)
    print(monkey)


def test_a_monkey_finds_no_fault(visit: Visit, watch: Watch) -> None:
    evening(visit, watch, SEED, ACTIONS, rarely=0.008)


@pytest.mark.soak
@pytest.mark.parametrize("run", range(RUNS))
def test_a_monkey_finds_no_fault_for_long(
    visit: Visit, watch: Watch, soak_seed: int, run: int
) -> None:
    evening(visit, watch, soak_seed + run, ENOUGH // RUNS, rarely=0.01, long=True)
