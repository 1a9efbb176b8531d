"""The types of what a bot gets and returns, for the hints of an editor.

The game has no such module, so a bot imports it only for a type checker:

    from typing import TYPE_CHECKING
    if TYPE_CHECKING:
        from zoo.types import Action, Observation, Random

    def choose(seen: "Observation", rng: "Random") -> "Action": ...
"""

from random import Random

from game.rules.action import Action
from game.rules.edition import Edition
from game.rules.observation import Observation
from game.rules.state import State

__all__ = ["Action", "Edition", "Observation", "Random", "State"]
