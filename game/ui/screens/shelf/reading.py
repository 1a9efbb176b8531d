"""Reads the games that can go on, in steps, into the message about them; pure."""

from game.rules.record import Record, replay
from game.rules.state import State, Win
from game.steps import Steps, last_of
from game.ui.look.words import is_person
from game.ui.model.shelf import Shelved
from game.ui.model.waiting_games import Games, names
from game.ui.play.by_message import ByMessage
from game.ui.saved.devices_text import SavedDevices, read_devices
from game.ui.saved.game_id import seed_id
from game.ui.saved.game_text import devices_of, read, read_record
from game.ui.saved.shelf_text import read_shelf
from game.ui.screens.shelf.msg import ShelfRead


def shelf_read(games: Games, today: str, devices: str = "") -> Steps[ShelfRead]:
    """The message about all games; one that cannot be read stays saved, but is not shown.

    `devices` is the text about those that share games in a room.
    """
    room = read_devices(devices)
    since = {entry.text: entry.since for entry in read_shelf(games.shelf).items}
    found: list[Shelved] = []
    for game_id, text in names(games).items():
        day = "" if text == games.game else since[text]
        game = yield from read(text, _at_end)
        if isinstance(game, tuple):
            found.append(_shelved(game_id, day, *game, room))
    return ShelfRead(tuple(one for one in found if one.since or one.turn is not None), today)


def _at_end(text: str) -> Steps[tuple[Record, State, ByMessage | None]]:
    """The saved game, its last state and its devices; `RecordError` if the text holds none."""
    record, fields = yield from read_record(text)
    yield
    state = yield from last_of(replay(record))
    return record, state, devices_of(record, fields)


def _in_room(room: SavedDevices, record: Record) -> frozenset[int]:
    """The seats that other devices of a room play."""
    shared = room.shared(seed_id(record.setup.seed))
    places = shared.places if shared else ()
    return frozenset(seat for seat, place in enumerate(places) if place != room.device)


def _shelved(
    game_id: str,
    since: str,
    record: Record,
    state: State,
    by_message: ByMessage | None,
    room: SavedDevices,
) -> Shelved:
    turn = None if state.outcome else state.turn
    elsewhere = by_message.elsewhere if by_message else _in_room(room, record)
    here = turn is not None and turn not in elsewhere
    won = state.outcome if isinstance(state.outcome, Win) else None
    return Shelved(
        game_id,
        record.edition,
        record.setup.seats,
        turn,
        since,
        here=here,
        is_shared=bool(elsewhere),
        is_far=by_message is not None and bool(elsewhere),
        unsent=by_message is not None and not here and by_message.sent < len(record.actions),
        people=tuple(
            i for i, seat in enumerate(record.setup.seats) if is_person(seat) and i not in elsewhere
        ),
        winners=won.seats if won else (),
        chips=tuple(sorted(state.board.items())),
        won=won.cells if won else (),
    )
