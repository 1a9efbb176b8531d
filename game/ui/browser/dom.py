"""The elements of the page: shows the view there, and delivers what happens to them."""

from typing import Any, TypeAlias

from js import document, window
from pyodide.ffi import create_proxy

from game.ui.browser.page import page
from game.ui.frame.changes import change_json
from game.ui.frame.keys import KeyPressed, known_key
from game.ui.frame.loop import DeliverAny
from game.ui.frame.markup import Node, to_html
from game.ui.screens.page.msg import Resized

Element: TypeAlias = Any

INPUTS = "input, select, textarea"
OWN = "body, #app, #app *"
"""What has the focus while somebody uses the page, and nothing that an extension has added."""

COMPOSING = 229
"""The code of a key that an input method uses itself. Safari tells it so at the last Enter."""

ELSEWHERE = f"dialog, {INPUTS}, [contenteditable]"
"""Where keys mean something else."""


def is_for_page(event: Any) -> bool:  # noqa: ANN401
    """Whether a key was pressed to use the page.

    Extensions and password stores send events without a key, and input methods use keys themselves.
    """
    if not window.KeyboardEvent.prototype.isPrototypeOf(event) or event.defaultPrevented:
        return False
    is_composed = event.isComposing or event.keyCode == COMPOSING
    has_focus = getattr(event.target, "matches", None)
    return not is_composed and bool(has_focus and has_focus(OWN))


class Dom:
    """The part of the page that the view describes, and the events on it."""

    def __init__(self, root: Element, painted: Node) -> None:
        """Shows `painted` in `root`, which may show it already: it is the start-up screen."""
        self.root = root
        self.shown = painted
        page.show(to_html(painted))

    def render(self, node: Node) -> None:
        """Makes the page show the node; changes only what differs."""
        page.render(change_json(self.shown, node))
        self.shown = node

    def focus(self, element_id: str) -> None:
        """Moves the keyboard's focus to the element, if there is one."""
        element = document.getElementById(element_id)
        if element:
            element.focus()

    def viewport(self) -> Resized:
        """The size of the page."""
        return Resized(window.innerWidth, window.innerHeight)

    def listen(self, deliver: DeliverAny) -> None:
        """From now on delivers taps, typing, keys, sizes, and messages of the page's JavaScript."""
        self.deliver = deliver
        for name, listener in {"click": self._on_click, "input": self._on_input}.items():
            self.root.addEventListener(name, create_proxy(listener))
        self.root.addEventListener("cancel", create_proxy(self._on_cancel), True)
        self.root.addEventListener("close", create_proxy(self._on_close), True)
        window.addEventListener("keydown", create_proxy(self._guard_key))
        window.addEventListener("resize", create_proxy(lambda _: self.deliver(self.viewport())))
        page.onMessage = create_proxy(self.deliver)

    def _on_click(self, event: Any) -> None:  # noqa: ANN401
        target = event.target.closest("[data-msg]")
        # The second click of a double click may hit another screen.
        is_second_click = (getattr(event, "detail", None) or 0) > 1
        counts = target and (not is_second_click or target.matches("[data-repeats]"))
        if counts and not target.matches(INPUTS):
            self.deliver(target.dataset.msg)

    def _on_input(self, event: Any) -> None:  # noqa: ANN401
        if event.target.matches(f"[data-msg]:is({INPUTS})"):
            self.deliver(event.target.dataset.msg, event.target.value)

    def _on_cancel(self, event: Any) -> None:  # noqa: ANN401
        if not event.target.matches("dialog"):
            return
        event.preventDefault()
        self.deliver(KeyPressed("Escape", False))

    def _on_close(self, event: Any) -> None:  # noqa: ANN401
        # A browser may close a dialog without a question: at the second Escape or Back in a row.
        if event.target.isConnected and document.getElementById("failure").hidden:
            self.deliver(KeyPressed("Escape", False))

    def _guard_key(self, event: Any) -> None:  # noqa: ANN401
        if is_for_page(event):
            self._on_key(event)

    def _on_key(self, event: Any) -> None:  # noqa: ANN401
        target = event.target
        if event.repeat and event.key in ("Enter", " "):
            event.preventDefault()
            return
        if event.key == "Enter" and target.matches("dialog input"):
            event.preventDefault()  # It would press the button behind, which gets the focus.
            self.deliver(target.getAttribute("data-enter") or KeyPressed("Escape", False))
        if event.ctrlKey or event.metaKey or event.altKey or target.closest(ELSEWHERE):
            return
        if event.key in ("Enter", " ") and target.matches("[role=gridcell]"):
            event.preventDefault()
            self.deliver(target.dataset.msg)
        elif (key := known_key(event.key, event.code)) is not None:
            event.preventDefault()
            self.deliver(KeyPressed(key, target.matches("[role=gridcell]")))
