"""What messages of the shelf do; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.model.effect import ReleaseGame, Result
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.news import go_home
from game.ui.model.saving_effects import DeleteGame, ReadFamily, ReadShelf, TakeFromShelf
from game.ui.model.shelf import DeleteGameDialog, Shelf
from game.ui.screens.shelf.msg import (
    DeleteConfirmed,
    DeletePicked,
    GamePicked,
    ShelfClosed,
    ShelfMsg,
    ShelfRead,
)
from game.ui.ways import ShelfOpened


def update(model: Model, msg: ShelfMsg) -> Result:
    """The model after the message, and the effects."""
    if isinstance(msg, ShelfOpened):
        return _open(model)
    if isinstance(msg, ShelfRead):
        return _read(model, msg), ()
    if not isinstance(model.screen, Shelf):
        return model, ()
    match msg:
        case ShelfClosed():
            return replace(model, screen=HOME, dialog=None), ()
        case GamePicked(game):
            return model, (TakeFromShelf(game),)
        case DeletePicked(game):
            return replace(model, dialog=DeleteGameDialog(game)), ()
        case DeleteConfirmed(game):
            return _delete(model, model.screen, game)
        case _:
            assert_never(msg)


def _open(model: Model) -> Result:
    """Shows the shelf. A game on the table waits there, if the device saves it."""
    if model.game is None:
        return replace(model, screen=Shelf(), dialog=None), (ReadShelf(),)
    if not model.game_can_wait:
        return model, ()
    home = go_home(model, has_saved_game=True)
    return replace(home, screen=Shelf()), (ReleaseGame(), ReadFamily(), ReadShelf())


def _read(model: Model, read: ShelfRead) -> Model:
    """The model with the games. The table keeps its number of them until people go home."""
    if model.game:
        return model
    known = replace(model, shelf=read.games)
    going_on = [game for game in read.games if game.turn is not None]
    shelved = sum(game.since != "" for game in going_on)
    known = replace(known, shelved=shelved, has_saved_game=len(going_on) > shelved)
    screen = model.screen
    return (
        replace(known, screen=screen.replace(today=read.today))
        if isinstance(screen, Shelf)
        else known
    )


def _delete(model: Model, shelf: Shelf, game: str) -> Result:
    """Deletes the game. If a new game needs its place, that one starts now."""
    rest = tuple(one for one in model.shelf if one.id != game)
    without = replace(model, shelf=rest, dialog=None)
    return without, (DeleteGame(game),)
