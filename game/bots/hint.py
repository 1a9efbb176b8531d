"""What Owl would do in a person's place, and why."""

import random
from collections.abc import Generator
from dataclasses import dataclass

from game.bots.levels import think
from game.bots.reason import Reason, reason
from game.bots.sight import Sight
from game.rules.action import Action, Place, Remove
from game.rules.observation import Observation


@dataclass(frozen=True, slots=True)
class Hint:
    """An action that is good, and a claim about it that is true."""

    action: Action
    reason: Reason


def think_of_hint(seen: Observation, rng: random.Random) -> Generator[None, None, Hint]:
    """The hint for a seat that may act, in pieces of a few milliseconds."""
    action = yield from think("owl", seen, rng)
    plays = [other for other in seen.legal if isinstance(other, Place | Remove)]
    return Hint(action, reason(Sight(seen), action, choices=len(plays)))
