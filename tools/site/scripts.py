"""The scripts of the site: Rollup joins the modules of each page into few files."""

import shutil
import subprocess
from collections.abc import Collection, Iterator
from functools import partial
from pathlib import Path

from tools.paths import LOCK, PACKAGES, PYODIDE, ROOT, STATIC
from tools.runtime.pyodide_files import LOADER
from tools.runtime.tricks import leave_out
from tools.site.cache import cached, kind_without
from tools.site.packages import abi

CONFIG = Path("tools") / "site" / "rollup.config.mjs"
SERVICE_WORKER, START = "sw.js", "start.js"

JOINED = ("page", "service_worker", "start/before_python")
"""The folders of `static/` whose modules are served only as parts of other files."""

JOINED_FILES = (
    *("start/boot.mjs", "start/memory.mjs"),
    *("workshop/page.js", "workshop/files.js", "workshop/links.js", "workshop/together.js"),
)
"""The other files that are served only so."""

FROM_PACKAGES = {
    f"pyodide/{LOADER}": PYODIDE / LOADER,
    "idb/index.js": PACKAGES / "idb" / "build" / "index.js",
    "qr/index.js": PACKAGES / "qr" / "index.js",
    "qr/decode.js": PACKAGES / "qr" / "decode.js",
}
"""What our scripts import, by the name under which they do."""


def scripts(without: Collection[str]) -> Iterator[tuple[str, bytes]]:
    """The name and the content of each joined file, without the lines of some tricks."""
    folder = joined(without)
    for path in sorted(folder.rglob("*.*js")):
        if path.name not in (SERVICE_WORKER, START):
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def start_script(without: Collection[str]) -> str:
    """The script of the first paint. Each page holds it."""
    return (joined(without) / START).read_text(encoding="utf-8")


def service_worker_script() -> str:
    """The script of the service worker, which still lacks its lists of files."""
    return (joined(()) / SERVICE_WORKER).read_text(encoding="utf-8")


def joined(without: Collection[str]) -> Path:
    """The folder with the joined files."""
    sources = sorted([*STATIC.rglob("*.js"), *STATIC.rglob("*.mjs")])
    inputs = [*sources, ROOT / CONFIG, LOCK]
    return cached(kind_without("scripts", without), inputs, partial(join, sources, without))


def is_joined(path: Path) -> bool:
    """Whether a file of `static/` is served as a part of another file."""
    name = path.relative_to(STATIC).as_posix()
    return name.startswith(JOINED) or name in JOINED_FILES


def join(sources: Collection[Path], without: Collection[str], target: Path) -> None:
    """Lets Rollup write the files into the folder `target`.

    Raises `CalledProcessError` if Rollup finds a fault; it prints which.
    """
    work = target.with_name("sources")
    for path in sources:
        text = leave_out(path.read_text(encoding="utf-8"), without).replace("{{abi}}", abi())
        written(work / path.relative_to(ROOT)).write_text(text, encoding="utf-8")
    for name, path in FROM_PACKAGES.items():
        shutil.copyfile(path, written(work / name))
    shutil.copyfile(ROOT / CONFIG, work / CONFIG.name)
    (work / "node_modules").symlink_to(PACKAGES.resolve(), target_is_directory=True)
    rollup = str(PACKAGES.resolve() / ".bin" / "rollup")
    command = [rollup, "--config", CONFIG.name, "--silent", "--failAfterWarnings"]
    subprocess.run(command, cwd=work, check=True)
    (work / "joined").rename(target)


def written(path: Path) -> Path:
    """The path, in a folder that exists."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
