"""What can happen to the game on the board."""

from typing import TypeAlias

from game.rules.action import Action
from game.ui.frame.message import Message
from game.ui.screens.table.msg import CardPicked, CellPicked
from game.ui.workshop.ways import (
    BoardPicked,
    CardsPicked,
    GamePicked,
    OpponentPicked,
    SeatsPicked,
)


class SeedChosen(Message):
    """The seed of the new game."""

    seed: str


class AgainPicked(Message):
    """Play the game that is shown again: the same deal, with the code as it is now."""


class PlayFlipped(Message):
    """Let the game go on by itself, or pause it."""


class StepPicked(Message):
    """Show the next turn, and play it if it is new."""


class PlacePicked(Message):
    """Show the state after this number of turns."""

    place: int


class ShortenPicked(Message):
    """Go on with the game from the turn that is shown."""


class PeekFlipped(Message):
    """Show the cards and the scores of the bot to the person who plays against it, or hide them."""


class ActionPicked(Message):
    """The person takes this one of its legal actions, counted from 0."""

    number: int


class BotAnswered(Message):
    """What a bot's worker answered for that version of the game."""

    version: str
    text: str


class LevelChose(Message):
    """What a level chose for that version of the game."""

    version: str
    action: Action


class StepsPicked(Message):
    """Show what the bot does in the turn that is shown, line by line."""


class TurnStepped(Message):
    """The steps of that turn, as the sandbox sent them."""

    version: str
    text: str


class StepShown(Message):
    """Show this step of the turn, counted from 0."""

    number: int


class StepsClosed(Message):
    """Show the turn without its steps."""


class PauseEnded(Message):
    """The state was shown for a while."""

    version: str
    place: int


PersonMsg: TypeAlias = CardPicked | CellPicked | ActionPicked
"""What a person does who plays against the bot."""

StepsMsg: TypeAlias = StepsPicked | TurnStepped | StepShown | StepsClosed
"""What shows a turn of the bot line by line."""

MatchMsg: TypeAlias = (
    OpponentPicked
    | BoardPicked
    | SeatsPicked
    | CardsPicked
    | GamePicked
    | SeedChosen
    | AgainPicked
    | PlayFlipped
    | StepPicked
    | PlacePicked
    | ShortenPicked
    | PeekFlipped
    | BotAnswered
    | LevelChose
    | PauseEnded
    | PersonMsg
    | StepsMsg
)
"""Messages about the game on the board."""
