"""The tricks that make the start fast, by name; `docs/startup.md` has a row for each.

The build and `python -m tools.bench.start` can leave out each one by its name. A line of the page
or of the game that ends with the comment `trick: NAME` belongs to that trick alone.
"""

from collections.abc import Collection  # Import nothing more: see precompile.mjs.

TRICKS = {
    "trimmed-wasm": "tools/runtime/pyodide_files.py",
    "unused-code": "tools/runtime/unused_code.py",
    "trimmed-script": "tools/runtime/unused_script.py",
    "classic-script": "tools/runtime/pyodide_files.py",
    "no-shared-memory": "tools/runtime/pyodide_files.py",
    "precompiled": "tools/runtime/precompile.py",
    "used-modules-only": "tools/runtime/precompile.py",
    "no-docstrings": "tools/runtime/bytecode.py",
    "no-annotations": "tools/runtime/bytecode.py",
    "no-columns": "tools/runtime/precompile.mjs",
    "dataclass-code": "tools/runtime/saved_code.py",
    "regex-code": "tools/runtime/saved_code.py",
    "lazy-modules": "tools/runtime/lazy_modules.py",
    "later-modules": "tools/site/archives.py",
    "preloads": "tools/site/pages.py",
    "kept-memory": "static/start/memory.mjs",
    "no-garbage-collection": "static/start/boot.mjs",
    "small-steps": "static/start/boot.mjs",
    "no-pyscript-python": "static/start/hooks.mjs",
    "no-worker-hooks": "static/start/hooks.mjs",
    "no-plugins": "index.html",
    "empty-database": "static/start/before_python/storage.js",
    "byte-progress": "static/start/before_python/progress.js",
    "kept-home": "static/start/before_python/first_screen.js",
}
"""Each trick with the file that explains it."""

INSTEAD = {
    "kept-home": "var saved = null;",
    "classic-script": (
        'globalThis.createPyodideModule = (await import("../../pyodide/pyodide.asm.mjs")).default;'
    ),
}
"""What replaces the first line of a trick that is left out; its other lines are deleted."""


class TrickError(Exception):
    """A trick does not fit this version of Pyodide; the message is a sentence that names it."""

    def __init__(self, trick: str, reason: str) -> None:
        super().__init__(
            f"the trick {trick} does not fit this Pyodide: {reason}; "
            'see "Upgrade Pyodide" in docs/startup.md'
        )


def leave_out(text: str, without: Collection[str]) -> str:
    """The text of a file without the lines of these tricks."""
    instead = {name: line for name, line in INSTEAD.items() if name in without}
    lines = []
    for line in text.splitlines(keepends=True):
        name = trick_of(line)
        if name not in without:
            lines.append(line)
        elif name in instead:
            lines.append(instead.pop(name) + "\n")
    return "".join(lines)


def trick_of(line: str) -> str:
    """The name of the trick that the line belongs to; empty if it belongs to none."""
    _, tag, name = line.rstrip().removesuffix(" -->").rpartition(" trick: ")
    return name if tag else ""
