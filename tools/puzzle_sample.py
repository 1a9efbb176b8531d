"""Chooses the puzzles of the workshop: `python -m tools.puzzle_sample`.

It takes them from those of the Little Zoo that `tools.puzzles` has made, easy and hard ones. `zoo`
gives some of each kind to a bot. The arena asks others, of all kinds. A lesson asks positions in
which its own solution is right, and the one of the lesson before is not. The last lessons ask
positions of other games, which are played here.
"""

import json
import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, count, islice, pairwise

from game.bots.level_names import RANDOM, Level
from game.bots.levels import choose
from game.cli.bot_files import chooser
from game.cli.files import read_puzzle_file
from game.puzzles.kinds import Kind
from game.puzzles.making import FAST, in_game
from game.puzzles.puzzle import (
    Puzzle,
    first_deal,
    plies_text,
    puzzles_text,
    read_indices,
    record_of,
)
from game.rules.action import Place
from game.rules.edition_data import load_edition
from game.rules.observation import Observation, observe
from game.rules.play import apply, legal_actions
from game.rules.record import replay
from game.steps import conclude
from game.workshop.api import habit, plays
from game.workshop.asked import asked, even_sample
from game.workshop.bot import Bot, load
from game.workshop.exercises import (
    CHARACTER,
    RULES,
    STYLES,
    danger,
    in_style,
    least_dangerous,
    threatened,
    winning,
)
from game.workshop.puzzle_sets import ASKED
from tools.paths import GAME

EDITION = "little-zoo"
OF_EACH_KIND = 10
IN_LESSON = 20
"""How many positions a lesson asks that has a rule of its own."""

WITHOUT_WIN = 4
"""In so many of the positions about winning, nothing wins: then the bot plays anything."""

LADDER = ("anything", "win", "line", "next_line", "block", "count")
"""The solutions of the first lessons, in their order."""

WEIGHED = 50
"""How many puzzles the lesson asks that weighs lines: all make two ways to finish a row."""

MOST_RIGHT = 3
"""At most one play of so many is right."""

WITH_CHANCES, AHEAD, GAMES = 30, 40, 60
"""How many positions the lessons ask that count chances and look ahead, and how many games the
one about character."""

CLEAR = 0.15
"""After another play, the others win more often by this part of the games at least."""

TRIES = 8
"""How often a solution must be right that uses chance, or wrong."""

BLOCKING = ("block", "count", "weigh", "learn")
"""The solutions that stop what they see first, or most of it; they count no cards."""

FIRST_SEED = 5000
"""The first game that is played here; other sets take theirs from lower numbers."""


def texts(puzzles: list[Puzzle]) -> dict[str, list[str]]:
    """The lines of each set."""
    given = [one for kind in Kind for one in even_sample(of_kind(puzzles, kind), OF_EACH_KIND)]
    others = [one for one in puzzles if one not in given]
    arena = even_sample(others, ASKED)
    rest = [one for one in others if one not in arena]
    weighed = even_sample(of_kind(rest, Kind.FORK), WEIGHED)
    chosen = {"zoo": given, "arena": arena, "weigh": weighed}
    for before, lesson in pairwise(LADDER):
        name = lesson.replace("_", "-")
        if name in RULES:
            number = IN_LESSON - (WITHOUT_WIN if name == "win" else 0)
            chosen[name] = list(islice(positions(puzzles, lesson, before), number))
    chosen["win"] += islice(positions(puzzles, "line", "win"), WITHOUT_WIN)
    chosen |= {
        "chance": list(islice(chances(), WITH_CHANCES)),
        "look": list(islice(wins_ahead(), AHEAD)),
        CHARACTER: list(chain.from_iterable(characters())),
    }
    return {name: puzzles_text(EDITION, some).splitlines() for name, some in chosen.items()}


def of_kind(puzzles: Sequence[Puzzle], kind: Kind) -> list[Puzzle]:
    """Those of this kind."""
    return [one for one in puzzles if one.kind is kind]


def positions(puzzles: Sequence[Puzzle], lesson: str, before: str) -> Iterator[Puzzle]:
    """Positions of these games that suit the lesson, one of each game."""
    rng = random.Random(lesson)
    for puzzle in rng.sample(puzzles, len(puzzles)):
        indices = list(read_indices(puzzle.plies))
        states = list(replay(record_of(puzzle)))
        for ply in rng.sample(range(len(states)), len(states)):
            seen = observe(states[ply], states[ply].turn)
            if suits(seen, lesson, before):
                yield puzzle._replace(plies=plies_text(indices[:ply]))
                break


def suits(seen: Observation, lesson: str, before: str) -> bool:
    """Whether the lesson's solution is right here, and the one before is not."""
    if seen.pending or habit(seen) or bool(winning(seen)) != (lesson == "win"):
        return False
    if bool(threatened(seen)) != (lesson == "block") and lesson != "win":
        return False
    right = RULES[lesson.replace("_", "-")](seen)
    if not right or MOST_RIGHT * len(right) > len(plays(seen)):
        return False
    if not any(isinstance(play, Place) for play in right):
        return False
    return answer(seen, lesson) in right and answer(seen, before) not in right


def chances() -> Iterator[Puzzle]:
    """Positions where some plays leave the others a clearly smaller chance, one of each game.

    Chance plays: such games have more of them.
    """
    for game in games((RANDOM, RANDOM)):
        for seen, puzzle in game:
            if threatened(seen) and _is_chance(seen):
                yield puzzle
                break


def _is_chance(seen: Observation) -> bool:
    if not _is_open(seen):
        return False
    right = least_dangerous(seen)
    if not _are_few(seen, right):
        return False
    least = danger(seen, right[0])
    others = [danger(seen, play) for play in plays(seen) if play not in right]
    if min(others) < least + CLEAR or answer(seen, "chance") not in right:
        return False
    return not any(
        answer(seen, lesson, number) in right for lesson in BLOCKING for number in range(TRIES)
    )


def wins_ahead() -> Iterator[Puzzle]:
    """Puzzles of the kind "win", one of each game."""
    edition = load_edition(EDITION)
    for seed in count(FIRST_SEED):
        for puzzle in conclude(in_game(edition, 2, str(seed), FAST, powers=False)):
            if puzzle.kind is Kind.WIN and _is_ahead(*asked(puzzle)):
                yield puzzle
                break


def _is_ahead(seen: Observation, right: Sequence[object]) -> bool:
    is_right = all(answer(seen, "look", number) in right for number in range(TRIES))
    return is_right and answer(seen, "chance") not in right


def characters() -> Iterator[tuple[Puzzle, Puzzle]]:
    """Two turns of a seat where the styles differ. A game begins no later than the one before.

    So the names of a bot begin again with each game.
    """
    found = islice(filter(None, map(_two_turns, games(FAST))), GAMES)
    yield from sorted(found, key=lambda game: len(game[0].plies), reverse=True)


def _two_turns(game: Iterator[tuple[Observation, Puzzle]]) -> tuple[Puzzle, Puzzle] | None:
    """The first two such turns of one seat; None if there are none."""
    fit = [(seen.seat, puzzle) for seen, puzzle in game if _is_character(seen)]
    pairs = ((one, two) for (seat, one), (other, two) in pairwise(fit) if seat == other)
    return next(pairs, None)


def _is_character(seen: Observation) -> bool:
    if not _is_open(seen) or threatened(seen) or not _are_few(seen, in_style(seen)):
        return False
    return all(
        bot(seen, random.Random(1)).action in STYLES[name](seen)
        and bot(seen, random.Random(1)).action in in_style(seen)
        for name, bot in _bots_of_style().items()
    )


@cache
def _bots_of_style() -> dict[str, Bot]:
    """The solution about character, which always has the same one."""
    code = (GAME / "workshop" / "lessons" / f"{CHARACTER}.py").read_text(encoding="utf-8")
    values = {"careful": 0.1, "daring": 10}
    return {name: load(code.replace("None", str(value), 1)) for name, value in values.items()}


def _is_open(seen: Observation) -> bool:
    """Whether a turn needs thinking, and cannot win."""
    return not (seen.pending or habit(seen) or winning(seen))


def _are_few(seen: Observation, right: Sequence[object]) -> bool:
    """Whether some plays are right, but only a small part; one of them puts a chip down."""
    is_any = any(isinstance(play, Place) for play in right)
    return is_any and MOST_RIGHT * len(right) <= len(plays(seen))


def games(levels: Sequence[Level]) -> Iterator[Iterator[tuple[Observation, Puzzle]]]:
    """Games of two levels: what is seen at each turn, and its position as a puzzle."""
    return (_turns(seed, levels) for seed in count(FIRST_SEED))


def _turns(seed: int, levels: Sequence[Level]) -> Iterator[tuple[Observation, Puzzle]]:
    state = first_deal(load_edition(EDITION), 2, str(seed), powers=True)
    rng, plies = random.Random(seed), ""
    while state.outcome is None:
        seen = observe(state, state.turn)
        yield seen, Puzzle(EDITION, 2, True, str(seed), Kind.BEST, 0, plies)
        action = choose(levels[(seed + state.turn) % 2], seen, rng)
        plies += plies_text([legal_actions(state).index(action)])
        state = apply(state, action)


def answer(seen: Observation, lesson: str, number: int = 1) -> object:
    """What the solution of the lesson plays; chance is different with each number."""
    solution = GAME / "workshop" / "lessons" / f"{lesson}.py"
    return chooser(str(solution))(seen, random.Random(number))


def main() -> None:
    """Writes `game/workshop/puzzles.json`."""
    text = json.dumps(texts(read_puzzle_file(EDITION)), indent=1)
    (GAME / "workshop" / "puzzles.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
