"""What the game does in steps, for tests that need no pause between them."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from game.steps import Steps, conclude
from game.ui.frame.message import Message
from game.ui.model.coach import ReviewGame
from game.ui.model.effect import LongEffect
from game.ui.model.puzzles import AskAgain, AskPuzzle
from game.ui.saved import game_text as saved_game
from game.ui.screens.coach import reading as coach
from game.ui.screens.history import reading as history
from game.ui.screens.history import share_code
from game.ui.screens.puzzles import reading as puzzles
from game.ui.screens.saved import reading as saved
from game.ui.screens.shelf import reading as shelf

Arguments = ParamSpec("Arguments")
Found = TypeVar("Found")


def at_once(function: Callable[Arguments, Steps[Found]]) -> Callable[Arguments, Found]:
    """The function, which returns the result of its steps."""

    @wraps(function)
    def concluded(*values: Arguments.args, **named: Arguments.kwargs) -> Found:
        return conclude(function(*values, **named))

    return concluded


def answer(effect: LongEffect | ReviewGame | AskPuzzle | AskAgain) -> Message:
    """The answer to an effect that computes for long."""
    if isinstance(effect, AskPuzzle):
        return conclude(puzzles.answer(effect))
    if isinstance(effect, AskAgain):
        return conclude(puzzles.asked_again(effect))
    if isinstance(effect, ReviewGame):
        return conclude(coach.answer(effect))
    return conclude(history.answer(effect))


look_back = at_once(share_code.look_back)
link_code = at_once(share_code.link_code)
read_link = at_once(share_code.read_link)
read_file = at_once(share_code.read_file)
read_game = at_once(saved_game.read_game)
link_opened = at_once(history.link_opened)
file_opened = at_once(history.file_opened)
game_claimed = at_once(history.game_claimed)
saved_game_read = at_once(saved.saved_game_read)
saved_game_claimed = at_once(saved.saved_game_claimed)
ended_text = at_once(saved.ended_text)
shelf_read = at_once(shelf.shelf_read)
