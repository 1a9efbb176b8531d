"""Reads the games that can go on, in steps, into the message about them; pure."""

from game.steps import Steps
from game.ui.model.shelf import Shelved
from game.ui.model.waiting_games import Games, names
from game.ui.play.game import Game
from game.ui.saved.game_text import read, read_game
from game.ui.saved.shelf_text import read_shelf
from game.ui.screens.shelf.msg import ShelfRead


def shelf_read(games: Games, today: str) -> Steps[ShelfRead]:
    """The message about all games; one that cannot be read stays saved, but is not shown."""
    since = {entry.text: entry.since for entry in read_shelf(games.shelf).items}
    found: list[Shelved] = []
    for game_id, text in names(games).items():
        game = yield from read(text, read_game)
        if isinstance(game, Game):
            day = "" if text == games.game else since[text]
            found.append(_shelved(game_id, game, day))
    return ShelfRead(tuple(one for one in found if one.since or one.turn is not None), today)


def _shelved(game_id: str, game: Game, since: str) -> Shelved:
    turn = None if game.state.outcome else game.state.turn
    return Shelved(
        game_id,
        game.record.edition,
        game.record.setup.seats,
        turn,
        since,
        here=turn is not None and turn not in game.elsewhere,
        is_far=bool(game.elsewhere),
    )
