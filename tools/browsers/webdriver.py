"""Firefox and WebKitGTK, driven by the commands of WebDriver.

Firefox brings Marionette along, and WebKitGTK a driver: the same commands in two wrappings. The
package `selenium` would drive only WebKitGTK here, because Debian has no geckodriver.
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias
from urllib.error import HTTPError

PATIENCE = 60
"""Seconds to wait for an answer."""

TIME_TO_END = 10
"""Seconds that a browser gets to end before it is killed."""

OWN_BROWSER = Path(__file__).parent / "webkit_browser.py"
SYSTEM_PYTHON = "/usr/bin/python3"
"""Debian installs the bindings of WebKitGTK for this Python only."""

SCREEN = "-screen 0 1280x1024x24"
FIREFOX_SETTINGS = {
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
}

LIMIT = 180
"""Seconds that a script may take."""

SETTINGS = {"pageLoadStrategy": "none", "timeouts": {"script": 1000 * LIMIT}}
"""Capabilities of both sessions."""

EMPTY = "about:blank"

Element: TypeAlias = dict[str, str]
"""A reference to an element, as WebDriver writes it."""

Action: TypeAlias = Mapping[str, str | int]
"""What a pointer does in one tick."""

DOWN: Action = {"type": "pointerDown", "button": 0}
UP: Action = {"type": "pointerUp", "button": 0}


def moved(x: float, y: float) -> Action:
    """The pointer moves to that point of the page, in pixels from its top left corner."""
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}


class Session:
    """One browser with one page, which asks for less motion: what moves cannot be tapped safely."""

    version: str
    """The name and the version of the browser."""

    def open(self, address: str) -> None:
        """Loads the address, also if the page is already there."""
        if not self._is_empty():
            self.send("url", {"url": EMPTY})
            until(
                self._is_empty, "the page is empty"
            )  # otherwise it could come after the other page
        self.send("url", {"url": address})

    def _is_empty(self) -> bool:
        with suppress(RuntimeError):  # the page is just being replaced
            return bool(self.run("return location.href") == EMPTY)
        return False

    def run(self, script: str, *arguments: object) -> Any:  # noqa: ANN401 - JSON
        """What the body of a function returns."""
        return self.send("execute/sync", {"script": script, "args": arguments})

    def run_async(self, script: str, *arguments: object) -> Any:  # noqa: ANN401 - JSON
        """What the body of a function hands to its last argument."""
        return self.send("execute/async", {"script": script, "args": arguments})

    def click(self, element: Element) -> None:
        """Clicks the element; an option of a list is chosen."""
        [reference] = element.values()
        self.send(f"element/{reference}/click", {})

    def tap(self, x: float, y: float) -> None:
        """Taps that point of the page, in pixels from its top left corner."""
        self.point("mouse", [moved(x, y), DOWN, UP])

    def point(self, kind: str, *pointers: Sequence[Action]) -> None:
        """What each mouse or finger does, tick by tick. A mouse stays down until it goes up."""
        named = {"type": "pointer", "parameters": {"pointerType": kind}}
        all_ = [{**named, "id": f"{kind} {i}", "actions": p} for i, p in enumerate(pointers)]
        self.send("actions", {"actions": all_})

    def press(self, *keys: str) -> None:
        """Presses keys together and releases them: characters, or codes of WebDriver."""
        downs = [{"type": "keyDown", "value": key} for key in keys]
        self._keys([*downs, *({"type": "keyUp", "value": key} for key in reversed(keys))])

    def write(self, text: str) -> None:
        """Presses and releases one key after the other."""
        kinds = "keyDown", "keyUp"
        self._keys([{"type": kind, "value": key} for key in text for kind in kinds])

    def _keys(self, actions: list[dict[str, str]]) -> None:
        keys = {"type": "key", "id": "keyboard", "actions": actions}
        self.send("actions", {"actions": [keys]})

    def send(self, command: str, parameters: dict[str, Any] | None) -> Any:  # noqa: ANN401 - JSON
        """The answer to a command, named by its address in WebDriver; RuntimeError if it fails.

        Without parameters it only asks: for the window.
        """
        raise NotImplementedError


class Marionette(Session):
    """A session of Marionette, Firefox's own remote protocol: frames of JSON over a socket."""

    COMMANDS: Mapping[str, str] = {
        "actions": "PerformActions",
        "execute/async": "ExecuteAsyncScript",
        "execute/sync": "ExecuteScript",
        "back": "Back",
        "forward": "Forward",
        "url": "Navigate",
        "window": "SwitchToWindow",
        "window/new": "NewWindow",
        "window/rect": "SetWindowRect",
    }

    def __init__(self, connection: socket.socket) -> None:
        self._file = connection.makefile("rwb")
        self._number = 0
        self._receive()
        made = self._call("NewSession", SETTINGS)
        self.version = f"Firefox {made['capabilities']['browserVersion']}"

    def send(self, command: str, parameters: dict[str, Any] | None) -> Any:  # noqa: ANN401 - JSON
        """See `Session`."""
        if command.startswith("element/"):
            _, reference, _ = command.split("/")
            return self._call("ElementClick", {"id": reference})
        name = "GetWindowHandle" if parameters is None else self.COMMANDS[command]
        answer = self._call(name, parameters or {})
        return answer.get("value", answer)

    def _call(self, name: str, parameters: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON
        self._number += 1
        message = json.dumps([0, self._number, f"WebDriver:{name}", parameters]).encode()
        self._file.write(b"%d:%s" % (len(message), message))
        self._file.flush()
        _, _, error, result = self._receive()
        if error:
            raise RuntimeError(error["message"])
        return result

    def _receive(self) -> Any:  # noqa: ANN401 - JSON
        length = b""
        while (byte := self._file.read(1)) != b":":
            if not byte:
                raise RuntimeError("Firefox has closed the connection")
            length += byte
        return json.loads(self._file.read(int(length)))


class WebDriver(Session):
    """A session of WebDriver, as the W3C describes it."""

    def __init__(self, server: str, capabilities: dict[str, Any]) -> None:
        wanted = {**capabilities, **SETTINGS}
        made = self._ask(f"{server}/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"{server}/session/{made['sessionId']}"
        self.version = f"WebKitGTK {made['capabilities']['browserVersion']}"

    def send(self, command: str, parameters: dict[str, Any] | None) -> Any:  # noqa: ANN401 - JSON
        """See `Session`."""
        return self._ask(f"{self._session}/{command}", parameters)

    def _ask(self, address: str, body: object) -> Any:  # noqa: ANN401 - JSON
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(address, data)
        try:
            with urllib.request.urlopen(request, timeout=LIMIT + PATIENCE) as response:
                return json.load(response)["value"]
        except HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from error


class Process:
    """A program and all that it has started."""

    def __init__(self, command: list[str], environment: Mapping[str, str] | None = None) -> None:
        quiet, settings = subprocess.DEVNULL, {**os.environ, **(environment or {})}
        self._process = subprocess.Popen(
            command, stdout=quiet, stderr=quiet, env=settings, start_new_session=True
        )

    def stop(self) -> None:
        """Asks the processes to end, and kills those that do not."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(TIME_TO_END)
        self.kill()

    def kill(self) -> None:
        """Kills the processes, so that none of them can still save anything."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


Opened: TypeAlias = AbstractContextManager[tuple[Session, Process]]
"""A session and the processes of its browser, which end with the `with` block."""


@contextmanager
def firefox(profile: Path) -> Iterator[tuple[Session, Process]]:
    """Debian's Firefox with the profile in that folder, driven by Marionette."""
    port = _free_port()
    settings = {**FIREFOX_SETTINGS, "marionette.port": port}
    lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in settings.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [_program("firefox-esr", "firefox"), "--headless", "--marionette", "--no-remote"]
    with _running([*command, "--profile", str(profile)]) as process, _connected(port) as connection:
        yield Marionette(connection), process


@contextmanager
def webkitgtk(profile: Path) -> Iterator[tuple[Session, Process]]:
    """WebKitGTK with the profile in that folder, on a virtual screen."""
    port = _free_port()
    screen = [_program("xvfb-run"), "-a", "-s", SCREEN]
    command = [*screen, _program("WebKitWebDriver"), f"--port={port}"]
    environment = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    options = {"binary": SYSTEM_PYTHON, "args": [str(OWN_BROWSER), str(profile)]}
    with _running(command, environment) as process:
        with _connected(port):
            pass
        server = f"http://127.0.0.1:{port}"
        yield WebDriver(server, {"webkitgtk:browserOptions": options}), process


ENGINES: Mapping[str, Callable[[Path], Opened]] = {"firefox": firefox, "webkitgtk": webkitgtk}


def until(ask: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:  # noqa: ANN401
    """The first answer that is not empty; TimeoutError after `patience` seconds."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if answer := ask():
            return answer
        time.sleep(0.1)
    raise TimeoutError(f"{what}: not within {patience} seconds")


def _program(*names: str) -> str:
    for name in names:
        if path := shutil.which(name):
            return path
    raise FileNotFoundError(f"{names[0]} is missing; `sh tools/setup.sh engines` installs it")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def _running(command: list[str], environment: Mapping[str, str] | None = None) -> Iterator[Process]:
    process = Process(command, environment)
    try:
        yield process
    finally:
        process.stop()


@contextmanager
def _connected(port: int) -> Iterator[socket.socket]:
    def connect() -> socket.socket | None:
        with suppress(ConnectionRefusedError):
            return socket.create_connection(("127.0.0.1", port))
        return None

    with until(connect, f"port {port} answers") as connection:
        yield connection
