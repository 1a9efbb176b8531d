"""Starts the game: imports what home needs, and the other rooms after that."""

import gc
from asyncio import sleep
from collections.abc import Iterable
from importlib import import_module

STEPS = (
    "game.rules.edition_data",
    "game.ui.model.effect",
    "game.ui.app.step",
    "game.ui.screens.home.room",
    "game.main",
)
"""Modules in an order that makes the steps short; each imports others."""

LATER = (
    "game.rules.record",
    "game.ui.screens.saved.room",
    "game.bots.owl",
    "game.bots.levels",
    "game.bots.reason",
    "game.ui.play.turn",
    "game.ui.screens.table.sentences",
    "game.ui.screens.table.board",
    "game.ui.screens.table.room",
    "game.ui.screens.setup.room",
    "game.ui.screens.family.room",
    "game.ui.screens.shelf.room",
    "game.ui.screens.learn.room",
    "game.ui.screens.history.room",
    "game.ui.screens.coach.room",
    "game.ui.screens.puzzles.room",
    "game.ui.screens.builder.room",
    "game.ui.screens.pictures.room",
    "game.ui.screens.print.room",
)
"""The modules of the other rooms; a room that somebody opens before that is imported at once.

The rooms `seat_bots` and `together` are not here: few people need them.
"""

IDLE = 0.02
"""Seconds between two of these modules, in which the page answers taps."""


def prepare() -> None:
    """Imports the game as far as it does not touch the page, and draws its first screen.

    What that fills is kept: see `static/start/memory.mjs`.
    """
    for step in (*STEPS[:-1], *LATER):
        import_module(step)
    import_module("game.ui.app.view").view(import_module("game.ui.model.model").Model())
    gc.collect()


async def start() -> None:
    """Starts the game."""
    await run(STEPS)


def import_rooms() -> None:
    """Starts a task that imports the other rooms; nothing waits for it."""
    import_module("game.ui.browser.tasks").start(import_later(LATER))


async def run(steps: Iterable[str]) -> None:
    """Imports the modules, between which the page paints and handles input; runs the last one."""
    for step in steps:
        module = import_module(step)
        await sleep(0)  # trick: small-steps
    await module.main()
    gc.freeze()  # trick: no-garbage-collection
    gc.enable()  # trick: no-garbage-collection


async def import_later(modules: Iterable[str]) -> None:
    """Imports the modules, with pauses in which the page answers taps."""
    for name in modules:
        await sleep(IDLE)
        import_module(name)
    gc.freeze()
