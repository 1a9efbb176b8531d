"""Actions that every level takes without a choice, and the plays that need one."""

from typing import TypeAlias

from game.bots.bit_position import BitPosition
from game.rules.action import Action, Draw, Exchange, Place, Remove
from game.rules.observation import Observation

Play: TypeAlias = Place | Remove


def plays_of(seen: Observation) -> list[Play]:
    """The legal plays of the seat: no exchange, no draw, no pass."""
    return [action for action in seen.legal if isinstance(action, Place | Remove)]


def forced_action(seen: Observation, position: BitPosition) -> Action | None:
    """The action that every level takes here; None if the seat has to choose a play.

    Every level draws by hand as soon as it may. It exchanges a dead card at once unless it can
    finish a row. It passes if nothing else is legal.
    """
    draw = next((action for action in seen.legal if isinstance(action, Draw)), None)
    exchange = next((action for action in seen.legal if isinstance(action, Exchange)), None)
    plays = plays_of(seen)
    if draw or not plays:
        return draw or seen.legal[0]
    if exchange and not any(map(position.wins, plays)):
        return exchange
    return None
