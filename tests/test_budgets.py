"""What must not grow: lines of files, words of documents, bytes of a visit, imported modules.

`tests/budgets.toml` has the numbers. Visits are those of `dist/`, so `make build` comes first.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tools.bench.compare import files as files_of
from tools.bench.compare import sent

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
BUDGETS: dict[str, Any] = tomllib.loads((ROOT / "tests/budgets.toml").read_text(encoding="utf-8"))
EXCEPTIONS: dict[str, dict[str, Any]] = BUDGETS["lines"]["exceptions"]
VISIT: dict[str, dict[str, Any]] = BUDGETS["visit"]
KINDS = ("code", "data")

RAISE = "Make it smaller. A budget is raised only in a commit of its own that says why."

IMPORT_HOME = """
import runpy, sys
from unittest.mock import MagicMock

for name in ("js", "pyodide", "pyodide.ffi"):
    sys.modules[name] = MagicMock()
runpy.run_module("tools.runtime.first_modules")
"""
"""Imports what a first start imports, with a stand-in for the page."""

OTHER_ROOMS = {"table", "builder", "pictures", "history", "learn", "family", "print"}
"""The rooms whose modules home does not need."""


def excess(name: str, number: int, budget: Mapping[str, Any], unit: str, key: str) -> Iterator[str]:
    """A sentence if the number is above the budget."""
    limit = budget[key]
    if number > limit:
        over = number - limit
        yield f"{name} has {number:,} {unit}, {over:,} over its budget of {limit:,}. {RAISE}"


def budgets(part: object, name: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """All tables with a number, and their names."""
    if isinstance(part, dict):
        if any(isinstance(value, int) for value in part.values()):
            yield name, part
        for key, value in part.items():
            yield from budgets(value, f"{name} {key}".strip())


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def words(document: Path) -> int:
    """The number that `wc -w` prints."""
    return len(document.read_text(encoding="utf-8").split())


def files(kind: str) -> dict[str, Path]:
    """The files of a kind that count, by their names."""
    found = {path for pattern in BUDGETS["lines"][kind]["files"] for path in ROOT.glob(pattern)}
    return {path.relative_to(ROOT).as_posix(): path for path in sorted(found)}


def documents() -> dict[str, Path]:
    found = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
    return {path.relative_to(ROOT).as_posix(): path for path in found}


def part_of(path: Path) -> str | None:
    """The first part of a visit with a pattern that fits."""
    name = path.relative_to(DIST)
    fitting = (part for part in VISIT if any(map(name.match, VISIT[part]["patterns"])))
    return next(fitting, None)


@pytest.fixture(scope="module")
def visit() -> dict[str | None, list[Path]]:
    """The files of `dist/` by the part of the visit."""
    assert DIST.exists(), "dist/ is missing; run `make build` first"
    found = files_of(DIST)
    return {part: [p for p in found if part_of(p) == part] for part in [*VISIT, None]}


def test_each_budget_says_why() -> None:
    assert [name for name, budget in budgets(BUDGETS) if not budget.get("why")] == []


def test_a_budget_that_is_exceeded_is_reported_with_the_number() -> None:
    budget = {"limit": 300}
    assert list(excess("game/a.py", 300, budget, "lines", "limit")) == []
    [told] = excess("game/a.py", 1310, budget, "lines", "limit")
    assert told == f"game/a.py has 1,310 lines, 1,010 over its budget of 300. {RAISE}"


@pytest.mark.parametrize("kind", KINDS)
def test_no_file_has_too_many_lines(kind: str) -> None:
    found = files(kind)
    assert found
    limit = BUDGETS["lines"][kind]
    told = [
        sentence
        for name, path in found.items()
        for sentence in excess(name, lines(path), EXCEPTIONS.get(name, limit), "lines", "limit")
    ]
    assert told == []


def test_no_exception_is_kept_that_no_file_needs() -> None:
    limits = {name: BUDGETS["lines"][kind]["limit"] for kind in KINDS for name in files(kind)}
    told = [
        f"{name} needs no exception in tests/budgets.toml; delete its line."
        for name in EXCEPTIONS
        if name not in limits or lines(ROOT / name) <= limits[name]
    ]
    assert told == []


def test_no_document_has_too_many_words() -> None:
    found = documents()
    limits = BUDGETS["words"]["documents"]
    assert sorted(limits) == sorted(found), "each document has a budget in tests/budgets.toml"
    told = [
        sentence
        for name, path in found.items()
        for sentence in excess(name, words(path), limits[name], "words", "limit")
    ]
    assert told == []


def test_all_documents_together_have_few_words() -> None:
    number = sum(map(words, documents().values()))
    assert list(excess("All documents", number, BUDGETS["words"]["all"], "words", "limit")) == []


def test_each_file_of_the_site_is_part_of_a_visit(visit: dict[str | None, list[Path]]) -> None:
    assert visit[None] == []


@pytest.mark.parametrize("part", VISIT)
def test_a_visit_needs_few_files_and_bytes(part: str, visit: dict[str | None, list[Path]]) -> None:
    found, budget = visit[part], VISIT[part]
    size = sum(map(sent, found))
    told = [*excess(part, size, budget, "bytes", "bytes")]
    told += excess(part, len(found), budget, "files", "files")
    assert told == []


def test_a_first_visit_needs_few_bytes(visit: dict[str | None, list[Path]]) -> None:
    budget = BUDGETS["first-visit"]
    size = sum(sent(path) for part in budget["parts"] for path in visit[part])
    assert list(excess("A first visit", size, budget, "bytes", "bytes")) == []


@pytest.fixture(scope="module")
def modules_of_home() -> list[str]:
    command = [sys.executable, "-c", IMPORT_HOME]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    names: list[str] = json.loads(done.stdout)
    return [name for name in names if name.startswith("game.")]


def test_home_needs_few_modules(modules_of_home: list[str]) -> None:
    budget = BUDGETS["modules"]["home"]
    number = len(modules_of_home)
    assert list(excess("The home screen", number, budget, "modules", "limit")) == []


def test_home_needs_no_module_of_another_room(modules_of_home: list[str]) -> None:
    rooms = [name.removeprefix("game.ui.screens.").split(".")[0] for name in modules_of_home]
    assert set(rooms) & OTHER_ROOMS == set()
    assert not any(name.startswith("game.ui.play") for name in modules_of_home)
