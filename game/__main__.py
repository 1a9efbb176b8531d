"""The command line: `python -m game replay | board | arena | puzzles | choose | review | bench`."""

from game.cli.interrupts import allow_interrupts, delay_interrupts

if __name__ == "__main__":
    # An interrupt during the imports waits until `main` can report it.
    delay_interrupts()

import argparse
import json
import random
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn, TypeAlias

from game.bots.full_game import setup
from game.bots.level_names import LEVELS, RANDOM
from game.bots.levels import choose
from game.cli.arena import Series, arena
from game.cli.bench import bench
from game.cli.bot_files import BotError, is_bot
from game.cli.files import find_edition, read_record
from game.cli.output import INTERRUPTED, fail, print_line, printable, reason_of
from game.cli.puzzles import NUMBER, find_puzzles, listed, solved
from game.cli.texts import board_data, board_lines, review_data, scene, state_data
from game.coach.review import review
from game.puzzles.kinds import Kind
from game.puzzles.puzzle import PuzzleError
from game.rules.edition_data import EDITION_NAMES, EditionError
from game.rules.observation import observe
from game.rules.record import RecordError, replay
from game.rules.state import Options, SetupError, check_setup
from game.steps import conclude
from game.workshop.asked import even_sample

MAX_NUMBER = 100_000
"""The largest number that an option takes; the arena needs about 2 kB for each game."""

FAILURES = (
    *(BotError, EditionError, PuzzleError, RecordError, SetupError),
    *(OSError, BrokenExecutor),
)
"""What ends a verb with one line."""

KNOWN = (*LEVELS, RANDOM)
"""The levels that can play."""

ENTRANTS = f"{', '.join(KNOWN)}, or the file of a bot, such as my_bot.py"

TRUSTED = (
    "A bot is a file of Python, described in docs/workshop.md. Its code is run like any script:"
    " run only files that you trust."
)

Verbs: TypeAlias = "argparse._SubParsersAction[_Parser]"
"""The verbs of a command; the `run` of each returns the lines to print."""


def main(
    name: str = "python -m game",
    description: str | None = __doc__,
    add: Callable[[Verbs], None] = lambda _verbs: None,
) -> None:
    """Runs one verb of the command of that name; `add` adds verbs.

    A failure ends with one line on standard error and exit code 2, an interrupt with 130. It is no
    failure if a reader of standard output, such as `head`, goes away.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        allow_interrupts()
        arguments = _parser(name, description, add).parse_args()
        name += f" {arguments.verb}"
        for line in arguments.run(arguments):
            print_line(line)
    except BrokenPipeError:
        pass
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        fail(f"{name}: interrupted", INTERRUPTED)
    except FAILURES as error:
        fail(f"{name}: {reason_of(error)}")


class _Parser(argparse.ArgumentParser):
    """Reports wrong usage in one line on standard error, like any other failure."""

    def error(self, message: str) -> NoReturn:
        """Prints the message and ends with exit code 2."""
        fail(f"{self.prog}: {message}")

    def print_help(self, file: object = None) -> None:
        """Prints to standard output; OSError if that fails, which argparse would ignore."""
        print_line(self.format_help().rstrip())


def _parser(
    name: str, description: str | None, add: Callable[[Verbs], None]
) -> argparse.ArgumentParser:
    parser = _Parser(prog=name, description=description)
    verbs = parser.add_subparsers(dest="verb", required=True)
    add(verbs)
    replaying = verbs.add_parser("replay", help="print every state of a recorded game")
    replaying.add_argument("record", type=Path, metavar="RECORD.json")
    replaying.set_defaults(run=_replay)
    board = verbs.add_parser("board", help="print the board and the deck of an edition")
    editions = f"{', '.join(EDITION_NAMES)}, or a file: .toml, or .json as in a record"
    board.add_argument("edition", help=editions)
    board.set_defaults(run=_board)
    for verb in (replaying, board):
        verb.add_argument("--json", action="store_true", help="print JSON instead of text")
    _add_bots(verbs)
    bench = verbs.add_parser("bench", help="measure the speed of random play in plies a second")
    bench.set_defaults(run=_bench)
    return parser


def _add_bots(verbs: Verbs) -> None:
    contest = verbs.add_parser(
        "arena",
        help="let levels and bots play against each other and print who wins how often",
        description=TRUSTED,
    )
    contest.add_argument(
        "levels",
        nargs="+",
        type=_entrant,
        metavar="LEVEL",
        help=f"one for each seat: {ENTRANTS}",
    )
    contest.add_argument("--edition", default="little-zoo", help="as for the board")
    contest.add_argument("--games", type=_positive, default=200, metavar="N")
    contest.add_argument("--seed", type=_seed, default="1", metavar="S")
    contest.add_argument("--hand-size", type=_positive, metavar="N", help="cards in a full hand")
    contest.add_argument(
        "--without-powers", action="store_true", help="leave out wild and remove cards"
    )
    contest.add_argument("--save", type=Path, metavar="DIR", help="save the records in this folder")
    contest.set_defaults(run=_arena)
    _add_puzzles(verbs)
    choosing = verbs.add_parser(
        "choose", help="print the action that a level would choose in a recorded game"
    )
    choosing.add_argument("record", type=Path, metavar="RECORD.json")
    choosing.add_argument("--level", choices=KNOWN, default="owl")
    choosing.add_argument(
        "--seed", type=_seed, default="1", metavar="S", help="seed of the level's random choices"
    )
    after = "choose after the first N actions, not after the last one"
    choosing.add_argument("--after", type=_positive, metavar="N", help=after)
    choosing.set_defaults(run=_choose)
    reviewing = verbs.add_parser(
        "review",
        help="print the moments of a recorded game that mattered, and all chances, as JSON",
    )
    reviewing.add_argument("record", type=Path, metavar="RECORD.json")
    reviewing.set_defaults(run=_review)


def _add_puzzles(verbs: Verbs) -> None:
    solving = verbs.add_parser(
        "puzzles",
        help="let a level or a bot solve puzzles and print how many it solves",
        description=TRUSTED,
    )
    either = solving.add_mutually_exclusive_group(required=True)
    either.add_argument("entrant", nargs="?", type=_entrant, metavar="LEVEL", help=ENTRANTS)
    either.add_argument(
        "--list", action="store_true", help="print each puzzle and its answers as a line of JSON"
    )
    solving.add_argument("--edition", default="little-zoo", help=", ".join(EDITION_NAMES))
    solving.add_argument("--kind", choices=[kind.value for kind in Kind])
    many = f"that many puzzles, easy to hard; {NUMBER} without this option, but --list has all"
    solving.add_argument("--number", type=_positive, metavar="N", help=many)
    solving.add_argument("--json", action="store_true", help="print JSON instead of text")
    solving.set_defaults(run=_puzzles)


def _positive(text: str) -> int:
    has_few_digits = text.isascii() and text.isdigit() and len(text) <= len(str(MAX_NUMBER))
    if not has_few_digits or not 1 <= int(text) <= MAX_NUMBER:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to {MAX_NUMBER}")
    return int(text)


def _entrant(text: str) -> str:
    if text not in KNOWN and not is_bot(text):
        levels = ", ".join(map(repr, KNOWN))
        raise argparse.ArgumentTypeError(
            f"invalid choice: {text!r} (choose from {levels} or the file of a bot: .py)"
        )
    return text


def _seed(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise argparse.ArgumentTypeError("the seed cannot be encoded as UTF-8") from error
    return text


def _replay(arguments: argparse.Namespace) -> Iterator[str]:
    record = read_record(arguments.record)
    for number, state in enumerate(replay(record)):
        yield json.dumps(state_data(state)) if arguments.json else scene(record, number, state)


def _board(arguments: argparse.Namespace) -> Iterator[str]:
    edition = find_edition(arguments.edition)
    return iter([json.dumps(board_data(edition))]) if arguments.json else board_lines(edition)


def _bench(_arguments: argparse.Namespace) -> Iterator[str]:
    return bench()


def _choose(arguments: argparse.Namespace) -> Iterator[str]:
    """The action that the level chooses for the seat to move."""
    record = read_record(arguments.record)
    *_, state = replay(replace(record, actions=record.actions[: arguments.after]))
    if state.outcome is not None:
        raise RecordError(
            f"{arguments.record}: the game is over, so no action is left to choose;"
            " give --after N to choose after its first N actions"
        )
    seen = observe(state, state.turn)
    yield str(choose(arguments.level, seen, random.Random(arguments.seed)))


def _review(arguments: argparse.Namespace) -> Iterator[str]:
    """The review as one JSON object."""
    record = read_record(arguments.record)
    yield json.dumps(review_data(conclude(review(record)), len(record.setup.seats)))


def _arena(arguments: argparse.Namespace) -> Iterator[str]:
    edition, levels = find_edition(arguments.edition), tuple(arguments.levels)
    seating = edition.seating(len(levels))
    full = seating.hand_size if seating else 1
    options = Options(arguments.hand_size or full, not arguments.without_powers)
    check_setup(edition, setup(edition, levels, options, 0, arguments.seed))
    series = Series(edition, levels, options, arguments.games, arguments.seed, arguments.save)
    return map(printable, arena(series))


def _puzzles(arguments: argparse.Namespace) -> Iterator[str]:
    """What the entrant solves; without an entrant the puzzles themselves."""
    found = find_puzzles(arguments.edition, arguments.kind)
    number = arguments.number or (len(found) if arguments.list else NUMBER)
    puzzles = even_sample(found, number)
    if arguments.list:
        return listed(puzzles)
    return map(printable, solved(arguments.entrant, puzzles, as_json=arguments.json))


if __name__ == "__main__":
    main()
