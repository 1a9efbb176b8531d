"""The engines that the start is measured in: Chromium, Firefox and WebKitGTK.

Each has the two methods of `Engine`. Firefox and WebKitGTK are driven by what they bring along
(Marionette, WebDriver), so that no package is needed beside the browser.
"""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from e2e.pages.screen import PLAYABLE, START
from tools.browser import launch, launch_options

WARM_UP = 4
STAY = 6
"""Visits, and seconds between them, until Chromium has cached files and compiled code."""

BATCH = 9
"""Browsers of Chromium that are open at once."""

RELOADS = 2
REST = 1
"""Reloads in Firefox and WebKitGTK, of which the last counts, and seconds of rest before each."""

PATIENCE = 60

PLAYABLE_AT = 'return performance.getEntriesByName("playable")[0]?.startTime ?? 0'
IS_INSTALLED = """
const done = arguments[arguments.length - 1];
navigator.serviceWorker.getRegistration().then((found) => done(Boolean(found?.active)));
"""

MINI_BROWSER = "/usr/lib/*/webkit2gtk-*/MiniBrowser"

Times = dict[str, float]
"""Milliseconds from the navigation until the page is playable: of a `first visit`, and `warm`."""


class Engine(Protocol):
    """A browser engine that visits sites, which have a name and an address."""

    name: str

    def warm_up(self, sites: Mapping[str, str]) -> None:
        """Visits all sites as often as needed before `visit`."""

    def visit(self, name: str, address: str) -> Times:
        """Visits one site twice: as somebody who is new, and as somebody who was there before."""


class Chromium:
    """First visit: a new context. Warm: a new process, whose profile was there four times."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self._playwright = playwright
        self._folder = folder
        self.browser: Browser = launch(playwright)
        self.name = f"Chromium {self.browser.version}"

    def warm_up(self, sites: Mapping[str, str]) -> None:
        """Visits in batches, since every open browser takes memory."""
        names = list(sites)
        for start in range(0, len(names), BATCH):
            batch = names[start : start + BATCH]
            with ExitStack() as opened:
                profiles = {name: opened.enter_context(self._profile(name)) for name in batch}
                for _ in range(WARM_UP):
                    pages = {name: profile.new_page() for name, profile in profiles.items()}
                    for name, page in pages.items():
                        playable(page, sites[name])
                    time.sleep(STAY)
                    for page in pages.values():
                        page.close()

    def visit(self, name: str, address: str) -> Times:
        """See `Engine`."""
        new = self.browser.new_context()
        first = playable(new.new_page(), address)
        new.close()
        with self._profile(name) as profile:
            warm = playable(profile.new_page(), address)
        return {"first visit": first, "warm": warm}

    def _profile(self, name: str) -> BrowserContext:
        """A browser that keeps on disk what people's browsers do, compiled code included."""
        return self._playwright.chromium.launch_persistent_context(
            self._folder / name.replace("/", "-"), **launch_options()
        )


def playable(page: Page, address: str) -> float:
    """Opens the address; milliseconds until the page is playable."""
    page.goto(address, wait_until="commit")
    page.evaluate(PLAYABLE, START)
    moment: float = page.evaluate('performance.getEntriesByName("playable")[0].startTime')
    return moment


class Driven:
    """First visit: a new process with a new profile. Warm: a reload by the service worker."""

    name: str

    def warm_up(self, sites: Mapping[str, str]) -> None:
        """Nothing to do: each visit brings its own profile."""

    def visit(self, name: str, address: str) -> Times:
        """See `Engine`."""
        with self.session() as session:
            session.open(address)
            first = warm = self._playable(session)
            if name != "bare":
                self._wait_for_worker(session)
            for _ in range(RELOADS):
                time.sleep(REST)
                session.open(address)
                warm = self._playable(session)
        return {"first visit": first, "warm": warm}

    def session(self) -> AbstractContextManager["Session"]:
        """A new process with a new profile."""
        raise NotImplementedError

    def _playable(self, session: "Session") -> float:
        return float(_until(lambda: session.run(PLAYABLE_AT)))

    def _wait_for_worker(self, session: "Session") -> None:
        _until(lambda: session.run_async(IS_INSTALLED))


class Session(Protocol):
    """One browser with one page."""

    def open(self, address: str) -> None:
        """Loads the address."""

    def run(self, script: str) -> Any:  # noqa: ANN401 - JSON
        """What the body of a function returns."""

    def run_async(self, script: str) -> Any:  # noqa: ANN401 - JSON
        """What the body of a function hands to its last argument."""


def _until(ask: Any) -> Any:  # noqa: ANN401 - any answer that is not empty
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if answer := ask():
            return answer
        time.sleep(0.1)
    raise TimeoutError(f"the page did not get ready within {PATIENCE} seconds")


class Firefox(Driven):
    """Debian's Firefox, driven by Marionette: frames of JSON over a socket."""

    def __init__(self) -> None:
        self._program = _program("firefox-esr", "firefox")
        version = subprocess.check_output([self._program, "--version"], encoding="utf-8")
        self.name = version.strip().removeprefix("Mozilla ")

    @contextmanager
    def session(self) -> Iterator["Marionette"]:
        """See `Driven`."""
        port = _free_port()
        with tempfile.TemporaryDirectory() as profile:
            settings = {
                "marionette.port": port,
                "browser.shell.checkDefaultBrowser": False,
                "browser.startup.page": 0,
                "datareporting.policy.dataSubmissionEnabled": False,
                "app.update.auto": False,
            }
            lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in settings.items()]
            Path(profile, "user.js").write_text("\n".join(lines), encoding="utf-8")
            command = [self._program, "--headless", "--marionette", "--no-remote"]
            with _running([*command, "--profile", profile]), _connected(port) as connection:
                yield Marionette(connection)


class Marionette:
    """A session of Marionette, Firefox's own remote protocol."""

    def __init__(self, connection: socket.socket) -> None:
        self._file = connection.makefile("rwb")
        self._number = 0
        self._receive()
        self._send("WebDriver:NewSession", {"pageLoadStrategy": "none"})

    def open(self, address: str) -> None:
        """See `Session`."""
        self._send("WebDriver:Navigate", {"url": "about:blank"})
        self._send("WebDriver:Navigate", {"url": address})

    def run(self, script: str) -> Any:  # noqa: ANN401 - JSON
        """See `Session`."""
        return self._send("WebDriver:ExecuteScript", {"script": script, "args": []})["value"]

    def run_async(self, script: str) -> Any:  # noqa: ANN401 - JSON
        """See `Session`."""
        return self._send("WebDriver:ExecuteAsyncScript", {"script": script, "args": []})["value"]

    def _send(self, command: str, parameters: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON
        self._number += 1
        message = json.dumps([0, self._number, command, parameters])
        self._file.write(f"{len(message)}:{message}".encode())
        self._file.flush()
        _, _, error, result = self._receive()
        if error:
            raise RuntimeError(error["message"])
        return result

    def _receive(self) -> Any:  # noqa: ANN401 - JSON
        length = b""
        while (byte := self._file.read(1)) != b":":
            length += byte
        return json.loads(self._file.read(int(length)))


class WebKit(Driven):
    """WebKitGTK's MiniBrowser in a screen that nobody sees, driven by its WebDriver."""

    def __init__(self) -> None:
        self._driver = _program("WebKitWebDriver")
        self._screen = _program("xvfb-run")
        self.name = "WebKitGTK"
        [self._browser] = map(str, Path("/").glob(MINI_BROWSER.removeprefix("/")))

    @contextmanager
    def session(self) -> Iterator["WebDriver"]:
        """See `Driven`."""
        port = _free_port()
        command = [self._screen, "-a", self._driver, f"--port={port}"]
        environment = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        options = {"binary": self._browser, "args": ["--automation"]}
        with _running(command, environment), _connected(port):
            session = WebDriver(f"http://127.0.0.1:{port}", {"webkitgtk:browserOptions": options})
            self.name = f"WebKitGTK {session.version}"
            yield session
            session.close()


class WebDriver:
    """A session of WebDriver, as the W3C describes it."""

    def __init__(self, server: str, capabilities: dict[str, Any]) -> None:
        wanted = {**capabilities, "pageLoadStrategy": "none"}
        made = self._send(f"{server}/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"{server}/session/{made['sessionId']}"
        self.version = made["capabilities"]["browserVersion"]

    def open(self, address: str) -> None:
        """See `Session`."""
        self._send(f"{self._session}/url", {"url": "about:blank"})
        self._send(f"{self._session}/url", {"url": address})

    def run(self, script: str) -> Any:  # noqa: ANN401 - JSON
        """See `Session`."""
        return self._send(f"{self._session}/execute/sync", {"script": script, "args": []})

    def run_async(self, script: str) -> Any:  # noqa: ANN401 - JSON
        """See `Session`."""
        return self._send(f"{self._session}/execute/async", {"script": script, "args": []})

    def close(self) -> None:
        """Ends the browser."""
        self._send(self._session, None, method="DELETE")

    def _send(self, address: str, body: object, method: str = "POST") -> Any:  # noqa: ANN401 - JSON
        request = urllib.request.Request(address, json.dumps(body).encode(), method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return json.load(response)["value"]


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
def _running(command: list[str], environment: Mapping[str, str] | None = None) -> Iterator[None]:
    """A process and all that it has started, as long as it is used."""
    quiet = subprocess.DEVNULL
    settings = {**os.environ, **(environment or {})}
    process = subprocess.Popen(
        command, stdout=quiet, stderr=quiet, env=settings, start_new_session=True
    )
    try:
        yield
    finally:
        os.killpg(process.pid, 15)
        process.wait()


@contextmanager
def _connected(port: int) -> Iterator[socket.socket]:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection = socket.create_connection(("127.0.0.1", port))
        except ConnectionRefusedError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
        else:
            break
    with connection:
        yield connection


@contextmanager
def engine(name: str) -> Iterator[Engine]:
    """The engine of this name: `chromium`, `firefox` or `webkitgtk`."""
    if name == "firefox":
        yield Firefox()
    elif name == "webkitgtk":
        yield WebKit()
    else:
        with ExitStack() as afterwards:
            folder = Path(afterwards.enter_context(tempfile.TemporaryDirectory()))
            chromium = Chromium(afterwards.enter_context(sync_playwright()), folder)
            yield chromium
            chromium.browser.close()
