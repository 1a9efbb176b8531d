"""How a computer shows its action, and how people pause the computers; pure."""

from dataclasses import replace

from game.rules.action import Action
from game.ui.play.feedback import Announced
from game.ui.play.game import Game, Playback


def announce(game: Game, action: Action, *, by_chance: bool = False) -> Game:
    """The computer shows the card that it will play."""
    return replace(game, announced=Announced(action, by_chance=by_chance))


def show_cell(game: Game) -> Game:
    """The computer also shows the cell."""
    return (
        replace(game, announced=replace(game.announced, cell_shown=True))
        if game.announced
        else game
    )


def pause(game: Game) -> Game:
    """Pauses the computers in a game without people, or lets them go on."""
    if game.everybody:
        return game
    playback = Playback.PAUSED if game.playback is Playback.RUNNING else Playback.RUNNING
    return replace(game, playback=playback, announced=None)


def step_once(game: Game) -> Game:
    """Lets a computer act once in a game without people, then pauses."""
    return game if game.everybody else replace(game, playback=Playback.STEPPING, announced=None)
