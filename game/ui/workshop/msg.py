"""Everything that can happen to the workshop's page."""

from typing import TypeAlias

from game.rules.action import Action
from game.ui.msg import KeyPressed
from game.ui.page.msg import DialogClosed, Resized
from game.ui.table.msg import CardPicked, CellPicked
from game.ui.value import Value
from game.ui.workshop.arena import Contest
from game.ui.workshop.bots_text import Bot


class BotsRead(Value):
    """The saved text of the bots, empty if there is none."""

    text: str


class BotsChanged(Value):
    """The same after a change of this page or of another tab; the open bot stays open."""

    text: str


class EditionsRead(Value):
    """The saved text of the boards that people have built."""

    text: str


class NotKept(Value):
    """The device did not save."""


class CodeChanged(Value):
    """The editor has this code."""

    text: str


class BotNamed(Value):
    """The name field has this text."""

    text: str


class BotFacePicked(Value):
    """The open bot gets this face, counted from 0."""

    number: int


class NewBotPicked(Value):
    """Begin a new bot."""


class BotsOpened(Value):
    """Show the kept bots."""


class BotPicked(Value):
    """Open this kept bot, counted from 0."""

    number: int


class DeleteBotPicked(Value):
    """Ask whether to delete the open bot."""


class DeleteBotConfirmed(Value):
    """Delete the open bot."""


class ExportPicked(Value):
    """Offer the open bot as a file."""


class ImportPicked(Value):
    """Let the user choose a file with a bot."""


class TournamentPicked(Value):
    """Let the user choose the files of several bots."""


class FilesRead(Value):
    """The bots of the files that the user has chosen."""

    bots: tuple[Bot, ...]
    for_contest: bool


class StrangersTaken(Value):
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


class TabPicked(Value):
    """Show this panel; a value of `Tab`."""

    tab: str


class RulesOpened(Value):
    """Show the rules of the chosen board."""


class OpponentPicked(Value):
    """This one plays against the bot next."""

    opponent: str


class BoardPicked(Value):
    """Play on this board next, counted from 0."""

    number: int


class GamePicked(Value):
    """Begin a new game."""


class GameDealt(Value):
    """The seed of the new game."""

    seed: str


class PlayFlipped(Value):
    """Let the game go on by itself, or pause it."""


class StepPicked(Value):
    """Show the next turn, and play it if it is new."""


class PlacePicked(Value):
    """Show the state after so many turns."""

    place: int


class ShortenPicked(Value):
    """Go on with the game from the turn that is shown."""


class PeekFlipped(Value):
    """Show the cards and the scores of the bot to the person who plays against it, or hide them."""


class ActionPicked(Value):
    """The person takes this one of its legal actions, counted from 0."""

    number: int


class BotAnswered(Value):
    """What a bot's worker answered at that moment."""

    moment: str
    text: str


class LevelChose(Value):
    """What a level chose at that moment."""

    moment: str
    action: Action


class BeatEnded(Value):
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


class LessonPicked(Value):
    """Show this lesson, counted from 0."""

    number: int


class HintFlipped(Value):
    """Show the lesson's hint, or hide it."""


class SolutionFlipped(Value):
    """Show the lesson's solution, or hide it."""


class SolutionRead(Value):
    """The code that solves this lesson."""

    number: int
    code: str


class SolutionTaken(Value):
    """Open the shown solution as a bot."""


class GoalPicked(Value):
    """Check whether the bot reaches the lesson's goal."""


LessonMsg: TypeAlias = (
    LessonPicked | HintFlipped | SolutionFlipped | SolutionRead | SolutionTaken | GoalPicked
)


class DuelPicked(Value):
    """Let the bot play many games against the opponent."""


class TablePicked(Value):
    """Let all kept bots and levels play each other."""


class ContestAdvanced(Value):
    """The results of a contest so far."""

    number: int
    contest: Contest


class ContestStopped(Value):
    """Stop the contest."""


class LossPicked(Value):
    """Show the clearest loss of the bot in this pair, counted from 0."""

    pair: int


class CsvPicked(Value):
    """Offer the table of the contest as a file."""


ArenaMsg: TypeAlias = (
    DuelPicked | TablePicked | ContestAdvanced | ContestStopped | LossPicked | CsvPicked
)

PageMsg: TypeAlias = TabPicked | RulesOpened | Resized | KeyPressed | DialogClosed

WorkshopMsg: TypeAlias = ShelfMsg | MatchMsg | LessonMsg | ArenaMsg | PageMsg
