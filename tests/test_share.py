"""`make play` and `make share`: who can reach the page, and what the terminal says."""

import io
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

import pytest
import segno

from tests.test_cli import take_interrupts
from tools.browsers import serve, share
from tools.browsers.serve import Site, server

ROOT = Path(__file__).parent.parent
BLOCKS = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
HERE = "192.168.7.20"


@contextmanager
def running(site: Site) -> Iterator[int]:
    """The port of the site, which serves in the `with` block."""
    with site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield site.server_port
        site.shutdown()


def status(address: str) -> int:
    with urlopen(address, timeout=10) as answer:
        return int(answer.status)


def shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], found: list[str], port: int
) -> str:
    """What `make share` prints on a machine with these addresses until Ctrl+C."""

    def interrupted(_site: Site) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(share, "addresses", lambda: found)
    monkeypatch.setattr(Site, "serve_forever", interrupted)
    monkeypatch.setattr(sys, "argv", ["share", str(port)])
    share.main()
    return capsys.readouterr().out


def modules(drawn: str) -> list[list[int]]:
    """The dark and light squares of the QR code in the text."""
    lines = [line for line in drawn.splitlines() if set(line) & {*"█▀▄"}]
    assert lines
    return [[BLOCKS[sign][half] for sign in line] for line in lines for half in (0, 1)]


def code_of(text: str) -> list[list[int]]:
    """The squares of the QR code with its margin, and half a line to make the lines even."""
    rows = [list(row) for row in segno.make_qr(text).matrix_iter()]
    return [*rows, [1] * len(rows[0])]


@pytest.mark.skipif(sys.platform != "linux", reason="127.0.0.2 stands for the network")
def test_only_sharing_serves_other_machines(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("page", encoding="utf-8")
    with running(server(0, tmp_path)) as port, pytest.raises(OSError, match="refused"):
        status(f"http://127.0.0.2:{port}/")
    with running(server(0, tmp_path, "0.0.0.0")) as port:
        assert status(f"http://127.0.0.2:{port}/") == 200


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_a_network_of_ipv6_only_can_be_served(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("page", encoding="utf-8")
    with running(server(0, tmp_path, "::")) as port:
        assert status(share.url("::1", port)) == 200


def test_the_terminal_shows_the_address_its_code_and_what_to_know(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = shown(monkeypatch, capsys, [HERE], 0)
    [address] = re.findall(r"http://\S+", text)
    assert re.fullmatch(rf"http://{re.escape(HERE)}:\d+/", address)
    assert modules(text) == code_of(address)
    for sentence in ("Everybody in the network can open it", "HTTPS", "GitHub Pages", "Ctrl+C"):
        assert sentence in text
    assert "Other addresses" not in text


def test_every_address_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = shown(monkeypatch, capsys, [HERE, "10.0.0.3"], 0)
    first, other = re.findall(r"http://\S+", text)
    assert "10.0.0.3" in other
    assert modules(text) == code_of(first)


def test_an_address_of_the_internet_is_called_so() -> None:
    assert "Everybody in the network" in share.invitation([f"http://{HERE}:8000/"])
    assert "Everybody on the internet" in share.invitation(["http://9.9.9.9:8000/"])
    assert "Everybody on the internet" in share.invitation(["http://[2620:fe::fe]:8000/"])


def test_a_port_in_use_is_not_fatal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind(("0.0.0.0", 0))
        other.listen()
        taken = other.getsockname()[1]
        text = shown(monkeypatch, capsys, [HERE], taken)
    assert f"Port {taken} cannot be used" in text
    assert f"http://{HERE}:{taken}/" not in text
    assert "Port 70000 cannot be used" in shown(monkeypatch, capsys, [HERE], 70000)


def test_without_a_network_nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    for unusable in ([], ["127.0.0.1"], ["169.254.1.2"], ["fe80::1"], ["0.0.0.0"]):
        monkeypatch.setattr(share, "routed", lambda _family, found=unusable: iter(found))
        monkeypatch.setattr(share, "of_interfaces", lambda: iter(()))
        with pytest.raises(SystemExit) as ended:
            share.main()
        assert ended.value.code == share.NO_NETWORK, "a text is printed, and the exit code is 1"


def test_addresses_are_named_once_and_those_of_ipv6_only_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    routes = {socket.AF_INET: [HERE], socket.AF_INET6: ["fd00::2"]}
    monkeypatch.setattr(share, "routed", lambda family: iter(routes[family]))
    monkeypatch.setattr(share, "of_interfaces", lambda: iter(["127.0.0.1", "10.0.0.3", HERE]))
    assert share.addresses() == [HERE, "10.0.0.3"]
    monkeypatch.setattr(share, "of_interfaces", lambda: iter(["127.0.0.1"]))
    routes[socket.AF_INET] = []
    assert share.addresses() == ["fd00::2"]
    assert share.url("fd00::2", 8000) == "http://[fd00::2]:8000/"


def test_a_terminal_of_any_colours_shows_a_code_that_can_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Terminal(io.StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdout", Terminal())
    lines = [line for line in share.qr_code("http://h/") if line]
    assert all(line.startswith("\033[97;40m") and line.endswith("\033[0m") for line in lines)


def test_a_terminal_without_blocks_shows_the_address_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    assert list(share.qr_code("http://h/")) == []
    share.invitation([f"http://{HERE}:8000/"]).encode("ascii")


@pytest.mark.parametrize("module", [serve, share], ids=lambda module: module.__name__)
def test_ctrl_c_ends_it_quietly(module: object) -> None:
    if module is share and not share.addresses():
        pytest.skip("this machine is in no network")
    environment = {k: v for k, v in os.environ.items() if k not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    command = [sys.executable, "-m", f"tools.browsers.{module.__name__.rpartition('.')[2]}", "0"]  # type: ignore[attr-defined]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=take_interrupts,  # noqa: PLW1509 - the tests have no threads
    ) as program:
        assert program.stdout
        first = program.stdout.readline()
        program.send_signal(signal.SIGINT)
        _, errors = program.communicate(timeout=20)
    assert "Rowdy Zoo is at" in first
    assert (program.returncode, errors) == (0, "")
