"""Effects of the workshop, as data; `browser/workshop_effects.py` runs them."""

from typing import TypeAlias

from game.bots.level_names import Level
from game.rules.observation import Observation
from game.ui.frame.value import Value
from game.ui.model.effect import TogetherEffect
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.contest_state import Contest
from game.ui.workshop.state import Workshop


class SaveBot(Value):
    """Save the bot, in the place of the bot with the replaced name if there is one."""

    bot: Bot
    replaced: str


class DeleteBot(Value):
    """Delete the saved bot of that name."""

    name: str


class PassLesson(Value):
    """Save that the goal of this lesson was reached."""

    number: int


class SaveAuthor(Value):
    """Save who makes the bots here."""

    name: str


SaveBotsEffect: TypeAlias = SaveBot | DeleteBot | PassLesson | SaveAuthor
"""Effects that write to the device. If that fails, NotSaved comes."""


class ReadSolution(Value):
    """Read the solution of this lesson. SolutionRead answers."""

    number: int


class OfferText(Value):
    """Offer the text to the user as a file of that name."""

    name: str
    text: str


class ShareBot(Value):
    """Share the page's address with this hash. LinkSent answers."""

    hash: str


class DrawBot(Value):
    """Draw the code of the page's address with this hash. CodeDrawn answers."""

    hash: str


class AskForBots(Value):
    """Let the user choose a file, or several for a contest. FilesRead answers."""

    for_contest: bool


class ChooseSeed(Value):
    """Choose the seed of a new game. SeedChosen answers."""


class AskSandbox(Value):
    """Ask the bot in its sandbox. BotAnswered answers."""

    version: str
    bot: Bot
    seen: Observation


class StepTurn(Value):
    """Ask the bot line by line what it does in the last of these turns. TurnStepped answers.

    A new Python plays the earlier turns first, because the bot may remember them.
    """

    version: str
    bot: Bot
    turns: tuple[Observation, ...]


class CheckCode(Value):
    """Read the code of the editor without running it. CodeChecked answers."""

    code: str


class AskLevel(Value):
    """Ask a level, whose chance has this seed. LevelChose answers."""

    version: str
    level: Level
    seen: Observation
    seed: str


class Pause(Value):
    """Wait while the state is shown. PauseEnded answers."""

    version: str
    place: int


class PlayContest(Value):
    """Play the games of a contest. ContestAdvanced answers, several times."""

    number: int
    contest: Contest


class StopContest(Value):
    """Stop the contest."""


WorkshopEffect: TypeAlias = (
    SaveBotsEffect
    | ReadSolution
    | OfferText
    | ShareBot
    | DrawBot
    | AskForBots
    | ChooseSeed
    | AskSandbox
    | StepTurn
    | CheckCode
    | AskLevel
    | Pause
    | PlayContest
    | StopContest
    | TogetherEffect
)

Result: TypeAlias = tuple[Workshop, tuple[WorkshopEffect, ...]]
"""The model after a message, and the effects to run."""
