"""A place for a bot of the workshop: its sandbox, and the code that runs there."""

from collections.abc import Sequence

from game.rules.observation import Observation
from game.ui.browser.workshop_bridge import Sandbox, workshop
from game.ui.workshop.answers import Why, parse_fault
from game.ui.workshop.bots_text import Bot
from game.workshop.seen_text import write_seen


class BotSeat:
    """A place for a bot at the board.

    What code changes in a Python lasts. So another bot gets another sandbox, and so does other code
    of the same bot.
    """

    def __init__(self) -> None:
        """The place is empty."""
        self.bot: Bot | None = None
        """The bot whose code the sandbox has run, or has begun to run."""
        self.sandbox: Sandbox | None = None
        self._loaded: Sandbox | None = None
        self._questions = 0
        self._was_slow = False

    def start(self) -> Sandbox:
        """The sandbox, in which Python starts before anybody asks a bot."""
        self.sandbox = self.sandbox or workshop.newSandbox()
        return self.sandbox

    async def choose(self, bot: Bot, seen: Observation, *, again: bool = False) -> str:
        """What the bot answers. A new sandbox loads its code first.

        `again` asks a second time when the bot is too slow for the first time: the sandbox watches
        it then, so the answer names the loop that never ends.
        """
        if self.bot and (self.bot.name, self.bot.code) != (bot.name, bot.code):
            self.end()
        self.bot, sandbox = bot, self.start()
        self._questions += 1
        try:
            text = await self._ask(sandbox, bot, seen)
            if again and not self._was_slow and _is_too_slow(text):
                text = await self._ask(sandbox, bot, seen)
            self._was_slow = _is_too_slow(text)
            return text
        finally:
            self._questions -= 1

    async def _ask(self, sandbox: Sandbox, bot: Bot, seen: Observation) -> str:
        if self._loaded is not sandbox:
            loaded = await sandbox.load(bot.code)
            if parse_fault(loaded):
                return loaded
            self._loaded = sandbox
        return await sandbox.choose(write_seen(seen))

    async def step(self, bot: Bot, turns: Sequence[Observation]) -> str:
        """What the bot does in the last of these turns, line by line.

        It plays the others first, in an empty place, until it has no answer in one.
        """
        *earlier, last = map(write_seen, turns)
        self.bot, sandbox = bot, self.start()
        loaded = await sandbox.load(bot.code)
        if parse_fault(loaded):
            return loaded
        for seen in earlier:
            if parse_fault(await sandbox.choose(seen)):
                break
        return await sandbox.step(last)

    def expect(self, name: str, bot: Bot) -> None:
        """Starts a new sandbox if the bot of that name, which sits here, has become this bot."""
        if self.bot and self.bot.name == name and self.bot.code != bot.code and not self._questions:
            self.end()
            self.start()

    def end(self) -> None:
        """Empties the place."""
        if self.sandbox:
            self.sandbox.end()
        self.sandbox, self.bot, self._loaded = None, None, None
        self._was_slow = False


def _is_too_slow(text: str) -> bool:
    fault = parse_fault(text)
    return fault is not None and fault.why is Why.SLOW
