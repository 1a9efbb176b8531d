"""The composition root in the browser: the page, its loop, and the taps made before it began."""

import sys
import traceback

from js import document, performance, window

from game.ui import effects, storage
from game.ui.dom import Dom
from game.ui.keep import parse_settings
from game.ui.model import Model
from game.ui.msg import Msg, decode
from game.ui.update import update
from game.ui.view import view


class Program:
    """The loop: a message changes the model, the view is rendered, the effects are run."""

    def __init__(self) -> None:
        language = document.documentElement.lang
        painted = Model(language=language)
        self.model = Model(parse_settings(storage.read("settings")), language)
        self.dom = Dom(document.getElementById("app"), view(painted), self.deliver)
        self.deliver(self.dom.viewport())

    def deliver(self, msg: Msg) -> None:
        """Runs one round. A fault leaves the model as it was, and is told on the page."""
        try:
            model, wanted = update(self.model, msg)
            self.dom.render(view(model))
        except Exception:
            traceback.print_exc(file=sys.stderr)
            window.rowdyZoo.fail("fault")
            return
        self.model = model
        for effect in wanted:
            effects.run(effect, self.dom, self.deliver)


def main() -> None:
    """Starts the game on the page that stands there already."""
    window.rowdyZoo.step("table")
    program = Program()
    for text, value in window.rowdyZoo.playable():
        program.deliver(decode(text, value))
    performance.mark("playable")


main()
