"""Reads the games that can go on, in steps, into the message about them; pure."""

from game.rules.record import Record, replay
from game.rules.state import State, Win
from game.steps import Steps, last_of
from game.ui.model.shelf import Shelved
from game.ui.model.waiting_games import Games, names
from game.ui.play.by_message import ByMessage
from game.ui.saved.game_text import devices_of, read, read_record
from game.ui.saved.shelf_text import read_shelf
from game.ui.screens.shelf.msg import ShelfRead


def shelf_read(games: Games, today: str) -> Steps[ShelfRead]:
    """The message about all games; one that cannot be read stays saved, but is not shown."""
    since = {entry.text: entry.since for entry in read_shelf(games.shelf).items}
    found: list[Shelved] = []
    for game_id, text in names(games).items():
        day = "" if text == games.game else since[text]
        game = yield from read(text, _at_end)
        if isinstance(game, tuple):
            found.append(_shelved(game_id, day, *game))
    return ShelfRead(tuple(one for one in found if one.since or one.turn is not None), today)


def _at_end(text: str) -> Steps[tuple[Record, State, ByMessage | None]]:
    """The saved game, its last state and its devices; `RecordError` if the text holds none."""
    record, fields = yield from read_record(text)
    yield
    state = yield from last_of(replay(record))
    return record, state, devices_of(record, fields)


def _shelved(
    game_id: str, since: str, record: Record, state: State, devices: ByMessage | None
) -> Shelved:
    turn = None if state.outcome else state.turn
    elsewhere = devices.elsewhere if devices else frozenset[int]()
    return Shelved(
        game_id,
        record.edition,
        record.setup.seats,
        turn,
        since,
        here=turn is not None and turn not in elsewhere,
        is_far=bool(elsewhere),
        chips=tuple(sorted(state.board.items())),
        won=state.outcome.cells if isinstance(state.outcome, Win) else (),
    )
