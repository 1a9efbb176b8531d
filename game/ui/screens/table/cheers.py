"""Who is cheered at the end of a game."""

from game.ui.play.game import Game


def is_crowned(game: Game, seat: int) -> bool:
    """Whether the seat has won; a computer that has beaten people wears no crown."""
    return game.wins(seat) and not game.is_lost


def tips_hat(game: Game, seat: int) -> bool:
    """Whether a computer at the seat greets a person for the last play: one chip is missing now."""
    last = game.events[-1] if game.events else None
    if last is None or seat in game.people or last.seat not in game.people:
        return False
    return last.in_a_row >= game.seen.edition.row - 1 and game.seen.outcome is None


def claps(game: Game, seat: int) -> bool:
    """Whether a computer at the seat claps because people have won."""
    return game.wins(*game.people) and seat not in game.people and not game.wins(seat)
