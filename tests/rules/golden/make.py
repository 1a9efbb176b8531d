"""Writes the expected states of every record again: `python -m tests.rules.golden.make`.

Do so only after a change of the rules, and read the difference before it is committed.
"""

import contextlib
import hashlib
import io
import json
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from game.__main__ import main as play_verb

FOLDER = Path(__file__).parent
LARGEST_IN_FULL = 64_000


def records() -> list[Path]:
    return sorted(p for p in FOLDER.glob("*.json") if not p.name.endswith(".digest.json"))


def printed_states(record: Path) -> list[str]:
    """The lines that `python -m game replay RECORD --json` prints."""
    arguments = ["game", "replay", str(record), "--json"]
    with patch.object(sys, "argv", arguments), contextlib.redirect_stdout(io.StringIO()) as out:
        play_verb()
    return out.getvalue().splitlines()


def digest(lines: list[str]) -> dict[str, Any]:
    """A hash of states that are too long for a file; the order of keys does not change it."""
    states = [json.loads(line) for line in lines]
    text = "\n".join(json.dumps(state, sort_keys=True) for state in states)
    return {
        "states": len(states),
        "sha256": hashlib.sha256(text.encode()).hexdigest(),
        "last": states[-1],
    }


def in_full(record: Path) -> Path:
    return record.with_suffix(".states.jsonl")


def in_short(record: Path) -> Path:
    return record.with_suffix(".digest.json")


def main() -> None:
    for record in records():
        lines = printed_states(record)
        text = "\n".join(lines) + "\n"
        if len(text) <= LARGEST_IN_FULL:
            in_full(record).write_text(text, encoding="utf-8")
        else:
            short = json.dumps(digest(lines), indent=1) + "\n"
            in_short(record).write_text(short, encoding="utf-8")


if __name__ == "__main__":
    main()
