"""Plays the games of a contest on several cores, while the page can paint and listen."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable

from js import navigator

from game.bots.levels import think
from game.rules.action import Action
from game.rules.observation import Observation
from game.ui.browser.slices import SLICE, in_slices
from game.ui.browser.workshop_checker import check_again
from game.ui.browser.workshop_player import BotPlayer
from game.ui.frame.loop import Deliver
from game.ui.workshop.answers import ShownFault, Why, parse_fault
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.contest.arena import add, play
from game.ui.workshop.contest.msg import ContestAdvanced
from game.ui.workshop.contest.parts import (
    GIGABYTES,
    MOST_CORES,
    Adding,
    Part,
    Results,
    cores_to_use,
    parts,
)
from game.ui.workshop.contest.solving import add_puzzle
from game.ui.workshop.contest_state import Contest, Entrant, Score, mistaken, with_score
from game.ui.workshop.faults import UNREADABLE
from game.ui.workshop.match_state import chance
from game.ui.workshop.seating import seating
from game.workshop.exercises import asked

REPORT = 0.3
"""Seconds between two reports of a contest."""


class ContestPlayer:
    """An entrant of a contest: a level, or a bot in its own sandboxes."""

    def __init__(self, entrant: Entrant, timeouts: int) -> None:
        """The bot may have taken too long before."""
        self.level = entrant.level
        self.bot = Bot(entrant.name, entrant.code)
        self.player = BotPlayer(timeouts)
        self.fault: ShownFault | None = None

    async def choose(
        self, seen: Observation, rng: random.Random, *, alone: bool = False
    ) -> Action | None:
        """Its action; None after a fault, which is noted. `alone`: see `BotPlayer`."""
        if self.level:
            return await in_slices(think(self.level, seen, rng))
        answer = await self.player.answer(self.bot, seen, alone=alone, again=True)
        if answer.action is None:
            self.fault = answer.fault or ShownFault(Why.ANSWER)
        return answer.action

    def take_fault(self) -> ShownFault | None:
        """The fault since the last call."""
        fault, self.fault = self.fault, None
        return fault

    def end(self) -> None:
        """Ends the sandboxes."""
        self.player.end()


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


class Team:
    """The players of the games that are played one after the other."""

    def __init__(self, contest: Contest) -> None:
        """No player has been made."""
        self._entrants = contest.entrants
        self._players: dict[int, ContestPlayer] = {}
        self._timeouts: dict[int, int] = {}
        self.clock = Clock()

    def hire(self, both: tuple[int, int]) -> tuple[ContestPlayer, ContestPlayer]:
        """The players of the pair. All others end, because each sandbox is an interpreter."""
        for gone in self._players.keys() - set(both):
            player = self._players.pop(gone)
            self._timeouts[gone] = player.player.timeouts
            player.end()
        for entrant in both:
            if entrant not in self._players:
                timeouts = self._timeouts.get(entrant, 0)
                self._players[entrant] = ContestPlayer(self._entrants[entrant], timeouts)
        return self._players[both[0]], self._players[both[1]]

    def end(self) -> None:
        """Ends all sandboxes."""
        for player in self._players.values():
            player.end()


async def play_contest(number: int, contest: Contest, deliver: Deliver) -> None:
    """Plays all games. Delivers the results now and then, and at the end."""
    fault = await _unreadable(contest)
    if fault:
        score = Score(faults=1, fault=fault)
        deliver(ContestAdvanced(number, with_score(contest, 0, score)))
        return
    results, cores = Results(contest), _cores(contest)
    waiting = deque(parts(contest, cores))
    report = Report(number, deliver)
    playing = [asyncio.ensure_future(_play(results, waiting, report)) for _ in range(cores)]
    try:
        await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()


class Report:
    """Delivers the results now and then, at the first mistake of a bot, and at the end."""

    def __init__(
        self, number: int, deliver: Deliver, now: Callable[[], float] = time.perf_counter
    ) -> None:
        """The contest with this number begins. `now` tells the time in seconds."""
        self._number = number
        self._deliver = deliver
        self._now = now
        self._last = now()
        self._first: tuple[float, int] | None = None
        self._is_mistaken = False

    def __call__(self, contest: Contest) -> None:
        """Delivers the results if it is time."""
        is_first = not self._is_mistaken and mistaken(contest.scores[0]) is not None
        self._is_mistaken |= is_first
        now = self._now()
        # The first game waits for the sandboxes, which start only once.
        begun, before = self._first = self._first or (now, contest.played)
        if is_first or contest.is_over or now >= self._last + REPORT:
            pace = (now - begun) / (contest.played - before) if contest.played > before else 0.0
            self._deliver(ContestAdvanced(self._number, contest, pace))
            self._last = now


def _cores(contest: Contest) -> int:
    """How many games are played at a time. Some browsers do not say how much memory there is."""
    cores = getattr(navigator, "hardwareConcurrency", 1)
    gigabytes = getattr(navigator, "deviceMemory", MOST_CORES * GIGABYTES)
    seats = seating(contest.edition, contest.seats).seats
    return cores_to_use(cores, gigabytes, seats)


async def _play(results: Results, waiting: deque[Part], report: Report) -> None:
    """Plays one part of the contest after the other, until none waits."""
    team = Team(results.contest)
    try:
        while waiting:
            pair, numbers = waiting.popleft()
            both = team.hire(results.contest.pairs[pair])
            for number in numbers:
                if results.contest.asks_puzzles:
                    adding = await _puzzle(results.contest, number, both[0], team.clock)
                else:
                    adding = await _game(results.contest, pair, number, both, team.clock)
                for contest in results.add(pair, number, adding):
                    report(contest)
    finally:
        team.end()


async def _unreadable(contest: Contest) -> ShownFault | None:
    """What Python cannot read in the only bot's code, before a sandbox for it has started."""
    first, *others = contest.entrants
    text = await check_again(first.code) if first.code and len(others) == 1 else ""
    fault = parse_fault(text) if text else None
    return fault if fault and fault.kind in UNREADABLE else None


async def _puzzle(contest: Contest, number: int, player: ContestPlayer, clock: Clock) -> Adding:
    """Asks a puzzle."""
    puzzle = asked(number, contest.entrants[-1].name)
    action = await player.choose(puzzle.seen, random.Random(number), alone=True)
    await clock.pause()
    fault = player.take_fault()
    return lambda score: add_puzzle(score, puzzle, action, fault)


async def _game(
    contest: Contest,
    pair: int,
    number: int,
    players: tuple[ContestPlayer, ContestPlayer],
    clock: Clock,
) -> Adding:
    """Plays a game."""
    seed = f"{contest.series} {pair} {number}"
    levels = [player.level for player in players]
    game = play(contest.edition, levels, number, seed, contest.seats, contest.cards)
    asked = next(game)
    turns = 0
    while True:
        rng = random.Random(chance(seed, turns))
        action = await players[asked.entrant].choose(asked.seen, rng)
        await clock.pause()
        try:
            asked, turns = game.send(action), turns + 1
        except StopIteration as end:
            ended, faults = end.value, [player.take_fault() for player in players]
            return lambda score: add(score, ended, faults)
