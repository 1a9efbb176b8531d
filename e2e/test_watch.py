"""Trouble in the browser fails a test that did not expect it."""

import re
from pathlib import Path

import pytest

from e2e.film import Film
from e2e.pages import Home
from e2e.secrets import no_hand_is_there, the_film_shows_no_secret
from e2e.timers import hold
from e2e.watch import Watch

TROUBLES = {
    "console.error('a bad word')": "console error: a bad word",
    "setTimeout(() => { throw new Error('a fault'); })": "page error: .*a fault",
    "fetch('http://127.0.0.1:9/x').catch(() => {})": "http://127.0.0.1:9/x.*(violates|elsewhere)",
    "fetch('nowhere.txt')": "status 404: .*nowhere.txt",
}


def test_trouble_is_seen(home: Home, watch: Watch) -> None:
    for script, told in TROUBLES.items():
        home.page.evaluate(f"async () => {{ await {script}; }}")
        home.page.evaluate("() => new Promise((done) => setTimeout(done))")
        with pytest.raises(AssertionError, match="trouble in the browser"):
            watch.check()
        assert any(re.search(told, trouble) for trouble in watch.troubles), script
        watch.clear()


def test_expected_trouble_must_come(watch: Watch) -> None:
    watch.expect("never")
    with pytest.raises(AssertionError, match="did not come: never"):
        watch.check()
    watch.clear()


def test_what_a_failed_test_leaves(home: Home, watch: Watch, tmp_path: Path) -> None:
    home.start().open_for_anybody()
    watch.keep(tmp_path / "a" / "test")
    kept = {path.name for path in (tmp_path / "a" / "test").iterdir()}
    assert kept == {"console.txt", "page-0.png", "page-0.html", "page-0-record.json"}
    assert '"rowdy-zoo/1"' in (tmp_path / "a" / "test" / "page-0-record.json").read_text()


LEAK = """() => {
  const drawn = '<svg id="leak"><use href="#art-unicorn"></use></svg>';
  document.querySelector("main:not(.under)").insertAdjacentHTML("beforeend", drawn);
}"""


def test_a_card_under_the_curtain_is_seen(home: Home) -> None:
    curtain = home.start()
    no_hand_is_there(curtain)
    home.page.evaluate(LEAK)
    with pytest.raises(AssertionError):
        no_hand_is_there(curtain)
    home.page.evaluate("leak.remove()")


def test_a_card_that_leaks_for_a_moment_is_filmed(home: Home) -> None:
    home.choose(computers={1: "fox"})
    hold(home.page)
    film = Film(home.page)
    table = home.start_open()
    the_film_shows_no_secret(film, table.record())
    home.page.evaluate(LEAK)
    home.page.evaluate("leak.remove()")
    with pytest.raises(AssertionError):
        the_film_shows_no_secret(film, table.record())
