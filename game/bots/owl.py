"""Owl counts cards and scores the position after each play by an evaluation learned in self-play.

The evaluation is linear. `weights.json` holds one weight for each of `features.NAMES`, for each
setting: edition, number of colours, in teams or not, with or without power cards. `tools/train.py`
learns the weights.
"""

from collections.abc import Generator, Mapping, Sequence
from functools import cache
from operator import mul

from game.bots.features import NAMES, features
from game.bots.habits import Play
from game.bots.lines import Board
from game.bots.sight import Sight
from game.data import content
from game.rules.json_text import parse_object


@cache
def _all_weights() -> Mapping[str, Mapping[str, float]]:
    data: dict[str, dict[str, float]] = parse_object(content("bots/weights.json").decode())
    return data


@cache
def weights(setting: str) -> tuple[float, ...]:
    """The weights of a setting, or of the nearest one that has weights, in the order of NAMES."""
    known = _all_weights()
    nearest_first = [setting, setting.removesuffix(" without powers"), "little-zoo 2"]
    found = next(known[name] for name in nearest_first if name in known)
    return tuple(found[feature] for feature in NAMES)


def think(sight: Sight, plays: Sequence[Play]) -> Generator[None, None, Play]:
    """A generator that returns a play that finishes a row, else the play of the highest score."""
    winning = [play for play in plays if sight.wins(play)]
    if winning or len(plays) == 1:
        return (winning or plays)[0]
    learned = weights(sight.setting)
    yield
    board = Board(sight)
    yield
    best, best_score = plays[0], float("-inf")
    for play in plays:
        logit = score(board, play, learned)
        if logit > best_score:
            best, best_score = play, logit
        yield
    return best


def score(board: Board, play: Play, learned: Sequence[float]) -> float:
    """The value of the position after the play: the logit of the chance to win."""
    logit: float = sum(map(mul, learned, features(board, play)))
    return logit
