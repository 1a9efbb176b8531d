"""What messages of the shelf do; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.model.effect import ReleaseGame, Result
from game.ui.model.home import HOME
from game.ui.model.model import Model
from game.ui.model.news import go_home
from game.ui.model.saving_effects import DeleteGame, ReadFamily, ReadShelf, TakeFromShelf
from game.ui.model.shelf import DeleteGameDialog, Shelf
from game.ui.model.start_game import start_game
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
        return (model if model.game else _with_games(model, msg)), ()
    if not isinstance(model.screen, Shelf):
        return model, ()
    match msg:
        case ShelfClosed():
            return replace(model, screen=HOME, dialog=None), ()
        case GamePicked(game):
            picked = model.screen.replace(picked=game)
            return replace(model, screen=picked, dialog=None), (TakeFromShelf(game),)
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


def _with_games(model: Model, read: ShelfRead) -> Model:
    """The model with these games; home offers the first one that can go on."""
    going_on = [game for game in read.games if game.turn is not None]
    shelved = sum(game.since != "" for game in going_on)
    known = replace(
        model,
        shelf=read.games,
        shelved=shelved,
        has_saved_game=len(going_on) > shelved,
        saved_board=going_on[0].board if going_on else None,
    )
    if not isinstance(known.screen, Shelf):
        return known
    return replace(known, screen=known.screen.replace(today=read.today))


def _delete(model: Model, shelf: Shelf, game_id: str) -> Result:
    """Deletes the game. If a new game needs its place, that one starts now."""
    rest = tuple(game for game in model.shelf if game.id != game_id)
    without = _with_games(replace(model, dialog=None), ShelfRead(rest, shelf.today))
    if not shelf.is_full:
        return without, (DeleteGame(game_id),)
    started, effects = start_game(without)
    return started, (DeleteGame(game_id), *effects)
