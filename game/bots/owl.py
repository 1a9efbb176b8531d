"""Owl counts cards and scores the position after each play by an evaluation learned in self-play.

The evaluation is linear. `weights.json` holds one weight for each of `features.NAMES`, for each
setting: edition, number of colours, in teams or not, with or without power cards. Where several
rows win, each race has weights of its own, because the last row is worth more than the first (see
`BitPosition.race`). `tools/train.py` learns the weights.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from operator import mul

from game.bots.bit_position import BOARDS, BitPosition, Setting, setting_of
from game.bots.features import NAMES, features
from game.bots.line_table import LineTable
from game.bots.plays import Play
from game.data import content
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.json_text import parse_object
from game.steps import Steps

RACES = 4
"""How many races a setting has in which two rows win."""


@cache
def _all_weights() -> Mapping[str, Mapping[str, float]]:
    data: dict[str, dict[str, float]] = parse_object(content("bots/weights.json").decode())
    return data


@cache
def _trained() -> tuple[Setting, ...]:
    """The settings that have weights."""
    settings = (
        setting_of(edition, seating, power_cards=powers)
        for edition in map(load_edition, EDITION_NAMES)
        for seating in edition.seatings
        for powers in (True, False)
    )
    return tuple(setting for setting in settings if setting.name in _all_weights())


@lru_cache(RACES * BOARDS)
def weights(setting: Setting, race: str = "") -> tuple[float, ...]:
    """The weights of a race in the setting or the nearest one that has it, in the order of NAMES.

    The length of a row matters most, then the number of colours, then power cards.
    """

    def distance(other: Setting) -> tuple[float, ...]:
        return (
            abs(other.row - setting.row),
            abs(other.colours - setting.colours),
            other.powers != setting.powers,
            abs(other.rows - setting.rows),
            other.in_teams != setting.in_teams,
            abs(other.cells - setting.cells),
        )

    known = _all_weights()
    names = {other.name + race: other for other in _trained() if other.name + race in known}
    own = setting.name + race
    found = known[own if own in known else min(names, key=lambda name: distance(names[name]))]
    return tuple(found[feature] for feature in NAMES)


def think(position: BitPosition, plays: Sequence[Play]) -> Steps[Play]:
    """A generator that returns a play that finishes a row, else the play of the highest score."""
    winning = [play for play in plays if position.wins(play)]
    if winning or len(plays) == 1:
        return (winning or plays)[0]
    _all_weights()  # The file is parsed in a step of its own.
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


def score(table: LineTable, play: Play, learned: Sequence[float]) -> float:
    """The value of the position after the play: the logit of the chance to win."""
    logit: float = sum(map(mul, learned, features(table, play)))
    return logit
