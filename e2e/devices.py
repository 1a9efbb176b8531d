"""Devices that play one game: each is a page without Python, in a browser of its own.

A test calls the members of `Together` as Python does, and reads the events that Python would get.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import BrowserContext, BrowserType, Error, Page

from e2e.conftest import FAKE_DEVICES, NO_WORKER, WATCH
from e2e.killed import leader
from e2e.test_pictures_media import READY, without_python
from e2e.waits import PATIENCE, until
from game.together.code import code_text, read_code
from game.together.description import description_of, read_description
from tools.browsers.chromium import launch_options

IDS = "00000000000000a0", "00000000000000a1"
"""The ids of the device that offers and of the one that answers."""

EVENTS = (
    "onOpened",
    "onText",
    "onSilence",
    "onClosed",
    "onCameraOpened",
    "onCameraFailed",
    "onCode",
)
LISTEN = f"""async () => {{
  window.together = (await rowdyZoo.fetchTogether()).together;
  window.events = [];
  for (const name of {list(EVENTS)}) {{
    together[name] = (...given) => events.push([Date.now(), name, ...given]);
  }}
}}"""
CALL = "([member, ...values]) => together[member](...values)"
WAIT = """([name, ...given]) => {
  const isIt = ([, ...event]) => JSON.stringify(event) === JSON.stringify([name, ...given]);
  return events.find(isIt)?.[0];
}"""
RECORD_CHANNELS = """
  window.channels = [];
  window.connections = [];
  const create = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (...given) {
    const channel = create.apply(this, given);
    window.channels.push(channel);
    window.connections.push(this);
    return channel;
  };
"""
"""Lets a test send what the game never sends."""

Open: TypeAlias = Callable[..., "Device"]
"""Opens a device: `device("--flag", script="…")`."""


@dataclass(frozen=True)
class Device:
    """A page that has fetched what joins devices."""

    page: Page
    profile: Path

    def call(self, member: str, *arguments: object) -> Any:  # noqa: ANN401
        """What a member of `Together` answers."""
        return self.page.evaluate(CALL, [member, *arguments])

    def wait(self, *event: object, patience: int = PATIENCE) -> float:
        """Waits for this event; when it came, in seconds since 1970."""
        return float(until(self.page, WAIT, list(event), patience)) / 1000

    def events(self, name: str) -> list[list[Any]]:
        """What all events of that name have said."""
        found = self.page.evaluate("events")
        return [given for _time, event, *given in found if event == name]

    def process(self) -> int:
        """The process group of the browser."""
        return leader(self.profile)


def end(context: BrowserContext) -> None:
    """End a browser that may be gone already."""
    with suppress(Error):
        context.close()


@contextmanager
def devices(browser: BrowserType, folder: Path, site: str) -> Iterator[Open]:
    """Opens devices, and ends their browsers; a browser that was killed is gone already."""
    with ExitStack() as afterwards:
        number = 0

        def go(*flags: str, script: str = "", address: str = site) -> Device:
            nonlocal number
            number += 1
            profile = folder / f"device-{number}"
            options = launch_options(*(flags or FAKE_DEVICES), shell=True)
            context = browser.launch_persistent_context(profile, **options)
            afterwards.callback(end, context)
            context.set_default_timeout(PATIENCE)
            context.add_init_script(NO_WORKER + script)
            WATCH.add(context, address)
            afterwards.callback(WATCH.drop, context)
            page = context.new_page()
            without_python(page)
            page.goto(address, wait_until="domcontentloaded")
            until(page, READY)
            page.evaluate(LISTEN)
            return Device(page, profile)

        yield go


def by_code(description: str, device: str) -> str:
    """The description as the other device writes it from a code."""
    return description_of(read_code(code_text(read_description(description, device))))


def join(host: Device, guest: Device) -> tuple[int, int]:
    """Joins two devices as their codes do; the number of the link on each."""
    offered, offer = host.call("offerLink")
    answering, answer = guest.call("answerOffer", by_code(offer, IDS[0]))
    assert host.call("acceptAnswer", offered, by_code(answer, IDS[1]))
    host.wait("onOpened", offered)
    guest.wait("onOpened", answering)
    return offered, answering
