"""Each trick of the start has one name: `tools/runtime/tricks.py`, `docs/startup.md`."""

import re
from pathlib import Path

import pytest

from tools.runtime.precompile import check_boot
from tools.runtime.saved_code import additions
from tools.runtime.tricks import INSTEAD, TRICKS, TrickError, leave_out, trick_of

ROOT = Path(__file__).parent.parent
TAGGED = [
    ROOT / "index.html",
    ROOT / "pyscript.toml",
    ROOT / "game" / "start.py",
    *(path for path in (ROOT / "static" / "start").rglob("*") if path.is_file()),
]


def tagged(path: Path) -> set[str]:
    return {name for line in path.read_text("utf-8").splitlines() if (name := trick_of(line))}


def test_every_tag_names_a_trick_and_every_trick_is_named_where_it_is_explained() -> None:
    assert set().union(*map(tagged, TAGGED)) <= TRICKS.keys()
    for name, file in TRICKS.items():
        text = (ROOT / file).read_text("utf-8")
        assert name in text, f"{file} does not mention {name}"


def test_the_document_has_a_row_for_each_trick() -> None:
    document = (ROOT / "docs" / "startup.md").read_text("utf-8")
    rows = re.findall(r"^\| `([a-z-]+)` \|", document, re.MULTILINE)
    assert sorted(set(rows)) == sorted(TRICKS)


def test_lines_of_a_trick_are_left_out_or_replaced() -> None:
    text = "a\nb // trick: small-steps\nc # trick: kept-home\n<d> <!-- trick: no-plugins -->\n"
    assert leave_out(text, []) == text
    assert leave_out(text, ["small-steps", "no-plugins"]) == "a\nc # trick: kept-home\n"
    instead = f"{INSTEAD['kept-home']}\n"
    assert leave_out(text.replace("small-steps", "kept-home"), ["kept-home"]).startswith(
        f"a\n{instead}<d>"
    )


def test_what_takes_the_place_of_an_assignment_sets_the_same_name() -> None:
    lines = [line for path in TAGGED for line in path.read_text("utf-8").splitlines()]
    for name, instead in INSTEAD.items():
        [line] = [line.strip() for line in lines if trick_of(line) == name]
        if " = " in line:
            assert line.partition(" = ")[0] == instead.partition(" = ")[0]


def test_a_library_without_a_module_of_a_step_is_refused() -> None:
    boot = (ROOT / "static" / "start" / "boot.mjs").read_text("utf-8")
    with pytest.raises(TrickError, match=r"small-steps .* no module (?!asyncio)"):
        check_boot(boot, {"asyncio/__init__.py": ""})


def test_code_that_is_not_recorded_is_refused() -> None:
    with pytest.raises(TrickError, match=r"dataclass-code .* no longer makes its code"):
        additions()
