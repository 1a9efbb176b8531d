"""What `tools/site/join.py` makes of modules."""

from pathlib import Path

import pytest

from tools.site.join import joined, modules

PAGE = """// Comments stay in the modules.
import { one, two } from "./numbers.js";
import { add } from "./sums.js";

/** Their sum. @type {number} */
const sum = /** @type {number} */ (add(one, two));
console.log(sum); // trick: printing
"""
SUMS = """import {
  one,
} from "./numbers.js";

/**
 * @param {number} a
 * @param {number} b
 */
export function add(a, b) {
  // One is no other.
  return a + b + one - one;
}
"""
NUMBERS = """export const one = 1;
export const two = 2;
"""
JOINED = """(function () {
"use strict";

const one = 1;
const two = 2;

function add(a, b) {
  return a + b + one - one;
}

const sum = /** @type {number} */ (add(one, two));
console.log(sum); // trick: printing
})();
"""


@pytest.fixture
def entry(tmp_path: Path) -> Path:
    for name, text in {"page": PAGE, "sums": SUMS, "numbers": NUMBERS}.items():
        (tmp_path / f"{name}.js").write_text(text, encoding="utf-8")
    return tmp_path / "page.js"


def test_modules_come_once_each_after_what_they_import(entry: Path) -> None:
    assert [path.stem for path in modules(entry)] == ["numbers", "sums", "page"]


def test_the_script_has_all_declarations_and_no_comments_of_their_own(entry: Path) -> None:
    assert joined(entry) == JOINED


def test_each_module_can_be_changed_first(entry: Path) -> None:
    assert "let two = 3;" in joined(
        entry, lambda text: text.replace("const two = 2", "let two = 3")
    )
