"""Owl counts cards. It scores the position after each play by what it learned in self-play.

The evaluation is linear. For each kind of game and each race, `weights.json` holds one weight for
each feature. `tools/train.py` learns the weights.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp
from typing import TypeAlias

from game.bots.bit_position import BOARDS, BitPosition
from game.bots.features import features
from game.bots.line_table import LineTable
from game.bots.plays import Play
from game.bots.setting import LAST_ROW, RACES, Kind, Race, Setting, setting_of
from game.data import content
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.json_text import parse_object
from game.steps import Steps

Weights: TypeAlias = Mapping[str, float]
"""The weight of each feature, by its name."""


@cache
def _file() -> Mapping[str, Weights]:
    """The content of `weights.json`. A key is the text of a kind and a race."""
    data: dict[str, dict[str, float]] = parse_object(content("bots/weights.json").decode())
    return data


@cache
def _trained(race: Race) -> Mapping[Kind, tuple[Setting, Weights]]:
    """For each kind of game that has weights for the race, its setting and these weights.

    Of several settings of one kind, the last one counts.
    """
    settings = (
        setting_of(edition, seating, power_cards=powers)
        for edition in map(load_edition, EDITION_NAMES)
        for seating in edition.seatings
        for powers in (True, False)
    )
    found = {setting.kind: setting for setting in settings if f"{setting.kind}{race}" in _file()}
    return {kind: (setting, _file()[f"{kind}{race}"]) for kind, setting in found.items()}


@lru_cache(len(RACES) * BOARDS)
def weights(setting: Setting, race: Race = LAST_ROW) -> Weights:
    """The weights of a race in the setting, or in the nearest one that has weights for it.

    The length of a row matters most, then the number of colours, then power cards.
    """

    def distance(kind: Kind) -> tuple[float, ...]:
        other, _weights = trained[kind]
        return (
            abs(other.row - setting.row),
            abs(kind.colours - setting.kind.colours),
            kind.powers != setting.kind.powers,
            abs(other.rows - setting.rows),
            kind.in_teams != setting.kind.in_teams,
            abs(other.cells - setting.cells),
        )

    trained = _trained(race)
    nearest = setting.kind if setting.kind in trained else min(trained, key=distance)
    return trained[nearest][1]


def think(position: BitPosition, plays: Sequence[Play]) -> Steps[Play]:
    """A play that wins, else the play of the highest score, in steps of a few milliseconds."""
    winning = [play for play in plays if position.wins(play)]
    if winning or len(plays) == 1:
        return (winning or plays)[0]
    _file()  # Parse the file in a separate step.
    yield
    table = LineTable(position)
    yield
    best, best_score = plays[0], float("-inf")
    for play in plays:
        logit = score(table, play, weights(position.setting, position.race(play)))
        if logit > best_score:
            best, best_score = play, logit
        yield
    return best


def probability(logit: float) -> float:
    """The chance to win with this score, from 0 to 1.

    >>> probability(0.0)
    0.5
    """
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def score(table: LineTable, play: Play, learned: Weights) -> float:
    """The value of the position after the play: the logit of the chance to win."""
    return sum(learned[name] * value for name, value in features(table, play).items())
