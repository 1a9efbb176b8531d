"""After a kill of the browser the shown game is back. The page takes over saves of 0.1.0."""

import json
import random
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, expect

from e2e import chance, storage
from e2e.host import Host
from e2e.killed import Kill, kills
from e2e.pages import Build, Curtain, Home, Table
from e2e.play import take_turn
from e2e.positions import go_on, quick_game
from e2e.saved import PEOPLE, saving_settings
from e2e.waits import until
from e2e.watch import Visit
from game.rules.action import Place
from game.rules.record import Record, parse_record
from game.rules.state import Options
from game.ui.look import i18n

KILLS, SOAK_KILLS = 3, 40
RECENT = 0.1
"""Seconds before the kill: only a play that was painted in them may be missing."""


def check(found: list[Kill]) -> None:
    late = [kill for kill in found if kill.missing]
    print(f"{len(found)} kills; plays were missing after {len(late)}: {late}")
    assert not any(kill.broken for kill in late), late
    assert all(kill.missing <= 1 and kill.age <= RECENT for kill in late), late


def test_what_was_shown_comes_back_after_a_kill(
    browser_type: BrowserType, tmp_path: Path, site: str
) -> None:
    rng = random.Random(1)
    check(list(islice(kills(browser_type, tmp_path, site, rng), KILLS)))


@pytest.mark.soak
def test_what_was_shown_comes_back_after_many_kills(
    browser_type: BrowserType, tmp_path: Path, site: str, soak_seed: int
) -> None:
    rng = random.Random(soak_seed)
    check(list(islice(kills(browser_type, tmp_path, site, rng), SOAK_KILLS)))


OLD = json.loads((Path(__file__).parent.parent / "tests/saves/0.1.0/storage.json").read_text())
"""Everything that version 0.1.0 had saved in localStorage but the home screen, by key."""

PLANT = f"""
  if (location.protocol === "http:" && !localStorage.getItem("planted")) {{
    for (const [key, text] of Object.entries({json.dumps(OLD)})) localStorage.setItem(key, text);
    localStorage.setItem("planted", "yes");
  }}
"""
OTHERS_BOARD_IS_SAVED = f"""() => {{
  {storage.WITH_DATABASE}
  return withDatabase((store) => store("texts").get("drafts"))
    .then((text) => text && JSON.parse(text).drafts[0].rows === 7);
}}"""
PLAY_AND_LEAVE = """(cell) => {
  cell.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  location.reload();
}"""


def old(name: str) -> str:
    return str(OLD[f"rowdy-zoo:{name}"])


def test_saves_of_version_0_1_0_are_taken_over_once(visit: Visit) -> None:
    home = Home(visit(script=PLANT))
    home.wait_until_playable()
    i18n.set_language("nl")
    for name in ("game", "settings", "family", "language"):
        assert home.stored(name) == old(name), name
    table = Table(home.page)
    table.go_on.click()
    expect(table.seat("Ada")).to_be_visible()
    take_turn(table)
    assert len(table.record().actions) == len(parse_record(old("game")).actions) + 1
    table.end()
    home.page.reload()
    home.wait_until_playable()
    expect(table.go_on).to_have_count(0)


def test_a_damaged_game_of_version_0_1_0_is_taken_over(visit: Visit) -> None:
    script = "localStorage.setItem('rowdy-zoo:damaged', '{');"
    home = Home(visit(script=f"if (location.protocol === 'http:') {script}"))
    home.wait_until_playable()
    expect(home.page.get_by_role("complementary")).to_contain_text("is damaged")
    assert storage.read_damaged(home.page) == [("game", "{")]


def test_two_copies_on_one_origin_know_nothing_of_each_other(visit: Visit, host: Host) -> None:
    host.files |= {f"c/{name}": content for name, content in host.files.items()}
    first = Home(visit(host.address, script=saving_settings(PEOPLE)))
    first.wait_until_playable()
    first.press(first.number(4))
    first.start()
    other = Home(first.page.context.new_page())
    other.page.goto(host.address + "c/index.html", wait_until="domcontentloaded")
    other.wait_until_playable()
    expect(Table(other.page).go_on).to_have_count(0)
    expect(other.number(2)).to_have_attribute("aria-pressed", "true")
    other.start()
    assert first.stored("game") != other.stored("game")
    take_turn(Curtain(first.page).open_for_anybody())
    expect(first.dialog).to_have_count(0)


def test_a_play_is_saved_although_the_page_is_closed_in_the_same_task(visit: Visit) -> None:
    home = Home(visit(script=saving_settings(PEOPLE)))
    home.wait_until_playable()
    table = home.start().open_for_anybody()
    table.cards.first.click()
    with home.page.expect_event("framenavigated"):
        table.page.locator("[role=gridcell].target").first.evaluate(PLAY_AND_LEAVE)
    home.wait_until_playable()
    assert len(table.record().actions) == 1


def test_the_end_of_a_game_and_the_family_board_are_saved_together(visit: Visit) -> None:
    home = Home(visit(script=saving_settings(PEOPLE)))
    home.wait_until_playable()
    dealt = chance.deal(1, colours=("red", "blue"), options=Options(2, power_cards=False))
    *before, last = quick_game(dealt)
    assert isinstance(last, Place)
    go_on(home, Record(dealt.edition, dealt.setup, tuple(before)))
    table = Table(home.page)
    state = table.state()
    table.cards.nth(state.hands[state.turn].index(last.card)).click()
    with home.page.expect_event("framenavigated"):
        table.cell(last.cell).evaluate(PLAY_AND_LEAVE)
    home.wait_until_playable()
    ended = table.state().outcome is not None
    assert ended == (home.stored("family") is not None)


def test_what_waits_for_the_device_outlives_a_reload(visit: Visit, site: str) -> None:
    home = Home(visit(script=saving_settings(PEOPLE)))
    home.wait_until_playable()
    table = home.start().open_for_anybody()
    with storage.busy(home.page.context, site):
        table.cards.first.click()
        table.page.locator("[role=gridcell].target").first.click()
        Curtain(table.page).ready.wait_for()
        table.page.reload(wait_until="commit")
    home.wait_until_playable()
    assert len(table.record().actions) == 1


def test_what_people_make_outlives_a_reload_of_a_busy_device(visit: Visit, site: str) -> None:
    home = Home(visit(script=saving_settings(PEOPLE)))
    home.wait_until_playable()
    home.open_boards()
    board = Build(home.page)
    expect(board.value("Width")).to_have_text("6")
    with storage.busy(home.page.context, site):
        board.button("Width: one more").click()
        board.button("Height: one more").click()
        expect(board.value("Height")).to_have_text("7")
        home.page.reload(wait_until="commit")
    home.wait_until_playable()
    home.open_boards()
    expect(board.value("Width")).to_have_text("7")
    expect(board.value("Height")).to_have_text("7")
    home.page.reload()
    home.wait_until_playable()
    assert storage.first_paint(home.page, "unsaved") is None


def test_a_kept_change_is_not_saved_over_the_change_of_another_tab(visit: Visit, site: str) -> None:
    home = Home(visit(script=saving_settings(PEOPLE)))
    home.wait_until_playable()
    home.open_boards()
    other = Home(home.page.context.new_page())
    other.page.goto(site, wait_until="domcontentloaded")
    other.wait_until_playable()
    other.open_boards()
    with storage.busy(home.page.context, site):
        Build(home.page).button("Width: one more").click()
        home.page.close()
    others = Build(other.page)
    others.button("Height: one more").click()
    until(other.page, OTHERS_BOARD_IS_SAVED)
    other.page.reload()
    other.wait_until_playable()
    other.open_boards()
    expect(others.value("Height")).to_have_text("7")


def test_an_older_text_is_not_saved_over_a_newer_one(visit: Visit, site: str) -> None:
    home = Home(visit(script=saving_settings(PEOPLE)))
    home.wait_until_playable()
    other = Home(home.page.context.new_page())
    other.page.goto(site, wait_until="domcontentloaded")
    other.wait_until_playable()
    with storage.busy(home.page.context, site):
        home.press(home.number(3))
        home.page.close()
    other.press(other.number(4))
    other.stored("settings")
    other.page.reload()
    other.wait_until_playable()
    expect(other.number(4)).to_have_attribute("aria-pressed", "true")


def test_saved_texts_are_not_kept_besides(visit: Visit, site: str) -> None:
    home = Home(visit(script=saving_settings(PEOPLE)))
    home.wait_until_playable()
    home.press(home.number(3))
    home.stored("settings")
    home.page.reload()
    assert storage.first_paint(home.page, "unsaved") is None
