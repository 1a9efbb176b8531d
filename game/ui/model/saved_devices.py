"""The room of a saved game, as a device finds it again; pure."""

from game.rules.record import Record, RecordError
from game.together.guest import Guest
from game.together.host import Host
from game.together.messages import Hello, Table
from game.together.shared_game import TableError, open_game
from game.ui.model.devices import Together, game_id
from game.ui.saved.devices_text import read_devices


def saved_together(text: str, record: Record) -> Together | None:
    """The room of the saved game with this record, in which the device is alone yet.

    The other devices get their seats in the next game, too.

    None if the game is not shared with other devices, or if the text cannot be read.
    """
    saved = read_devices(text)
    found = saved.shared(game_id(record))
    if found is None:
        return None
    try:
        shared = open_game(Table(found.game, record, found.places), found.host)
    except (TableError, RecordError):
        return None
    hello = Hello(saved.device, "", "", "")
    if found.host == saved.device:
        given = {i: place for i, place in enumerate(found.places) if place != saved.device}
        return Together(Host(hello, game=shared), given=given)
    return Together(Guest(hello, game=shared, host=found.host))
