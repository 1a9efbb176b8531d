"""The types of what a bot gets and returns, for the hints of an editor.

The game has no such module, so a bot imports it only for a type checker:

    from typing import TYPE_CHECKING
    if TYPE_CHECKING:
        from zoo.types import Action, Observation, Random

    def choose(seen: "Observation", rng: "Random") -> "Action": ...
"""

from random import Random

from game.rules.edition import Edition
from game.rules.state import State
from game.workshop.api import Given as Observation
from game.workshop.api import Move as Action

__all__ = ["Action", "Edition", "Observation", "Random", "State"]
