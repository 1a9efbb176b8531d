"""The workshop without a browser: effects run at once, bots in this interpreter."""

import dataclasses
import json
import random
from collections import deque
from collections.abc import Sequence

from game.bots.level_names import RANDOM
from game.bots.levels import choose
from game.rules.observation import Observation
from game.rules.state import Win
from game.ui.workshop.answers import ShownFault, parse_answer
from game.ui.workshop.bots.msg import BotsRead, FilesRead
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.contest.arena import add, play
from game.ui.workshop.contest.msg import ContestAdvanced
from game.ui.workshop.contest.solving import add_puzzle
from game.ui.workshop.contest_state import Contest, Score, with_score
from game.ui.workshop.effect import (
    AskForBots,
    AskLevel,
    AskSandbox,
    ChooseSeed,
    Pause,
    PlayContest,
    ReadSolution,
    WorkshopEffect,
)
from game.ui.workshop.lessons.msg import SolutionRead
from game.ui.workshop.match.msg import BotAnswered, LevelChose, PauseEnded, SeedChosen
from game.ui.workshop.match_state import Match
from game.ui.workshop.msg import WorkshopMsg
from game.ui.workshop.state import Workshop
from game.ui.workshop.step import step
from game.ui.workshop.view import view
from game.workshop import bot
from game.workshop.exercises import asked
from game.workshop.faults import fault_of
from tests.ui.pages import text_of

MAX_MESSAGES = 5_000


def answer_of(code: str, seen: Observation) -> str:
    """What the sandbox would answer."""
    try:
        action, scores = bot.load(code)(seen, random.Random(1))
    except Exception as error:  # a bot may raise anything
        why = "answer" if isinstance(error, bot.AnswerError) else "error"
        fault = dataclasses.asdict(fault_of(error, code, bot.FILE))
        return json.dumps({"ok": False, "why": why, **fault, "printed": "", "seconds": 0.001})
    told = {str(play): score for play, score in scores.items()} if scores else None
    return json.dumps({"ok": True, "action": str(action), "scores": told, "seconds": 0.001})


def winner(match: Match) -> str | None:
    """Who has won the game, such as BOT; None if nobody has."""
    outcome = match.states[-1].outcome
    return match.players[outcome.seats[0]] if isinstance(outcome, Win) else None


class World:
    """A page whose effects are run; `answers` replaces what bots answer."""

    def __init__(self, bots: str = "", files: Sequence[Bot] = ()) -> None:
        self.model = Workshop()
        self.effects: list[WorkshopEffect] = []
        self.files = tuple(files)
        self.answers: deque[str] = deque()
        self.rng = random.Random(7)
        self.take(BotsRead(bots))

    def take(self, msg: WorkshopMsg | str, value: str | None = None) -> None:
        """Takes the message, and all that follows from it."""
        queue: deque[tuple[WorkshopMsg | str, str | None]] = deque([(msg, value)])
        for _ in range(MAX_MESSAGES):
            if not queue:
                return
            self.model, effects = step(self.model, *queue.popleft())
            self.effects += effects
            queue += [(answer, None) for effect in effects for answer in self.run(effect)]
        raise AssertionError("the messages have no end")

    def run(self, effect: WorkshopEffect) -> list[WorkshopMsg]:
        """The answers to an effect."""
        match effect:
            case ChooseSeed():
                return [SeedChosen(str(self.rng.random()))]
            case AskSandbox(version, asked, seen):
                text = self.answers.popleft() if self.answers else answer_of(asked.code, seen)
                return [BotAnswered(version, text)]
            case AskLevel(version, level, seen, seed):
                return [LevelChose(version, choose(level, seen, random.Random(seed)))]
            case Pause(version, place):
                return [PauseEnded(version, place)]
            case AskForBots(for_contest):
                return [FilesRead(self.files, for_contest)]
            case ReadSolution(number):
                return [SolutionRead(number, "def choose(seen, rng):\n    return seen.legal[0]\n")]
            case PlayContest(number, contest):
                return [ContestAdvanced(number, play_contest(contest, self.rng))]
        return []

    def last(self, kind: type[WorkshopEffect]) -> WorkshopEffect:
        """The last effect of that kind."""
        return [effect for effect in self.effects if isinstance(effect, kind)][-1]

    def text(self) -> str:
        """All the text of the page."""
        return text_of(view(self.model))


def play_contest(contest: Contest, rng: random.Random) -> Contest:
    """The contest after all its games."""
    for number, both in enumerate(contest.pairs):
        players = [contest.entrants[entrant] for entrant in both]
        for game in range(contest.games):
            if contest.asks_puzzles:
                contest = with_score(contest, number, with_puzzle(contest, game))
                continue
            faults: list[ShownFault | None] = [None, None]
            running = play(
                contest.edition,
                [player.level for player in players],
                game,
                str(game),
                contest.seats,
                contest.cards,
            )
            asked = next(running)
            while True:
                player = players[asked.entrant]
                answer = None
                if player.code:
                    answer = parse_answer(answer_of(player.code, asked.seen), asked.seen.legal)
                    faults[asked.entrant] = faults[asked.entrant] or answer.fault
                level = player.level or RANDOM
                action = answer.action if answer else choose(level, asked.seen, rng)
                try:
                    asked = running.send(action)
                except StopIteration as end:
                    score = add(contest.scores[number], end.value, faults)
                    break
            contest = with_score(contest, number, score)
    return contest


def with_puzzle(contest: Contest, number: int) -> Score:
    """The results with one more puzzle."""
    puzzle, bot_asked = asked(number, contest.entrants[-1].name), contest.entrants[0]
    legal = puzzle.seen.legal
    answer = parse_answer(answer_of(bot_asked.code, puzzle.seen), legal)
    return add_puzzle(contest.scores[0], puzzle, answer.action, answer.fault)
