"""Runs the effects that `update` returns; an answer is delivered as a message, now or later."""

from importlib import import_module
from types import ModuleType

from game.ui.app.runners import OTHERS, RUNNERS
from game.ui.browser.dom import Dom
from game.ui.frame.loop import Deliver
from game.ui.model.effect import Effect, Focus


def runner(name: str) -> ModuleType:
    """The file of `effects/` with this name, which is imported when it is needed first."""
    return import_module(f"game.ui.browser.effects.{name}")


def run(dom: Dom, effect: Effect, deliver: Deliver) -> None:
    """Runs the effect."""
    if isinstance(effect, Focus):
        dom.focus(effect.element)
    else:
        runner(RUNNERS.get(type(effect), OTHERS)).run(effect, deliver)
