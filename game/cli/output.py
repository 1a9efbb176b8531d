"""Prints lines to a terminal or a pipe, which may fail at any time."""

import errno
import os
import sys
from contextlib import suppress
from typing import NoReturn, TextIO

MAX_ERROR_CHARACTERS = 300
"""The longest error line; a longer one loses its middle."""

FAILED, INTERRUPTED = 2, 130
"""Exit codes. A shell gives 130 to a program that SIGINT has ended."""


def print_line(line: str) -> None:
    """Prints to standard output; OSError if that is full or closed."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), "standard output")
    try:
        print(line, flush=True)
    except OSError as error:
        _give_up(sys.stdout)
        raise OSError(error.errno, error.strerror, "standard output") from error


def fail(message: str, code: int = FAILED) -> NoReturn:
    """Prints the message as one line on standard error, if that takes it, and ends."""
    line = printable(message)
    if len(line) > MAX_ERROR_CHARACTERS:
        half = MAX_ERROR_CHARACTERS // 2 - 3
        line = f"{line[:half]} ... {line[-half:]}"
    if sys.stderr is not None:
        try:
            print(line, file=sys.stderr, flush=True)
        except OSError:
            _give_up(sys.stderr)
    raise SystemExit(code)


def _give_up(stream: TextIO) -> None:
    """Throws the rest of a failed stream away, because Python flushes it again at exit."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def reason_of(error: Exception) -> str:
    """What the error says; of a file, its name and what the system says."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def printable(text: str) -> str:
    """The text on one line; characters that cannot be printed are escaped."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)
