"""The page "About" has the licence of every package of which the site contains something."""

import json
import re
from html import unescape
from pathlib import Path

import pytest

from tools.paths import PACKAGES, ROOT
from tools.site import notices
from tools.site.notices import KNOWN, NoticeError, about_page, notice_of, packages, spdx_text
from tools.site.packages import PYSCRIPT
from tools.site.scripts import FROM_PACKAGES

DIST = ROOT / "dist"
OURS = {"", "static"}
"""The folders of the site that hold our own files; our scripts contain `FROM_PACKAGES`."""

DEPENDENCIES = set(json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"])


def shown() -> dict[str, str]:
    """The licence texts of the built page, by the names of the packages."""
    html = (DIST / notices.ABOUT_PAGE).read_text(encoding="utf-8")
    found = re.findall(r"<summary>(.*?): .*?</summary><pre>(.*?)</pre>", html, re.DOTALL)
    return {re.sub(r" \d[\w.]*$", "", unescape(title)): unescape(text) for title, text in found}


def makers(path: Path) -> set[str]:
    """The packages of which one could have made this file of the site."""
    match path.relative_to(DIST).parts[0]:
        case "fonts":
            names = {name.rpartition("/")[2]: name for name in DEPENDENCIES if "fontsource" in name}
            return {name for short, name in names.items() if path.name.startswith(f"{short}-")}
        case "pyodide":
            return {"pyodide"}
        case "pyscript":
            listed = json.loads((PYSCRIPT / f"{path.name}.map").read_text("utf-8"))["sources"]
            return {"@pyscript/core"}.union(
                *(notices.PACKAGE.findall(name)[-1:] for name in listed)
            )
        case folder:
            pytest.fail(
                f"{folder}: whose files are they? Add them here, and their package's notice"
            )


def test_every_file_of_others_has_its_notice() -> None:
    texts = shown()
    folders = {path.parts[len(DIST.parts)] for path in DIST.rglob("*/*")}
    assert {"fonts", "pyodide", "pyscript"} <= folders
    for path in DIST.rglob("*"):
        if path.is_file() and path.parent != DIST and path.relative_to(DIST).parts[0] not in OURS:
            assert makers(path), path
            assert makers(path) <= texts.keys(), path


def test_every_package_of_our_scripts_has_its_notice() -> None:
    used = {path.relative_to(PACKAGES).parts[0] for path in FROM_PACKAGES.values()}
    assert {"idb", "pyodide"} <= used
    assert used <= shown().keys() & DEPENDENCIES


def test_a_new_dependency_needs_a_notice_or_only_builds() -> None:
    """A tool is named by a tool of ours; no other dependency may be called one."""
    assert packages() >= DEPENDENCIES - set(KNOWN["tools"])
    assert set(KNOWN["tools"]) <= DEPENDENCIES
    assert packages() <= shown().keys()
    assert {"codemirror", "@codemirror/view", "@lezer/python", "polyscript"} <= packages()


def test_every_text_says_who_made_it_and_is_a_licence() -> None:
    texts = shown()
    assert "Rowdy Zoo" in texts
    for name, text in texts.items():
        assert len(text) > 250, name
        assert not re.search(r"<(year|owner|copyright holders)>|YEAR by AUTHOR", text), name
        assert re.search(r"copyright|apache license", text, re.IGNORECASE), name
    assert "Mozilla Public License Version 2.0" in texts["pyodide"]
    assert "github.com/pyodide/pyodide" in texts["pyodide"], "the MPL wants to know where to get it"
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["CPython, in Pyodide"]
    assert "Microsoft Corporation" in texts["@iconify-json/fluent-emoji-flat"]
    assert texts["qr"].count("The MIT License (MIT)") == 1


def new_package(folder: Path, **about: object) -> Path:
    package = folder / "new"
    package.mkdir()
    (package / "package.json").write_text(json.dumps({"version": "1.0.0", **about}), "utf-8")
    return package


def test_a_package_without_a_licence_ends_the_build(tmp_path: Path) -> None:
    with pytest.raises(NoticeError, match="new is not installed"):
        notice_of("new", tmp_path)
    package = new_package(tmp_path)
    with pytest.raises(NoticeError, match="new has no licence text"):
        notice_of("new", tmp_path)
    (package / "LICENSE").write_text(" \n", "utf-8")
    with pytest.raises(NoticeError, match="new has no licence text"):
        notice_of("new", tmp_path)
    with pytest.raises(NoticeError, match="holder of the copyright of x is missing"):
        spdx_text("x", "MIT", "")
    with pytest.raises(NoticeError, match="SPDX knows no licence"):
        spdx_text("x", "See the file", "Ada")


@pytest.mark.parametrize("name", ["LICENSE", "licence.md", "LICENSE.txt", "COPYING"])
def test_the_text_is_the_package_s_own(tmp_path: Path, name: str) -> None:
    package = new_package(tmp_path, license="MIT", author={"name": "Ada"})
    assert "Copyright (c) Ada\n" in notice_of("new", tmp_path).text
    (package / name).write_text("Do as you like.", "utf-8")
    assert notice_of("new", tmp_path).text == "Do as you like."


def test_the_build_says_which_text_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "packages", lambda: {"none-of-these"})
    with pytest.raises(SystemExit, match="none-of-these is not installed"):
        about_page()


def test_what_packages_say_is_text_on_a_page_that_loads_nothing() -> None:
    part = notices.Notice("<b>", "1", "MIT", "https://a/?b&c", "<script>alert(1)</script>")
    assert not re.search(r"<(b|script)>", notices.html_of(part))
    html = (DIST / notices.ABOUT_PAGE).read_text(encoding="utf-8")
    assert "default-src 'none'" in html
    assert "<script" not in html
    assert '<a href="./">' in html


def test_the_notice_names_every_dependency() -> None:
    text = (ROOT / "NOTICE.md").read_text(encoding="utf-8").lower()
    for name in DEPENDENCIES - set(KNOWN["tools"]):
        assert name in text or name.partition("/")[0].removeprefix("@") in text, name
