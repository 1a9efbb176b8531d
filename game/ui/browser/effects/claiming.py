"""Claims the saved game for this tab; then reads it, or deals another one."""

from typing import assert_never

from game.ui.browser.chance import new_dealer, new_seed
from game.ui.browser.page import page
from game.ui.browser.saved_games import go_on, saves_other
from game.ui.browser.tasks import deliver_steps, start
from game.ui.frame.loop import Deliver
from game.ui.frame.message import Message
from game.ui.model.saving_effects import ClaimEffect, ClaimGame, ClaimSavedGame, Deal
from game.ui.screens.history.reading import game_claimed
from game.ui.screens.saved.msg import OpenElsewhere
from game.ui.screens.saved.reading import saved_game_claimed
from game.ui.screens.table.msg import Dealt


def run(effect: ClaimEffect, deliver: Deliver) -> None:
    """Begins to claim the saved game."""
    start(_claim(effect, deliver))


async def _claim(effect: ClaimEffect, deliver: Deliver) -> None:
    """Claims the saved game for this tab, and only then reads it or deals another one."""
    if not await page.claimGame(isinstance(effect, ClaimSavedGame) and effect.take_over):
        deliver(OpenElsewhere())
        return

    def claimed(msg: Message) -> None:
        """Delivers the message unless another tab has taken the game in the meantime."""
        deliver(msg if page.holdsGame() else OpenElsewhere())

    match effect:
        case Deal(seats, dealer, board):
            if saves_other():
                await page.readText("game")  # Write first what an earlier page could not.
            chance = new_dealer(seats)
            deliver(Dealt(new_seed(), chance if dealer is None else dealer, board))
        case ClaimSavedGame():
            go_on()
            reading = page.readText("game"), page.readText("devices")
            text, devices = await reading[0] or "", await reading[1] or ""
            deliver_steps(saved_game_claimed(text, devices), claimed)
        case ClaimGame():
            deliver_steps(game_claimed(await page.readText("game") or ""), claimed)
        case _:
            assert_never(effect)
