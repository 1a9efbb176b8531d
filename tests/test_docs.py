"""Documents name files that exist and the last version; comments of style sheets are plain."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.workshop.lessons.words import LESSON_WORDS

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
FOLDERS = (
    *("game", "zoo", "rowdy_zoo", "examples"),
    *("static", "tools", "tests", "e2e", "engines"),
)
UI = ROOT / "game" / "ui"
BASES = (ROOT, UI, UI / "screens")
"""A path in a document is relative to the repository, to `game/ui` or to its screens."""

NOT_IN_THE_REPOSITORY = ("dist/", "sw.js", ".venv/", "game/editions/my_zoo.toml", "rowdy-zoo/")
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#\s]+)")
MODULE = re.compile(r"tools(?:\.\w+)+")
PATH = re.compile(r"[\w.*-]+(?:/[\w.*-]*)+")
SOURCE = re.compile(r"[\w-]+\.(?:py|js|mjs|css)")


def words(document: Path) -> Iterator[str]:
    """The words in backticks, without the name of a test after `::`."""
    for code in CODE.findall(document.read_text(encoding="utf-8")):
        yield from (word.partition("::")[0] for word in code.split())


def exists(word: str) -> bool:
    """Whether the word is no name of a file, or the file is in the repository."""
    if word.startswith(NOT_IN_THE_REPOSITORY):
        return True
    if MODULE.fullmatch(word):
        path = ROOT / word.replace(".", "/")
        return path.with_suffix(".py").exists() or (path / "__main__.py").exists()
    if PATH.fullmatch(word):
        return any(any(base.glob(word.rstrip("/"))) for base in BASES)
    if SOURCE.fullmatch(word):
        return (ROOT / word).exists() or any(any((ROOT / f).rglob(word)) for f in FOLDERS)
    return True


each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)


def riddles() -> re.Pattern[str]:
    """Matches the words that CONTRIBUTING.md bans because they often hide a riddle."""
    text = " ".join((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split())
    listed = text.partition("These words often hide one: ")[2].partition(".")[0]
    return re.compile(rf"\b(?:{listed.replace(', ', '|')})\b", re.IGNORECASE)


@each_document
def test_every_relative_link_leads_to_a_file(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))
    relative = [link for link in links if "://" not in link]
    assert [link for link in relative if not (document.parent / link).exists()] == []


@each_document
def test_every_file_that_is_named_exists(document: Path) -> None:
    assert sorted({word for word in words(document) if not exists(word)}) == []


def test_a_missing_file_is_noticed() -> None:
    missing = [
        "game/none.py",
        "table/none.py",
        "none.py",
        "tests/none/",
        "static/*.none",
        "tools.none",
    ]
    assert [word for word in missing if exists(word)] == []


def test_the_version_is_that_of_the_last_release() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$", changelog, re.MULTILINE)
    assert released[0] == project["version"]
    assert "version" not in json.loads((ROOT / "package.json").read_text(encoding="utf-8"))


def test_every_section_that_the_code_names_is_in_the_specification() -> None:
    text = (ROOT / "docs" / "specification.md").read_text(encoding="utf-8")
    sections = set(re.findall(r"^## (\d+)\.", text, re.MULTILINE))
    sources = [path.read_text("utf-8") for path in (ROOT / "game").rglob("*.py")]
    named = [re.findall(r"\(specification, sections? ([^)]+)\)", source) for source in sources]
    numbers = {number for found in named for words in found for number in re.findall(r"\d+", words)}
    assert {"2", "7"} <= numbers <= sections


def test_no_comment_of_a_style_sheet_has_a_word_that_often_hides_a_riddle() -> None:
    banned = riddles()
    assert banned.search("It stands there.")
    sheets = sorted((ROOT / "static" / "style").rglob("*.css"))
    comments = [
        (sheet.name, " ".join(comment.split()))
        for sheet in sheets
        for comment in re.findall(r"/\*.*?\*/", sheet.read_text(encoding="utf-8"), re.DOTALL)
    ]
    assert comments
    assert [found for found in comments if banned.search(found[1])] == []


LEAST_REPORTS = 40
REPORT = re.compile(r"(own|([\w./-]+ \d+(, |$))+)")
TESTS = re.compile(r"by hand|(`(e2e|tests)/[\w/]+\.py`(, |$))+")


def test_each_reported_kind_has_its_source_result_and_test_once() -> None:
    text = (ROOT / "docs" / "reports.md").read_text(encoding="utf-8")
    _head, _line, *rows = [line.strip("|").split("|") for line in text.splitlines() if "|" in line]
    kinds = [[part.strip() for part in row] for row in rows]
    assert len({kind for kind, *_rest in kinds}) == len(kinds) >= LEAST_REPORTS
    for kind, source, tried, result, tests in kinds:
        assert REPORT.fullmatch(source), kind
        assert tried, kind
        assert re.match("mended$|held$|left: ", result), kind
        assert TESTS.fullmatch(tests), kind


def test_the_plan_for_teachers_calls_the_lessons_as_the_page_does() -> None:
    plan = (ROOT / "docs" / "teachers.md").read_text(encoding="utf-8")
    titles = {number: lesson.title for number, lesson in enumerate(LESSON_WORDS, 1)}
    named = {int(number): title for number, title in re.findall(r'esson (\d+), "([^"]*)"', plan)}
    assert len(named) >= 5
    assert named == {number: titles[number] for number in named}
    assert {int(number) for number in re.findall(r"essons? (\d+)", plan)} <= named.keys()
