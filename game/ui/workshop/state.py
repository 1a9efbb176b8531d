"""Everything that the workshop's page depends on, as frozen data."""

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeAlias

from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.frame.value import Value
from game.ui.workshop.answers import Answer, BotFault
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.contest_state import Contest
from game.ui.workshop.match_state import Match

NARROW = 760
"""Below this width in CSS pixels, the page shows the editor or one panel."""

LYING_PHONE = (960, 480)
"""So it does below both this width and this height. Of a tablet the keyboard leaves more."""


class Tab(Enum):
    """The panels; a wide page shows the editor beside one of the others."""

    CODE = "code"
    BOARD = "board"
    WORDS = "words"
    LESSONS = "lessons"
    ARENA = "arena"


class BotsDialog(Value):
    """The saved bots."""


class DeleteBotDialog(Value):
    """Whether to delete the bot that is open."""


class StrangersDialog(Value):
    """Code from elsewhere: it is shown, and runs only if somebody agrees."""

    bots: tuple[Bot, ...]
    for_contest: bool


class RulesDialog(Value):
    """The rules of the chosen board."""


WorkshopDialog: TypeAlias = BotsDialog | DeleteBotDialog | StrangersDialog | RulesDialog


class Purpose(Enum):
    """What the contest is for."""

    DUEL = "duel"
    TABLE = "table"
    TOURNAMENT = "tournament"
    LESSON = "lesson"


@dataclass(frozen=True, slots=True)
class Arena:
    """A contest that runs, or has run.

    - `number`: names the contest, so that late results are dropped
    - `lesson`: the number of the lesson whose goal it checks
    """

    number: int
    contest: Contest
    purpose: Purpose
    is_running: bool = True
    lesson: int | None = None


@dataclass(frozen=True, slots=True)
class Workshop:
    """The whole page.

    - `bot`: the bot in the editor; `opened` counts how often the editor got another code
    - `bots`: the saved bots, `passed` the lessons whose goal was reached
    - `editions`: the boards to play on, and `board` the number of the chosen one
    - `opponent`: as `opponents.py` writes it
    - `is_playing`: whether the match goes on by itself
    - `asked`: the version of the match for which a computer is thinking
    - `answer`: what the bot answered before somebody else chose for it
    - `chosen`: the number of the person's chosen card
    - `peeks`: whether the person sees the cards and the scores of the bot during the game
    - `fault`: what is wrong with the code in the editor
    - `hint`: whether the lesson's hint is shown
    - `solution`: the code that solves the lesson while it is shown, or else empty
    - `cannot_save`: whether the device failed to save
    """

    language: str = "en"
    viewport: tuple[int, int] = (1024, 768)
    bot: Bot = field(default_factory=lambda: Bot("", ""))
    opened: int = 0
    bots: tuple[Bot, ...] = ()
    passed: frozenset[int] = frozenset()
    editions: tuple[Edition, ...] = field(
        default_factory=lambda: tuple(map(load_edition, EDITION_NAMES))
    )
    board: int = 0
    opponent: str = "cub"
    tab: Tab = Tab.CODE
    match: Match | None = None
    games: int = 0
    is_playing: bool = False
    asked: str = ""
    answer: Answer | None = None
    chosen: int | None = None
    peeks: bool = False
    fault: BotFault | None = None
    lesson: int = 0
    hint: bool = False
    solution: str = ""
    arena: Arena | None = None
    dialog: WorkshopDialog | None = None
    cannot_save: bool = False

    @property
    def edition(self) -> Edition:
        """The board that the next game is played on."""
        return self.editions[self.board]

    @property
    def is_narrow(self) -> bool:
        """Whether the page shows one panel at a time."""
        (width, height), (below, low) = self.viewport, LYING_PHONE
        return width < NARROW or (width < below and height < low)

    def with_fault(self, fault: BotFault | None) -> "Workshop":
        """The page that shows what is wrong with the code; a narrow page shows the code then."""
        tab = Tab.CODE if fault and self.is_narrow else self.tab
        return replace(self, fault=fault, tab=tab)

    @property
    def panel(self) -> Tab:
        """The panel that is shown; beside the editor there always is one."""
        return Tab.BOARD if self.tab is Tab.CODE and not self.is_narrow else self.tab
