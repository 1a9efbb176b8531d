"""Starts the game."""

import gc
from asyncio import sleep
from collections.abc import Iterable
from importlib import import_module

STEPS = (
    "game.rules.edition_data",
    "game.rules.record",
    "game.bots.owl",
    "game.ui.look.i18n",
    "game.bots.levels",
    "game.ui.builder.state",
    "game.bots.reason",
    "game.ui.table.state",
    "game.ui.home.state",
    "game.ui.pictures.state",
    "game.ui.msg",
    "game.ui.effect",
    "game.ui.home.answers",
    "game.ui.saved.saved_game",
    "game.ui.learn.lessons",
    "game.ui.update",
    "game.ui.look.parts",
    "game.ui.builder.view",
    "game.ui.table.sentences",
    "game.ui.history.view",
    "game.ui.home.view",
    "game.ui.view",
    "game.main",
)
"""Modules in an order that makes the steps short; each imports others."""


def prepare() -> None:
    """Imports the game as far as it does not touch the page, and draws its first screen.

    What that fills is kept: see `static/start/memory.mjs`.
    """
    *_others, view = map(import_module, STEPS[:-1])
    view.view(import_module("game.ui.model").Model())
    gc.collect()


async def start(steps: Iterable[str] = STEPS) -> None:
    """Imports the modules, between which the page paints and handles input; runs the last one."""
    for step in steps:
        module = import_module(step)
        await sleep(0)  # trick: small-steps
    await module.main()
    gc.freeze()  # trick: no-garbage-collection
    gc.enable()  # trick: no-garbage-collection
