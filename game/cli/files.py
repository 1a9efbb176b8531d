"""Reads records, editions and puzzles from files."""

from pathlib import Path

from game.puzzles.puzzle import Puzzle, PuzzleError, read_puzzles
from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, EditionError, edition_of, load_edition
from game.rules.edition_text import parse_edition
from game.rules.json_text import MAX_CHARACTERS, UnreadableError, parse_object
from game.rules.record import Record, RecordError, parse_record

PACKAGE = Path(__file__).parents[1]
INSTALLED = PACKAGE / "puzzles" / "of-editions"
PUZZLES = INSTALLED if INSTALLED.exists() else PACKAGE.parent / "static" / "puzzles"
"""The folder with the puzzles of each edition. The wheel has its own."""


def read_record(path: Path) -> Record:
    """The record in a file; RecordError or OSError."""
    try:
        return parse_record(_read_text(path))
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not UTF-8: {error}") from error


def find_edition(name: str) -> Edition:
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


def read_puzzle_file(edition: str) -> list[Puzzle]:
    """The puzzles of the edition of that name; PuzzleError or OSError."""
    if edition not in EDITION_NAMES:
        raise PuzzleError(f"{edition} has no puzzles, only {', '.join(EDITION_NAMES)} have")
    path = PUZZLES / f"{edition}.txt"
    if not path.exists():
        raise PuzzleError(f"the puzzles of {edition} are missing: there is no file {path}")
    return read_puzzles(_read_text(path))


def _read_text(path: Path) -> str:
    """The text of a file, which may begin with a byte order mark; UnicodeDecodeError or OSError.

    Reads little more than a record may have: a file such as /dev/zero never ends.
    """
    try:
        with path.open(encoding="utf-8-sig") as file:
            return file.read(MAX_CHARACTERS + 1)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
