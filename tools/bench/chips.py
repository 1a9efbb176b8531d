"""How many chips of one colour a game on paper needs: `python -m tools.bench.chips`.

Plays games between computers and counts the most chips of one colour that are on the board at the
same time. A chip that is taken away goes back to its owner.
"""

import argparse
import random
from collections import Counter
from dataclasses import dataclass
from functools import partial

from game.bots.full_game import play, setup
from game.bots.level_names import RANDOM
from game.bots.levels import choose
from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.record import Record, replay
from game.rules.state import Options, new_game

SEED = "bench"
LEVELS = ("cub", "fox", RANDOM)


@dataclass(frozen=True)
class Need:
    """What one game needs."""

    chips: int
    plies: int


def need(edition: Edition, level: str, options: Options, seats: int, number: int) -> Need:
    """Plays one game; the chips of one colour and the plies that it needs."""
    seed = f"{SEED}:{number}"
    begun = setup(edition, [level] * seats, options, number % seats, seed)
    choosers = [partial(choose, level)] * seats
    actions, last = play(new_game(edition, begun), choosers, random.Random(seed))
    states = replay(Record(edition, begun, tuple(actions)))
    chips = max(max(Counter(state.board.values()).values(), default=0) for state in states)
    return Need(chips, last.ply)


def table_line(edition: Edition, seats: int, level: str, games: int, *, powers: bool) -> str:
    """Plays the games; a line of the table."""
    seating = edition.seating(seats)
    assert seating is not None
    options = Options(seating.hand_size, powers)
    needs = [need(edition, level, options, seats, number) for number in range(games)]
    chips = sorted(need.chips for need in needs)
    cells = (
        edition.name,
        f"{seats}",
        level if powers else f"{level}, no power cards",
        f"{max(need.plies for need in needs)}",
        f"{chips[games // 2]}",
        f"{chips[games * 99 // 100]}",
        f"{chips[-1]}",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.chips")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    parser.add_argument("--editions", nargs="+", default=EDITION_NAMES)
    asked = parser.parse_args()
    print("| board | seats | level | longest, plies | chips of a colour: half | 99 % | most |")
    print("|---|---|---|---|---|---|---|")
    for name in asked.editions:
        edition = load_edition(name)
        for seats in (seating.seats for seating in edition.seatings):
            for level in asked.levels:
                for powers in (True, False):
                    line = table_line(edition, seats, level, asked.games, powers=powers)
                    print(line, flush=True)


if __name__ == "__main__":
    main()
