"""Finds puzzles in games that computers play, for a printed board or one that people have built."""

import random
from collections.abc import Iterator, Sequence
from itertools import count

from game.bots.bit_position import BitPosition
from game.bots.level_names import Level
from game.bots.levels import think
from game.bots.plays import Play, plays_of
from game.puzzles.kinds import Answers, Kind, question
from game.puzzles.puzzle import Puzzle, first_deal, plies_text
from game.rules.action import Action
from game.rules.edition import Edition
from game.rules.observation import Observation, observe
from game.rules.play import apply, legal_actions
from game.steps import Steps

PLAYERS: tuple[Level, ...] = ("fox", "cub", "owl", "fox")
"""The levels of the seats of a printed board, from a seed on: games of different strength."""

FAST: tuple[Level, ...] = ("fox", "cub")
"""The levels of the seats where many games are played."""

FIRST_PLY = 5
"""The number of plies before the first puzzle of a game."""

MOST_PLIES = 45
"""The largest number of plies before a puzzle, because each ply is a byte of the files."""

MOST_OF_KIND, MANY, MOST_GAMES = 6, 20, 80
"""How many puzzles of a kind and of all kinds a built board gets, and how many games it takes."""


def in_game(
    edition: Edition, seats: int, seed: str, players: Sequence[Level] = PLAYERS, *, powers: bool
) -> Steps[list[Puzzle]]:
    """The puzzles of one game, in its order and in steps of a few milliseconds.

    `seed` is a number. The same one gives the same game.
    """
    rng = random.Random(f"{edition.name} {seats} {powers} {seed}")
    state = first_deal(edition, seats, seed, powers=powers)
    found: list[Puzzle] = []
    indices: list[int] = []
    while state.outcome is None and len(indices) <= MOST_PLIES:
        yield
        seen = observe(state, state.turn)
        asked = (yield from question(seen)) if len(indices) >= FIRST_PLY else None
        if asked:
            kind, answers = asked
            hard = yield from _hard(seen, answers)
            plies = plies_text(indices)
            found.append(Puzzle(edition.name, seats, powers, seed, kind, hard, plies))
        level = players[(int(seed) + state.turn) % len(players)]
        action = yield from think(level, seen, rng)
        indices.append(legal_actions(state).index(action))
        state = apply(state, action)
    return found


def _hard(seen: Observation, answers: Answers) -> Steps[int]:
    """How many of Cub, Fox, Owl and a search of one ply do not find an answer."""
    rng, tried = random.Random(1), list[Action]([_one_ply(seen)])
    for level in ("cub", "fox", "owl"):
        action = yield from think(level, seen, rng)
        tried.append(action)
    return sum(play not in answers for play in tried)


def _one_ply(seen: Observation) -> Play:
    """The play after which the seat has most cells that would finish a row."""
    position, plays = BitPosition(seen), plays_of(seen)

    def cells(play: Play) -> tuple[bool, int]:
        chips, _hand = position.after(play)
        return position.wins(play), position.finishing(chips, position.colour).bit_count()

    return max(plays, key=cells)


def for_board(edition: Edition) -> Iterator[tuple[int, list[Puzzle]]]:
    """How much of the work is done, in percent, and the puzzles so far, after each step.

    One puzzle at most comes from a game, of the kind that is rarest so far.
    """
    kinds = dict.fromkeys(Kind, 0)
    found: list[Puzzle] = []
    for game in count():
        done = max(game / MOST_GAMES, len(found) / MANY)
        percent = min(100, round(100 * done))
        yield percent, found
        if percent == 100:
            return
        seats = edition.seatings[game % len(edition.seatings)].seats
        steps = in_game(edition, seats, str(game + 1), FAST, powers=True)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                there: list[Puzzle] = end.value
                break
            yield percent, found
        wanted = [one for one in there if kinds[one.kind] < MOST_OF_KIND]
        if wanted:
            best = min(wanted, key=lambda one: kinds[one.kind])
            kinds[best.kind] += 1
            found = sorted([*found, best], key=lambda one: (one.hard, one.id))
