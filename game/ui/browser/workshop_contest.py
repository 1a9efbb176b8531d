"""Plays the games of a contest, while the page can paint and listen."""

import asyncio
import random
import time

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
from game.ui.workshop.contest.solving import add_puzzle
from game.ui.workshop.contest_state import Contest, Entrant, Score, with_score
from game.ui.workshop.faults import UNREADABLE
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
        answer = await self.player.answer(self.bot, seen, alone=alone)
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


async def play_contest(number: int, contest: Contest, deliver: Deliver) -> None:
    """Plays all games. Delivers the results now and then, and at the end."""
    players: dict[int, ContestPlayer] = {}
    timeouts: dict[int, int] = {}
    reported, clock = time.perf_counter(), Clock()
    fault = await _unreadable(contest)
    if fault:
        score = Score(faults=1, fault=fault)
        deliver(ContestAdvanced(number, with_score(contest, 0, score)))
        return
    try:
        for pair, both in enumerate(contest.pairs):
            _hire(players, timeouts, contest, both)
            one, other = (players[entrant] for entrant in both)
            for game in range(contest.games):
                if contest.asks_puzzles:
                    score = await _puzzle(contest, game, one, clock)
                else:
                    score = await _game(contest, pair, game, (one, other), clock)
                contest = with_score(contest, pair, score)
                if time.perf_counter() >= reported + REPORT or contest.is_over:
                    deliver(ContestAdvanced(number, contest))
                    reported = time.perf_counter()
    finally:
        for player in players.values():
            player.end()


async def _unreadable(contest: Contest) -> ShownFault | None:
    """What Python cannot read in the only bot's code, before a sandbox for it has started."""
    first, *others = contest.entrants
    text = await check_again(first.code) if first.code and len(others) == 1 else ""
    fault = parse_fault(text) if text else None
    return fault if fault and fault.kind in UNREADABLE else None


def _hire(
    players: dict[int, ContestPlayer],
    timeouts: dict[int, int],
    contest: Contest,
    both: tuple[int, int],
) -> None:
    """Makes the players of the pair. All others end, because each sandbox is an interpreter."""
    for gone in players.keys() - set(both):
        player = players.pop(gone)
        timeouts[gone] = player.player.timeouts
        player.end()
    for entrant in both:
        if entrant not in players:
            players[entrant] = ContestPlayer(contest.entrants[entrant], timeouts.get(entrant, 0))


async def _puzzle(contest: Contest, number: int, player: ContestPlayer, clock: Clock) -> Score:
    """The results with one more puzzle."""
    puzzle = asked(number, contest.entrants[-1].name)
    action = await player.choose(puzzle.seen, random.Random(number), alone=True)
    await clock.pause()
    return add_puzzle(contest.scores[0], puzzle, action, player.take_fault())


async def _game(
    contest: Contest,
    pair: int,
    number: int,
    players: tuple[ContestPlayer, ContestPlayer],
    clock: Clock,
) -> Score:
    """The results of the pair with one more game."""
    seed = f"{contest.series} {pair} {number}"
    rng = random.Random(seed)
    levels = [player.level for player in players]
    game = play(contest.edition, levels, number, seed)
    asked = next(game)
    while True:
        action = await players[asked.entrant].choose(asked.seen, rng)
        await clock.pause()
        try:
            asked = game.send(action)
        except StopIteration as end:
            faults = [player.take_fault() for player in players]
            return add(contest.scores[pair], end.value, faults)
