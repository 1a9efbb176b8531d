"""What each trick of `docs/startup.md` saves: the site without it, beside the whole one.

All variants are visited in turns, so that a machine that gets slower does so for all of them. Each
round has another order: a visit takes longer after one that left much to clear away.
"""

import gzip
import random
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from playwright.sync_api import Error

from tools.bench.engines import Engine, engine
from tools.browsers.serve import served
from tools.paths import CACHE, DIST, PYODIDE
from tools.runtime.tricks import TRICKS
from tools.site.build import build

VARIANTS = CACHE / "variants"
BARE = """<!doctype html><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
await loadPyodide();
performance.mark("playable");
</script>"""

BARE_SITE, WHOLE, AGAIN = "bare", "all tricks", "all tricks, again"
HOW = ("first visit", "warm", "first paint", "warm paint")
PLAYABLE_OF = {
    "first visit": "first visit",
    "warm": "warm",
    "first paint": "first visit",
    "warm paint": "warm",
}
"""The time of the bare page, which shows nothing, that a time is a share of."""

NEEDED = ("no-worker-hooks",)
"""Tricks without which the page does not start."""

ZIPPED_ALREADY = (".zip", ".png", ".woff2")

Medians = dict[tuple[str, str], float]
"""Milliseconds for each site and kind of visit."""


def bare_page(folder: Path, html: str = BARE) -> Path:
    """A folder that serves this page beside Pyodide as its package ships it, and our library."""
    folder.mkdir()
    (folder / "index.html").write_text(html, encoding="utf-8")
    (folder / "pyodide").symlink_to(PYODIDE.resolve(), target_is_directory=True)
    (folder / "python.zip").symlink_to(DIST / "python.zip")
    return folder


def compare(
    variants: Sequence[str], others: Mapping[str, Path], engines: Sequence[str], runs: int
) -> None:
    """Prints a table with a row for each variant and each other site.

    A variant is the names of tricks to leave out, with commas. Another site is a folder that
    another version of the build has written, by the name of its row.
    """
    with ExitStack() as afterwards:
        temporary = Path(afterwards.enter_context(tempfile.TemporaryDirectory()))
        folders = {BARE_SITE: bare_page(temporary / "bare"), WHOLE: DIST, AGAIN: DIST}
        folders |= others
        for names in variants:
            folders[names] = VARIANTS / names
            build(folders[names], names.split(","))
        sites = {name: afterwards.enter_context(served(path)) for name, path in folders.items()}
        columns: dict[str, Medians] = {}
        for name in engines:
            with engine(name) as one:
                times = measure(one, sites, runs)
                columns[f"{one.name}, {runs} runs"] = times
                print(f"{name} is measured", flush=True)
        sizes = {name: sum(map(sent, files(folder))) for name, folder in folders.items()}
    report(sizes, columns)


def measure(one: Engine, sites: dict[str, str], runs: int) -> Medians:
    """The medians of all sites in one engine. A visit that fails is printed and not counted."""
    times: dict[tuple[str, str], list[float]] = {}
    one.warm_up(sites)
    order = list(sites)
    for run in range(runs):
        random.Random(run).shuffle(order)
        for name in order:
            try:
                moments = one.visit(name, sites[name])
            except (Error, OSError, RuntimeError) as failure:
                print(f"{name}: {str(failure).splitlines()[0]}", flush=True)
                continue
            for how, moment in moments.items():
                times.setdefault((name, how), []).append(moment)
        print(f"run {run + 1} of {runs}", flush=True)
    return {key: median(values) for key, values in times.items()}


def files(folder: Path) -> list[Path]:
    """All files of a site."""
    return [path for path in folder.rglob("*") if path.is_file()]


def report(sizes: dict[str, int], columns: dict[str, Medians]) -> None:
    """Prints what each variant costs, in percent of the bytes and of the time with all tricks."""
    heads = ["bytes", *(f"{name}: {how}" for name in columns for how in HOW)]
    print(f"\n| without | {' | '.join(heads)} |\n|---|{'---:|' * len(heads)}")
    for name, size in sizes.items():
        more = f"{size / sizes[WHOLE] - 1:+.1%}"
        cells = [cell(medians, name, how) for medians in columns.values() for how in HOW]
        print(f"| {name} | {' | '.join([more, *cells])} |")


def cell(medians: Medians, name: str, how: str) -> str:
    """How much longer the site takes; for the two that others are compared with, how long."""
    moment, whole = medians.get((name, how)), medians[WHOLE, how]
    if moment is None:
        return "-"
    if name == BARE_SITE:
        return f"{moment:,.0f} ms"
    if name == WHOLE:
        bare = medians[BARE_SITE, PLAYABLE_OF[how]]
        return f"{moment:,.0f} ms, {moment / bare:.2f} of bare"
    return f"{moment / whole - 1:+.0%}"


def sent(path: Path) -> int:
    """The bytes of the file on the wire, gzipped where hosts do that."""
    content = path.read_bytes()
    return len(content) if path.suffix in ZIPPED_ALREADY else len(gzip.compress(content, 6))


def each() -> list[str]:
    """One variant for each trick."""
    return [name for name in TRICKS if name not in NEEDED]
