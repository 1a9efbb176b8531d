"""Fetches the puzzles of an edition, and finds four of them to print."""

from game.ui.browser.chance import new_rng
from game.ui.browser.puzzle_files import fetch_puzzles
from game.ui.browser.tasks import deliver_steps, start
from game.ui.frame.loop import Deliver
from game.ui.model.print import AskSheet
from game.ui.screens.print.msg import SheetAsked
from game.ui.screens.print.reading import SHEETS, sheet


def run(effect: AskSheet, deliver: Deliver) -> None:
    """Runs the effect."""
    start(_ask(effect, deliver))


async def _ask(asked: AskSheet, deliver: Deliver) -> None:
    if puzzles := await fetch_puzzles(asked.edition):
        number = asked.number or new_rng().randint(1, SHEETS)
        deliver_steps(sheet(asked, number, puzzles), deliver)
    else:
        deliver(SheetAsked(asked.edition, asked.number, 0, ()))
