"""A hint: what Owl would do in a person's place, and why it is good."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from game.bots import owl
from game.bots.bit_position import BitPosition
from game.bots.levels import think
from game.bots.plays import Play
from game.bots.reason import Reason, reason
from game.rules.action import Action, Place, Remove
from game.rules.observation import Observation
from game.steps import Steps, conclude


@dataclass(frozen=True, slots=True)
class Hint:
    """A good action, and a reason that is true by the rules; None leaves it unsaid."""

    action: Action
    reason: Reason | None


def think_of_hint(seen: Observation, rng: random.Random) -> Steps[Hint]:
    """The hint for a seat that may act, in steps of a few milliseconds."""
    action = yield from think("owl", seen, rng)
    plays = [other for other in seen.legal if isinstance(other, Place | Remove)]
    return Hint(action, reason(BitPosition(seen), action, choices=len(plays)))


def best_of(seen: Observation, plays: Sequence[Play]) -> Play:
    """The legal play of `plays` that Owl likes best. This takes a few milliseconds."""
    return conclude(owl.think(BitPosition(seen), plays))
