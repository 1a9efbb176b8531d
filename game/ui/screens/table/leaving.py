"""How people leave a game: home, with the animals that they have won, or to another game; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.cards import Card
from game.ui.model.effect import ReleaseGame, Result
from game.ui.model.home import Home
from game.ui.model.model import Model
from game.ui.model.news import brought, go_home
from game.ui.model.people import owner
from game.ui.model.saving_effects import ReadFamily, SaveGame
from game.ui.play.game import Game
from game.ui.play.winning_row import row_pictures
from game.ui.saved.family import has_stickers, person_at, winners
from game.ui.screens.table.again import play_again, play_easier, play_harder, play_mixed
from game.ui.screens.table.msg import (
    BreakPicked,
    LeaveMsg,
    PlayAgainPicked,
    PlayEasierPicked,
    PlayHarderPicked,
    PlayMixedPicked,
)
from game.ui.ways import HomePicked


def leave(model: Model, game: Game, msg: LeaveMsg) -> Result:
    """The model after the message, and the effects."""
    match msg:
        case HomePicked():
            arrived = brought(model) | _won_animals(model, game)
            home = replace(go_home(model), screen=Home(arrived=arrived))
            return home, (SaveGame(None, False), ReleaseGame(), ReadFamily())
        case BreakPicked():
            home = go_home(model, has_saved_game=True)
            return (home, (ReleaseGame(), ReadFamily())) if model.game_can_wait else (model, ())
        case PlayAgainPicked():
            return play_again(model, game)
        case PlayMixedPicked():
            return play_mixed(model, game)
        case PlayHarderPicked():
            return play_harder(model, game)
        case PlayEasierPicked():
            return play_easier(model, game)
        case _:
            assert_never(msg)


def _won_animals(model: Model, game: Game) -> frozenset[Card]:
    """The animals of the row, if the person whose meadow home shows has won them."""
    won = [person_at(game, seat).id for seat in winners(game)] if has_stickers(game) else []
    return frozenset(row_pictures(game)) if owner(model).id in won else frozenset()
