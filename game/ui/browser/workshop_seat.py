"""A place for a bot of the workshop: its sandbox, and the code that runs there."""

from game.rules.observation import Observation
from game.ui.browser.workshop_bridge import Sandbox, workshop
from game.ui.workshop.answers import parse_fault
from game.ui.workshop.bots_text import Bot
from game.workshop.seen_text import write_seen


class BotSeat:
    """A place for a bot at the board. Its sandbox stays until a bot with another name comes."""

    def __init__(self) -> None:
        """The place is empty."""
        self.bot: Bot | None = None
        self.sandbox: Sandbox | None = None

    def start(self) -> Sandbox:
        """The sandbox, in which Python starts before anybody asks a bot."""
        self.sandbox = self.sandbox or workshop.newSandbox()
        return self.sandbox

    async def choose(self, bot: Bot, seen: Observation) -> str:
        """What the bot answers. If its code has changed, the sandbox loads it first."""
        if self.sandbox and self.bot and self.bot.name != bot.name:
            self.end()
        sandbox = self.start()
        if self.bot != bot:
            self.bot = None
            loaded = await sandbox.load(bot.code)
            if parse_fault(loaded):
                return loaded
            self.bot = bot
        return await sandbox.choose(write_seen(seen))

    def end(self) -> None:
        """Empties the place."""
        if self.sandbox:
            self.sandbox.end()
        self.sandbox, self.bot = None, None
