"""The plays that a level chooses from, and the actions that need no choice."""

from typing import TypeAlias

from game.bots.bit_position import BitPosition
from game.rules.action import Action, Draw, Exchange, Place, Remove
from game.rules.observation import Observation

Play: TypeAlias = Place | Remove


def plays_of(seen: Observation) -> list[Play]:
    """The legal plays of the seat, without exchanges, draws and passes."""
    return [action for action in seen.legal if isinstance(action, Place | Remove)]


def forced_action(seen: Observation, position: BitPosition) -> Action | None:
    """The action that every level takes here; None if the seat has to choose a play.

    Every level draws by hand as soon as it may. It exchanges a dead card unless it can win. It
    passes if nothing else is legal.

    >>> from game.rules.edition_data import load_edition
    >>> from game.rules.observation import observe
    >>> from game.rules.state import Options, Seat, Setup, new_game
    >>> seats = (Seat("Ann", "red"), Seat("Ben", "yellow"))
    >>> setup = Setup(Options(hand_size=3), seats, dealer=1, seed="1")
    >>> seen = observe(new_game(load_edition("little-zoo"), setup), 0)
    >>> print(forced_action(seen, BitPosition(seen)))
    None
    """
    draw = next((action for action in seen.legal if isinstance(action, Draw)), None)
    exchange = next((action for action in seen.legal if isinstance(action, Exchange)), None)
    plays = plays_of(seen)
    if draw or not plays:
        return draw or seen.legal[0]
    if exchange and not any(map(position.wins, plays)):
        return exchange
    return None
