"""Everything that can happen to the workshop's page."""

from typing import TypeAlias

from game.rules.action import Action
from game.ui.frame.keys import KeyPressed
from game.ui.frame.message import Message
from game.ui.screens.page.msg import Resized
from game.ui.screens.table.msg import CardPicked, CellPicked
from game.ui.ways import DialogClosed
from game.ui.workshop.arena import Contest
from game.ui.workshop.bots_text import Bot


class BotsRead(Message):
    """The saved text of the bots, empty if there is none."""

    text: str


class BotsChanged(Message):
    """The same after a change of this page or of another tab; the open bot stays open."""

    text: str


class EditionsRead(Message):
    """The saved text of the boards that people have built."""

    text: str


class NotKept(Message):
    """The device did not save."""


class CodeChanged(Message):
    """The editor has this code."""

    text: str


class BotNamed(Message):
    """The name field has this text."""

    text: str


class BotFacePicked(Message):
    """The open bot gets this face, counted from 0."""

    number: int


class NewBotPicked(Message):
    """Begin a new bot."""


class BotsOpened(Message):
    """Show the kept bots."""


class BotPicked(Message):
    """Open this kept bot, counted from 0."""

    number: int


class DeleteBotPicked(Message):
    """Ask whether to delete the open bot."""


class DeleteBotConfirmed(Message):
    """Delete the open bot."""


class ExportPicked(Message):
    """Offer the open bot as a file."""


class ImportPicked(Message):
    """Let the user choose a file with a bot."""


class TournamentPicked(Message):
    """Let the user choose the files of several bots."""


class FilesRead(Message):
    """The bots of the files that the user has chosen."""

    bots: tuple[Bot, ...]
    for_contest: bool


class StrangersTaken(Message):
    """The user has seen code from elsewhere, and wants to use it."""


ShelfMsg: TypeAlias = (
    BotsRead
    | BotsChanged
    | EditionsRead
    | NotKept
    | CodeChanged
    | BotNamed
    | BotFacePicked
    | NewBotPicked
    | BotsOpened
    | BotPicked
    | DeleteBotPicked
    | DeleteBotConfirmed
    | ExportPicked
    | ImportPicked
    | TournamentPicked
    | FilesRead
    | StrangersTaken
)
"""Messages about the bots."""


class TabPicked(Message):
    """Show this panel; a value of `Tab`."""

    tab: str


class RulesOpened(Message):
    """Show the rules of the chosen board."""


class OpponentPicked(Message):
    """This one plays against the bot next."""

    opponent: str


class BoardPicked(Message):
    """Play on this board next, counted from 0."""

    number: int


class GamePicked(Message):
    """Begin a new game."""


class GameDealt(Message):
    """The seed of the new game."""

    seed: str


class PlayFlipped(Message):
    """Let the game go on by itself, or pause it."""


class StepPicked(Message):
    """Show the next turn, and play it if it is new."""


class PlacePicked(Message):
    """Show the state after so many turns."""

    place: int


class ShortenPicked(Message):
    """Go on with the game from the turn that is shown."""


class PeekFlipped(Message):
    """Show the cards and the scores of the bot to the person who plays against it, or hide them."""


class ActionPicked(Message):
    """The person takes this one of its legal actions, counted from 0."""

    number: int


class BotAnswered(Message):
    """What a bot's worker answered at that moment."""

    moment: str
    text: str


class LevelChose(Message):
    """What a level chose at that moment."""

    moment: str
    action: Action


class BeatEnded(Message):
    """The state was shown for a while."""

    moment: str
    place: int


PersonMsg: TypeAlias = CardPicked | CellPicked | ActionPicked
"""What a person does who plays against the bot."""

MatchMsg: TypeAlias = (
    OpponentPicked
    | BoardPicked
    | GamePicked
    | GameDealt
    | PlayFlipped
    | StepPicked
    | PlacePicked
    | ShortenPicked
    | PeekFlipped
    | BotAnswered
    | LevelChose
    | BeatEnded
    | PersonMsg
)
"""Messages about the game on the board."""


class LessonPicked(Message):
    """Show this lesson, counted from 0."""

    number: int


class HintFlipped(Message):
    """Show the lesson's hint, or hide it."""


class SolutionFlipped(Message):
    """Show the lesson's solution, or hide it."""


class SolutionRead(Message):
    """The code that solves this lesson."""

    number: int
    code: str


class SolutionTaken(Message):
    """Open the shown solution as a bot."""


class GoalPicked(Message):
    """Check whether the bot reaches the lesson's goal."""


LessonMsg: TypeAlias = (
    LessonPicked | HintFlipped | SolutionFlipped | SolutionRead | SolutionTaken | GoalPicked
)


class DuelPicked(Message):
    """Let the bot play many games against the opponent."""


class TablePicked(Message):
    """Let all kept bots and levels play each other."""


class ContestAdvanced(Message):
    """The results of a contest so far."""

    number: int
    contest: Contest


class ContestStopped(Message):
    """Stop the contest."""


class LossPicked(Message):
    """Show the clearest loss of the bot in this pair, counted from 0."""

    pair: int


class CsvPicked(Message):
    """Offer the table of the contest as a file."""


ArenaMsg: TypeAlias = (
    DuelPicked | TablePicked | ContestAdvanced | ContestStopped | LossPicked | CsvPicked
)

PageMsg: TypeAlias = TabPicked | RulesOpened | Resized | KeyPressed | DialogClosed

WorkshopMsg: TypeAlias = ShelfMsg | MatchMsg | LessonMsg | ArenaMsg | PageMsg
