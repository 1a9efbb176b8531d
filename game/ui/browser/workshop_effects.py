"""Runs the effects of the workshop: bots in their sandboxes, levels, storage, files and time."""

import asyncio
import random
import sys
import time
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias, assert_never

from pyodide.ffi import create_once_callable

from game.bots.level_names import RANDOM
from game.bots.levels import choose, think
from game.data import content
from game.rules.action import Action
from game.rules.json_text import UnreadableError, parse_json
from game.rules.observation import Observation
from game.ui.browser.bridge import page
from game.ui.browser.chance import new_rng, new_seed
from game.ui.browser.slices import SLICE, in_slices
from game.ui.browser.workshop_bridge import workshop
from game.ui.browser.workshop_seat import Seat
from game.ui.workshop.answers import Answer, BotFault, parse_answer
from game.ui.workshop.bots.files import strangers
from game.ui.workshop.bots.msg import BotsChanged, FilesRead
from game.ui.workshop.bots_text import Bot, Bots, bots_text, read_bots, with_bot, without_bot
from game.ui.workshop.contest.arena import add, play
from game.ui.workshop.contest.msg import ContestAdvanced
from game.ui.workshop.contest_state import Contest, Entrant, Score, with_score
from game.ui.workshop.effect import (
    AskForBots,
    AskLevel,
    AskSandbox,
    ChooseSeed,
    DeleteBot,
    OfferText,
    PassLesson,
    Pause,
    PlayContest,
    ReadSolution,
    SaveBot,
    SaveBotsEffect,
    StopContest,
    WorkshopEffect,
)
from game.ui.workshop.goals import LESSONS
from game.ui.workshop.lessons.msg import SolutionRead
from game.ui.workshop.match.msg import BotAnswered, LevelChose, PauseEnded, SeedChosen
from game.ui.workshop.msg import NotSaved, WorkshopMsg

Deliver: TypeAlias = Callable[[WorkshopMsg], None]

PAUSE = 0.7
"""Seconds for which a turn is shown before the next one."""

REPORT = 0.3
"""Seconds between two reports of a contest."""

MAX_TIMEOUTS = 3
"""How often a bot may take too long in a contest; then it is not asked any more."""

_tasks: set[asyncio.Task[None]] = set()
_contest: list[asyncio.Task[None]] = []
"""The task of the contest, if there is one."""


_seats = Seat(), Seat()


def run(effect: WorkshopEffect, deliver: Deliver) -> None:
    """Runs the effect; an answer is delivered as a message, now or later."""
    if isinstance(effect, SaveBotsEffect):
        _save(effect, deliver)
        return
    match effect:
        case ReadSolution(number):
            code = content(f"lessons/{LESSONS[number].file}", "game.workshop").decode()
            deliver(SolutionRead(number, code))
        case OfferText(name, text):
            workshop.saveText(name, text)
        case AskForBots(for_contest):
            _start(_open(workshop.openFiles(for_contest), deliver, for_contest=for_contest))
        case ChooseSeed():
            deliver(SeedChosen(new_seed()))
        case AskSandbox() | AskLevel() | Pause():
            _start(_answer(effect, deliver))
        case PlayContest(number, contest):
            _stop()
            _contest.append(_start(_play_contest(number, contest, deliver)))
        case StopContest():
            _stop()
        case _:
            assert_never(effect)


def _stop() -> None:
    for task in _contest:
        task.cancel()
    _contest.clear()


def _start(answering: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Starts a task; the set keeps it alive until it ends."""
    task = asyncio.ensure_future(answering)
    _tasks.add(task)
    task.add_done_callback(_end)
    return task


def _end(task: asyncio.Task[None]) -> None:
    """Reports a fault on the page."""
    _tasks.discard(task)
    if not task.cancelled() and (fault := task.exception()):
        traceback.print_exception(fault, file=sys.stderr)
        page.showFailure("fault")


def _changed(saved: Bots, effect: SaveBotsEffect) -> Bots:
    """What is saved after the effect."""
    match effect:
        case SaveBot(bot, replaced):
            return with_bot(saved, bot, replaced)
        case DeleteBot(name):
            return without_bot(saved, name)
        case PassLesson(number):
            return saved._replace(passed=saved.passed | {number})
        case _:
            assert_never(effect)


def _save(effect: SaveBotsEffect, deliver: Deliver) -> None:
    """Changes the text as it is saved then: another tab may have changed it.

    A text that cannot be read is set aside, and a new one begins.
    """

    def change(text: str | None) -> str:
        try:
            return bots_text(_changed(read_bots(text), effect))
        except UnreadableError:
            _start(_set_aside(text or "", effect, deliver))
            return text or ""

    _start(_confirm(page.changeText("bots", create_once_callable(change)), deliver))


async def _set_aside(text: str, effect: SaveBotsEffect, deliver: Deliver) -> None:
    if await page.setAside("bots", text):
        _save(effect, deliver)
    else:
        deliver(NotSaved())


async def _confirm(writing: Awaitable[bool], deliver: Deliver) -> None:
    if not await writing:
        deliver(NotSaved())


async def read_bots_text(deliver: Deliver) -> str:
    """The saved text of the bots; empty if there is none or it cannot be read."""
    text = await page.readText("bots") or ""
    try:
        read_bots(text)
    except UnreadableError:
        if not await page.setAside("bots", text):
            deliver(NotSaved())
        return ""
    return text


def read_again(deliver: Deliver) -> None:
    """Delivers the bots as another tab may have saved them."""
    _start(_read_again(deliver))


async def _read_again(deliver: Deliver) -> None:
    deliver(BotsChanged(await read_bots_text(deliver)))


async def _open(asked: Awaitable[str], deliver: Deliver, *, for_contest: bool) -> None:
    rows = parse_json(await asked)
    deliver(FilesRead(strangers((name, text) for name, text in rows), for_contest))


async def _answer(effect: AskSandbox | AskLevel | Pause, deliver: Deliver) -> None:
    match effect:
        case AskSandbox(version, slot, bot, seen):
            deliver(BotAnswered(version, await _seats[slot].choose(bot, seen)))
        case AskLevel(version, level, seen):
            deliver(LevelChose(version, await in_slices(think(level, seen, new_rng()))))
        case Pause(version, place):
            await asyncio.sleep(PAUSE)
            deliver(PauseEnded(version, place))


class Player:
    """An entrant of a contest: a level, or a bot in a sandbox of its own."""

    def __init__(self, entrant: Entrant, timeouts: int) -> None:
        """A bot's sandbox starts when it is asked first; it may have stumbled before."""
        self.level = entrant.level
        self.seat = Seat()
        self.bot = Bot(entrant.name, entrant.code)
        self.timeouts = timeouts
        self.fault: BotFault | None = None

    async def choose(self, seen: Observation, rng: random.Random) -> Action:
        """Its action; after a fault, which is noted, one by chance."""
        if self.level:
            return await in_slices(think(self.level, seen, rng))
        answer = await self._answer(seen)
        if answer.action:
            return answer.action
        fault = answer.fault or BotFault("answer")
        self.fault = self.fault or fault
        self.timeouts += fault.why in ("slow", "memory", "ended")
        return choose(RANDOM, seen, rng)

    async def _answer(self, seen: Observation) -> Answer:
        if self.timeouts >= MAX_TIMEOUTS:
            return Answer(fault=BotFault("slow"))
        return parse_answer(await self.seat.choose(self.bot, seen), seen.legal)

    def take_fault(self) -> BotFault | None:
        """What was noted since the last call."""
        fault, self.fault = self.fault, None
        return fault


class Clock:
    """Lets the page paint and listen after each slice."""

    def __init__(self) -> None:
        """The first slice begins."""
        self.until = time.perf_counter() + SLICE

    async def pause(self) -> None:
        """Pauses if the slice is over."""
        if time.perf_counter() >= self.until:
            await asyncio.sleep(0)
            self.until = time.perf_counter() + SLICE


async def _play_contest(number: int, contest: Contest, deliver: Deliver) -> None:
    """Plays all games; tells the results now and then, and in the end."""
    players: dict[int, Player] = {}
    timeouts: dict[int, int] = {}
    heard, clock = time.perf_counter(), Clock()
    try:
        for pair, both in enumerate(contest.pairs):
            _hire(players, timeouts, contest, both)
            one, other = (players[entrant] for entrant in both)
            for game in range(contest.games):
                score = await _game(contest, pair, game, (one, other), clock)
                contest = with_score(contest, pair, score)
                if time.perf_counter() >= heard + REPORT or contest.is_over:
                    deliver(ContestAdvanced(number, contest))
                    heard = time.perf_counter()
    finally:
        for player in players.values():
            player.seat.end()


def _hire(
    players: dict[int, Player], timeouts: dict[int, int], contest: Contest, both: tuple[int, int]
) -> None:
    """Makes the players of the pair; those of others end: each sandbox is an interpreter."""
    for gone in players.keys() - set(both):
        player = players.pop(gone)
        timeouts[gone] = player.timeouts
        player.seat.end()
    for entrant in both:
        if entrant not in players:
            players[entrant] = Player(contest.entrants[entrant], timeouts.get(entrant, 0))


async def _game(
    contest: Contest, pair: int, number: int, players: tuple[Player, Player], clock: Clock
) -> Score:
    """The results of the pair with one more game."""
    rng = new_rng()
    levels = [player.level for player in players]
    game = play(contest.edition, levels, number, new_seed())
    asked = next(game)
    while True:
        action = await players[asked.entrant].choose(asked.seen, rng)
        await clock.pause()
        try:
            asked = game.send(action)
        except StopIteration as end:
            state, record = end.value
            faults = [player.take_fault() for player in players]
            return add(contest.scores[pair], state, record, faults)
