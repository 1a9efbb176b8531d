"""What the table says of other devices, in the user's language."""

from collections.abc import Sequence

from game.rules.state import Seat
from game.ui.look.i18n import _
from game.ui.look.names import seat_word
from game.ui.look.words import is_person
from game.ui.play.game import Game


def elsewhere_text(game: Game) -> str:
    """What is done on another device; empty for a computer there, which thinks as one here."""
    seat = game.busy
    words = {"name": seat_word(game.seen.seats, seat)}
    if game.by_message:
        return _("%(name)s’s turn.") % words
    if not is_person(game.seen.seats[seat]):
        return _("The other tablet is away. We wait for it.") if seat in game.away else ""
    if seat in game.departed:
        return _("%(name)s has stopped playing.") % words
    if seat in game.away:
        return _("%(name)s’s tablet is away. We wait for it.") % words
    return _("%(name)s is choosing on another tablet.") % words


def away_text(game: Game) -> str:
    """Whose device is away while somebody else can play; empty if none is."""
    if not game.away or game.busy in game.away or game.seen.outcome is not None:
        return ""
    seats = game.seen.seats
    people = [seat for seat in sorted(game.away) if is_person(seats[seat])]
    if not people:
        return _("The other tablet is away. We wait for it.")
    words = {"name": seat_word(seats, people[0])}
    if people[0] in game.departed:
        return _("%(name)s has stopped playing.") % words
    return _("%(name)s’s tablet is away. Join the tablets again.") % words


def key_text() -> str:
    """What grown-ups should know of the other devices."""
    return _("Only join tablets of people you trust: a tablet could peek at everybody’s cards.")


def letter_text(game: Game) -> str:
    """What a messenger shows with the link of a game by message."""
    acted = [event.seat for event in game.events if event.seat in game.people]
    name = {"name": seat_word(game.seen.seats, acted[-1] if acted else game.seat)}
    if game.seen.outcome is not None:
        return _("The game is over.")
    if game.by_message and not game.by_message.places[game.seen.turn]:
        return _("%(name)s asks you to play.") % name
    return _("%(name)s has played. It’s your turn!") % name


def far_text() -> str:
    """The choice to let somebody far away play a seat, by message."""
    return _("Far away")


def tablet_text(*, is_away: bool = False, is_far: bool = False) -> str:
    """What a screen reader says of a seat that another device plays."""
    if is_far:
        return _("far away")
    return _("on a tablet that is away") if is_away else _("on another tablet")


def again_text(game: Game, their_seats: Sequence[int]) -> str:
    """Who deals the next game if another device does; that device plays these seats."""
    seats = game.seen.seats
    people = [seat for seat in their_seats if is_person(seats[seat])]
    if people:
        return _("%(name)s’s tablet starts the next game.") % {"name": seat_word(seats, people[0])}
    return _("The next game starts on the tablet that invited you.")


def invite_text() -> str:
    """The choice to let another device play a seat."""
    return _("On another tablet")


def several_text() -> str:
    """The button behind which are the ways to play on several devices."""
    return _("Several tablets")


def join_text() -> str:
    """The button with which a guest begins."""
    return _("Join a game on another tablet")


def guest_text(change: str, *, again: bool = False) -> str:
    """How the other device joins: by the button `change` on home, then by two others.

    `again` if it has a table of the game.
    """
    if again:
        return _("On the other tablet: tap “%(join)s”.") % {"join": rejoin_text()}
    words = {"change": change, "several": several_text(), "join": join_text()}
    return _("On the other tablet: tap “%(change)s”, “%(several)s”, then “%(join)s”.") % words


def rejoin_text() -> str:
    """The button with which devices find each other again."""
    return _("Join the tablets again")


def play_for_text(seats: Sequence[Seat], seat: int) -> str:
    """The button that lets people here play a seat whose device is away."""
    return _("Play for %(name)s here") % {"name": seat_word(seats, seat)}
