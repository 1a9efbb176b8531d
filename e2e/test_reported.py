"""Faults that people met in other games and pages do not happen here: `docs/reports.md`."""

from playwright.sync_api import expect

from e2e.pages import Home
from e2e.play import take_turn

TOO_OFTEN = """() => {
  const { pushState, replaceState } = History.prototype;
  (window.undo ??= []).push(() => Object.assign(History.prototype, { pushState, replaceState }));
  History.prototype.pushState = History.prototype.replaceState = () => {
    throw new DOMException("more than 100 times per 10 seconds", "SecurityError");
  };
}"""
"""Refuses new entries of the history, as Safari does after many of them."""


def test_a_browser_that_takes_no_more_entries_of_its_history_can_still_play(home: Home) -> None:
    home.page.evaluate(TOO_OFTEN)
    home.seats.first.click()
    home.close_dialog()
    home.seats.first.click()
    home.page.keyboard.press("Escape")
    expect(home.dialog).to_have_count(0)
    table = home.start().open_for_anybody()
    take_turn(table)
    assert len(table.record().actions) == 1
