"""The composition root in the browser: the page, its loop, and the taps made before it began."""

import sys
import traceback
from collections.abc import Sequence
from dataclasses import replace

from js import document, performance, window

from game.ui import effects, storage
from game.ui.dom import Dom
from game.ui.keep import as_painted, parse_settings
from game.ui.model import Model
from game.ui.msg import Msg
from game.ui.update import update
from game.ui.view import view
from game.ui.wire import decode


class Program:
    """The loop: a message changes the model, the view is rendered, the effects are run."""

    def __init__(self, early: Sequence[Sequence[str]]) -> None:
        """Takes over the page that stands there, and plays the taps that were made on it."""
        language = document.documentElement.lang
        painted = Model(language=language)
        kept = parse_settings(storage.read("settings"))
        answered = any(not tap[0].startswith("LanguagePicked") for tap in early)
        self.model = replace(painted, settings=as_painted(kept) if answered else kept)
        self.dom = Dom(document.getElementById("app"), view(painted), self.deliver)
        self.deliver(self.dom.viewport())
        for tap in early:
            self.deliver(*tap)

    def deliver(self, msg: Msg | str, value: str | None = None) -> None:
        """Runs one round, for a message or for its text and value in the markup.

        A fault leaves the model as it was, and is told on the page.
        """
        try:
            heard = decode(msg, value) if isinstance(msg, str) else msg
            model, wanted = update(self.model, heard)
            self.dom.render(view(model))
            self.model = model
            for effect in wanted:
                effects.run(effect, self.dom, self.deliver)
        except Exception:
            traceback.print_exc(file=sys.stderr)
            window.rowdyZoo.fail("fault")


def main() -> None:
    """Starts the game."""
    window.rowdyZoo.step("table")
    Program(window.rowdyZoo.early)
    window.rowdyZoo.playable()
    performance.mark("playable")
