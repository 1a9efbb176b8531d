"""A later start copies the memory of a Python that has imported the game already."""

import pytest

from e2e.cases import first
from e2e.host import Host
from e2e.pages import Installed
from e2e.play import play_to_the_end, shows_the_outcome
from e2e.saved import PEOPLE, saving_settings
from e2e.watch import Visit, Watch
from tools.bench.engines import MAKE_MEMORY

USED = "performance.getEntriesByName('memory').length === 1"

KEPT = """async () => {
  const names = await caches.keys();
  return names.filter((name) => name.includes("memory")).length === 1;
}"""

DAMAGE = """async (damage) => {
  const name = (await caches.keys()).find((name) => name.includes("memory"));
  const cache = await caches.open(name);
  const [request] = await cache.keys();
  const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
  const damaged = { "cut off": bytes.slice(0, 9_000_000), other: bytes.fill(7, 0, 64), empty: "" };
  await cache.put(request, new Response(damaged[damage]));
}"""


def rested(visit: Visit, host: Host) -> Installed:
    """A page that has kept its memory."""
    home = Installed(visit(host.address, worker=True, script=saving_settings(PEOPLE)))
    home.wait_until_kept()
    home.page.evaluate(MAKE_MEMORY)
    assert home.page.evaluate(KEPT)
    return home


def test_a_start_with_a_kept_memory_plays_a_whole_game_and_one_that_failed_forgets_it(
    visit: Visit, host: Host
) -> None:
    home = rested(visit, host)
    plays_a_whole_game(home)
    after_a_start_that_did_not_end_it_is_forgotten(home)


def plays_a_whole_game(home: Installed) -> None:
    assert not home.page.evaluate(USED)
    home.restart()
    assert home.page.evaluate(USED)
    home.start()
    shows_the_outcome(play_to_the_end(home.page))
    home.restart()
    assert home.page.evaluate(USED)


def after_a_start_that_did_not_end_it_is_forgotten(home: Installed) -> None:
    home.page.evaluate("localStorage.setItem(rowdyZoo.storageKey('memory'), 'trying')")
    home.restart()
    assert not home.page.evaluate(USED)
    assert not home.page.evaluate(KEPT)


@pytest.mark.parametrize("damage", first(1, ["cut off", "other", "empty"]))
def test_a_damaged_memory_is_left_out_and_forgotten(
    visit: Visit, host: Host, watch: Watch, damage: str
) -> None:
    home = rested(visit, host)
    home.page.evaluate(DAMAGE, damage)
    watch.expect("Error")
    home.restart()
    assert not home.page.evaluate(KEPT)
    home.restart()
    assert not home.page.evaluate(USED)
