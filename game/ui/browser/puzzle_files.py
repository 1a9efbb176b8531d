"""Fetches the files with puzzles, each once."""

from js import window
from pyodide.ffi import JsException

from game.puzzles.puzzle import Puzzle, PuzzleError, read_puzzles

_fetched: dict[str, list[Puzzle]] = {}
"""The puzzles of each edition that have been fetched."""


async def fetch_puzzles(edition: str) -> list[Puzzle]:
    """The puzzles of a printed edition; none without a network, or if the file is damaged."""
    if edition not in _fetched:
        try:
            response = await window.fetch(f"static/puzzles/{edition}.txt")
            if not response.ok:
                return []
            _fetched[edition] = read_puzzles(str(await response.text()))
        except (JsException, PuzzleError):
            return []
    return _fetched[edition]
