"""How people leave a game: home, with the animals that they have won, or to another game; pure."""

from typing import assert_never

from game.ui.model.effect import ReleaseGame, Result
from game.ui.model.guest import is_guest
from game.ui.model.model import Model
from game.ui.model.news import go_home
from game.ui.model.saving_effects import (
    ReadFamily,
    ReadSavedGame,
    SaveGame,
    SetGameAside,
)
from game.ui.play.game import Game
from game.ui.screens.table.again import play_again, play_easier, play_harder, play_mixed
from game.ui.screens.table.msg import (
    LeaveMsg,
    PlayAgainPicked,
    PlayEasierPicked,
    PlayHarderPicked,
    PlayMixedPicked,
)
from game.ui.ways import BreakPicked, HomePicked


def kept_end(game: Game) -> tuple[SetGameAside, ...]:
    """Sets a game by message aside when it is over, so that its end can be sent again."""
    is_over = game.by_message is not None and game.state.outcome is not None
    return (SetGameAside(is_over=True),) if is_over else ()


def leave(model: Model, game: Game, msg: LeaveMsg) -> Result:
    """The model after the message, and the effects. A guest does not deal."""
    if is_guest(model) and not isinstance(msg, HomePicked | BreakPicked):
        return model, ()
    match msg:
        case HomePicked():
            left = kept_end(game) or (SaveGame(None, False),)
            return go_home(model), (*left, ReleaseGame(), ReadFamily(), ReadSavedGame())
        case BreakPicked():
            home = go_home(model, has_saved_game=True)
            effects = (ReleaseGame(), ReadFamily(), ReadSavedGame())
            return (home, effects) if model.game_can_wait else (model, ())
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
