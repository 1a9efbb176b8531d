"""What a person does with the game in a browser: tap, press keys, read, leave and come back."""

import json
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from e2e import storage
from tools.browsers.webdriver import Element, Marionette, Opened, Process, Session, until

ENTER, ESCAPE, UP, CONTROL = "\ue007", "\ue00c", "\ue013", "\ue009"
"""The codes of WebDriver for keys."""

START, ANSWER = 120, 15
"""How long a start and the answer to a tap may take, in seconds."""

FIND = """
const [selector, name] = arguments;
const label = (element) => (element.getAttribute("aria-label") || element.textContent).trim();
return Array.from(document.querySelectorAll(selector)).filter((element) =>
  element.checkVisibility() && new RegExp(name).test(label(element)));
"""

LEAVE = "document.documentElement.dataset.left = ''"
RELOAD = "location.reload()"
MIDDLE = """
const [element] = arguments;
element.scrollIntoView({ block: "nearest", behavior: "instant" });
const box = (element.querySelector(".reach") ?? element).getBoundingClientRect();
const { x, y, width, height } = box;
const point = [x + width / 2, y + height / 2];
return element.contains(document.elementFromPoint(...point)) ? point : null;
"""
"""Where to tap an element; null while something else is in front of it."""

IS_PLAYABLE = """
return !("left" in document.documentElement.dataset)
  && performance.getEntriesByName("playable").length > 0;
"""
FAILURE = """
const text = document.querySelector("[role=alert]:not([hidden])")?.innerText ?? "";
return /(could|did) not/.test(text) ? text : "";
"""
"""The message that the game cannot start; empty while there is none."""

NAME = "return arguments[0].getAttribute('aria-label') || arguments[0].textContent"
IS_INSTALLED = """
const done = arguments[0];
navigator.serviceWorker.getRegistration().then((found) => done(Boolean(found?.active)));
"""
OPTION = 'return document.querySelector(`option[value="${arguments[0]}"]`)'
ASK = """
const done = arguments[arguments.length - 1];
Promise.resolve((FUNCTION)(...Array.from(arguments).slice(0, -1))).then(
  (answer) => done({ answer }), (error) => done({ error: String(error) }));
"""

SELECTORS = {
    "button": "button",
    "cell": "[role=gridcell]",
    "dialog": "dialog[open]",
    "grid": "[role=grid]",
    "card": ".hand button:enabled",
    "news": "aside",
    "editor": "#editor",
    "result": ".outcome p",
}
"""What has a role on this page."""


class Browser:
    """A browser of one engine, with a profile that stays when the browser is killed."""

    def __init__(self, engine: Callable[[Path], Opened], profile: Path) -> None:
        self._engine, self._profile = engine, profile
        self._processes = ExitStack()
        self.session: Session
        self._process: Process
        self.start()

    @property
    def has_fingers(self) -> bool:
        """Whether its driver knows fingers."""
        return isinstance(self.session, Marionette)

    def start(self) -> None:
        """Starts the browser."""
        opened = self._processes.enter_context(self._engine(self._profile))
        self.session, self._process = opened

    def stop(self) -> None:
        """Closes the browser like a person."""
        self._processes.close()

    def kill(self) -> None:
        """Kills all processes of the browser at once, like a power cut."""
        self._process.kill()
        self._processes.close()

    def open(self, address: str) -> None:
        """Loads the address, and waits until the game can be played."""
        self.session.open(address)
        self.wait_until_playable()

    def reload(self) -> None:
        """Loads the page again like a person."""
        self.leave()
        self.session.run(RELOAD)
        self.wait_until_playable()

    def tab(self) -> str:
        """The name of the tab that is driven."""
        return str(self.session.send("window", None))

    def open_tab(self) -> None:
        """Opens another tab. From now on it is driven."""
        self.show_tab(self.session.send("window/new", {"type": "tab"})["handle"])

    def show_tab(self, name: str) -> None:
        """From now on that tab is driven."""
        self.session.send("window", {"handle": name})

    def leave(self) -> None:
        """Marks the page as an old one: `wait_until_playable` waits for the next."""
        self.session.run(LEAVE)

    def wait_until_playable(self) -> None:
        """Waits until Python has taken over the page; AssertionError if the page shows an error."""

        def is_decided() -> Any:  # noqa: ANN401 - True, or why not
            with suppress(RuntimeError):  # the page is just being replaced
                return self.session.run(IS_PLAYABLE) or self.session.run(FAILURE) or False
            return False

        answer = until(is_decided, "the page is playable", START)
        assert answer is True, f"the page says: {answer}"

    def wait_until_installed(self) -> None:
        """Waits until the service worker has stored the game."""
        until(lambda: self.session.run_async(IS_INSTALLED), "the game is stored", START)

    def ask(self, function: str, *arguments: object) -> Any:  # noqa: ANN401 - JSON
        """The result of a JavaScript function, which may be async. RuntimeError if it fails."""
        found = self.session.run_async(ASK.replace("FUNCTION", function), *arguments)
        if found is None:
            raise RuntimeError("the page was replaced before it answered")
        if "error" in found:
            raise RuntimeError(found["error"])
        return found.get("answer")

    def find(self, role: str, name: str = "") -> list[Element]:
        """The visible elements of a role whose name matches the pattern."""
        return list(self.session.run(FIND, SELECTORS[role], name))

    def see(self, role: str, name: str = "", patience: float = ANSWER) -> Element:
        """The first such element; waits until there is one."""
        found = until(lambda: self.find(role, name), f"there is a {role} {name!r}", patience)
        return dict(found[0])

    def see_none(self, role: str, name: str = "") -> None:
        """Waits until there is no such element."""
        until(lambda: not self.find(role, name), f"there is no {role} {name!r}", ANSWER)

    def tap(self, role: str, name: str) -> None:
        """Taps the first such element; waits until there is one."""
        self.tap_on(self.see(role, name))

    def tap_on(self, element: Element) -> None:
        """Taps the middle of the element."""
        self.session.tap(*self.place_of(element))

    def place_of(self, element: Element) -> tuple[float, float]:
        """The middle of the element when it rests and nothing is in front of it."""
        seen: list[Any] = [None]

        def at_rest() -> Any:  # noqa: ANN401 - a point, or None
            seen.append(self.session.run(MIDDLE, element))
            return seen[-1] if seen[-1] == seen[-2] else None

        x, y = until(at_rest, f"{self.name(element)!r} can be tapped", ANSWER)
        return x, y

    def choose(self, value: str) -> None:
        """Chooses the option with that value."""
        self.session.click(self.session.run(OPTION, value))

    def key(self, *keys: str) -> None:
        """Presses keys together."""
        self.session.press(*keys)

    def write(self, text: str) -> None:
        """Replaces the text in the editor by typing."""
        self.tap("editor", "")
        self.key(CONTROL, "a")
        self.session.write(text.replace("\n", ENTER))

    def focused(self) -> str:
        """The name of the element that has the focus."""
        return self.name(self.session.run("return document.activeElement"))

    def name(self, element: Element) -> str:
        """The element's label, or else its text."""
        return str(self.session.run(NAME, element))

    def wait_for(self, function: str, answer: object) -> None:
        """Waits until a JavaScript function has this result."""

        def is_so() -> bool:
            with suppress(RuntimeError):  # the page is just being replaced
                return bool(self.ask(function) == answer)
            return False

        until(is_so, f"{function} is {answer!r}", ANSWER)

    def saved(self, name: str) -> str | None:
        """The saved text of that name."""
        text = self.ask(storage.READ, name)
        return None if text is None else str(text)

    def save(self, **texts: str) -> None:
        """Saves these texts."""
        self.ask(storage.SAVE, [texts, ""])

    def actions(self) -> int:
        """The number of actions in the saved game."""
        return len(json.loads(self.saved("game") or '{"actions": []}')["actions"])
