"""The contract between the page and Python is the same on both sides."""

import ast
import re
from pathlib import Path
from typing import Literal, get_args

import pytest

from game.ui.app.rooms import decode
from game.ui.kept.news import News
from game.ui.model.effect import Sound
from game.ui.play.history import Sent

ROOT = Path(__file__).parent.parent
BEFORE_PYTHON = ROOT / "static" / "start" / "before_python"
MODULES = sorted((ROOT / "static" / "page").rglob("*.js"))
BRIDGE_JS = ROOT / "static" / "page" / "bridge.js"
BRIDGE = BRIDGE_JS.read_text(encoding="utf-8")
PAGE = ast.parse((ROOT / "game" / "ui" / "browser" / "bridge.py").read_text(encoding="utf-8"))

PLACEHOLDERS = {"${string}": ["en", "en,uk"], "${number}": ["0"]}
"""Samples of what a message may contain anywhere."""


def members() -> set[str]:
    """The members of `Page` in JavaScript."""
    found = re.search(r"@typedef \{object\} Page\n(.*?)\*/", BRIDGE, re.DOTALL)
    assert found
    return set(re.findall(r"@property \{[^\n]*\} (\w+)\s", found[1]))


def python_members() -> set[str]:
    """The members of `Page` in Python."""
    [page] = [n for n in PAGE.body if isinstance(n, ast.ClassDef) and n.name == "Page"]
    return {
        node.name if isinstance(node, ast.FunctionDef) else ast.unparse(node.target)
        for node in page.body
        if isinstance(node, ast.FunctionDef | ast.AnnAssign)
    }


def union(name: str) -> set[str]:
    """The texts of a union type in JavaScript, with all combinations of a template's parts."""
    found = re.search(rf"@typedef \{{([^@]*?)\}} {name}\b", BRIDGE)
    assert found
    texts: set[str] = set()
    for quoted, template in re.findall(r'"([^"]*)"|`([^`]*)`', found[1]):
        texts |= set(filled(template)) if template else {quoted}
    return texts


def filled(template: str) -> list[str]:
    """The template with each text that its placeholder stands for."""
    found = re.search(r"\$\{(\w+)\}", template)
    if not found:
        return [template]
    values = PLACEHOLDERS.get(found[0]) or union(found[1])
    return [template.replace(found[0], value) for value in values]


def literal(name: str) -> set[str]:
    """The texts of a Literal of `bridge.py`, which only the browser can import."""
    for node in PAGE.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name and node.value:
            return set(get_args(eval(ast.unparse(node.value), {"Literal": Literal})))
    raise AssertionError(f"bridge.py has no {name}")


def test_both_sides_declare_the_same_members() -> None:
    assert "claimGame" in members()
    assert members() == python_members()


def test_the_page_provides_every_member() -> None:
    created = set(
        re.findall(r"^    (\w+): ", (BEFORE_PYTHON / "page.js").read_text("utf-8"), re.MULTILINE)
    )
    for path in MODULES:
        created |= set(re.findall(r"^page\.(\w+) = ", path.read_text(encoding="utf-8"), re.M))
    assert members() <= created


@pytest.mark.parametrize("name", ["FailureName", "FirstPaintName", "TextName"])
def test_both_sides_know_the_same_names(name: str) -> None:
    assert union(name) == literal(name)
    assert len(union(name)) > 1


def test_the_page_can_play_every_sound() -> None:
    assert union("SoundName") == {sound.value for sound in Sound}


def test_python_knows_what_the_page_tells() -> None:
    assert union("News") <= {news.value for news in News}
    assert union("LinkResult") == {sent.value for sent in Sent} | {""}


def test_every_message_of_the_page_can_be_decoded() -> None:
    messages = union("Message")
    assert {
        "LostGameLock",
        "LinkSent ",
        "NewsReceived others-open",
        "VoicesChanged en,uk",
    } <= messages
    for message in messages:
        decode(message)


def test_the_prefix_of_storage_keys_stands_in_one_place() -> None:
    pages = [*(ROOT / "static").rglob("*js"), *(ROOT / "game").rglob("*.py")]
    users = [path for path in pages if '"rowdy-zoo:' in path.read_text(encoding="utf-8")]
    assert sorted(users) == sorted([BEFORE_PYTHON / "storage.js", BRIDGE_JS])
