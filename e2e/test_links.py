"""Links between devices: real channels between browsers, without any server."""

import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType

from e2e.conftest import FAKE_DEVICES
from e2e.devices import IDS, RECORD_CHANNELS, Device, Open, by_code, devices, join
from e2e.waits import until

SEEN_WITHIN = 5
"""Seconds after which a device knows that another one is gone."""

LOST_AFTER, SLOW_HANDS = 180_000, 60_000
"""In milliseconds."""

LONGEST = 65_536
LETTERS = "Äffchen 🦊 \n"
MULTICAST_NAMES = {"224.0.0.251", "ff02::fb"}
"""Where browsers ask for names of the local network (RFC 6762)."""

RECORD_LOCKS = """
  window.locks = [];
  if (navigator.wakeLock) {
    navigator.wakeLock.request = async () => {
      window.locks.push("on");
      return { release: () => window.locks.push("off") };
    };
  }
"""

PACKET, CONNECTION = "UDP_BYTES_SENT", "TCP_CONNECT_ATTEMPT"
ALL = "--net-log-capture-mode=Everything"


@pytest.fixture
def device(browser_type: BrowserType, tmp_path: Path, site: str) -> Iterator[Open]:
    """Opens devices."""
    with devices(browser_type, tmp_path, site) as go:
        yield go


def texts(device: Device, number: int) -> list[str]:
    """The texts that the device got, when there are so many."""
    until(device.page, "(n) => events.filter((e) => e[1] === 'onText').length >= n", number)
    return [text for _link, text in device.events("onText")]


def test_texts_pass_in_both_directions_in_their_order(device: Open) -> None:
    host, guest = device(), device()
    offered, answering = join(host, guest)
    sent = [f"{LETTERS}{number}" for number in range(200)] + ["x" * LONGEST]
    for text in sent:
        host.call("sendText", offered, text)
        guest.call("sendText", answering, text)
    assert texts(guest, len(sent)) == texts(host, len(sent)) == sent
    assert {link for link, _text in guest.events("onText")} == {answering}


def test_a_device_has_links_to_several_others(device: Open) -> None:
    host, one, other = device(), device(), device()
    links = join(host, one), join(host, other)
    assert links[0][0] != links[1][0]
    for guest, (offered, answering) in zip((one, other), links, strict=True):
        host.call("sendText", offered, f"for {offered}")
        guest.call("sendText", answering, "from a guest")
        assert texts(guest, 1) == [f"for {offered}"]
    texts(host, 2)
    assert sorted(host.events("onText")) == [[link, "from a guest"] for link, _answering in links]


def test_a_text_that_is_too_long_and_bytes_come_as_empty_texts(device: Open) -> None:
    host, guest = device(script=RECORD_CHANNELS), device()
    join(host, guest)
    for sent in (f"'x'.repeat({LONGEST + 1})", "new Uint8Array(3)", "new Blob(['x'])"):
        host.page.evaluate(f"() => channels[0].send({sent})")
    assert texts(guest, 3) == ["", "", ""]
    host.page.evaluate("() => channels[0].send('last')")
    assert texts(guest, 4) == ["", "", "", "last"]


def test_a_channel_of_another_name_and_a_second_one_are_closed(device: Open) -> None:
    host, guest = device(script=RECORD_CHANNELS), device()
    _offered, answering = join(host, guest)
    host.page.evaluate(
        "['other', 'rowdy-zoo'].forEach((name) => connections[0].createDataChannel(name))"
    )
    until(host.page, "() => channels.slice(1).every((one) => one.readyState === 'closed')")
    guest.call("sendText", answering, "still here")
    assert texts(host, 1) == ["still here"]
    assert guest.events("onClosed") == []


def test_a_link_closes_after_all_its_texts_are_sent(device: Open) -> None:
    host, guest = device(), device()
    offered, answering = join(host, guest)
    many = [f"{number} {'x' * 60_000}" for number in range(30)]
    host.page.evaluate(
        """([link, sent]) => {
          for (const text of sent) together.sendText(link, text);
          together.closeLink(link);
          together.sendText(link, "too late");
        }""",
        [offered, many],
    )
    guest.wait("onClosed", answering)
    assert texts(guest, len(many)) == many
    assert host.events("onClosed") == []


def test_the_screen_stays_on_while_devices_are_linked(device: Open) -> None:
    host, guest = device(script=RECORD_LOCKS), device()
    first, _answering = join(host, guest)
    second, _answering = join(host, guest)
    until(host.page, "() => locks.length")
    host.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    host.call("closeLink", first)
    assert host.page.evaluate("locks") == ["on"]
    host.call("closeLink", second)
    assert host.page.evaluate("locks") == ["on", "off"]


def test_a_page_that_is_left_is_missed_at_once(device: Open) -> None:
    host, guest = device(), device()
    offered, _answering = join(host, guest)
    left = time.time()
    guest.page.reload(wait_until="commit")
    assert host.wait("onClosed", offered) < left + SEEN_WITHIN
    assert host.events("onSilence") == []


@pytest.mark.parametrize("dies", ["page", "browser"])
def test_a_device_that_is_killed_is_missed_soon(device: Open, dies: str) -> None:
    host, guest = device(), device()
    offered, _answering = join(host, guest)
    killed = time.time()
    if dies == "page":
        guest.page.close()
    else:
        os.killpg(guest.process(), signal.SIGKILL)
    assert host.wait("onSilence", offered, True) < killed + SEEN_WITHIN


@pytest.mark.soak
def test_a_device_that_stays_silent_is_lost(device: Open) -> None:
    host, guest = device(), device()
    offered, _answering = join(host, guest)
    guest.page.close()
    host.wait("onSilence", offered, True)
    host.wait("onClosed", offered, patience=LOST_AFTER)


@pytest.mark.soak
def test_a_code_may_wait_before_it_is_read(device: Open) -> None:
    host, guest = device(), device()
    offered, offer = host.call("offerLink")
    answering, answer = guest.call("answerOffer", by_code(offer, IDS[0]))
    host.page.wait_for_timeout(SLOW_HANDS)
    assert host.call("acceptAnswer", offered, by_code(answer, IDS[1]))
    host.wait("onOpened", offered)
    guest.wait("onOpened", answering)


def test_a_device_that_slept_gets_what_was_sent_meanwhile(device: Open) -> None:
    host, guest = device(), device()
    offered, answering = join(host, guest)
    process = guest.process()
    try:
        os.killpg(process, signal.SIGSTOP)
        stopped = time.time()
        assert host.wait("onSilence", offered, True) < stopped + SEEN_WITHIN
        host.call("sendText", offered, "good morning")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process, signal.SIGCONT)
    host.wait("onSilence", offered, False)
    assert texts(guest, 1) == ["good morning"]
    guest.call("sendText", answering, "good morning, too")
    assert texts(host, 1) == ["good morning, too"]


def test_what_the_browser_does_not_accept_makes_no_link(device: Open) -> None:
    host, guest = device(), device()
    offered, offer = host.call("offerLink")
    for bad in ("", "v=0", offer.replace("actpass", "nonsense"), offer[:300], "x" * 5_000):
        assert guest.call("answerOffer", bad) is None, bad
        assert host.call("acceptAnswer", offered, bad) is False, bad
    assert host.call("acceptAnswer", 99, offer) is False
    answering, answer = guest.call("answerOffer", by_code(offer, IDS[0]))
    assert host.call("acceptAnswer", offered, by_code(answer, IDS[1]))
    host.wait("onOpened", offered)
    guest.wait("onOpened", answering)
    assert guest.events("onClosed") == host.events("onClosed") == []


def test_a_browser_without_links_says_so(device: Open) -> None:
    old = device(script="delete window.RTCPeerConnection;")
    assert old.page.evaluate("together.canLink") is False
    assert old.call("offerLink") is None
    assert old.call("answerOffer", "v=0") is None
    assert device().page.evaluate("together.canLink") is True


def test_nothing_is_fetched_before_it_is_needed(device: Open) -> None:
    page = device().page
    fetched = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    on_demand = [name for name in fetched if "/on-demand/" in name]
    assert [name for name in on_demand if "decode" in name] == []
    page.reload(wait_until="load")
    again = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in again if "together" in name] == []


def addresses(log: Path) -> Iterator[tuple[str, str]]:
    """The kind of each connection or packet that a browser has sent, and the address it went to."""
    found = json.loads(log.read_text(encoding="utf-8"))
    kinds = {number: name for name, number in found["constants"]["logEventTypes"].items()}
    for event in found["events"]:
        kind, address = kinds[event["type"]], event.get("params", {}).get("address")
        if kind in (PACKET, CONNECTION) and address:
            yield kind, address.rpartition(":")[0].strip("[]")


def is_of_this_machine(address: str) -> bool:
    """Whether a program can listen at that address."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as tried:
        try:
            tried.bind((address, 0))
        except OSError:
            return False
    return True


def test_no_packet_goes_to_another_address(
    browser_type: BrowserType, tmp_path: Path, site: str
) -> None:
    logs = [tmp_path / "host.json", tmp_path / "guest.json"]
    with devices(browser_type, tmp_path, site) as device:
        host, guest = (device(*FAKE_DEVICES, f"--log-net-log={log}", ALL) for log in logs)
        offered, answering = join(host, guest)
        host.call("sendText", offered, "hello")
        guest.call("sendText", answering, "hello")
        assert texts(guest, 1) == texts(host, 1) == ["hello"]
    for log in logs:
        sent = set(addresses(log))
        assert {kind for kind, _address in sent} == {PACKET, CONNECTION}
        elsewhere = {to for _kind, to in sent if not is_of_this_machine(to)}
        assert elsewhere <= MULTICAST_NAMES


@pytest.mark.parametrize("address", ["127.0.0.1", "192.0.2.254", "2001:db8::1"])
def test_an_address_of_another_machine_is_noticed(address: str) -> None:
    assert is_of_this_machine(address) == (address == "127.0.0.1")
