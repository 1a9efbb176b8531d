"""Imports what a first start imports until home answers, and prints the names of all modules.

`first_modules.mjs` runs it in Pyodide, and `tests/test_budgets.py` with a stand-in for the page.
"""

import json
import sys
import traceback
from importlib import import_module
from typing import Any


def main() -> None:
    """Does what `game/main.py` does on a new device."""
    for name in import_module("game.start").STEPS:
        import_module(name)
    step = import_module("game.ui.app.step").step
    model = import_module("game.ui.model.model").Model()
    run(import_module("game.ui.model.shown_sets").apply_set(model))
    for message in messages():
        model, effects = step(model, message)
        for effect in effects:
            run(effect)
    import_module("game.ui.app.view").view(model)
    traceback.format_exception(ValueError())  # A fault is reported without the other modules.
    print(json.dumps(list(sys.modules)))


def messages() -> tuple[Any, ...]:
    """What comes first: the size of the page, the question who plays, and two taps on home."""
    home = import_module("game.ui.screens.home.msg")
    resized = import_module("game.ui.screens.page.msg").Resized
    return resized(1024, 768), home.FirstStart(), "SoundFlipped", "GrownUpsOpened"


def run(effect: Any) -> None:  # noqa: ANN401 - of the page
    """Imports the file that runs the effect."""
    name = import_module("game.ui.app.runners").RUNNERS.get(type(effect))
    if name:
        import_module(f"game.ui.browser.effects.{name}")


main()
