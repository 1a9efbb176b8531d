"""Imports what a first start imports until home answers, and prints the names of all modules.

`first_modules.mjs` runs it in Pyodide, and `tests/test_budgets.py` with a stand-in for the page.
"""

import json
import sys
import traceback
from importlib import import_module

EFFECTS = ("pages", "saving")
"""The files that run the effects of a first start."""


def main() -> None:
    """Does what `game/main.py` does on a new device."""
    for name in import_module("game.start").STEPS:
        import_module(name)
    model = import_module("game.ui.model.model").Model()
    welcome = import_module("game.ui.screens.home.msg").FirstStart()
    shown, _effects = import_module("game.ui.app.step").step(model, welcome)
    import_module("game.ui.app.view").view(shown)
    for name in EFFECTS:
        import_module("game.ui.browser.run_effects").runner(name)
    traceback.format_exception(ValueError())  # A fault is reported without the other modules.
    print(json.dumps(list(sys.modules)))


main()
