"""Several devices with different browsers: each engine as host and as guest of Chromium."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from e2e.devices import IDS, LISTEN, Device, by_code, devices
from e2e.host import Host
from engines.browser import Browser
from tools.browsers.webdriver import until

CALL = "(member, values) => together[member](...values)"
EVENTS = "() => JSON.parse(JSON.stringify(events))"
CAN = "() => together.canLink"
WITHOUT_LINKS = ("WebKitGTK",)
"""Engines that have no WebRTC here: Debian builds WebKitGTK without it."""


class Guest:
    """A page of another engine that has fetched what joins devices."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        browser.ask(LISTEN)

    def call(self, member: str, *arguments: object) -> Any:  # noqa: ANN401
        """What a member of `Together` answers."""
        return self._browser.ask(CALL, member, list(arguments))

    def wait(self, *event: object) -> None:
        """Waits for this event."""
        until(
            lambda: any(found == list(event) for _time, *found in self._browser.ask(EVENTS)),
            f"the event {event}",
        )


@pytest.fixture
def chromium(tmp_path_factory: pytest.TempPathFactory, host: Host) -> Iterator[Device]:
    """A page in Chromium."""
    folder = tmp_path_factory.mktemp("chromium")
    with (
        sync_playwright() as playwright,
        devices(playwright.chromium, folder, host.address) as device,
    ):
        yield device()


def greet(one: Guest | Device, other: Guest | Device) -> None:
    """Joins two devices, which then greet each other."""
    offered, offer = one.call("offerLink")
    answering, answer = other.call("answerOffer", by_code(offer, IDS[0]))
    assert one.call("acceptAnswer", offered, by_code(answer, IDS[1]))
    for device, link in ((one, offered), (other, answering)):
        device.wait("onOpened", link)
        device.call("sendText", link, "hello")
    one.wait("onText", offered, "hello")
    other.wait("onText", answering, "hello")
    one.call("closeLink", offered)
    other.wait("onClosed", answering)


def test_links_with_chromium(browser: Browser, host: Host, chromium: Device) -> None:
    browser.open(host.address)
    guest = Guest(browser)
    if browser.session.version.startswith(WITHOUT_LINKS):
        assert browser.ask(CAN) is False
        assert guest.call("offerLink") is None
        return
    greet(guest, chromium)
    greet(chromium, guest)
