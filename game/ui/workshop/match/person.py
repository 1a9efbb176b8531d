"""What a person who plays against the bot may do and see; pure."""

from game.ui.workshop.match_state import Match
from game.ui.workshop.seating import PERSON
from game.ui.workshop.state import Workshop


def person_acts(game: Match) -> bool:
    """Whether the state that is shown waits for a person."""
    return game.is_at_end and not game.is_over and game.players[game.seat] == PERSON


def is_secret(model: Workshop) -> bool:
    """Whether the bot's cards and thoughts are hidden, because a person plays against it."""
    game = model.match
    return game is not None and PERSON in game.players and not (game.is_over or model.peeks)
