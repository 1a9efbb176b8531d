"""Joins modules of JavaScript into one classic script, which a page loads with one request."""

import re
from collections.abc import Callable
from pathlib import Path

IMPORT = re.compile(r'^import \{[^}]*\} from "(\./\w+\.js)";\n', re.MULTILINE)
COMMENT = re.compile(r"^ *(?://.*|/\*\*(?:(?!\*/)[\s\S])*\*/)\n", re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|var|let|const)\b)", re.MULTILINE)


def joined(entry: Path, change: Callable[[str], str] = str) -> str:
    """The script that does what the module does, with all that it imports, without comments.

    `change` gets the text of each module first. All names share one function, so the modules must
    not declare a name twice; `tests/test_build.py` lints the script.
    """
    texts = [change(path.read_text(encoding="utf-8")) for path in modules(entry)]
    body = "".join(EXPORT.sub("", IMPORT.sub("", text)) for text in texts)
    body = re.sub(r"\n{2,}", "\n\n", COMMENT.sub("", body))
    return f'(function () {{\n"use strict";\n\n{body.strip()}\n}})();\n'


def modules(entry: Path) -> list[Path]:
    """The module after all that it imports, in the order in which a browser runs them."""
    found: list[Path] = []
    for name in IMPORT.findall(entry.read_text(encoding="utf-8")):
        found += [path for path in modules(entry.parent / name) if path not in found]
    return [*found, entry]
