"""Moves games between the table and the shelf, each in one transaction; reads and finds them."""

from importlib import import_module
from typing import assert_never

from game.ui.browser.page import page
from game.ui.browser.saved_games import begin_other, change_games, read_games, today
from game.ui.browser.slices import in_slices
from game.ui.browser.tasks import confirm, deliver_steps, start
from game.ui.frame.loop import Deliver
from game.ui.frame.message import Message
from game.ui.model.saving_effects import (
    DeleteGame,
    FindGame,
    PutOnTable,
    ReadShelf,
    SetGameAside,
    ShelfEffect,
    TakeFromShelf,
)
from game.ui.model.waiting_games import Games, delete, find, save, take
from game.ui.screens.saved.msg import NotSaved, OpenElsewhere
from game.ui.screens.saved.reading import ended_text, saved_game_claimed
from game.ui.screens.shelf.reading import shelf_read


def run(effect: ShelfEffect, deliver: Deliver) -> None:
    """Begins to run the effect."""
    match effect:
        case SetGameAside(is_over):
            _set_aside(deliver, is_over=is_over)
        case TakeFromShelf() | PutOnTable():
            start(_lay(effect, deliver))
        case FindGame(game_id):
            start(_find(game_id, deliver))
        case ReadShelf():
            start(_read(deliver))
        case DeleteGame(game_id):
            start(_delete(game_id, deliver))
        case _:
            assert_never(effect)


def _set_aside(deliver: Deliver, *, is_over: bool) -> None:
    """Sets the saved game aside. A tab without it does that when it saves the other one."""
    begin_other()
    if page.holdsGame():

        def aside(games: Games) -> Games:
            return save(games, "", today(), ended=games.game if is_over else "")

        start(confirm(change_games(aside), deliver))


async def _lay(effect: TakeFromShelf | PutOnTable, deliver: Deliver) -> None:
    """Saves another game in the place of the saved one, and delivers it."""
    begin_other()
    if not await page.claimGame(effect.anyway):
        deliver(OpenElsewhere())
        return
    ended = await in_slices(ended_text(await page.readText("game") or ""))
    laid = [""]

    def changed(games: Games) -> Games:
        after = _laid(effect, games, ended)
        laid[0] = after.game
        return after

    if not await change_games(changed):
        page.releaseGame()
        deliver(NotSaved(page.isFull()))
        return
    begin_other(laid[0])

    def claimed(msg: Message) -> None:
        deliver(msg if page.holdsGame() else OpenElsewhere())

    deliver_steps(saved_game_claimed(laid[0], await page.readText("devices") or ""), claimed)


def _laid(effect: TakeFromShelf | PutOnTable, games: Games, ended: str) -> Games:
    if isinstance(effect, TakeFromShelf):
        return take(games, effect.id, today(), ended=ended)
    return save(games, effect.text, today(), ended=ended)


async def _find(game_id: str, deliver: Deliver) -> None:
    """Delivers the text of the game; its message belongs to a room that is imported on demand."""
    found = find(await read_games(), game_id)
    deliver(import_module("game.ui.screens.together.msg").KnownGameRead(game_id, found))


async def _read(deliver: Deliver) -> None:
    devices = await page.readText("devices") or ""
    deliver_steps(shelf_read(await read_games(), today(), devices), deliver)


async def _delete(game_id: str, deliver: Deliver) -> None:
    """Deletes the game. A tab that plays it saves it again."""
    await confirm(change_games(lambda games: delete(games, game_id)), deliver)
    await _read(deliver)
