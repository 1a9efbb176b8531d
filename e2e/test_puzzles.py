"""Puzzles: somebody opens them at home, answers by taps and keys, and finds a golden sticker."""

import json
import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path as FilePath

from playwright.sync_api import Locator, expect

from e2e.pages import Home, Table
from e2e.positions import go_on, nearly_lost
from e2e.saved import PEOPLE
from game.bots.plays import Play
from game.puzzles.kinds import question
from game.puzzles.paths import Path, by_path
from game.puzzles.puzzle import Puzzle, read_puzzles, record_of
from game.rules.action import Place, Remove
from game.rules.observation import Observation, observe
from game.rules.record import replay
from game.steps import conclude
from game.ui.settings.settings import Settings

FILE = FilePath(__file__).parents[1] / "static" / "puzzles" / "little-zoo.txt"
AGAINST_FOX = replace(PEOPLE, who=Settings().who)


def puzzle(path: Path, number: int = 0) -> Puzzle:
    return by_path(read_puzzles(FILE.read_text()))[path][number]


def seen(asked: Puzzle) -> Observation:
    *_, state = replay(record_of(asked))
    return observe(state, state.turn)


def answer(asked: Puzzle) -> Play:
    found = conclude(question(seen(asked)))
    assert found
    return found[1][0]


def open_puzzles(home: Home) -> None:
    home.button("Puzzles").click()
    expect(home.button("Today’s puzzle")).to_be_visible()


def asked(home: Home) -> Locator:
    return home.page.locator("#to-do")


def play(home: Home, play: Play) -> None:
    home.page.get_by_role("button", name=play.card.capitalize(), exact=True).click()
    home.page.locator(f"#cell-{play.cell}").click()


def test_a_row_glows_for_who_cannot_read_and_brings_a_golden_sticker(home: Home) -> None:
    first, second = puzzle(Path.LOOK), puzzle(Path.LOOK, 1)
    open_puzzles(home)
    home.button("Look and find").click()
    expect(asked(home)).to_have_text("Finish a row!")
    expect(home.page.locator(".glowing .in-row")).to_have_count(4)
    wrong = next(one for one in seen(first).legal if one != answer(first))
    assert isinstance(wrong, Place | Remove)
    play(home, wrong)
    expect(asked(home)).to_have_text("Look here! Which card goes there?")
    there, paw = (
        home.page.locator(where).bounding_box()
        for where in (f"#cell-{answer(first).cell}", ".glowing .paw-show > .paw")
    )
    assert there
    assert paw
    assert abs(there["x"] + there["width"] / 2 - paw["x"] - paw["width"] / 2) < there["width"]
    assert there["y"] < paw["y"] + paw["height"]
    play(home, answer(first))
    expect(asked(home)).to_have_text("Yes, that’s it!")
    home.button("Next").click()
    expect(asked(home)).to_have_text("Finish a row!")
    play(home, answer(second))
    expect(asked(home)).to_have_text("Yes, that’s it!")
    home.button("Back").click()
    expect(home.button("Look and find 2 of 93 solved")).to_be_visible()
    home.button("Home").click()
    home.page.reload()
    home.wait_until_playable()
    open_puzzles(home)
    expect(home.button("Look and find 2 of 93 solved")).to_be_visible()
    home.button("Home").click()
    home.open_own_album()
    expect(home.dialog.locator(".golden")).to_have_count(
        len({seen(one).edition.picture_at[answer(one).cell] for one in (first, second)})
    )


def test_after_a_wrong_answer_the_paw_helps(home: Home) -> None:
    first = puzzle(Path.LITTLE)
    there = seen(first)
    found = conclude(question(there))
    assert found
    wrong = next(one for one in there.legal if one not in found[1])
    open_puzzles(home)
    home.button("Little Zoo").click()
    assert isinstance(wrong, Place | Remove)
    play(home, wrong)
    expect(asked(home)).to_have_text("Not yet. Look where it glows!")
    expect(home.page.locator(".in-row").nth(2)).to_be_visible()
    expect(home.page.locator(".board .tried")).to_be_visible()
    home.button("Show me").click()
    expect(asked(home)).to_have_text("Look here! Which card goes there?")
    expect(home.page.locator(".paw-show > .paw")).to_be_visible()
    home.button("Show me").click()
    expect(home.page.locator(".cell.hinted")).to_have_count(1)
    expect(home.page.locator(".board .tried")).to_be_visible()
    home.button("Next").click()
    expect(home.button("Show me")).to_be_visible()
    home.page.keyboard.press("Escape")
    expect(home.button("Little Zoo")).to_be_visible()


def test_keys_answer_the_puzzle_of_the_day(home: Home) -> None:
    open_puzzles(home)
    home.button("Today’s puzzle").press("Enter")
    expect(home.button("Show me")).to_be_visible()
    home.page.keyboard.press("1")
    expect(home.page.locator(".hand .card[aria-pressed=true]")).to_have_count(1)
    home.page.keyboard.press("Escape")
    expect(home.button("Today’s puzzle")).to_be_visible()
    home.page.keyboard.press("Escape")
    expect(home.play).to_be_visible()


def test_a_moment_that_nobody_found_comes_again_on_another_day(home: Home) -> None:
    home.keep(AGAINST_FOX)
    go_on(home, nearly_lost(AGAINST_FOX), open_hands=False)
    table = Table(home.page)
    table.button("What could I have done?").click()
    expect(table.button("Show me")).to_be_visible()
    table.button("Back").click()
    expect(table.again).to_be_visible()
    kept = json.loads(home.stored("puzzles") or "{}")["again"]
    (moments,) = kept.values()
    tomorrow = date.today() + timedelta(days=1)
    assert {one["due"] for one in moments} == {tomorrow.toordinal()}
    home.page.clock.set_fixed_time(f"{tomorrow}T12:00:00")
    table.button("Home").click()
    open_puzzles(home)
    home.page.get_by_role("button", name=re.compile("^Once more")).click()
    expect(asked(home)).to_have_text("Do you see something better?")
    home.button("Show me").click()
    expect(asked(home)).to_have_text("Look where it glows!")
    home.button("Show me").click()
    expect(asked(home)).to_have_text("Look here! Which card takes this chip away?")
    home.button("Show me").click()
    expect(home.page.locator(".cell.hinted")).to_have_count(1)
