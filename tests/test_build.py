"""What `python -m tools.build` makes of the repository."""

import ast
import json
import re
import tomllib
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.bots.levels import LEVELS
from game.rules.edition import edition_names, load_edition
from game.ui import i18n
from game.ui.markup import Node, to_html
from game.ui.model import COLOURS, MOST_SEATS, Model
from game.ui.view import view
from game.ui.view.first import told_without_python
from game.ui.words import face
from tests.ui.pages import nodes
from tools import build

ROOT = Path(__file__).parent.parent
VIEW = ROOT / "game" / "ui" / "view"
SVG = "{http://www.w3.org/2000/svg}"
NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"}
EDITIONS = [load_edition(name) for name in edition_names()]
TELLERS = ("static/start.js", "static/boot.mjs", "game/main.py")


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A fresh build, made beside the one that is served."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("dist")
        patch.setattr(build, "DIST", folder)
        build.main()
        yield folder


def test_a_second_build_writes_nothing(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.stat().st_mtime_ns for path in dist.rglob("*")}
    build.main()
    assert ", 0 written, 0 removed" in capsys.readouterr().out
    assert {path: path.stat().st_mtime_ns for path in dist.rglob("*")} == before


def test_a_build_mends_what_is_wrong(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (dist / "static" / "old.css").write_text("")
    (dist / "static" / "base.css").write_text("")
    build.main()
    assert ", 1 written, 1 removed" in capsys.readouterr().out
    assert not (dist / "static" / "old.css").exists()
    assert (dist / "static" / "base.css").read_text() == (ROOT / "static/base.css").read_text()


def test_the_archive_holds_the_game(dist: Path) -> None:
    with zipfile.ZipFile(dist / "game.zip") as archive:
        names = archive.namelist()
        assert archive.testzip() is None
    kinds = (".py", ".toml", ".json", ".mo")
    wanted = [p for p in (ROOT / "game").rglob("*") if p.suffix in kinds]
    assert sorted(names) == sorted(path.relative_to(ROOT).as_posix() for path in wanted)
    assert {f"game/locale/{language}.mo" for language in i18n.LANGUAGES} <= set(names)
    assert "game/bots/weights.json" in names


def art() -> ElementTree.Element:
    return ElementTree.fromstring(build.art())


def symbols() -> list[str]:
    return [symbol.attrib["id"] for symbol in art().iter(f"{SVG}symbol")]


def drawn_by_the_view() -> set[str]:
    """The names of drawings that the sources of the view write out: icons wherever they stand."""
    written = [
        node
        for path in VIEW.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]
    calls = [n for n in written if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
    shown = chain.from_iterable(
        ast.walk(call.args[0])
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("picture", "_drawing") and call.args
    )
    names = set(texts(shown)) | {text for text in texts(written) if text.startswith("icon-")}
    return {name for name in names if not name.endswith("-")}


def texts(written: Iterable[ast.AST]) -> Iterator[str]:
    for node in written:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_there_is_a_drawing_for_everything_that_is_shown() -> None:
    cards = {card for edition in EDITIONS for card in edition.deck()}
    chips = {f"chip-{colour}" for colour in COLOURS}
    faces = {face(seat, who) for seat in range(MOST_SEATS) for who in ("", *LEVELS)}
    written = drawn_by_the_view()
    assert {"sun", "card-back", "icon-play"} <= written
    assert set(symbols()) == {f"art-{name}" for name in cards | chips | faces | written}


def test_no_two_parts_of_the_page_share_an_id(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8").split("<template")[0]
    ids = Counter(re.findall(r'\bid="([^"]+)"', html))
    assert [name for name, number in ids.items() if number > 1] == []
    inside = re.findall(r"url\(#([^)]+)\)", html) + re.findall(r'href="#([^"]+)"', html)
    assert set(inside) <= ids.keys()


def test_the_page_shows_the_english_home_screen_at_once(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    assert f'<div id="app">{to_html(view(Model()))}</div>' in html
    assert "{{" not in html


def test_the_page_has_a_template_for_each_language(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    assert re.findall('<template lang="(.*?)">', html) == list(i18n.LANGUAGES)
    for language in i18n.LANGUAGES:
        home = to_html(view(Model(language=language)))
        assert f'<template lang="{language}">{home}' in html


def test_a_parser_makes_of_the_page_what_the_view_has_made() -> None:
    for language in i18n.LANGUAGES:
        painted = view(Model(language=language))
        reader = Reader()
        reader.feed(to_html(painted))
        assert reader.seen == list(outline(painted))


class Reader(HTMLParser):
    """Tags and texts in the order in which they are read."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, dict[str, str | None]] | str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.seen.append(data)


def outline(node: Node) -> Iterator[tuple[str, dict[str, str | None]] | str]:
    yield node.tag, {name.lower(): text for name, text in node.attributes.items()}
    for child in node.children:
        if isinstance(child, str):
            yield child
        else:
            yield from outline(child)


def told(verb: str) -> set[str]:
    """The names that the sources tell by, as a step of loading or as a failure."""
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in TELLERS]
    return {name for text in texts for name in re.findall(rf'\b{verb}\("([\w-]+)"\)', text)}


def test_every_step_and_failure_has_its_own_sentences() -> None:
    steps, failures = told("step"), told("fail")
    assert steps
    assert {"browser", "storage", "missing"} <= failures
    for language in i18n.LANGUAGES:
        i18n.speak(language)
        tellable = [n for n in nodes(told_without_python()) if "data-told" in n.attributes]
        names = [node.attributes["data-told"] for node in tellable]
        assert sorted(set(names)) == sorted(names), "start.js takes the first of two"
        assert set(names) == steps | failures
        for node in tellable:
            acts = [n.attributes["data-act"] for n in nodes(node) if n.tag == "button"]
            assert ("reload" in acts) == (node.attributes["data-told"] in failures)


def test_nothing_comes_from_elsewhere(dist: Path) -> None:
    ours = [dist / "index.html", dist / "pyscript.toml", *(dist / "static").iterdir()]
    for path in ours:
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"\w+://[^\s\"'<>)]+", text)) <= NAMESPACES, path
        assert not re.search(r"""(["'(=]|@import\s+["'])//\w""", text), path


def test_everything_the_page_asks_for_is_there(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    asked = set(re.findall(r'(?:href|src|config)="([^"#]+)', html))
    config = tomllib.loads((dist / "pyscript.toml").read_text(encoding="utf-8"))
    asked |= {config["interpreter"], *config["files"]}
    for folder in ("static", "pyscript", "pyodide"):
        asked |= {f"{folder}/{name}" for name in imported(dist / folder)}
    for style in (dist / "static").glob("*.css"):
        found = re.findall(r"""url\(["']?([^"')#]+)""", style.read_text(encoding="utf-8"))
        asked |= {f"static/{name}" for name in found if not name.startswith("data:")}
    assert "static/boot.mjs" in {(dist / n).resolve().relative_to(dist).as_posix() for n in asked}
    assert sorted(name for name in asked if not (dist / name).is_file()) == []


def imported(folder: Path) -> set[str]:
    """What the scripts that the page begins with import at once, and what that imports."""
    waiting = [n for n in ("boot.mjs", "core.js", "pyodide.mjs") if (folder / n).exists()]
    found = set(waiting)
    while waiting:
        path = folder / waiting.pop()
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        names = set(re.findall(r"""(?:\bfrom|\bimport)\s*["'](\.[^"']+\.m?js)["']""", text))
        waiting += names - found
        found |= names
    return found


def test_the_interpreter_is_told_the_versions_of_the_package() -> None:
    lock = json.loads((ROOT / "node_modules/pyodide/pyodide-lock.json").read_text("utf-8"))
    boot = (ROOT / "static/boot.mjs").read_text(encoding="utf-8")
    for key in ("abi_version", "arch", "platform", "python"):
        assert f'{key}: "{lock["info"][key]}"' in boot
