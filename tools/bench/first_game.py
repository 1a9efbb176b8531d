"""How often a child wins the first game, and what it meets: `python -m tools.bench.first_game`.

Plays first games through the page's own `update`. One child makes every play that the paw advises,
and otherwise that of a hint. Others do so in a part of their turns, and else play at random. The
paw's demonstration makes the first play for all of them. Shares have their standard error.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from math import sqrt

from game.bots.hint import think_of_hint
from game.bots.level_names import RANDOM
from game.bots.levels import choose
from game.rules.action import Action
from game.rules.state import Win
from game.steps import conclude
from game.ui.app.update import update
from game.ui.frame.message import Message
from game.ui.model.effect import Effect
from game.ui.model.learn import Lesson
from game.ui.model.model import Model
from game.ui.model.saving_effects import Deal
from game.ui.model.timed_effects import MovePaw, ShowAnnounced, Think
from game.ui.play.game import Game
from game.ui.screens.learn.msg import PawPressed
from game.ui.screens.table.msg import AnnouncedShown, ComputerChose, Dealt
from game.ui.settings.ages import settings_for
from game.ui.settings.settings import Age, Settings
from game.ui.ways import LearnPicked
from tests.ui.pages import taps

SEED = "bench"
FOLLOWS = (1.0, 0.7, 0.5, 0.0)
"""In which part of its turns a child does what it is advised."""

DEALERS = {"the child starts": 1, "Cub starts": 0}
"""A first game always has the first of these."""


class FirstGame:
    """One first game on the page, and the lessons that it has shown."""

    def __init__(self, number: int, follows: float, dealer: int, age: Age) -> None:
        self.rng = random.Random(f"{SEED}:{number}")
        self.follows = follows
        self.dealer = dealer
        self.model = Model(settings_for(age, Settings()))
        self.lessons: set[Lesson] = set()

    @property
    def game(self) -> Game:
        """The game on the table."""
        assert self.model.game is not None
        return self.model.game

    def play(self) -> None:
        """Plays to the end."""
        self._send(LearnPicked())
        while self.game.state.outcome is None:
            self._send(*taps(self.game, self._choice()))

    def _send(self, *messages: Message) -> None:
        """Sends the messages, and answers until only the child can go on."""
        waiting = list(messages)
        while waiting:
            self.model, effects = update(self.model, waiting.pop(0))
            waiting += [answer for effect in effects for answer in self._answers(effect)]
            if self.model.lessons.current:
                self.lessons.add(self.model.lessons.current)

    def _answers(self, effect: Effect) -> Iterator[Message]:
        match effect:
            case Deal():
                yield Dealt(self.rng.randbytes(16).hex(), self.dealer)
            case MovePaw(moment, on_cell):
                yield PawPressed(moment, on_cell)
            case Think(moment, level, seen):
                yield ComputerChose(moment, choose(level, seen, self.rng))
            case ShowAnnounced(moment, with_cell):
                yield AnnouncedShown(moment, with_cell)

    def _choice(self) -> Action:
        if self.rng.random() >= self.follows:
            return choose(RANDOM, self.game.seen, self.rng)
        return self.model.lessons.advised or _hinted(self.game)


def _hinted(game: Game) -> Action:
    return conclude(think_of_hint(game.seen, random.Random("hint"))).action


def table_line(follows: float, starts: str, age: Age, games: int) -> str:
    """Plays the games; a line of the table."""
    counts: Counter[str] = Counter()
    for number in range(games):
        played = FirstGame(number, follows, DEALERS[starts], age)
        played.play()
        outcome = played.game.state.outcome
        won = isinstance(outcome, Win) and played.game.seat in outcome.seats
        counts.update(["won"] * won, plies=played.game.state.ply)
        counts.update(lesson.value for lesson in played.lessons)
    share = counts["won"] / games
    met = (f"{counts[lesson.value] / games:.0%}" for lesson in Lesson)
    error = sqrt(share * (1 - share) / games)
    cells = (
        f"{follows:.0%}",
        starts,
        f"{share:.1%} ± {error:.1%}",
        f"{counts['plies'] / games:.1f}",
    )
    return f"| {' | '.join((*cells, *met))} |"


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.first_game")
    parser.add_argument("--games", type=int, default=2000)
    ages = [age.value for age in Age]
    parser.add_argument("--age", choices=ages, default=Age.GROWN_UP.value)
    arguments = parser.parse_args()
    games, age = arguments.games, Age(arguments.age)
    print(f"| follows | | the child wins | plies | {' | '.join(x.value for x in Lesson)} |")
    print(f"|---|---|---|---|{'---|' * len(Lesson)}")
    for starts in DEALERS:
        for follows in FOLLOWS:
            print(table_line(follows, starts, age, games), flush=True)


if __name__ == "__main__":
    main()
