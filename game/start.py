"""Starts the game in steps, between which the page paints and answers to taps."""

import gc
from asyncio import sleep
from importlib import import_module

STEPS = ("game.rules.record", "game.bots.owl", "game.ui.update", "game.ui.view", "game.main")


async def start() -> None:
    """Imports the game, runs it, and lets Python look for garbage, but not among what is there."""
    for module in STEPS:
        import_module(module)
        await sleep(0)
    import_module(STEPS[-1]).main()
    gc.freeze()
    gc.enable()
