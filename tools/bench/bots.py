"""Measures how strong the levels are, for `docs/measurements.md`: `python -m tools.bench.bots`.

Each line of the table is one series of games; seats and dealers rotate. The share of wins belongs
to the first level or its team. The times are measured on this machine with all cores busy.
"""

import sys
from dataclasses import dataclass

from game.cli.arena import Series, play_all
from game.rules.edition_data import load_edition
from game.rules.state import Options

SEED = "bench"


@dataclass(frozen=True)
class Line:
    """A series of games; a `hand_size` of 0 means a full hand."""

    edition: str
    levels: str
    games: int
    hand_size: int = 0
    powers: bool = True


LINES = (
    Line("little-zoo", "fox random", 4000),
    Line("big-zoo", "fox random", 2000),
    Line("little-zoo", "cub random", 4000),
    Line("little-zoo", "fox cub", 4000),
    Line("little-zoo", "owl cub", 4000),
    Line("little-zoo", "owl fox", 8000),
    Line("little-zoo", "owl fox fox", 4000),
    Line("little-zoo", "owl fox fox fox", 4000),
    Line("big-zoo", "owl fox", 4000),
    Line("big-zoo", "owl fox fox", 8000),
    Line("big-zoo", "owl fox owl fox", 10000),
    Line("big-zoo", "owl fox owl fox owl fox", 4000),
    Line("little-zoo", "owl fox", 4000, powers=False),
    Line("little-zoo", "owl fox", 4000, hand_size=1),
    Line("little-zoo", "owl fox", 4000, hand_size=2),
    Line("big-zoo", "owl fox", 2000, powers=False),
    Line("grand-zoo", "fox random", 2000),
    Line("grand-zoo", "fox cub", 2000),
    Line("grand-zoo", "owl fox", 4000),
    Line("grand-zoo", "owl fox fox", 4000),
    Line("grand-zoo", "owl fox owl fox", 4000),
    Line("grand-zoo", "owl fox fox owl fox fox", 2000),
    Line("grand-zoo", "owl fox", 2000, powers=False),
)


def main() -> None:
    """Prints the table; arguments such as `big-zoo owl` select the lines that match all of them."""
    print("| board | levels | games | first wins | fair | plies | draws | a choice, ms (95 %) |")
    print("|---|---|---|---|---|---|---|---|")
    for line in LINES:
        text = table_line(line) if is_selected(line, sys.argv[1:]) else ""
        if text:
            print(text, flush=True)


def is_selected(line: Line, words: list[str]) -> bool:
    """Whether every word is the edition or one of the levels of the line."""
    return set(words) <= {line.edition, *line.levels.split()}


def table_line(line: Line) -> str:
    """Plays the games; their line of the table."""
    levels, edition = tuple(line.levels.split()), load_edition(line.edition)
    seating = edition.seating(len(levels))
    assert seating is not None
    options = Options(line.hand_size or seating.hand_size, line.powers)
    tally = play_all(Series(edition, levels, options, line.games, SEED))
    share, error = tally.share(0)
    mean, late = tally.milliseconds(0)
    fair = 1 / seating.colours
    cells = (
        board_words(line),
        line.levels,
        f"{line.games:,}",
        f"{share:.1%} ± {error:.1%}",
        f"{fair:.0%}",
        f"{sum(tally.lengths) / line.games:.1f}",
        f"{tally.draws / line.games:.1%}",
        f"{mean:.2f} ({late:.2f})",
    )
    return f"| {' | '.join(cells)} |"


def board_words(line: Line) -> str:
    """The edition, with the options that are not the default."""
    words = [line.edition]
    if line.hand_size:
        words.append(f"hands of {line.hand_size}")
    if not line.powers:
        words.append("without power cards")
    return ", ".join(words)


if __name__ == "__main__":
    main()
