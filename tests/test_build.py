"""What `python -m tools.site.build` makes of the repository."""

import ast
import io
import json
import marshal
import re
import subprocess
import tomllib
import zipfile
from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from html import escape, unescape
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.app import rooms
from game.ui.app.view import view
from game.ui.boards.little_board import ANIMALS
from game.ui.frame.markup import Node, to_html
from game.ui.look import i18n
from game.ui.look.loading import loading_messages
from game.ui.look.words import (
    BOT_PICTURE,
    CARDS,
    EXTRAS,
    FACES,
    LEVEL_FACES,
    PICTURES,
    face_picture,
)
from game.ui.model.home import TOYS
from game.ui.model.model import Model
from game.ui.settings.settings import COLOURS
from tests.effort import SOAKING
from tests.ui.pages import nodes
from tools.bench.compare import files
from tools.paths import ART, PACKAGES, PYODIDE, STATIC
from tools.runtime.pyodide_files import LOADER
from tools.runtime.site_archive import ONE_FILE
from tools.runtime.unused_code import FIRST, unused_places
from tools.runtime.wasm import EXPORTS, function_exports, sections
from tools.site import build, cache, pages, styles
from tools.site.archives import EPOCH, zipped
from tools.site.art import art, drawing
from tools.site.cache import cached, digest
from tools.site.file_lists import is_of_workshop
from tools.site.notices import ABOUT_PAGE
from tools.site.pages import BOOT, game_page

ROOT = Path(__file__).parent.parent
UI = ROOT / "game" / "ui"
SVG = "{http://www.w3.org/2000/svg}"
CONFIG = json.dumps(tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8")))
NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"}
EDITIONS = [load_edition(name) for name in EDITION_NAMES]
TELLERS = [*(ROOT / "static/start/before_python").glob("*.js"), ROOT / "game/main.py"]


def hash_of(script: str) -> str:
    """The hash of a script as a policy names it."""
    return f"sha256-{b64encode(sha256(script.encode()).digest()).decode()}"


POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval' '{start}'",
    "style-src": "'self' '{style}'",
    "img-src": "'self' blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}

BUDGETS = tomllib.loads((ROOT / "tests" / "budgets.toml").read_text(encoding="utf-8"))
ON_DEMAND = BUDGETS["visit"]["on-demand"]["patterns"]
"""What the page fetches only when somebody opens the part of the game that needs it.

The service worker stores it as it does all files, so that it works offline.
"""


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh build, made beside the served one."""
    folder = tmp_path_factory.mktemp("dist")
    build.build(folder)
    return folder


def test_a_second_build_writes_nothing(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.stat().st_mtime_ns for path in dist.rglob("*")}
    build.build(dist)
    assert ", 0 written, 0 removed" in capsys.readouterr().out
    assert {path: path.stat().st_mtime_ns for path in dist.rglob("*")} == before


def test_a_build_mends_what_is_wrong(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (dist / "static" / "old.css").write_text("")
    script = dist / "static/start/hooks.mjs"
    script.write_text("")
    build.build(dist)
    assert ", 1 written, 1 removed" in capsys.readouterr().out
    assert not (dist / "static" / "old.css").exists()
    assert script.read_text() == (ROOT / "static/start/hooks.mjs").read_text()


def content(archive: Path) -> dict[str, bytes]:
    """The files of an archive for `tools/runtime/site_archive.py`."""
    with zipfile.ZipFile(archive) as opened:
        assert opened.testzip() is None
        files: dict[str, bytes] = marshal.loads(opened.read(ONE_FILE))
        return files


NOT_SHIPPED = ("game/__main__.py", "game/cli/")


def test_the_archive_holds_the_game_compiled(dist: Path) -> None:
    found: set[str] = set()
    for name in ("game.zip", "later.zip", "workshop.zip"):
        here = {file for file in content(dist / name) if file.startswith("game/")}
        assert not found & here
        found |= here
    there = [path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("*")]
    lessons = {name for name in there if name.startswith("game/workshop/lessons/")}
    shipped = {name for name in there if not name.startswith(NOT_SHIPPED)}
    code = {f"{name}c" for name in shipped if name.endswith(".py") and name not in lessons}
    data = {name for name in there if name.endswith(".json")}
    data |= {f"{name}.json" for name in there if name.endswith(".toml")}
    data |= {name for name in lessons if name.endswith(".py")}
    assert found == code | data
    translated = set(i18n.LANGUAGES) - {"en"}
    assert {f"game/locale/{language}.json" for language in translated} <= found
    assert "game/bots/weights.json" in found


def test_what_the_workshop_shows_of_the_code_is_shipped(dist: Path) -> None:
    for name, text in (("workshop", b"True if this move wins"), ("game", b"a chip on the cell.")):
        files = content(dist / f"{name}.zip")
        assert text in b"".join(code for file, code in files.items() if file.endswith(".pyc"))


def test_the_library_holds_what_is_in_use_and_no_source(dist: Path) -> None:
    with zipfile.ZipFile(dist / "python.zip") as archive:
        plain = set(archive.namelist()) - {ONE_FILE}
    at_once = plain | content(dist / "python.zip").keys()
    later = {name for name in content(dist / "later.zip") if not name.startswith("game/")}
    assert not at_once & later
    names = at_once | later
    with zipfile.ZipFile(ROOT / "node_modules/pyodide/python_stdlib.zip") as archive:
        whole = {f"{name}c" for name in archive.namelist()}
    assert names - whole == {"site_archive.pyc", "sitecustomize.pyc"}
    assert {"site_archive.pyc", "encodings/utf_8.pyc"} <= plain
    assert len(plain) < 10
    assert "traceback.pyc" in at_once
    assert "zipfile/__init__.pyc" in later
    assert {"json/decoder.pyc", "traceback.pyc", "encodings/utf_8.pyc", "random.pyc"} <= names
    assert not {"unittest/case.pyc", "tkinter/__init__.pyc", "turtle.pyc"} & names
    assert not {"ssl.pyc", "bz2.pyc", "lzma.pyc", "compression/__init__.pyc", "pickle.pyc"} & names
    assert len(names) < 0.4 * len(whole)


C_MODULES = "C modules:"
AT_EACH_START = r"b'(import |\\nimport sys|lambda _cls, )"
"""What Pyodide and the page itself run as text, and the constructors of named tuples."""


def started(dist: Path) -> str:
    """What `start_python.mjs` prints."""
    command = ["node", str(ROOT / "tests" / "start_python.mjs"), str(dist)]
    return subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout


def test_importing_the_game_compiles_little_and_loads_no_lazy_module(
    dist: Path,
) -> None:
    made, _, _ = started(dist).partition(C_MODULES)
    assert "import game" in made
    lines = made.splitlines()
    assert [line for line in lines if line and not re.match(AT_EACH_START, line)] == []


def test_nothing_that_is_shipped_imports_a_module_whose_code_is_emptied(dist: Path) -> None:
    _, _, names = started(dist).partition(C_MODULES)
    imported = {f"PyInit_{name}" for name in names.split()}
    wasm = (ROOT / "node_modules" / "pyodide" / "pyodide.asm.wasm").read_bytes()
    exports = function_exports(dict(sections(wasm))[EXPORTS])
    unused = {place + exports[FIRST] for place in unused_places(exports)}
    assert {"PyInit_zlib", "PyInit_math", "PyInit__json"} < imported
    assert {name for name in imported if exports.get(name) in unused} == set()


def test_what_takes_long_is_made_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cache, "CACHE", tmp_path)
    source = tmp_path / "a.py"
    makers: list[Path] = []

    def make(target: Path) -> None:
        makers.append(target)
        target.write_text(f"{source.read_text()} made", encoding="utf-8")

    for text in ("1", "1", "2"):
        source.write_text(text)
        made = cached("kind", [source], make)
        assert made.read_text(encoding="utf-8") == f"{text} made"
    assert len(makers) == 2
    assert list((tmp_path / "kind").iterdir()) == [made]


def test_what_was_not_finished_is_made_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cache, "CACHE", tmp_path)

    def stop(target: Path) -> None:
        target.mkdir()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cached("kind", [], stop)
    assert cached("kind", [], Path.mkdir).is_dir()


def test_archives_are_the_same_whenever_they_are_made() -> None:
    files = {"b": b"2", "a": b"1"}
    made = zipped(files)
    assert made == zipped(dict(sorted(files.items())))
    with zipfile.ZipFile(io.BytesIO(made)) as archive:
        assert [(i.filename, i.date_time) for i in archive.infolist()] == [
            ("a", EPOCH),
            ("b", EPOCH),
        ]


def test_the_version_of_the_page_is_that_of_its_files() -> None:
    made = {"static/style.css": b"", "game.zip": b"1"}

    def version(files: dict[str, bytes]) -> str:
        found = re.search('data-version="([0-9a-f]{16})"', game_page(files, "").decode())
        assert found
        return found[1]

    assert version(made) == version(dict(reversed(made.items())))
    assert version(made) != version({**made, "game.zip": b"2"})


def test_the_page_forbids_what_it_does_not_need(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    found = re.search('http-equiv="Content-Security-Policy" content="(.*?)"', html)
    assert found
    assert html.index(found[0]) < html.index("<link")
    rules = dict(rule.strip().split(" ", 1) for rule in found[1].split(";"))
    hashes = {"start": hash_of(in_page(html, "script")), "style": hash_of(in_page(html, "style"))}
    assert rules == {name: rule.format_map(hashes) for name, rule in POLICY.items()}
    assert not re.search(r"<\w[^>]*\s(style|on\w+)=", html)
    assert re.findall(r"<script(?![^>]*\ssrc=)[^>]*>", html) == [
        "<script>",
        '<script type="application/json" id="first-screens">',
        f'<script type="py" config="{escape(CONFIG)}">',
    ]


def in_page(html: str, tag: str) -> str:
    """The only style sheet or script that stands in the page."""
    [found] = re.findall(f"<{tag}>(.*?)</{tag}>", html, re.DOTALL)
    return str(found)


@pytest.mark.parametrize("name", ["static/start.js", "sw.js"])
def test_a_script_that_is_joined_of_modules_is_a_classic_one(dist: Path, name: str) -> None:
    """ESLint knows by the name which language it is, and finds names that are declared twice."""
    file = dist / name
    page = (dist / "index.html").read_text(encoding="utf-8")
    text = file.read_text(encoding="utf-8") if file.exists() else in_page(page, "script")
    assert not re.search(r"^(import|export)\b", text, re.MULTILINE)
    check = ["node_modules/.bin/eslint", "--max-warnings", "0", "--stdin", "--stdin-filename", name]
    checked = subprocess.run(check, cwd=ROOT, input=text.encode(), capture_output=True, check=False)
    assert checked.returncode == 0, checked.stdout.decode()


def test_the_page_for_bots_is_the_game_with_a_policy_for_sandboxes(dist: Path) -> None:
    game = (dist / "index.html").read_text(encoding="utf-8")
    made = (dist / "made.html").read_text(encoding="utf-8")
    workshop = (dist / "workshop.html").read_text(encoding="utf-8")
    in_both = f"'{hash_of(in_page(game, 'script'))}'", f"'{hash_of(in_page(game, 'style'))}'"
    [cage] = {*re.findall(r"'sha256-[^']+'", workshop)} - {*in_both}
    assert f"script-src 'self' {cage} 'wasm-unsafe-eval' {in_both[0]};" in made
    assert "worker-src 'self' blob:;" in made
    assert cage not in game
    scripts = re.findall(r'<script[^>]* src="([^"]+)"', made)
    scripts.remove("static/workshop/sandbox.js")
    assert scripts == re.findall(r'<script[^>]* src="([^"]+)"', game)
    assert re.findall('data-version="[^"]+"', made) == re.findall('data-version="[^"]+"', game)
    assert "{{" not in made
    assert list(first_screens(made)) == list(i18n.LANGUAGES)
    assert "PlayPicked" not in made


def on_demand(dist: Path) -> set[Path]:
    return {path for pattern in ON_DEMAND for path in dist.glob(pattern)}


def test_the_game_does_not_ask_for_the_workshop(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    names = [path.relative_to(dist).as_posix() for path in files(dist)]
    worker = (dist / "sw.js").read_text(encoding="utf-8")
    workshop = list(filter(is_of_workshop, names))
    assert "static/workshop/sandbox.js" in workshop
    for name in workshop:
        assert name not in html
        assert f'"{name}"' in worker


def test_what_is_fetched_on_demand_does_not_start_the_game(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    worker = (dist / "sw.js").read_text(encoding="utf-8")
    for pattern in ON_DEMAND:
        assert list(dist.glob(pattern)), pattern
    for path in on_demand(dist):
        name = path.relative_to(dist).as_posix()
        assert f'"{name}"' in worker
        assert name not in html


def test_all_that_starts_the_game_is_asked_for_at_once(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    links = set(re.findall(r'<link rel="modulepreload" href="([^"]+)">', html))
    begun = set(re.findall(r'<script type="module" src="([^"]+)"', html))
    assert {"static/start/boot.mjs", "static/start/hooks.mjs"} <= begun
    assert BOOT not in links, "Firefox reports the second of two links as an error"
    links.add(BOOT)
    assert begun | imported(dist, begun) <= links
    links |= set(re.findall(r'<link rel="preload" as="script" href="([^"]+)">', html))
    assert "pyodide/pyodide.asm.js" in links
    found = re.search('data-files="(.*?)"', html)
    assert found
    listed = json.loads(unescape(found[1]))
    for name, (size, hash_) in listed.items():
        content = (dist / name).read_bytes()
        assert (size, hash_) == (len(content), digest(content)), name
    others = {"python.zip", "game.zip", "pyodide/pyodide.asm.wasm"}
    assert set(listed) == links | others


def drawings() -> ElementTree.Element:
    return ElementTree.fromstring(drawing(art(PACKAGES).values()))


def symbols(svg: str) -> list[str]:
    """The names of the symbols in a drawing."""
    found = [symbol.attrib["id"] for symbol in ElementTree.fromstring(svg).iter(f"{SVG}symbol")]
    return [name.removeprefix("art-") for name in found]


def drawn_by_the_view() -> set[str]:
    """The names of drawings that the sources of the view write out: icons wherever they stand."""
    written = [
        node
        for path in UI.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]
    calls = [n for n in written if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
    shown = chain.from_iterable(
        ast.walk(call.args[0])
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id.endswith(("picture", "drawing"))
        and call.args
    )
    names = set(texts(shown)) | {text for text in texts(written) if text.startswith("icon-")}
    return {name for name in names if not name.endswith("-")}


def texts(written: Iterable[ast.AST]) -> Iterator[str]:
    for node in written:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_there_is_one_drawing_for_everything_that_is_shown() -> None:
    further = {f"{name}-more" for name in ("scenery", *TOYS) if name != "cloud-near"}
    scenes = {"scenery", "lettering", "plus", "minus", *TOYS, *EDITION_NAMES}
    scenes |= {*further, "nest", "lily", "reeds", *(name + ANIMALS for name in EDITION_NAMES)}
    chips = {f"chip-{colour}" for colour in COLOURS}
    faces = {*map(face_picture, range(len(FACES))), *LEVEL_FACES.values(), BOT_PICTURE}
    extras = {extra for extra in EXTRAS if extra}
    eyes = tomllib.loads((ART / "eyes.toml").read_text(encoding="utf-8"))
    lids = {f"lid-{closed['size']:g}" for closed in eyes.values()}
    written = drawn_by_the_view()
    assert {"sun", "card-back", "icon-play"} <= written
    in_page, others = map(symbols, pages.drawings())
    assert Counter([*in_page, *others]) == Counter(
        {*CARDS, *scenes, *chips, *faces, *extras, *lids, *written}
    )


def test_the_page_holds_the_drawings_of_its_home_screen_and_no_others(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    svg = html[html.index("<svg") : html.index('<div id="app">')]
    there = symbols(svg)
    screens = "".join(screen for _direction, screen in first_screens(html).values())
    needed = set(re.findall('href="#art-([^"]+)"', svg + screens))
    assert needed - set(there) == {"little-zoo" + ANIMALS}
    assert set(there) - needed <= {"sun", *load_edition("little-zoo").pictures}
    others = symbols((dist / "static" / "art" / "more.svg").read_text(encoding="utf-8"))
    assert {*PICTURES} <= {*there, *others}


def test_no_two_parts_of_the_page_share_an_id(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    html = html.replace('<div id="app">', first_screens(html)["en"][1])
    html = re.sub('<(style|script)>.*?</|id="first-screens">.*?</', "", html, flags=re.DOTALL)
    ids = Counter(re.findall(r'\bid="([^"]+)"', html))
    assert [name for name, number in ids.items() if number > 1] == []
    inside = re.findall(r"url\(#([^)]+)\)", html) + re.findall(r'href="#([^"]+)"', html)
    assert set(inside) - {f"art-little-zoo{ANIMALS}"} <= ids.keys()


def first_screens(html: str) -> dict[str, tuple[str, str]]:
    """For each language of the page the direction of writing, and what it shows at first."""
    found = re.search('id="first-screens">(.*?)</script>', html, re.DOTALL)
    assert found
    first = json.loads(found[1])
    return {
        language: (
            own["dir"],
            "".join(chain(*zip(first["html"], [*own["words"], ""], strict=True))),
        )
        for language, own in first["languages"].items()
    }


def test_the_page_has_the_home_screen_in_each_language(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    assert "{{" not in html
    screens = first_screens(html)
    assert list(screens) == list(i18n.LANGUAGES)
    for language, (direction, screen) in screens.items():
        assert screen.startswith(to_html(view(Model(language=language))))
        assert direction == ("rtl" if language in {"ar", "he"} else "ltr")


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
    texts = [path.read_text(encoding="utf-8") for path in TELLERS]
    return {name for text in texts for name in re.findall(rf'\b{verb}\("([\w-]+)"[),]', text)}


def failure_names() -> set[str]:
    """The failures that the page can show, as `game/ui/browser/bridge.py` lists them."""
    text = (ROOT / "types" / "contract.d.ts").read_text(encoding="utf-8")
    found = re.search(r"export type FailureName = (.*);", text)
    assert found
    return set(re.findall(r'"([a-z]+)"', found[1]))


def test_every_step_and_failure_has_its_own_sentences() -> None:
    steps, failures = told("showProgress"), failure_names()
    assert steps
    assert {"browser", "missing", "slow"} <= failures
    for language in i18n.LANGUAGES:
        i18n.set_language(language)
        tellable = [n for n in nodes(loading_messages()) if "data-told" in n.attributes]
        names = [node.attributes["data-told"] for node in tellable]
        assert sorted(set(names)) == sorted(names), "start.js takes the first of two"
        assert set(names) == steps | failures
        for node in tellable:
            acts = [n.attributes["data-act"] for n in nodes(node) if n.tag == "button"]
            assert ("reload" in acts) == (node.attributes["data-told"] in failures)


def test_every_style_sheet_is_built() -> None:
    built = [*styles.FIRST, *styles.LATER, *styles.WORKSHOP]
    folder = ROOT / "static" / "style"
    found = (path.relative_to(folder).with_suffix("") for path in folder.rglob("*.css"))
    assert sorted(built) == sorted(path.as_posix() for path in found)


def outward(text: str) -> set[str]:
    """The addresses in a file."""
    return set(re.findall(r"\w+://[^\s\"'<>)&]+", text))


def test_a_folder_of_style_sheets_has_the_name_of_its_room() -> None:
    folders = {sheet.partition("/")[0] for sheet in (*styles.FIRST, *styles.LATER) if "/" in sheet}
    assert folders <= set(rooms.NAMES)
    assert {sheet.partition("/")[0] for sheet in styles.WORKSHOP} == {"workshop"}


def test_nothing_comes_from_elsewhere(dist: Path) -> None:
    kinds = (".html", ".js", ".mjs", ".css", ".svg", ".webmanifest")
    ours = [*dist.iterdir(), *(dist / "static").rglob("*")]
    of_pyodide = outward((PYODIDE / LOADER).read_text(encoding="utf-8"))
    ours.remove(dist / ABOUT_PAGE)  # Its policy lets it load nothing, whatever its texts name.
    for path in (path for path in ours if path.suffix in kinds):
        text = path.read_text(encoding="utf-8")
        known = NAMESPACES | (of_pyodide if path.name == "boot.mjs" else set())
        assert outward(text) <= known, path
        assert not re.search(r"""(["'(=]|@import\s+["'])//\w""", text), path


def test_everything_the_page_asks_for_is_there(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    asked = set(re.findall(r'(?:href|src)="([^"#]+)', html))
    config = json.loads(CONFIG)
    asked |= {config["interpreter"], *config["files"]}
    asked |= imported(dist, {name for name in asked if name.endswith("js")})
    asked |= {*re.findall(r"""url\(["']?([^"')#]+)""", in_page(html, "style"))}
    assert {"static/start/boot.mjs", "pyscript/core.js"} <= asked
    assert sorted(name for name in asked if not (dist / name).is_file()) == []


def imported(dist: Path, scripts: set[str]) -> set[str]:
    """What the scripts import at once, and what that imports."""
    waiting = list(scripts)
    found: set[str] = set()
    while waiting:
        path = dist / waiting.pop()
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        names = re.findall(r"""(?:\bfrom|\bimport)\s*["'](\.[^"']+\.m?js)["']""", text)
        new = {(path.parent / n).resolve().relative_to(dist.resolve()).as_posix() for n in names}
        waiting += new - found
        found |= new
    return found


@pytest.mark.skipif(not SOAKING, reason="long: `make soak` builds the other site")
def test_without_tricks_another_site_is_built(dist: Path, tmp_path: Path) -> None:
    wasm_tricks = {"trimmed-wasm", "unused-code"}
    build.build(tmp_path, {"classic-script", "no-plugins", "small-steps", *wasm_tricks})
    html, boot = (
        (tmp_path / name).read_text("utf-8") for name in ("index.html", "static/start/boot.mjs")
    )
    assert 'modulepreload" href="pyodide/pyodide.asm.mjs"' in html
    assert "!py-editor" not in html
    assert not (tmp_path / "pyodide" / "pyodide.asm.js").exists()
    wasm = "pyodide/pyodide.asm.wasm"
    assert (dist / wasm).stat().st_size < (tmp_path / wasm).stat().st_size
    assert "importInSteps(module" not in boot
    assert "await importInSteps(" not in boot
    assert 'import("../../pyodide/pyodide.asm.mjs")' in boot
    assert "pyodide.asm.js" not in boot


def test_arguments_that_make_no_sense_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, sentence in {
        ("--without", "magic", "--to", "elsewhere"): "no trick is called magic",
        ("--without", "preloads"): "dist/ always has all tricks",
    }.items():
        monkeypatch.setattr("sys.argv", ["build", *arguments])
        with pytest.raises(SystemExit):
            build.main()
        assert sentence in capsys.readouterr().err


def test_a_chip_lands_at_the_same_time_in_style_and_sound() -> None:
    style, sound = STATIC / "style", STATIC / "page" / "sound" / "sound.js"
    places = {
        style / "table" / "table.css": r"--landed: ([\d.]+)s",
        style / "tokens.css": r"--drop: drop ([\d.]+)s",
        sound: r"const LANDED = ([\d.]+);",
    }
    found = [re.findall(pattern, file.read_text("utf-8")) for file, pattern in places.items()]
    assert found[0]
    assert found == [found[0]] * 3


def test_each_animation_has_a_name_of_its_own() -> None:
    """One page has the rules of all rooms: of two animations with one name only the last moves."""
    styles = "".join(path.read_text("utf-8") for path in (STATIC / "style").rglob("*.css"))
    names = Counter(re.findall(r"@keyframes ([\w-]+)", styles))
    assert [name for name, number in names.items() if number > 1] == []
