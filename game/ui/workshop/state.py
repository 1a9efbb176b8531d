"""Everything that the workshop's page depends on, as frozen data."""

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeAlias

from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.frame.value import Value
from game.ui.workshop.answers import Answer, ShownFault
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.collect_state import CollectDialog, SendDialog
from game.ui.workshop.contest_state import Contest
from game.ui.workshop.match_state import Match
from game.ui.workshop.stepped import Steps

NARROW = 760
"""Below this width in CSS pixels, the page shows the editor or one panel."""

LYING_PHONE = (960, 480)
"""Below both this width and this height, it does so too. A tablet with its keyboard is higher."""


class Tab(Enum):
    """The panels. A wide page shows the editor beside one of the others."""

    CODE = "code"
    BOARD = "board"
    WORDS = "words"
    LESSONS = "lessons"
    ARENA = "arena"


class BotsDialog(Value):
    """The saved bots."""


class DeleteBotDialog(Value):
    """Asks whether to delete the open bot."""


class Drawing(Value):
    """A code for cameras: the squares of a side, and the black ones as a path of SVG."""

    side: int
    path: str


class ShareDialog(Value):
    """Asks who has made the open bot, before it becomes a file or a link."""

    drawing: Drawing | None = None
    sent: str = ""
    """What became of the link: shared, copied or failed; empty before that."""


class NoBotDialog(Value):
    """Says that a link has no bot."""


class StrangersDialog(Value):
    """Shows code of somebody else. The code runs only if somebody agrees."""

    bots: tuple[Bot, ...]
    for_contest: bool
    series: int | None = None
    """The seed of the link, with which the arena then plays; None for a file."""


class RulesDialog(Value):
    """The rules of the chosen board."""


class TableDialog(Value):
    """The table of a contest, as large as the page."""

    contest: Contest


WorkshopDialog: TypeAlias = (
    BotsDialog
    | DeleteBotDialog
    | ShareDialog
    | NoBotDialog
    | StrangersDialog
    | RulesDialog
    | TableDialog
    | CollectDialog
    | SendDialog
)


class Purpose(Enum):
    """What the contest is for."""

    DUEL = "duel"
    TABLE = "table"
    TOURNAMENT = "tournament"
    PUZZLES = "puzzles"
    LESSON = "lesson"


TABLES = (Purpose.TABLE, Purpose.TOURNAMENT)
"""Contests with a table."""


class Arena(Value):
    """A contest that is being played, or was."""

    number: int
    """Names the contest. Results of another one come too late, and are dropped."""
    contest: Contest
    purpose: Purpose
    is_running: bool = True
    lesson: int | None = None
    """The number of the lesson whose goal the contest checks."""
    seconds_left: int = 0
    """How long it will still take, rounded as the page says it; 0 if unknown."""


class Watched(Value):
    """A game or a puzzle of the arena or of a lesson, which the board shows."""

    match: int
    """The number of the match. Another match has come from elsewhere."""
    back: Tab
    """The panel that it has come from."""
    puzzle: tuple[str, int, str] | None = None
    """The set and the number of a puzzle, and what the bot has played there; None for a game."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """The whole page."""

    language: str = "en"
    viewport: tuple[int, int] = (1024, 768)
    bot: Bot = field(default_factory=lambda: Bot("", ""))
    """The bot in the editor."""
    opened: int = 0
    """How often another bot came into the editor."""
    bots: tuple[Bot, ...] = ()
    """The saved bots, the newest first."""
    author: str = ""
    """Who makes the bots here."""
    passed: frozenset[int] = frozenset()
    """The numbers of the lessons whose goal was reached: `Lesson.id`."""
    editions: tuple[Edition, ...] = field(
        default_factory=lambda: tuple(map(load_edition, EDITION_NAMES))
    )
    """The boards to play on."""
    board: int = 0
    """The number of the chosen board."""
    seats: int = 0
    """How many seats the next game has, if its board allows it: see `seating.py`."""
    cards: int = 0
    """How many cards a hand of the next game has; 0 for the full game. See `seating.py`."""
    opponent: str = "cub"
    """Who plays against the bot, such as `own Ada`. See `seating.py`."""
    tab: Tab = Tab.CODE
    match: Match | None = None
    watched: Watched | None = None
    """The last match that the arena or a lesson has shown."""
    games: int = 0
    is_playing: bool = False
    """Whether the match goes on by itself."""
    asked: str = ""
    """The version of the match for which a computer is thinking."""
    answer: Answer | None = None
    """What the bot answered for the newest state, until an action is taken there."""
    steps: Steps | None = None
    """The steps of the bot's turn that is shown."""
    steps_asked: Steps | None = None
    """The turn whose steps the sandbox is asked for."""
    chosen: int | None = None
    """The number of the card that the person has chosen."""
    peeks: bool = False
    """Whether the person sees the bot's cards and scores during the game."""
    fault: ShownFault | None = None
    """What is wrong with the code in the editor."""
    tried: frozenset[int] = frozenset()
    """The numbers of the lessons that were checked on this visit: their solutions can be read."""
    lesson: int = 0
    hints: int = 0
    """How many hints of the lesson are shown."""
    solution: str = ""
    """The code that solves the lesson, while it is shown."""
    arena: Arena | None = None
    table: Contest | None = None
    """The last table. It stays until somebody closes it, or there is another one."""
    collected: tuple[str, ...] = ()
    """The names of the saved bots that other devices have sent, in that order."""
    pair_games: int = 20
    """How many games each pair of a table plays."""
    series: int = 1
    """The seed of the next contest that is no lesson's."""
    is_seed_refused: bool = False
    """Whether the field of the seed has a text that is no seed."""
    dialog: WorkshopDialog | None = None
    cannot_save: bool = False
    """Whether the device failed to save."""

    @property
    def edition(self) -> Edition:
        """The board that the next game is played on."""
        return self.editions[self.board]

    @property
    def origin(self) -> Watched | None:
        """Where the match has come from; None for a game that began on the board."""
        is_one = self.watched and self.match and self.watched.match == self.match.number
        return self.watched if is_one else None

    @property
    def collected_bots(self) -> tuple[Bot, ...]:
        """The bots that other devices have sent and that are still saved."""
        bots = {bot.name: bot for bot in self.bots}
        return tuple(bots[name] for name in self.collected if name in bots)

    @property
    def is_narrow(self) -> bool:
        """Whether the page shows one panel at a time."""
        (width, height), (below, low) = self.viewport, LYING_PHONE
        return width < NARROW or (width < below and height < low)

    def with_fault(self, fault: ShownFault | None) -> "Workshop":
        """The page with this fault of the code. A narrow page shows the code then."""
        tab = Tab.CODE if fault and self.is_narrow else self.tab
        return replace(self, fault=fault, tab=tab)

    def without_fault(self) -> "Workshop":
        """The page after the bot has changed: what was wrong with it before is gone."""
        is_own = self.answer and self.answer.fault and self.answer.fault == self.fault
        return replace(self, fault=None, answer=None if is_own else self.answer)

    @property
    def panel(self) -> Tab:
        """The panel that is shown. A wide page always shows one beside the editor."""
        return Tab.BOARD if self.tab is Tab.CODE and not self.is_narrow else self.tab
