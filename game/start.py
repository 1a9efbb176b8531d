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
    "game.ui.model.builder",
    "game.bots.reason",
    "game.ui.screens.table.state",
    "game.ui.screens.home.state",
    "game.ui.model.pictures",
    "game.ui.app.msg",
    "game.ui.model.effect",
    "game.ui.screens.home.answers",
    "game.ui.kept.game_text",
    "game.ui.screens.learn.lessons",
    "game.ui.app.update",
    "game.ui.look.parts",
    "game.ui.screens.builder.view",
    "game.ui.screens.table.sentences",
    "game.ui.screens.history.view",
    "game.ui.screens.home.view",
    "game.ui.app.view",
    "game.main",
)
"""Modules in an order that makes the steps short; each imports others."""


def prepare() -> None:
    """Imports the game as far as it does not touch the page, and draws its first screen.

    What that fills is kept: see `static/start/memory.mjs`.
    """
    *_others, view = map(import_module, STEPS[:-1])
    view.view(import_module("game.ui.model.model").Model())
    gc.collect()


async def start(steps: Iterable[str] = STEPS) -> None:
    """Imports the modules, between which the page paints and handles input; runs the last one."""
    for step in steps:
        module = import_module(step)
        await sleep(0)  # trick: small-steps
    await module.main()
    gc.freeze()  # trick: no-garbage-collection
    gc.enable()  # trick: no-garbage-collection
