"""What every level does without thinking, and what is left to think about."""

from typing import TypeAlias

from game.bots.sight import Sight
from game.rules.action import Action, Draw, Exchange, Place, Remove
from game.rules.observation import Observation

Play: TypeAlias = Place | Remove


def plays_of(seen: Observation) -> list[Play]:
    """The cards that the seat can play, with where it can play them."""
    return [action for action in seen.legal if isinstance(action, Place | Remove)]


def habit(seen: Observation, sight: Sight) -> Action | None:
    """What needs no thought; None when the seat has to choose a play.

    Every level draws by hand as soon as it may, exchanges dead cards at once unless it can finish
    a row, and passes where nothing else is left.
    """
    draw = next((action for action in seen.legal if isinstance(action, Draw)), None)
    exchange = next((action for action in seen.legal if isinstance(action, Exchange)), None)
    plays = plays_of(seen)
    if draw or not plays:
        return draw or seen.legal[0]
    if exchange and not any(map(sight.wins, plays)):
        return exchange
    return None
