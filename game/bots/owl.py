"""Owl counts cards: it weighs the position after each play by an evaluation learned in self-play.

The weights are data, `weights.json`: for each setting (edition, number of colours, and whether
power cards are in the deck) a weight for each of `features.NAMES`. `tools/train.py` makes them.
"""

import json
from collections.abc import Generator, Mapping, Sequence
from functools import cache
from operator import itemgetter
from pathlib import Path

from game.bots.features import NAMES, features
from game.bots.sight import Sight
from game.rules.action import Place, Remove

FILE = Path(__file__).parent / "weights.json"


@cache
def _all_weights() -> Mapping[str, Mapping[str, float]]:
    data: dict[str, dict[str, float]] = json.loads(FILE.read_text(encoding="utf-8"))
    return data


@cache
def weights(name: str) -> tuple[float, ...]:
    """The weights of a setting in the order of NAMES; those of the nearest one it lacks."""
    known = _all_weights()
    near = [name, name.removesuffix(" without powers"), "little-zoo 2"]
    found = next(known[other] for other in near if other in known)
    return tuple(found[feature] for feature in NAMES)


def think(sight: Sight, plays: Sequence[Place | Remove]) -> Generator[None, None, Place | Remove]:
    """The play with the best position after it; a finished row is the best there is."""
    winning = [play for play in plays if sight.wins(play)]
    if winning or len(plays) == 1:
        return (winning or plays)[0]
    found = yield from weigh(sight, plays)
    return max(found, key=itemgetter(0))[1]


def weigh(
    sight: Sight, plays: Sequence[Place | Remove]
) -> Generator[None, None, list[tuple[float, Place | Remove]]]:
    """How good the position after each play is, in logits of winning; pauses after each."""
    learned = weights(sight.setting)
    found = []
    for play in plays:
        found.append((score(sight, play, learned), play))
        yield
    return found


def score(sight: Sight, play: Place | Remove, learned: Sequence[float]) -> float:
    """How good the position after the play is, in logits of winning."""
    seen = features(sight, *sight.after(play))
    return sum(weight * value for weight, value in zip(learned, seen, strict=True))
