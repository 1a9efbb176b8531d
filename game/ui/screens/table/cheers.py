"""How those around the board take part: they wake, look, cheer, clap."""

from collections.abc import Mapping

from game.rules.edition import cell_position
from game.ui.frame.markup import classes
from game.ui.play.game import Game
from game.ui.play.turn import can_play


def is_crowned(game: Game, seat: int) -> bool:
    """Whether the seat has won; a computer that has beaten people wears no crown."""
    return game.wins(seat) and not game.is_lost


def called(game: Game, seat: int) -> str:
    """The classes that call the person at the seat, whose turn it is; empty for all others.

    Every second turn has another one, so that the motion begins again. After a play on another
    device, at which nobody here looks, it is a longer one.
    """
    if not can_play(game) or seat != game.seat:
        return ""
    comes_back = bool(game.events) and game.events[-1].seat in game.elsewhere
    return classes("called", odd=game.seen.ply % 2 == 1, longer=comes_back)


def tips_hat(game: Game, seat: int) -> bool:
    """Whether a computer at the seat greets a person for the last play: one chip is missing now."""
    return _was_good(game) and seat not in game.everybody and game.events[-1].seat in game.everybody


def cheers(game: Game, seat: int) -> bool:
    """Whether the seat hops because somebody else's last play was good."""
    return _was_good(game) and seat != game.events[-1].seat and not tips_hat(game, seat)


def _was_good(game: Game) -> bool:
    """Whether one chip is missing to a row since the last play."""
    last = game.events[-1] if game.events and game.seen.outcome is None else None
    return last is not None and last.in_a_row >= game.seen.edition.row - 1


def look(game: Game, *, turned: bool) -> str:
    """The class of the way in which a computer looks at the cell that it has chosen; or empty."""
    cell = game.announced.cell if game.announced else None
    if cell is None:
        return ""
    across = cell_position(cell)[turned]
    middle = (game.seen.edition.size[turned] - 1) / 2
    return "looks-left" if across < middle else "looks-right" if across > middle else ""


def claps(game: Game, seat: int) -> bool:
    """Whether a computer at the seat claps because people have won."""
    return game.wins(*game.everybody) and seat not in game.everybody and not game.wins(seat)


def vain(game: Game) -> Mapping[str, bool]:
    """The classes of hand and board after a tap on a cell that no card can answer."""
    is_vain = game.is_in_vain and (game.refused is None or game.refused.cell is not None)
    return {"vain": is_vain, "twice": is_vain and game.taps_in_vain % 2 == 0}
