"""The composition root in the browser: the page, its loop, and the taps made before it began."""

import sys
import traceback
from collections.abc import Sequence
from dataclasses import replace

from js import document, performance, window

from game.ui import effects, storage
from game.ui.dom import Dom
from game.ui.keep import as_shown, home_text, parse_settings
from game.ui.model import Model
from game.ui.msg import GameTouched, LinkTouched, Msg
from game.ui.sounds import heard
from game.ui.update import update
from game.ui.view import view
from game.ui.wire import decode


class Program:
    """The loop: a message changes the model, the view is rendered, the effects are run."""

    def __init__(self, shown: str, early: Sequence[Sequence[str]]) -> None:
        """Takes over the page, which shows these settings, and plays the taps made on it."""
        language = document.documentElement.lang
        self.home = Model(parse_settings(shown), language, kept=bool(window.rowdyZoo.kept))
        kept = parse_settings(storage.read("settings"))
        answered = any(not tap[0].startswith("LanguagePicked") for tap in early)
        settings = as_shown(kept, self.home.settings) if answered else kept
        self.model = replace(self.home, settings=settings)
        self.drawn = self.home
        self.dom = Dom(document.getElementById("app"), view(self.home), self.deliver)
        self.deliver(self.dom.viewport())
        self.deliver(GameTouched())
        for tap in early:
            self.deliver(*tap)
        self.deliver(LinkTouched())

    def deliver(self, msg: Msg | str, value: str | None = None) -> None:
        """Runs one round, for a message or for its text and value in the markup.

        A fault leaves the model as it was, and is told on the page.
        """
        try:
            told = decode(msg, value) if isinstance(msg, str) else msg
            before = self.model
            model, wanted = update(before, told)
            if model != self.drawn:
                self.dom.render(view(model))
            self.model = self.drawn = model
            for effect in (*wanted, *heard(before, model)):
                effects.run(effect, self.dom, self.deliver)
            self.keep_home()
        except Exception:
            traceback.print_exc(file=sys.stderr)
            window.rowdyZoo.fail("fault")

    def keep_home(self) -> None:
        """Keeps the home screen for the next start, where it is another one than was shown."""
        home = Model(self.model.settings, self.model.language, kept=self.model.unfinished)
        if home != self.home:
            version = document.documentElement.dataset.version
            storage.write("home", home_text(version, home))
            self.home = home


def main() -> None:
    """Starts the game."""
    Program(window.rowdyZoo.shown, window.rowdyZoo.early)
    window.rowdyZoo.playable()
    performance.mark("playable")
