"""Chooses the puzzles of the workshop: `python -m tools.puzzle_sample`.

It takes them from those of the Little Zoo that `tools.puzzles` has made, easy and hard ones. `zoo`
gives some of each kind to a bot. The arena asks others, of all kinds.
"""

import json

from game.cli.files import read_puzzle_file
from game.puzzles.kinds import Kind
from game.puzzles.puzzle import Puzzle, puzzles_text
from game.workshop.asked import even_sample
from game.workshop.puzzle_sets import ASKED
from tools.paths import GAME

EDITION = "little-zoo"
OF_EACH_KIND = 10


def texts(puzzles: list[Puzzle]) -> dict[str, list[str]]:
    """The lines of both sets."""
    given = [
        one
        for kind in Kind
        for one in even_sample([p for p in puzzles if p.kind is kind], OF_EACH_KIND)
    ]
    others = even_sample([one for one in puzzles if one not in given], ASKED)
    chosen = {"zoo": given, "arena": others}
    return {name: puzzles_text(EDITION, some).splitlines() for name, some in chosen.items()}


def main() -> None:
    """Writes `game/workshop/puzzles.json`."""
    text = json.dumps(texts(read_puzzle_file(EDITION)), indent=1)
    (GAME / "workshop" / "puzzles.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
