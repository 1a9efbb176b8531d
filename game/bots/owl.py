"""Owl counts cards: it weighs the position after each play by an evaluation learned in self-play.

The weights are data, `weights.json`: for each setting (edition, number of colours, in teams or
not, with power cards or without) a weight for each of `features.NAMES`. `tools/train.py` makes
them.
"""

import json
from collections.abc import Generator, Mapping, Sequence
from functools import cache
from operator import mul

from game.bots.features import NAMES, features
from game.bots.habits import Play
from game.bots.lines import Board
from game.bots.sight import Sight
from game.data import content


@cache
def _all_weights() -> Mapping[str, Mapping[str, float]]:
    data: dict[str, dict[str, float]] = json.loads(content("bots/weights.json"))
    return data


@cache
def weights(name: str) -> tuple[float, ...]:
    """The weights of a setting in the order of NAMES; those of the nearest one it lacks."""
    known = _all_weights()
    near = [name, name.removesuffix(" without powers"), "little-zoo 2"]
    found = next(known[other] for other in near if other in known)
    return tuple(found[feature] for feature in NAMES)


def think(sight: Sight, plays: Sequence[Play]) -> Generator[None, None, Play]:
    """The play with the best position after it, or one that finishes a row; pauses in between."""
    winning = [play for play in plays if sight.wins(play)]
    if winning or len(plays) == 1:
        return (winning or plays)[0]
    learned = weights(sight.setting)
    yield
    board = Board(sight)
    yield
    best, most = plays[0], float("-inf")
    for play in plays:
        logit = score(board, play, learned)
        if logit > most:
            best, most = play, logit
        yield
    return best


def score(board: Board, play: Play, learned: Sequence[float]) -> float:
    """How good the position after the play is, in logits of winning."""
    logit: float = sum(map(mul, learned, features(board, play)))
    return logit
