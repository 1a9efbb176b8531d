"""Plays games between levels and bots from files, and counts who wins: `python -m game arena`."""

import random
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache, partial
from math import sqrt
from pathlib import Path
from statistics import median

from game.bots import levels
from game.bots.full_game import Chooser, setup, turns
from game.bots.level_names import Level
from game.cli.bot_files import BotError, SlowError, chooser, is_bot
from game.cli.interrupts import interrupts_allowed, interrupts_delayed
from game.cli.output import printable
from game.rules.action import Action
from game.rules.edition import Edition
from game.rules.observation import Observation
from game.rules.record import Record, to_json
from game.rules.state import Options, Seat, Win, new_game
from game.workshop.mistake import MOST_WAITS

BAR_WIDTH = 30


@dataclass(frozen=True)
class Series:
    """A number of games between the same levels."""

    edition: Edition
    levels: tuple[Level, ...]
    """The entrants: levels and files of bots.

    Entrant 0 has seat 0 in the first game, seat 1 in the second, and so on.
    """

    options: Options
    games: int
    """The number of games."""

    seed: str
    save: Path | None = None
    """The folder for the records, if they are saved."""


@dataclass
class Tally:
    """The results of some games."""

    wins: list[int]
    """The number of games that each entrant has won."""

    choice_seconds: list[list[float]]
    """For each entrant, the time of every choice."""

    lengths: list[int] = field(default_factory=list)
    """The number of plies of each game."""

    draws: int = 0

    waits: list[tuple[Level, str]] = field(default_factory=list)
    """Which bot had no answer in time, and where: one for each game that was lost by it."""

    def is_stopped(self) -> bool:
        """Whether the newest bot without an answer had none in too many games."""
        files = [file for file, _where in self.waits]
        return bool(files) and files.count(files[-1]) >= MOST_WAITS

    def share(self, entrant: int) -> tuple[float, float]:
        """The share of games that the entrant or its team has won, and its standard error."""
        won, games = self.wins[entrant], len(self.lengths)
        share = won / games
        return share, sqrt(share * (1 - share) / games)

    def milliseconds(self, entrant: int) -> tuple[float, float]:
        """The time of the entrant's choices: the mean and the 95th percentile."""
        times = sorted(self.choice_seconds[entrant]) or [0.0]
        return 1000 * sum(times) / len(times), 1000 * times[len(times) * 95 // 100]

    def add(self, other: "Tally") -> None:
        """Adds the results of other games."""
        self.wins = [one + more for one, more in zip(self.wins, other.wins, strict=True)]
        for times, more in zip(self.choice_seconds, other.choice_seconds, strict=True):
            times.extend(more)
        self.lengths += other.lengths
        self.draws += other.draws
        self.waits += other.waits


def arena(series: Series) -> Iterator[str]:
    """Plays all games; yields the lines of the report. BotError after it if a bot was stopped."""
    total = play_all(series)
    yield from _report(series, total)
    if total.is_stopped():
        file, games = total.waits[-1][0], f"{len(total.lengths)} of {series.games}"
        raise BotError(f"{file} had no answer in {MOST_WAITS} games, stopped after {games} games")


def play_all(series: Series) -> Tally:
    """Plays all games on all cores and saves the records in `series.save`.

    If standard error is a terminal, it shows the progress. It also has the first wait for each bot.
    The series ends when a bot has had MOST_WAITS.
    """
    if series.save:
        series.save.mkdir(parents=True, exist_ok=True)
    total = _empty(series)
    with interrupts_delayed(), ProcessPoolExecutor() as pool:
        games = [pool.submit(_play_one, series, number) for number in range(series.games)]
        try:
            with interrupts_allowed():
                for game in games:
                    _add(total, _result(game, series, len(total.lengths)))
                    _show_progress(len(total.lengths), series.games)
                    if total.is_stopped():
                        pool.shutdown(wait=False, cancel_futures=True)
                        _clear_progress()
                        break
        except BaseException:
            pool.shutdown(cancel_futures=True)
            _clear_progress()
            raise
    return total


def _result(game: "Future[Tally]", series: Series, played: int) -> Tally:
    """The result of a game; BotError also says how many games came before."""
    try:
        return game.result()
    except BotError as error:
        after = f", stopped after {played} of {series.games} games" if played else ""
        raise BotError(f"{error}{after}") from error


def _add(total: Tally, game: Tally) -> None:
    """Adds the game, and tells the first wait for a bot."""
    known = [file for file, _where in total.waits]
    total.add(game)
    for file, where in game.waits:
        if file not in known and sys.stderr is not None:
            _clear_progress()
            print(f"{printable(where)} The game is lost.", file=sys.stderr, flush=True)


def _empty(series: Series) -> Tally:
    entrants = range(len(series.levels))
    return Tally([0 for _ in entrants], [[] for _ in entrants])


@lru_cache(1)
def _first_equal(edition: Edition) -> Edition:
    """The equal edition of an earlier game in this process. Its tables are computed already."""
    return edition


def _play_one(series: Series, number: int) -> Tally:
    """Plays the game of that number, counted from 0.

    Entrants move one seat on after each game; the dealer moves on after every full round.
    """
    tally = _empty(series)
    edition, seats = _first_equal(series.edition), len(series.levels)
    entrants = [(seat - number) % seats for seat in range(seats)]
    dealer, seed = number // seats % seats, f"{series.seed}:{number}"
    begun = setup(edition, [series.levels[e] for e in entrants], series.options, dealer, seed)
    choosers: list[Chooser] = [
        partial(_timed_choice, chooser_of(series.levels[entrant]), tally.choice_seconds[entrant])
        for entrant in entrants
    ]
    state, actions = new_game(edition, begun), list[Action]()
    winners: Sequence[int] = ()
    try:
        for action, after in turns(state, choosers, random.Random(seed)):
            actions.append(action)
            state = after
    except SlowError as error:
        seat = state.pending[0] if state.pending else state.turn
        tally.waits.append((series.levels[entrants[seat]], str(error)))
        winners = _others(begun.seats, seat)
    else:
        winners = state.outcome.seats if isinstance(state.outcome, Win) else ()
        tally.draws += not winners
    tally.lengths.append(state.ply)
    for seat in winners:
        tally.wins[entrants[seat]] += 1
    if series.save:
        path = series.save / f"{number}.json"
        path.write_text(to_json(Record(edition, begun, tuple(actions))) + "\n", encoding="utf-8")
    return tally


def _others(seats: Sequence[Seat], silent: int) -> list[int]:
    """The seats that win because this one has no answer: the others, if they are all one team."""
    others = [at for at, seat in enumerate(seats) if seat.colour != seats[silent].colour]
    return others if len({seats[at].colour for at in others}) == 1 else []


def chooser_of(entrant: Level) -> Chooser:
    """The level, or the bot in that file; OSError or BotError."""
    return chooser(entrant) if is_bot(entrant) else partial(levels.choose, entrant)


def _timed_choice(
    choose: Chooser, seconds: list[float], seen: Observation, rng: random.Random
) -> Action:
    started = time.thread_time()
    try:
        return choose(seen, rng)
    finally:
        seconds.append(time.thread_time() - started)


def _show_progress(done: int, games: int) -> None:
    if not _has_terminal():
        return
    filled = BAR_WIDTH * done // games
    end = "\n" if done == games else ""
    bar = f"\r[{'#' * filled}{' ' * (BAR_WIDTH - filled)}] {done} of {games} games"
    print(bar, end=end, file=sys.stderr, flush=True)


def _clear_progress() -> None:
    if _has_terminal():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _has_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _report(series: Series, total: Tally) -> Iterator[str]:
    games = len(total.lengths)
    seats = f"{len(series.levels)} seats" + ("" if series.options.power_cards else ", no powers")
    yield f"{series.edition.name}, {seats}: {games} games, seed {series.seed}"
    for entrant, level in enumerate(series.levels):
        share, error = total.share(entrant)
        mean, late = total.milliseconds(entrant)
        yield (
            f"{level:>8}: wins {share:6.1%} ± {error:.1%};"
            f" a choice takes {mean:.2f} ms, 95 % under {late:.2f} ms"
        )
    plies = sorted(total.lengths)
    yield f"   draws: {total.draws / games:.1%}"
    yield (
        f"  length: {sum(plies) / games:.1f} plies;"
        f" {plies[0]} to {plies[-1]}, median {median(plies):g}"
    )
