"""Which seats people far away get, and how a game by message is dealt; pure."""

from dataclasses import replace

from game.ui.look.words import is_person
from game.ui.model.far import FarSeats
from game.ui.model.model import Model
from game.ui.play import start
from game.ui.play.by_message import ByMessage
from game.ui.play.game import Game

FAR_SIGN = "icon-plane"
"""The drawing beside a seat whose person is far away."""


def far_seats(model: Model) -> frozenset[int]:
    """The seats of people far away, if these settings are dealt."""
    return model.far.given(model.settings) if model.far else frozenset()


def seats_elsewhere(model: Model) -> frozenset[int]:
    """The seats that other devices get if these settings are dealt, in the room or far away."""
    given = model.together.given_seats(model.settings) if model.together else ()
    return far_seats(model) | frozenset(given)


def can_be_far(model: Model, seat: int) -> bool:
    """Whether somebody far away may get the seat: a person must be left here."""
    here = set(model.settings.people) - far_seats(model) - {seat}
    return bool(here)


def with_far(model: Model, seat: int, device: str) -> Model:
    """Somebody far away gets the seat; no other device in the room plays then."""
    seats = model.far.seats if model.far else frozenset[int]()
    together = model.together and replace(model.together, given={})
    return replace(model, far=FarSeats(device, seats | {seat}), together=together)


def without_far(model: Model, *seats: int) -> Model:
    """Somebody here gets the seats; without any, all seats."""
    if model.far is None:
        return model
    left = model.far.seats - set(seats) if seats else frozenset[int]()
    return replace(model, far=model.far.replace(seats=left) if left else None)


def first_dealer(model: Model, dealer: int) -> int:
    """The seat that deals. Unless the settings say who starts, that is somebody here."""
    settings, far = model.settings, far_seats(model)
    after_game = model.game is not None and model.game.by_message is not None
    if not far or after_game or settings.youngest is not None:
        return dealer
    seats = settings.seats
    in_turn = [(dealer + i) % seats for i in range(seats)]
    here = [seat for seat in settings.people if seat not in far]
    return next(seat for seat in in_turn if (seat + 1) % seats in here)


def dealt(model: Model, game: Game) -> Game:
    """The game that was just dealt, by message if people far away play it.

    After a game by message the same devices play again.
    """
    before = model.game.by_message if model.game else None
    if before and len(before.places) == len(game.record.setup.seats):
        return _by_message(game, before.own, before.places)
    far = far_seats(model)
    if not model.far or not far or model.learning:
        return game
    seats = range(len(game.record.setup.seats))
    return _by_message(game, model.far.own, tuple("" if i in far else model.far.own for i in seats))


def _by_message(game: Game, own: str, places: tuple[str, ...]) -> Game:
    """The game with a device for each seat; computers play here."""
    seats = zip(game.record.setup.seats, places, strict=True)
    places = tuple(place if is_person(seat) else own for seat, place in seats)
    by_message = ByMessage(own, places)
    return replace(start.seen_from(game, by_message.elsewhere, frozenset()), by_message=by_message)
