"""What the page shows, and the home screen that the next start shows first."""

from js import document, window
from pyodide.ffi import create_once_callable, create_proxy

from game.ui.app.view import view
from game.ui.browser.dom import Dom
from game.ui.browser.first_paint import write_first_paint
from game.ui.frame.markup import to_html
from game.ui.model.model import Model
from game.ui.model.people import known
from game.ui.screens.saved.startup_screen import startup_text


class Screen:
    """What the page shows, and the home screen that the next start shows first."""

    def __init__(self, home: Model) -> None:
        """Takes over the page, which shows the home screen `home`."""
        self.dom = Dom(document.getElementById("app"), view(home))
        window.addEventListener("pagehide", create_proxy(lambda _event: self.save_home()))
        self.shown = home
        self.saved = home
        self.home = home

    def show(self, model: Model) -> None:
        """Renders the model if it differs from the shown one."""
        if model != self.shown:
            self.dom.render(view(model))
            self.shown = model

    def settle(self, model: Model) -> None:
        """Saves the home screen of the model for the next start when the page is idle, or left."""
        unfinished = model.has_unfinished_game
        self.home = Model(
            model.settings,
            model.language,
            has_saved_game=unfinished,
            shelved=model.shelved,
            saved_board=model.game.record.edition if model.game else model.saved_board,
            boards=model.boards,
            sets=model.sets,
            family=known(model),
        )
        if self.home == self.saved:
            return
        if model.game and hasattr(window, "requestIdleCallback"):
            window.requestIdleCallback(create_once_callable(lambda _deadline: self.save_home()))
        else:
            self.save_home()

    def save_home(self) -> None:
        """Saves the home screen for the next start, if it differs from the saved one."""
        if self.home != self.saved:
            version = document.documentElement.dataset.version
            write_first_paint("home", startup_text(version, self.home, to_html(view(self.home))))
            self.saved = self.home
