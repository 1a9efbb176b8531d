"""What the shelf says of its games, in the user's language."""

from datetime import date

from game.ui.look.i18n import _, listed, plural
from game.ui.look.names import seat_word, seat_words
from game.ui.look.words import edition_word
from game.ui.model.shelf import Shelved


def turn_text(game: Shelved) -> str:
    """Whose turn it is, that a link was not sent, or how the game ended."""
    if game.unsent:
        return _("Not sent yet.")
    if game.turn is None and game.winners:
        names = [seat_word(game.seats, seat) for seat in game.winners]
        return _("Won by %(name)s.") % {"name": listed(names)}
    if game.turn is None:
        return _("The game is over.")
    words = {"name": seat_word(game.seats, game.turn)}
    if not game.here:
        return _("We wait for %(name)s.") % words
    return _("Your turn.") if len(game.people) == 1 else _("%(name)s’s turn.") % words


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
            names_text(game),
            turn_text(game),
            edition_word(game.board.name),
            since_text(game.since, today),
            *([_("Other tablets play, too.")] if game.is_shared else []),
        ]
    )


def _days(since: str, today: str) -> int | None:
    try:
        return (date.fromisoformat(today) - date.fromisoformat(since)).days
    except ValueError:
        return None
