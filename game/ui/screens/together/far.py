"""Which seats people far away get, and how a game by message is dealt; pure."""

from collections.abc import Set as AbstractSet
from dataclasses import replace

from game.ui.frame.message import Message
from game.ui.look.words import is_person
from game.ui.model.effect import Result
from game.ui.model.far import FarSeats
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveSettings
from game.ui.play import start
from game.ui.play.by_message import ByMessage
from game.ui.play.game import Game
from game.ui.screens.together.msg import FarPicked, InvitePicked
from game.ui.settings.fitting import on_seat
from game.ui.settings.settings import Settings, Who

COMPUTER: Who = "fox"
"""Who gets a seat that another device has lost."""

FAR_SIGN = "icon-plane"
"""The drawing beside a seat whose person is far away."""


def far_seats(model: Model) -> frozenset[int]:
    """The seats of people far away, if these settings are dealt."""
    return model.far.given(model.settings) if model.far else frozenset()


def seats_elsewhere(model: Model) -> frozenset[int]:
    """The seats that other devices get if these settings are dealt, in the room or far away."""
    given = model.together.given_seats(model.settings) if model.together else ()
    return far_seats(model) | frozenset(given)


def settle(before: Model, after: Model, msg: Message) -> Result:
    """Computers get seats that other devices have lost; the saved settings name only them.

    So no seat of another device becomes one of a second person here, unless somebody chooses that.
    """
    elsewhere = seats_elsewhere(after)
    chosen = {msg.seat} if isinstance(msg, FarPicked | InvitePicked) else set[int]()
    lost = seats_elsewhere(before) - elsewhere - chosen
    settled = replace(after, settings=_by_computers(after.settings, lost))
    is_changed = settled.settings != before.settings or _is_dealt(before.game, after.game)
    if not is_changed or not (elsewhere or lost):
        return settled, ()
    return settled, (SaveSettings(_by_computers(settled.settings, elsewhere)),)


def _is_dealt(before: Game | None, after: Game | None) -> bool:
    """Whether another game is on the table, whose settings may have been saved."""
    if before is None or after is None:
        return before is not after
    return before.record.setup != after.record.setup


def _by_computers(settings: Settings, seats: AbstractSet[int]) -> Settings:
    for seat in sorted(seats & set(settings.people)):
        settings = on_seat(settings, seat, COMPUTER)
    return settings


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
