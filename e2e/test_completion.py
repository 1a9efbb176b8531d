"""The editor of the workshop completes names, and imports those of `zoo`."""

import pytest
from playwright.sync_api import Page

from e2e.test_workshop import Workshop
from e2e.waits import until
from e2e.watch import Visit

CODE = """() => {
  const lines = document.getElementById("editor").shadowRoot.querySelectorAll(".cm-line");
  return [...lines].map((line) => line.textContent).join("\\n");
}"""

OFFERED = """() => {
  const root = document.getElementById("editor").shadowRoot;
  const labels = root.querySelectorAll(".cm-tooltip-autocomplete .cm-completionLabel");
  return [...labels].map((label) => label.textContent);
}"""

FIRST = """() => {
  const root = document.getElementById("editor").shadowRoot;
  const first = ".cm-tooltip-autocomplete [aria-selected] .cm-completionLabel";
  return root.querySelector(first)?.textContent;
}"""

ASKED = """() => new Promise((resolve) => setTimeout(resolve, 400, true))"""
"""CodeMirror looks for names a tenth of a second after the last key, and may find none to show."""

HIDING = """() => {
  // The offers that the box about the chosen one covers, and whether there is such a box.
  const root = document.getElementById("editor").shadowRoot;
  const box = root.querySelector(".cm-completionInfo")?.getBoundingClientRect();
  if (!box) return null;
  const list = root.querySelector(".cm-tooltip-autocomplete ul").getBoundingClientRect();
  return [...root.querySelectorAll(".cm-tooltip-autocomplete li")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const end = Math.min(bottom, list.bottom);  // The list shows no more.
    const isBeside = left > box.right - 1 || right < box.left + 1;
    return !isBeside && top < box.bottom - 1 && end > box.top + 1;
  }).map((one) => one.textContent);
}"""

ACCEPTED = [
    ("from zoo import plays, gues|", "guess", "from zoo import plays, guess"),
    ("from zoo import gu|", "guess", "from zoo import guess"),
    ("from zoo import gu|, plays\nx = 1", "guess", "from zoo import guess, plays\nx = 1"),
    ("from zoo import plays, gu|, wins", "guess", "from zoo import plays, guess, wins"),
    (
        "from zoo import (\n    plays,\n    gu|\n)",
        "guess",
        "from zoo import (\n    plays,\n    guess\n)",
    ),
    ("from zoo import (\n    plays,\n    gu|", "guess", "from zoo import (\n    plays,\n    guess"),
    (
        "from zoo import plays\nfrom zoo import gu|",
        "guess",
        "from zoo import plays\nfrom zoo import guess",
    ),
    ("def f():\n    from zoo import gu|", "guess", "def f():\n    from zoo import guess"),
    ("gu|", "guess", "from zoo import guess\n\n\nguess"),
    ("# a bot\ngu|", "guess", "# a bot\nfrom zoo import guess\n\n\nguess"),
    ("from zoo import plays\ngu|", "guess", "from zoo import guess, plays\nguess"),
    ("from zoo import after, wins\ngu|", "guess", "from zoo import after, guess, wins\nguess"),
    ("from zoo import after  # a\ngu|", "guess", "from zoo import after, guess  # a\nguess"),
    (
        "from zoo import (\n    after,\n)\ngu|",
        "guess",
        "from zoo import (\n    after, guess,\n)\nguess",
    ),
    ("from zoo import guess, plays\ngu|", "guess", "from zoo import guess, plays\nguess"),
    (
        "from zoo import plays\nfrom zoo import guess\ngu|",
        "guess",
        "from zoo import plays\nfrom zoo import guess\nguess",
    ),
    ("from zoo import *\ngu|", "guess", "from zoo import *\nguess"),
    ("from zoo import guess as g\ngu|", "guess", "from zoo import guess as g\ng"),
    ("from zoo import plays as p\ngu|", "guess", "from zoo import guess, plays as p\nguess"),
    ("import zoo\ngu|", "guess", "import zoo\nzoo.guess"),
    ("import zoo\nzoo.gu|", "guess", "import zoo\nzoo.guess"),
    ("import zoo as z\nz.gu|", "guess", "import zoo as z\nz.guess"),
    ("import zoo as z\ngu|", "guess", "import zoo as z\nz.guess"),
    (
        "# from zoo import plays\ngu|",
        "guess",
        "# from zoo import plays\nfrom zoo import guess\n\n\nguess",
    ),
    (
        '"""\nfrom zoo import plays\n"""\ngu|',
        "guess",
        'from zoo import guess\n\n\n"""\nfrom zoo import plays\n"""\nguess',
    ),
    ("from zoo import \ngu|", "guess", "from zoo import guess \nguess"),
]
"""The code with the cursor, what is accepted, and the code after it."""

NOT_OFFERED = [
    ("from zoo import guess, gu|", "guess"),
    ("from random import gu|", "guess"),
    ("from zoo import plays as gu|", "guess"),
    ("from gu|", "guess"),
    ("# gu|", "guess"),
    ("x = 'gu|", "guess"),
    ("win|", "UserWarning"),
    ("win|", "BytesWarning"),
    ("gu|", "gu"),
    ("pos|", "pos"),
    ("from zoo import gu|", "gu"),
    ("for pos| in seen.hand:\n    pass", "pos"),
    ("def win|():\n    pass", "win"),
    ("pos| = 3", "pos"),
]
"""The code with the cursor, and a name that is not offered."""

OFFERED_TOO = [
    ("seen.se|", "seen.seats"),
    ("seen.options.|", "seen.options.hand_size"),
    ("seen.options.|", "seen.options.power_cards"),
    ("seen.options.|", "seen.options.draw"),
    ("seen.edition.l|", "seen.edition.lines"),
    ("Value|", "ValueError"),
    ("score = 3\nsco|", "score"),
]


@pytest.fixture
def workshop(visit: Visit, site: str) -> Workshop:
    """The page on a first visit."""
    return Workshop(visit(f"{site}workshop.html"))


def typed(workshop: Workshop, code: str, delay: int) -> None:
    """Writes the code, and the word before the cursor with so many milliseconds for each key."""
    before, after = code.split("|")
    word = before.split("\n")[-1].split(" ")[-1].rsplit("'")[-1]
    workshop.page.keyboard.press("Escape")
    workshop.write(before.removesuffix(word) + after)
    for _ in after:
        workshop.page.keyboard.press("ArrowLeft")
    workshop.page.keyboard.type(word, delay=delay)


def offered(page: Page) -> list[str]:
    found: list[str] = page.evaluate(OFFERED)
    return found


def test_an_accepted_name_stands_once_and_is_imported(workshop: Workshop) -> None:
    page, found = workshop.page, list[tuple[str, ...]]()
    for code, name, after in ACCEPTED:
        typed(workshop, code, 200)
        before = page.evaluate(CODE)
        until(page, ASKED)
        assert page.evaluate(FIRST) == name, code
        page.keyboard.press("Enter")
        if page.evaluate(CODE) != after:
            found.append((code, page.evaluate(CODE)))
            continue
        page.keyboard.press("Control+Z")
        if page.evaluate(CODE) != before:
            found.append((code, "undone", page.evaluate(CODE)))
    assert found == []


def test_no_name_is_offered_that_does_not_fit(workshop: Workshop) -> None:
    page, found = workshop.page, []
    for code, name in NOT_OFFERED:
        typed(workshop, code, 20)
        until(page, ASKED)
        if name in offered(page):
            found.append((code, offered(page)))
    assert found == []


def test_names_of_what_a_bot_sees_and_of_its_own_code_are_offered(workshop: Workshop) -> None:
    page, found = workshop.page, []
    for code, name in OFFERED_TOO:
        typed(workshop, code, 20)
        until(page, ASKED)
        if name not in offered(page):
            found.append((code, name, offered(page)))
    assert found == []


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (768, 1024), (360, 640)])
def test_the_box_about_a_name_covers_no_other(workshop: Workshop, size: tuple[int, int]) -> None:
    page = workshop.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size[0] < 600:
        workshop.show("code")
    for code in ("seen.|", "        some_positions = gu|"):
        typed(workshop, code, 20)
        assert until(page, f"() => ({HIDING})() ?? false") == []
