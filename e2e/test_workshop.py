"""The workshop: a bot is written, played, mended, saved and compared with others."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import storage
from e2e.held import Held
from e2e.test_axe import AXE, ONLY_COLOURS, RUN, SMALL
from e2e.waits import until
from e2e.watch import Visit
from game.ui.look.i18n import _
from game.ui.workshop.bots_text import Bot, Bots, bots_text, parse_bots
from game.ui.workshop.state import Tab
from game.ui.workshop.view import tab_word

STARTED = 60_000
"""Milliseconds in which a bot's own Python has started, also beside much other work."""

BAD = "def choose(seen, rng):\n    return sen.legal[0]\n"
GOOD = """def choose(seen, rng):
    print("I have", len(seen.hand))
    return {play: len(str(play)) for play in seen.legal}
"""
SOLUTIONS = Path(__file__).parents[1] / "game" / "workshop" / "lessons"
LEARNS = SOLUTIONS / "learn.py"
SIZES = [(320, 568), (360, 640), (640, 360), (768, 1024), (1024, 768), (1440, 900)]
TABS = ("board", "words", "lessons", "arena")

MEASURE = """() => {
  const problems = [];
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) problems.push("the page scrolls");
  for (const e of document.querySelectorAll(".workshop :is(button, input, select, a)")) {
    if (!e.checkVisibility()) continue;
    e.scrollIntoView({ block: "nearest" });
    const r = e.getBoundingClientRect();
    const name = e.getAttribute("aria-label") || e.textContent;
    if (r.left < -1 || r.right > innerWidth + 1) problems.push(`${name} sticks out`);
    if (e.scrollWidth > e.clientWidth + 1 && e.localName !== "input")
      problems.push(`${name} is cut off`);
  }
  return problems;
}"""

PLAYED = [(1024, 768), (768, 1024), (1440, 900), (1280, 800), (360, 640)]
BOARD = """() => {
  // Where the board is, and what of it, the sentences and the cards only scrolling would show.
  const { x, y, width, height } = document.querySelector(".workshop-board").getBoundingClientRect();
  const { bottom } = document.querySelector(".board-bench").getBoundingClientRect();
  const hidden = [".workshop-board", ".status-line", ".hand-line"].filter((name) => {
    const part = document.querySelector(name).getBoundingClientRect();
    return part.top < 0 || part.bottom > bottom + 1;
  });
  return { place: [x, y, width, height], hidden };
}"""

STEPPED = """() => {
  // What only scrolling would show of a turn line by line.
  const { top, bottom } = document.querySelector(".board-bench").getBoundingClientRect();
  const shown = [".workshop-board", ".before", ".values pre", ".slider", "[aria-current=step]"];
  return shown.filter((name) => {
    const part = document.querySelector(name).getBoundingClientRect();
    return !part.height || part.top < top || part.bottom > bottom + 1;
  });
}"""

MARKED = """() => {
  // Whether the line that runs next is seen without scrolling.
  const place = document.querySelector(".steps-of-turn > .lines").getBoundingClientRect();
  const line = document.querySelector("[aria-current=step]").getBoundingClientRect();
  return line.height > 0 && line.top >= place.top - 1 && line.bottom <= place.bottom + 1;
}"""

LARGE = """() => {
  // How large the letters of the large table are, and how much of the table only scrolling shows.
  const table = document.querySelector("dialog .table-place");
  const letters = parseFloat(getComputedStyle(table).fontSize);
  return [letters, table.scrollWidth - table.clientWidth + table.scrollHeight - table.clientHeight];
}"""

GROWN = """(bots) => {
  // The large table as it is with more bots, each with a longer name.
  const table = document.querySelector("dialog .table-place table");
  const body = table.tBodies[0];
  while (body.rows.length < bots) body.append(body.rows[0].cloneNode(true));
  for (const row of table.rows) {
    while (row.cells.length < bots + 3) row.append(row.lastElementChild.cloneNode(true));
    [...row.cells[0].querySelectorAll("span")].at(-1)?.replaceChildren("Rocket (Mia)");
  }
}"""

COMPLETED = """() => {
  // Whether names to complete are listed in the editor, and not over the message below it.
  const host = document.getElementById("editor");
  const list = host.shadowRoot.querySelector(".cm-tooltip-autocomplete");
  const line = host.shadowRoot.querySelector(".cm-activeLine");
  if (!list || !line || !document.querySelector(".fault")) return false;
  const { top, bottom } = host.getBoundingClientRect();
  return [list, line].map((e) => e.getBoundingClientRect())
    .every((part) => part.top > top - 1 && part.bottom < bottom + 1);
}"""

INSIDE = """() => {
  const [inner, outer] = ["progress", "editor"].map((id) => document.getElementById(id));
  const words = document.createRange();
  words.selectNodeContents(inner);
  const [text, place] = [words, outer].map((part) => part.getBoundingClientRect());
  const isAcross = text.left > place.left && text.right < place.right;
  return isAcross && text.top > place.top && text.bottom < place.bottom;
}"""
"""Whether the page shows the progress instead of the editor."""

CUT = """() => [...document.querySelectorAll(".choosing select")].filter((select) => {
  const alone = select.cloneNode();
  const { text, value } = select.selectedOptions[0];
  alone.append(new Option(text, value));
  alone.style.cssText = "position: absolute; flex: none; width: auto; min-width: 0";
  select.after(alone);
  const needed = alone.getBoundingClientRect().width;
  alone.remove();
  return needed > select.getBoundingClientRect().width + 1;
}).map((select) => select.selectedOptions[0].text)"""
"""The choices of which only a part is seen."""

BESIDE = """() => [...document.querySelectorAll(".bot-faces button")].filter((button) => {
  const [outer, inner] = [button, button.firstChild].map((e) => e.getBoundingClientRect());
  const across = [inner.x - outer.x, outer.right - inner.right];
  const down = [inner.y - outer.y, outer.bottom - inner.bottom];
  return [across, down].some(([one, other]) => one < 0 || Math.abs(one - other) > 1);
}).map((button) => button.ariaLabel)"""
"""The buttons whose face is not in their middle."""


def violations(page: Page) -> list[str]:
    """What axe-core says about the page in the light, and about its colours in the dark."""
    found = list(page.evaluate(RUN, {}))
    page.emulate_media(color_scheme="dark")
    found += page.evaluate(RUN, ONLY_COLOURS)
    page.emulate_media(color_scheme="light")
    return found


NINE_LINES = """from zoo import plays, wins

def choose(seen, rng):
    scores = {}
    for play in plays(seen)[:2]:
        scores[play] = 1
        if wins(seen, play):
            scores[play] = 100
    return scores or seen.legal[0]
"""


class Workshop:
    """The page as somebody uses it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.locator("#app.playable")).to_be_attached(timeout=STARTED)

    @property
    def code(self) -> Locator:
        return self.page.get_by_role(
            "textbox", name=_("The bot’s code. To leave it, press Escape, then Tab.")
        )

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def write(self, code: str) -> None:
        """Replaces the code in the editor."""
        self.code.click()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(code)

    def show(self, tab: str) -> None:
        """Shows a panel."""
        self.page.get_by_role("navigation").get_by_role("button", name=tab_word(Tab(tab))).click()


@pytest.fixture
def workshop(visit: Visit, site: str) -> Workshop:
    """The page on a first visit."""
    return Workshop(visit(f"{site}workshop.html"))


def test_a_bot_is_written_mended_played_and_kept(workshop: Workshop) -> None:
    page = workshop.page
    workshop.write(BAD)
    workshop.button(_("Run")).click()
    told = page.get_by_role("alert").get_by_text("The name sen is not defined here.")
    expect(told).to_be_visible(timeout=STARTED)
    expect(page.get_by_text("NameError: name 'sen' is not defined")).to_be_visible()
    expect(page.locator(".fault-text")).to_contain_text("Line 2:")
    workshop.write("from zoo import win\n")
    workshop.button(_("Run")).click()
    expect(page.get_by_text("There is no win here. Did you mean wins?").first).to_be_visible()
    workshop.write(GOOD)
    expect(page.locator(".fault-text")).to_have_count(0)
    workshop.button(_("Run")).click()
    expect(page.locator(".heat .spot").first).to_be_visible(timeout=STARTED)
    workshop.button(_("Pause")).click()
    workshop.button(_("First move")).click()
    expect(page.locator(".status-line")).to_contain_text("The cards are dealt.")
    workshop.button(_("Last move")).click()
    forward = _("One move forward")
    for width, height in PLAYED:
        page.set_viewport_size({"width": width, "height": height})
        board = page.evaluate(BOARD)
        assert board["hidden"] == [], (width, height)
        for turn in (_("First move"), forward, _("One move back"), forward):
            workshop.button(turn).click()
            assert page.evaluate(BOARD)["place"] == board["place"], (turn, width, height)
    if workshop.button(_("Step by step")).count() == 0:  # The other one moved first.
        workshop.button(forward).click()
    workshop.button(_("Step by step")).click()
    expect(page.locator("[aria-current=step]")).to_contain_text("print", timeout=STARTED)
    page.get_by_label(_("Step"), exact=True).fill("1")
    expect(page.get_by_text(re.compile("^I have [0-9]"))).to_be_visible()
    expect(page.locator("[aria-current=step]")).to_contain_text("return")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(STEPPED) == [], (width, height)
        assert page.evaluate(MEASURE) == [], (width, height)
    page.set_viewport_size({"width": 1024, "height": 768})
    workshop.button(_("Close the steps")).click()
    workshop.button(_("Play this game again")).click()
    workshop.button(_("Pause")).click()
    for tab in TABS:
        workshop.show(tab)
        for width, height in SIZES[2:]:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(MEASURE) == [], (tab, width, height)
    page.reload()
    again = Workshop(page)
    expect(again.code).to_contain_text("I have")
    (kept,) = parse_bots(page.evaluate(storage.READ, "bots")).bots
    assert kept == Bot("My bot", GOOD)


def test_the_line_that_runs_next_is_seen_at_the_end_of_a_file(workshop: Workshop) -> None:
    page = workshop.page
    workshop.write(NINE_LINES)
    workshop.button(_("Run")).click()
    expect(page.locator(".heat .spot").first).to_be_visible(timeout=STARTED)
    workshop.button(_("Pause")).click()
    if workshop.button(_("Step by step")).count() == 0:  # The other one moved first.
        workshop.button(_("One move forward")).click()
    workshop.button(_("Step by step")).click()
    slider, line = page.get_by_label(_("Step"), exact=True), page.locator("[aria-current=step]")
    expect(line).to_contain_text("scores = {}", timeout=STARTED)
    for width, height in ((1366, 768), (1024, 768), (768, 1024), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        for step, code in (("0", "scores = {}"), (slider.get_attribute("max") or "", "return")):
            slider.fill(step)
            expect(line).to_contain_text(code)
            assert page.evaluate(MARKED), (width, height, step)


def test_no_panel_breaks_a_rule_of_axe_and_all_fits_a_phone(workshop: Workshop) -> None:
    page = workshop.page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for tab in TABS:
        workshop.show(tab)
        if tab == "words":
            told = _("`True` if this move wins the game at once.")
            page.get_by_text(told.replace("`", "")).first.click()
            expect(
                page.get_by_text("True if this move wins the game at once.", exact=True)
            ).to_be_visible()
        found += [f"{tab}: {one}" for one in violations(page)]
        found += page.evaluate(SMALL)
        for width, height in SIZES[:2]:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{tab} {width}: {problem}" for problem in page.evaluate(MEASURE)]
        page.set_viewport_size({"width": 1024, "height": 768})
    for name in ("My bots", "The rules"):
        workshop.button(_(name)).click()
        found += [f"{name}: {one}" for one in violations(page)]
        workshop.button(_("Back")).click()
    assert found == []


def test_a_bot_learns_from_puzzles_and_solves_others(workshop: Workshop) -> None:
    page = workshop.page
    workshop.write(LEARNS.read_text(encoding="utf-8"))
    workshop.show("arena")
    workshop.button(_("Puzzles")).click()
    solved = page.get_by_text("My bot solves 41 of 50 puzzles.")
    expect(solved).to_be_visible(timeout=STARTED)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(MEASURE) == [], (width, height)
    page.set_viewport_size({"width": 1024, "height": 768})
    workshop.button(_("Look at this puzzle")).click()
    expect(page.get_by_text("Right, for example:")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(MEASURE) == [], (width, height)
    page.set_viewport_size({"width": 1024, "height": 768})
    workshop.button(_("Back to the arena")).click()
    expect(solved).to_be_visible()
    workshop.write(BAD)
    workshop.button(_("Puzzles")).click()
    stopped = page.get_by_text("It stopped after 1 puzzle because of an error in My bot.")
    expect(stopped).to_be_visible(timeout=STARTED)


@pytest.mark.parametrize(("lesson", "file"), [(10, "chance"), (11, "look"), (12, "character")])
def test_the_last_lessons_are_passed(workshop: Workshop, lesson: int, file: str) -> None:
    workshop.write((SOLUTIONS / f"{file}.py").read_text(encoding="utf-8"))
    workshop.show("lessons")
    workshop.page.get_by_role("button", name=f"Lesson {lesson}: ").click()
    workshop.button(_("Check it")).click()
    reached = workshop.page.get_by_text(_("Goal reached! Well done."))
    expect(reached).to_be_visible(timeout=STARTED)


def test_what_a_check_has_found_is_in_sight_below_hints_and_a_solution(workshop: Workshop) -> None:
    workshop.show("lessons")
    workshop.page.get_by_role("button", name="Lesson 2: ").click()
    look, wrong = workshop.button(_("Look at this puzzle")), workshop.page.locator(".verdict")
    workshop.button(_("Check it")).click()
    expect(look).to_be_in_viewport(ratio=1, timeout=STARTED)
    workshop.button(_("Hint")).click()
    workshop.button(_("Another hint")).click()
    workshop.button(_("Show a solution")).click()
    for width, height in ((1024, 768), (768, 1024), (360, 640)):
        workshop.page.set_viewport_size({"width": width, "height": height})
        if width < 760:
            workshop.show("lessons")
        workshop.button(_("Check it")).click()
        expect(wrong).to_have_count(0)
        expect(wrong).to_be_in_viewport(ratio=1, timeout=STARTED)
        expect(look).to_be_in_viewport(ratio=1)


def test_the_whole_board_is_in_sight_when_a_game_begins_below_it(workshop: Workshop) -> None:
    workshop.show("board")
    corner = workshop.page.get_by_role("gridcell", name=re.compile("^a1,"))
    for width, height in ((1024, 768), (360, 640)):
        workshop.page.set_viewport_size({"width": width, "height": height})
        workshop.page.get_by_label(_("Against")).select_option("person")
        workshop.button(_("New game")).click()
        expect(workshop.page.get_by_text(_("Your cards"))).to_be_attached(timeout=STARTED)
        workshop.page.get_by_label(_("Against")).scroll_into_view_if_needed()
        workshop.button(_("New game")).click()
        expect(corner).to_be_in_viewport(ratio=1)


def test_the_bots_of_a_class_play_each_other(workshop: Workshop, tmp_path: Path) -> None:
    page = workshop.page
    for name, code in (("ada.py", GOOD), ("=ben.py", BAD)):
        (tmp_path / name).write_text(code, encoding="utf-8")
    workshop.show("arena")
    with page.expect_file_chooser() as chooser:
        workshop.button(_("Open bots from files")).click()
    chooser.value.set_files(sorted(tmp_path.iterdir()))
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("ada", exact=True).click()
    expect(dialog.get_by_text('print("I have"')).to_be_visible()
    dialog.get_by_role("button", name=_("Let them play")).click()
    expect(page.get_by_role("row", name=re.compile("=ben .*% 20"))).to_be_visible(timeout=STARTED)
    expect(page.get_by_text("The name sen is not defined here.")).to_be_visible()
    workshop.button(_("Show it large")).click()
    for width, height in ((1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        letters, hidden = page.evaluate(LARGE)
        assert letters > width / 30, "a class reads it from the back of the room"
        assert hidden == 0
    for bots in (4, 7, 11):
        page.evaluate(GROWN, bots)
        assert page.evaluate(LARGE)[1] == 0, bots


@pytest.mark.parametrize("language", ["en", "de", "uk"])
def test_the_choices_of_the_arena_are_seen_whole(visit: Visit, site: str, language: str) -> None:
    workshop = Workshop(
        visit(f"{site}workshop.html", script=storage.saving({"language": language}))
    )
    page = workshop.page
    page.locator(".tabs button").last.click()
    page.locator(".board-choice select").select_option(index=1)
    expect(page.locator(".choosing select")).to_have_count(4)
    page.locator(".choosing select").last.select_option(index=1)
    for width, height in (*SIZES, (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == [], (width, height)
        assert page.evaluate(MEASURE) == [], (width, height)


def test_a_bot_comes_to_another_device_as_a_link(visit: Visit, site: str) -> None:
    heard = """
      window.heard = [];
      if (navigator.clipboard) navigator.clipboard.writeText = async (text) => heard.push(text);
    """
    script = storage.saving({"bots": bots_text(Bots((Bot("Ada", GOOD, 3),)))}, unless="bots")
    workshop = Workshop(visit(f"{site}workshop.html", script=f"{script};{heard}"))
    page = workshop.page
    workshop.button(_("Share this bot")).click()
    drawn = page.get_by_role("img", name=_("A code for the camera of the other tablet"))
    expect(drawn).to_be_visible()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(MEASURE) == [], (width, height)
    page.set_viewport_size({"width": 1024, "height": 768})
    page.get_by_label(_("Your name")).fill("Mia")
    page.get_by_label(_("Your name")).blur()
    workshop.button(_("Share a link")).click()
    expect(page.get_by_text(_("Link copied. Paste it anywhere you like."))).to_be_visible()
    code = drawn.bounding_box()
    assert code
    assert code["width"] > 400, "a camera sees its squares"
    (address,) = page.evaluate("heard")
    other = Workshop(visit(address))
    expect(other.page.get_by_text("I have", exact=False).first).to_be_visible()
    other.button(_("Open it")).click()
    expect(other.page.get_by_label(_("Bot name"))).to_have_value(
        "Ada 2"
    )  # Both have the same bots.
    workshop.button(_("Back")).click()
    seeds = []
    for one in (workshop, other):
        one.show("arena")
        seeds.append(one.page.get_by_label(_("Seed")).input_value())
    assert seeds[0] == seeds[1]
    assert other.page.evaluate("location.hash") == ""
    other.page.evaluate("location.hash = '#b=damaged'")
    expect(other.page.get_by_text(_("This link has no bot."))).to_be_visible()


def test_the_progress_stands_in_the_place_of_the_editor(visit: Visit, site: str) -> None:
    held = Held("**/codemirror_view*")
    page = visit(f"{site}workshop.html", prepare=held)
    expect(page.locator(".tabs")).to_be_visible(timeout=STARTED)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(INSIDE)
    held.let_go()
    Workshop(page)


def test_each_part_has_its_place_faces_the_ring_and_names_to_complete(
    visit: Visit, site: str
) -> None:
    script = storage.saving({"bots": bots_text(Bots((Bot("Ada", GOOD),)))}, unless="bots")
    workshop = Workshop(visit(f"{site}workshop.html", script=script))
    page = workshop.page
    workshop.button(_("My bots")).click()
    assert page.evaluate(BESIDE) == []
    workshop.button(_("Back")).click()
    workshop.code.click()
    expect(page.locator("#editor")).to_have_css("outline-style", "solid")
    expect(page.locator("html")).to_have_attribute("data-typeface", "own")
    workshop.write("def choose(seen, rng)\n" + "    x = 1\n" * 40)
    expect(page.locator(".fault")).to_be_visible(timeout=STARTED)
    page.keyboard.type("li")
    until(page, COMPLETED)


def test_a_text_that_is_no_list_of_bots_is_set_aside(visit: Visit, site: str) -> None:
    script = storage.saving({"bots": '{"bots": 3'})
    page = Workshop(visit(f"{site}workshop.html", script=script)).page
    assert page.evaluate(storage.READ, "bots") is None
    assert [one["text"] for one in page.evaluate(storage.READ_DAMAGED)] == ['{"bots": 3']


@pytest.mark.soak
def test_the_workshop_works_off_line(visit: Visit, site: str) -> None:
    script = storage.saving({"bots": bots_text(Bots((Bot("Ada", GOOD),)))}, unless="bots")
    page = visit(f"{site}workshop.html", script=script, worker=True)
    Workshop(page)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    page.context.set_offline(offline=True)
    page.reload()
    again = Workshop(page)
    again.button(_("Run")).click()
    expect(page.locator(".heat .spot").first).to_be_visible(timeout=STARTED)
