"""A bot of the workshop that plays; on each of its seats it has another sandbox."""

from game.rules.observation import Observation
from game.ui.browser.workshop_seat import BotSeat
from game.ui.workshop.answers import Answer, ShownFault, Why, parse_answer
from game.ui.workshop.bots_text import Bot

MAX_TIMEOUTS = 3
"""How often a bot may take too long in a game or a contest; then it is not asked again."""

TIMEOUTS = (Why.SLOW, Why.MEMORY, Why.ENDED)
"""Why a bot has no answer although its code may have no mistake."""


class BotPlayer:
    """Asks a bot what it plays, and counts how often it took too long.

    Each seat has its own sandbox, so that no seat knows the hand of another.
    """

    def __init__(self, timeouts: int = 0) -> None:
        """The sandboxes start when the bot is asked, the first perhaps with `start`."""
        self.timeouts = timeouts
        self._seats: dict[int, BotSeat] = {}
        self._next = BotSeat()

    def start(self) -> None:
        """Starts the sandbox of the seat that is asked first."""
        self._next.start()

    async def answer(
        self, bot: Bot, seen: Observation, *, alone: bool = False, again: bool = False
    ) -> Answer:
        """What the bot answers; a fault at once if it took too long too often.

        `alone` is for questions that have nothing to hide from each other: all have one sandbox.
        `again`: see `BotSeat.choose`.
        """
        if self.timeouts >= MAX_TIMEOUTS:
            return Answer(fault=ShownFault(Why.SLOW))
        seat = self._seat(0 if alone else seen.seat)
        answer = parse_answer(await seat.choose(bot, seen, again=again), seen.legal)
        self.timeouts += bool(answer.fault and answer.fault.why in TIMEOUTS)
        return answer

    def _seat(self, number: int) -> BotSeat:
        if number not in self._seats:
            self._seats[number], self._next = self._next, BotSeat()
        return self._seats[number]

    def give_up(self, seen: Observation) -> None:
        """Ends the sandbox of the seat that sees this, which has not answered."""
        self.timeouts += 1
        self._seat(seen.seat).end()

    def end(self) -> None:
        """Ends all sandboxes."""
        for seat in (self._next, *self._seats.values()):
            seat.end()
