"""Builds `dist/`, the whole site as static files: `python -m tools.build`.

Standard library only; what others have made is taken from `node_modules` and, for the message
catalogues, from Babel, which runs as a program. A file that would not change is not touched.
"""

import hashlib
import io
import json
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

from game.ui import i18n
from game.ui.markup import to_html
from game.ui.model import Model
from game.ui.view import view
from game.ui.view.first import told_without_python

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
LOCALE = ROOT / "game" / "locale"
PACKAGES = ROOT / "node_modules"

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
NEVER_USED = ("codemirror", "xterm", "zip-", "pyodide_graph", "service-worker")
USED_BY_THE_BUILD = ("art.toml", "drawings.svg")
EPOCH = (1980, 1, 1, 0, 0, 0)

Files = Iterator[tuple[str, bytes]]


def main() -> None:
    """Builds everything, and removes from `dist/` what no step has made."""
    if not PACKAGES.exists():
        sys.exit("tools/build.py: node_modules is missing; run `make setup` first")
    compile_catalogues()
    made = dict([*runtimes(), *static_files(), archive(), page()])
    if (ROOT / "sw.js").exists():
        made |= dict([service_worker(made)])
    changed = sum(write(DIST / name, content) for name, content in made.items())
    removed = remove_all_but(set(made))
    print(f"dist/: {len(made)} files, {changed} written, {removed} removed")


def compile_catalogues() -> None:
    """Compiles each `game/locale/<language>.po` into the `.mo` that gettext reads."""
    for source in LOCALE.glob("*.po"):
        target = source.with_suffix(".mo")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        babel = [sys.executable, "-m", "babel.messages.frontend", "--quiet", "compile"]
        subprocess.run([*babel, "-i", source, "-o", target], check=True)


def runtimes() -> Files:
    """Pyodide and PyScript as their packages ship them, without the parts that are never used."""
    for name in PYODIDE:
        yield f"pyodide/{name}", (PACKAGES / "pyodide" / name).read_bytes()
    for path in sorted((PACKAGES / "@pyscript" / "core" / "dist").glob("*.js")):
        if not path.name.startswith(NEVER_USED):
            yield f"pyscript/{path.name}", path.read_bytes()


def static_files() -> Files:
    """What is served as it lies in the repository."""
    for name in ("pyscript.toml", "game/main.py", "manifest.webmanifest"):
        if (ROOT / name).exists():
            yield name, (ROOT / name).read_bytes()
    for path in sorted((ROOT / "static").rglob("*")):
        if path.is_file() and path.name not in USED_BY_THE_BUILD:
            yield path.relative_to(ROOT).as_posix(), path.read_bytes()


def art() -> str:
    """A hidden drawing with a symbol for each picture: those of the art package and our own."""
    package = PACKAGES / "@iconify-json" / "fluent-emoji-flat"
    icons = json.loads((package / "icons.json").read_text())["icons"]
    wanted = tomllib.loads((ROOT / "static" / "art.toml").read_text())
    symbols = "".join(
        f'<symbol id="art-{name}" viewBox="0 0 32 32">{icons[icon]["body"]}</symbol>'
        for name, icon in wanted.items()
    )
    drawings = (ROOT / "static" / "drawings.svg").read_text()
    return drawings.replace("</svg>", f"{symbols}</svg>").replace("\n", "")


def archive() -> tuple[str, bytes]:
    """The game's Python, editions and catalogues in one archive that is the same for each build."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        for path in sorted((ROOT / "game").rglob("*")):
            if path.suffix in (".py", ".toml", ".json", ".mo"):
                info = zipfile.ZipInfo(path.relative_to(ROOT).as_posix(), EPOCH)
                file.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return "game.zip", buffer.getvalue()


def page() -> tuple[str, bytes]:
    """`index.html` with the art and the home screen in it, and a template for each language."""
    homes = {language: to_html(view(Model(language=language))) for language in i18n.LANGUAGES}
    templates = []
    for language, home in homes.items():
        i18n.speak(language)
        told = to_html(told_without_python())
        templates.append(f'<template lang="{language}">{home}{told}</template>')
    html = (ROOT / "index.html").read_text(encoding="utf-8")
    parts = {"art": art(), "home": homes["en"], "templates": "\n".join(templates)}
    for name, part in parts.items():
        html = html.replace(f"{{{{{name}}}}}", part)
    return "index.html", html.encode()


def service_worker(made: dict[str, bytes]) -> tuple[str, bytes]:
    """`sw.js` with the name and the hash of every file, and a version that is the hash of all."""
    files = {name: digest(content) for name, content in sorted(made.items())}
    listed = json.dumps(files, indent=1)
    script = (ROOT / "sw.js").read_text(encoding="utf-8")
    script = script.replace("{{version}}", digest(listed.encode())).replace("{{files}}", listed)
    return "sw.js", script.encode()


def digest(content: bytes) -> str:
    """The beginning of its SHA-256, long enough to tell two contents apart."""
    return hashlib.sha256(content).hexdigest()[:16]


def write(path: Path, content: bytes) -> bool:
    """Writes the file unless it has this content already; whether it was written."""
    if path.exists() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return True


def remove_all_but(names: set[str]) -> int:
    """Removes files of an earlier build; how many there were."""
    old = [
        p for p in DIST.rglob("*") if p.is_file() and p.relative_to(DIST).as_posix() not in names
    ]
    for path in old:
        path.unlink()
    return len(old)


if __name__ == "__main__":
    main()
