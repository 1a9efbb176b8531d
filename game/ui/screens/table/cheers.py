"""Who is cheered at the end of a game."""

from game.ui.play.game import Game


def is_crowned(game: Game, seat: int) -> bool:
    """Whether the seat has won; a computer that has beaten people wears no crown."""
    return game.wins(seat) and not game.is_lost


def claps(game: Game, seat: int) -> bool:
    """Whether a computer at the seat claps because people have won."""
    return game.wins(*game.people) and seat not in game.people and not game.wins(seat)
