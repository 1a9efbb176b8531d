"""Counts action sequences (perft, a test from chess programming): a wrong rule changes a count.

`perft.json` holds positions as records that name their edition. Each has the number of sequences
of 1, 2, 3, … actions from the position, and how many of the longest begin with each action.
`python -m tests.rules.perft` writes the counts again; only a change of the rules, of
`tiny_zoo.toml` or of `rows_zoo.toml` may change a count.
"""

import json
from pathlib import Path
from typing import Any

from game.rules.edition_data import edition_data
from game.rules.edition_text import parse_edition
from game.rules.play import apply, legal_actions
from game.rules.record import parse_record, replay
from game.rules.state import State
from tests.rules.scenes import ROWS

FOLDER = Path(__file__).parent
FILE = FOLDER / "perft.json"
TINY = parse_edition((FOLDER / "tiny_zoo.toml").read_text(encoding="utf-8"))


def positions() -> list[dict[str, Any]]:
    data: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return data


def state_of(position: dict[str, Any]) -> State:
    editions = {edition.name: edition_data(edition) for edition in (TINY, ROWS)}
    record = position | {"format": "rowdy-zoo/2", "edition": editions[position["edition"]]}
    *_, state = replay(parse_record(json.dumps(record)))
    return state


def count(state: State, depth: int) -> int:
    """The number of sequences of `depth` actions; a game that ends earlier adds none."""
    actions = legal_actions(state)
    if depth <= 1:
        return len(actions) if depth else 1
    return sum(count(apply(state, action), depth - 1) for action in actions)


def by_first_action(state: State, depth: int) -> dict[str, int]:
    actions = sorted(legal_actions(state), key=str)
    return {str(action): count(apply(state, action), depth - 1) for action in actions}


def main() -> None:
    counted = []
    for position in positions():
        state, depth = state_of(position), len(position["counts"])
        counts = [count(state, d) for d in range(1, depth + 1)]
        first = by_first_action(state, depth)
        counted.append(position | {"counts": counts, "by_first_action": first})
    FILE.write_text(json.dumps(counted, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
