"""Effects of the workshop, as data; `browser/workshop_effects.py` runs them."""

from typing import TypeAlias

from game.bots.level_names import Level
from game.rules.observation import Observation
from game.ui.frame.value import Value
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.contest_state import Contest
from game.ui.workshop.state import Workshop


class SaveBot(Value):
    """Keep the bot, in the place of the one with the other name if there is one."""

    bot: Bot
    replaced: str


class DeleteBot(Value):
    """Delete the saved bot of that name."""

    name: str


class PassLesson(Value):
    """Note that the goal of this lesson was reached."""

    number: int


SaveBotsEffect: TypeAlias = SaveBot | DeleteBot | PassLesson
"""Effects that write to the device; answered by NotSaved if that fails."""


class ReadSolution(Value):
    """Read the solution of this lesson; answered by SolutionRead."""

    number: int


class OfferText(Value):
    """Offer the text to the user as a file of that name."""

    name: str
    text: str


class AskForBots(Value):
    """Let the user choose one file, or for a contest several; answered by FilesRead."""

    for_contest: bool


class ChooseSeed(Value):
    """Choose a seed; answered by SeedChosen."""


class AskSandbox(Value):
    """Ask the bot; answered by BotAnswered.

    `slot` is 0 for the bot in the editor, and 1 for another one.
    """

    version: str
    slot: int
    bot: Bot
    seen: Observation


class AskLevel(Value):
    """Ask a level; answered by LevelChose."""

    version: str
    level: Level
    seen: Observation


class Pause(Value):
    """Wait while the state is shown; answered by PauseEnded."""

    version: str
    place: int


class PlayContest(Value):
    """Play the games of a contest; answered by ContestAdvanced, several times."""

    number: int
    contest: Contest


class StopContest(Value):
    """Stop the contest."""


WorkshopEffect: TypeAlias = (
    SaveBotsEffect
    | ReadSolution
    | OfferText
    | AskForBots
    | ChooseSeed
    | AskSandbox
    | AskLevel
    | Pause
    | PlayContest
    | StopContest
)

Result: TypeAlias = tuple[Workshop, tuple[WorkshopEffect, ...]]
"""The model after a message, and the effects to run."""
