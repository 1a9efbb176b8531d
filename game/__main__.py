"""The command line of the game: `python -m game replay | board | arena | choose | bench`."""

from game.interrupts import allow_interrupts, delay_interrupts

if __name__ == "__main__":
    # An interrupt during the imports waits until `main` can report it.
    delay_interrupts()

import argparse
import errno
import json
import os
import random
import signal
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn, TextIO

from game.arena import Series, arena
from game.bots.full_game import setup
from game.bots.levels import LEVELS, RANDOM, choose
from game.rules.cards import Card
from game.rules.edition import Cell, Colour, Edition, cell_name
from game.rules.edition_data import (
    EDITION_NAMES,
    EditionError,
    edition_of,
    load_edition,
    parse_edition,
)
from game.rules.json_text import MAX_CHARACTERS, UnreadableError, parse_object
from game.rules.observation import observe
from game.rules.play import apply, legal_actions
from game.rules.record import Record, RecordError, outcome_data, parse_record, replay, rows_data
from game.rules.state import Drawn, Options, Seat, SetupError, State, Win, check_setup, new_game
from game.workshop.terminal import BotError, is_bot

BENCH_SECONDS = 2.0
"""How long each number of seats is measured, in seconds of processor time."""

CELL_WIDTH = 5
"""How many characters of a picture's name the board shows."""


MAX_NUMBER = 100_000
"""The largest number that an option takes; the arena needs about 2 kB for each game."""

MAX_ERROR_CHARACTERS = 300
"""The longest error line; a longer one loses its middle."""

FAILED, INTERRUPTED = 2, 130
"""Exit codes. A shell gives 130 to a program that SIGINT has ended."""


def main() -> None:
    """Runs one verb.

    A failure ends with one line on standard error and exit code 2, an interrupt with 130. A reader
    of standard output that goes away, such as `head`, is no failure.
    """
    name = "python -m game"
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        allow_interrupts()
        arguments = _parser(name).parse_args()
        name += f" {arguments.verb}"
        for line in arguments.run(arguments):
            _print(line)
    except BrokenPipeError:
        pass
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        _fail(f"{name}: interrupted", INTERRUPTED)
    except (BotError, EditionError, RecordError, SetupError, OSError, BrokenExecutor) as error:
        _fail(f"{name}: {_reason(error)}")


class _Parser(argparse.ArgumentParser):
    """Reports wrong usage in one line on standard error, like any other failure."""

    def error(self, message: str) -> NoReturn:
        """Prints the message and ends with exit code 2."""
        _fail(f"{self.prog}: {message}")

    def print_help(self, file: object = None) -> None:
        """Prints to standard output; OSError if it takes nothing, which argparse would ignore."""
        _print(self.format_help().rstrip())


def _print(line: str) -> None:
    """Prints to standard output; OSError if that is full or closed."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), "standard output")
    try:
        print(line, flush=True)
    except OSError as error:
        _discard(sys.stdout)
        raise OSError(error.errno, error.strerror, "standard output") from error


def _fail(message: str, code: int = FAILED) -> NoReturn:
    """Prints the message as one line on standard error, if that takes it, and ends."""
    line = _printable(message)
    if len(line) > MAX_ERROR_CHARACTERS:
        half = MAX_ERROR_CHARACTERS // 2 - 3
        line = f"{line[:half]} ... {line[-half:]}"
    if sys.stderr is not None:
        try:
            print(line, file=sys.stderr, flush=True)
        except OSError:
            _discard(sys.stderr)
    raise SystemExit(code)


def _discard(stream: TextIO) -> None:
    """Sends the rest of a stream that has failed nowhere: Python flushes it again at exit."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def _printable(text: str) -> str:
    """The text on one line; characters that cannot be printed are escaped."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def _parser(name: str) -> argparse.ArgumentParser:
    parser = _Parser(prog=name, description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
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


def _add_bots(verbs: "argparse._SubParsersAction[_Parser]") -> None:
    contest = verbs.add_parser(
        "arena",
        help="let levels and bots play against each other and print who wins how often",
        description="A bot is a file of Python, described in docs/workshop.md. Its code is run"
        " like any script: run only files that you trust.",
    )
    known = (*LEVELS, RANDOM)
    contest.add_argument(
        "levels",
        nargs="+",
        type=_entrant,
        metavar="LEVEL",
        help=f"one for each seat: {', '.join(known)}, or the file of a bot, such as my_bot.py",
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
    choosing = verbs.add_parser(
        "choose", help="print the action that a level would choose in a recorded game"
    )
    choosing.add_argument("record", type=Path, metavar="RECORD.json")
    choosing.add_argument("--level", choices=known, default="owl")
    choosing.add_argument(
        "--seed", type=_seed, default="1", metavar="S", help="seed of the level's random choices"
    )
    after = "choose after the first N actions, not after the last one"
    choosing.add_argument("--after", type=_positive, metavar="N", help=after)
    choosing.set_defaults(run=_choose)


def _positive(text: str) -> int:
    has_few_digits = text.isascii() and text.isdigit() and len(text) <= len(str(MAX_NUMBER))
    if not has_few_digits or not 1 <= int(text) <= MAX_NUMBER:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to {MAX_NUMBER}")
    return int(text)


def _entrant(text: str) -> str:
    known = (*LEVELS, RANDOM)
    if text not in known and not is_bot(text):
        levels = ", ".join(map(repr, known))
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


def _read_record(path: Path) -> Record:
    """The record in a file; RecordError or OSError."""
    try:
        return parse_record(_read_text(path))
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not UTF-8: {error}") from error


def _find_edition(name: str) -> Edition:
    """The edition of that name, or in the file of that name; EditionError or OSError."""
    path = Path(name)
    try:
        if path.suffix == ".toml":
            return parse_edition(_read_text(path))
        if path.suffix == ".json":
            return edition_of(parse_object(_read_text(path)))
    except UnicodeDecodeError as error:
        raise EditionError(f"{path} is not UTF-8: {error}") from error
    except UnreadableError as error:
        raise EditionError(f"{path}: the edition is {error}") from error
    except EditionError as error:
        raise EditionError(f"{path}: {error}") from error
    return load_edition(name)


def _read_text(path: Path) -> str:
    """The text of a file, which may begin with a byte order mark; UnicodeDecodeError or OSError.

    Reads little more than a record may have: a file such as /dev/zero never ends.
    """
    try:
        with path.open(encoding="utf-8-sig") as file:
            return file.read(MAX_CHARACTERS + 1)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _replay(arguments: argparse.Namespace) -> Iterator[str]:
    record = _read_record(arguments.record)
    for number, state in enumerate(replay(record)):
        yield json.dumps(_state_data(state)) if arguments.json else _scene(record, number, state)


def _choose(arguments: argparse.Namespace) -> Iterator[str]:
    """The action that the level chooses for the seat to move."""
    record = _read_record(arguments.record)
    *_, state = replay(replace(record, actions=record.actions[: arguments.after]))
    if state.outcome is not None:
        raise RecordError(
            f"{arguments.record}: the game is over, so no action is left to choose;"
            " give --after N to choose after its first N actions"
        )
    seen = observe(state, state.turn)
    yield str(choose(arguments.level, seen, random.Random(arguments.seed)))


def _arena(arguments: argparse.Namespace) -> Iterator[str]:
    edition, levels = _find_edition(arguments.edition), tuple(arguments.levels)
    seating = edition.seating(len(levels))
    full = seating.hand_size if seating else 1
    options = Options(arguments.hand_size or full, not arguments.without_powers)
    check_setup(edition, setup(edition, levels, options, 0, arguments.seed))
    series = Series(edition, levels, options, arguments.games, arguments.seed, arguments.save)
    return map(_printable, arena(series))


def _board(arguments: argparse.Namespace) -> Iterator[str]:
    edition = _find_edition(arguments.edition)
    if arguments.json:
        data = {"edition": edition.name, "row": edition.row, "cells": edition.layout}
        yield json.dumps(data | {"deck": edition.deck()})
        return
    yield f"{_printable(edition.name)}: {edition.row} in a row{_rows(edition)}"
    yield _grid(edition, {})
    yield f"{len(edition.deck())} cards: {_cards(edition.deck())}"


def _rows(edition: Edition) -> str:
    """How many rows win with which number of seats; empty if always one."""
    if all(seating.rows == 1 for seating in edition.seatings):
        return ""
    wins = (f"{seating.rows} with {seating.seats} seats" for seating in edition.seatings)
    return f"; rows to win: {', '.join(wins)}"


def _bench(_: argparse.Namespace) -> Iterator[str]:
    where = "in Pyodide" if sys.platform == "emscripten" else "native"
    for name in EDITION_NAMES:
        edition = load_edition(name)
        for seating in edition.seatings:
            speed = _plies_per_second(edition, seating.seats)
            yield f"{where}: {name}, {seating.seats} seats: {speed:,.0f} plies a second"


def _state_data(state: State) -> dict[str, Any]:
    """A state as JSON data (specification, sections 7 and 8)."""
    data = {
        "ply": state.ply,
        "turn": state.turn,
        "board": dict(state.board),
        "hands": state.hands,
        "draw_pile": state.draw_pile,
        "discards": state.discards,
        "pending": state.pending,
        "legal": sorted(str(action) for action in legal_actions(state)),
        "outcome": outcome_data(state),
    }
    return data | {"rows": rows_data(state)} if state.rows_to_win > 1 else data


def _scene(record: Record, number: int, state: State) -> str:
    """One state as text; `number` is the number of actions that led to it."""
    title = f"{number}. {record.actions[number - 1]}" if number else "The deal"
    hands = "\n".join(
        f"{'>' if seat == state.turn else ' '} seat {seat}, {_seat_name(who)} ({who.colour}):"
        f" {_cards(state.hands[seat])}; discarded: {_cards(state.discards[seat])}"
        for seat, who in enumerate(state.setup.seats)
    )
    lines = [title, _grid(state.edition, state.board), hands]
    lines.append(f"  draw pile: {len(state.draw_pile)} cards")
    if state.pending:
        lines.append(f"  may still draw: seat {', seat '.join(map(str, state.pending))}")
    match state.outcome:
        case None:
            pass
        case Win(colour, seats, cells):
            winners = ", ".join(_seat_name(state.setup.seats[seat]) for seat in seats)
            rows = rows_data(state).get(colour, [list(cells)])
            won_with = " and ".join(map(" ".join, rows))
            lines.append(f"  {winners} ({colour}) won with {won_with}")
        case Drawn(reason):
            lines.append(f"  a draw: {reason}")
    return "\n".join(lines) + "\n"


def _grid(edition: Edition, board: Mapping[Cell, Colour]) -> str:
    """The board as text: a picture by its first letters, a chip as `[red]`, a free cell as `*`."""

    def word(cell: Cell, picture: Card) -> str:
        return f"[{board[cell][:3]}]" if cell in board else picture[:CELL_WIDTH] or "*"

    columns, rows = edition.size
    words = [word(cell, picture) for cell, picture in edition.picture_at.items()]
    heads = [cell_name(column, 0)[0] for column in range(columns)]
    lines = [("", heads)]
    lines += [(str(i + 1), words[i * columns : (i + 1) * columns]) for i in range(rows)]
    return "\n".join(
        f"{head:>2} " + " ".join(f"{text:^{CELL_WIDTH}}" for text in line) for head, line in lines
    )


def _seat_name(seat: Seat) -> str:
    """The name of a seat, or its level."""
    return _printable(seat.name or seat.played_by) or "nameless"


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(cards) or "none"


def _plies_per_second(edition: Edition, seats: int) -> float:
    """The speed of random play on one core; dealing and choosing are included."""
    rng = random.Random(seats)
    seating = edition.seating(seats)
    assert seating is not None
    levels, options = [""] * seats, Options(seating.hand_size)
    started, plies = time.process_time(), 0
    while (seconds := time.process_time() - started) < BENCH_SECONDS:
        dealer, seed = rng.randrange(seats), str(rng.random())
        state = new_game(edition, setup(edition, levels, options, dealer, seed))
        while state.outcome is None:
            state = apply(state, rng.choice(legal_actions(state)))
        plies += state.ply
    return plies / seconds


if __name__ == "__main__":
    main()
