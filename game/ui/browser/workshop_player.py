"""A bot of the workshop that plays; each has its own sandbox."""

from game.rules.observation import Observation
from game.ui.browser.workshop_seat import BotSeat
from game.ui.workshop.answers import Answer, ShownFault, Why, parse_answer
from game.ui.workshop.bots_text import Bot

MAX_TIMEOUTS = 3
"""How often a bot may take too long in a game or a contest; then it is not asked again."""

TIMEOUTS = (Why.SLOW, Why.MEMORY, Why.ENDED)
"""Why a bot has no answer although its code may have no mistake."""


class BotPlayer:
    """Asks a bot what it plays, and counts how often it took too long."""

    def __init__(self, timeouts: int = 0) -> None:
        """The sandbox starts when the bot is asked first, or with `start`."""
        self.seat = BotSeat()
        self.timeouts = timeouts

    async def answer(self, bot: Bot, seen: Observation) -> Answer:
        """What the bot answers; a fault at once if it took too long too often."""
        if self.timeouts >= MAX_TIMEOUTS:
            return Answer(fault=ShownFault(Why.SLOW))
        answer = parse_answer(await self.seat.choose(bot, seen), seen.legal)
        self.timeouts += bool(answer.fault and answer.fault.why in TIMEOUTS)
        return answer

    def give_up(self) -> None:
        """Ends the sandbox, which has not answered."""
        self.timeouts += 1
        self.seat.end()
