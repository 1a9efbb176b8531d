"""Starts the game in steps, between which the page paints and answers to taps."""

from asyncio import sleep
from importlib import import_module

STEPS = ("game.rules.record", "game.bots.owl", "game.ui.update", "game.ui.view", "game.main")


async def start() -> None:
    """Imports the game, then runs it."""
    for module in STEPS:
        import_module(module)
        await sleep(0)
    import_module(STEPS[-1]).main()
