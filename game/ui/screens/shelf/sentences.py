"""What the shelf says of its games, in the user's language."""

from datetime import date

from game.ui.look.i18n import _, listed, plural
from game.ui.look.names import seat_word, seat_words
from game.ui.look.words import edition_word
from game.ui.model.shelf import Shelved


def turn_text(game: Shelved) -> str:
    """Whose turn it is, or that the game is over."""
    if game.turn is None:
        return _("The game is over.")
    return _("%(name)s’s turn.") % {"name": seat_word(game.seats, game.turn)}


def names_text(game: Shelved) -> str:
    """Who plays."""
    return listed(seat_words(game.seats))


def since_text(since: str, today: str) -> str:
    """How long the game has been waiting; that it was played last if it has no date."""
    days = _days(since, today)
    if days is None:
        return _("Played last")
    if days <= 0:
        return _("Today")
    if days == 1:
        return _("Yesterday")
    return plural("%(number)d day ago", "%(number)d days ago", days) % {"number": days}


def game_text(game: Shelved, today: str) -> str:
    """All that is to be known of the game, for screen readers."""
    return listed(
        [
            edition_word(game.board.name),
            names_text(game),
            turn_text(game),
            *([_("Other tablets play, too.")] if game.is_far else []),
            since_text(game.since, today),
        ]
    )


def _days(since: str, today: str) -> int | None:
    try:
        return (date.fromisoformat(today) - date.fromisoformat(since)).days
    except ValueError:
        return None
