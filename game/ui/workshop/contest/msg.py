"""What can happen to contests."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.workshop.contest_state import Contest
from game.ui.workshop.ways import ContestStopped, LossPicked, MissedPicked


class TournamentPicked(Message):
    """Let the user choose the files of several bots."""


class DuelPicked(Message):
    """Let the bot play many games against the opponent."""


class PuzzlesPicked(Message):
    """Ask the bot puzzles."""


class TablePicked(Message):
    """Let all saved bots and levels play each other."""


class ContestAdvanced(Message):
    """The results of a contest so far."""

    number: int
    contest: Contest
    pace: float = 0.0
    """Seconds that a game took on average, after the first ones; 0 if unknown."""


class SeedNamed(Message):
    """Play other games: those of this seed, a whole number."""

    text: str


class PairGamesPicked(Message):
    """Each pair of a table plays this number of games."""

    number: int


class TableOpened(Message):
    """Show the last table as large as the page."""


class TableClosed(Message):
    """Forget the last table."""


class GoodGamePicked(Message):
    """Show the longest game of this pair of the table, counted from 0."""

    pair: int


class CsvPicked(Message):
    """Offer the table of the contest as a file."""


ContestMsg: TypeAlias = (
    DuelPicked
    | PuzzlesPicked
    | TablePicked
    | TournamentPicked
    | ContestAdvanced
    | ContestStopped
    | LossPicked
    | MissedPicked
    | SeedNamed
    | PairGamesPicked
    | TableOpened
    | TableClosed
    | GoodGamePicked
    | CsvPicked
)
"""Messages about contests."""
