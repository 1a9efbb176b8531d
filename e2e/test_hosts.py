"""The configurations in `hosting/`, in the real nginx and Caddy; `make hosts` installs them."""

import gzip
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from e2e.host import built
from e2e.pages import Installed
from e2e.watch import Visit, Watch
from tools.browsers.serve import HOST
from tools.paths import DIST

HOSTING = Path(__file__).parent.parent / "hosting"
ROOT = "/var/www/rowdy-zoo"
PATHS = f"{os.environ['PATH']}:/usr/sbin"
"""Debian's nginx is in a folder that only root has in its PATH."""

SECONDS_TO_START = 30
TYPES = {
    ".html": ("text/html",),
    ".css": ("text/css",),
    ".js": ("text/javascript", "application/javascript"),
    ".mjs": ("text/javascript",),
    ".wasm": ("application/wasm",),
    ".webmanifest": ("application/manifest+json",),
    ".svg": ("image/svg+xml",),
    ".png": ("image/png",),
    ".zip": ("application/zip",),
    ".woff2": ("font/woff2",),
}
PACKED = {".png", ".woff2", ".zip"}
"""They are compressed already."""

SMALL = 1_000
"""Servers need not compress files of fewer bytes."""


def changed(text: str, changes: dict[str, str]) -> str:
    """The text with all changes, each of which must fit once."""
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def nginx(port: int, folder: Path) -> list[str]:
    """The command that serves `dist/` with the configuration for nginx, as one process."""
    site = changed(
        (HOSTING / "nginx.conf").read_text(encoding="utf-8"),
        {"listen 80;": f"listen {HOST}:{port};", f"root {ROOT};": f'root "{DIST}";'},
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f'{kind}_temp_path "{folder}/{kind}";\n' for kind in kinds)
    main = f'daemon off;\nmaster_process off;\npid "{folder}/pid";\nevents {{}}\n'
    config = folder / "nginx.conf"
    config.write_text(f"{main}http {{\naccess_log off;\n{folders}{site}}}\n", encoding="utf-8")
    return ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(config)]


def caddy(port: int, folder: Path) -> list[str]:
    """The command that serves `dist/` with the configuration for Caddy, without HTTPS."""
    site = changed(
        (HOSTING / "Caddyfile").read_text(encoding="utf-8"),
        {"zoo.example.org {": f"http://{HOST}:{port} {{", f"root * {ROOT}": f'root * "{DIST}"'},
    )
    config = folder / "Caddyfile"
    config.write_text(f"{{\nadmin off\n}}\n{site}", encoding="utf-8")
    return ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]


def ask(address: str, name: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    """The answer to a request, and its body as it was sent."""
    connection = HTTPConnection(address.removeprefix("http://").rstrip("/"), timeout=30)
    connection.request("GET", f"/{name}", headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def wait_until_ready(address: str, server: "subprocess.Popen[bytes]") -> bool:
    """Wait for the first answer; False if the server ends or takes too long."""
    deadline = time.monotonic() + SECONDS_TO_START
    while server.poll() is None and time.monotonic() < deadline:
        try:
            ask(address, "")
        except ConnectionRefusedError:
            continue
        return True
    return False


def needs(command: Callable[[int, Path], list[str]]) -> object:
    """The server as a parameter; the tests are skipped if it is not installed."""
    name = command.__name__
    why = f"{name} is not installed; `make hosts` installs it"
    mark = pytest.mark.skipif(shutil.which(name, path=PATHS) is None, reason=why)
    return pytest.param(command, id=name, marks=mark)


@pytest.fixture(params=[needs(nginx), needs(caddy)])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a server with its configuration."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        port = free.getsockname()[1]
    address = f"http://{HOST}:{port}/"
    log = tmp_path / "log"
    environment = {**os.environ, "PATH": PATHS, "HOME": str(tmp_path)}
    with (
        log.open("wb") as file,
        subprocess.Popen(request.param(port, tmp_path), env=environment, stderr=file) as running,
    ):
        try:
            is_ready = wait_until_ready(address, running)
            assert is_ready, log.read_text(encoding="utf-8")
            yield address
        finally:
            running.terminate()


def test_each_file_has_its_type_its_headers_and_is_compressed(server: str) -> None:
    for name, content in built().items():
        end = name[name.rfind(".") :]
        answer, body = ask(server, name, **{"Accept-Encoding": "gzip"})
        assert answer.status == 200, name
        assert answer.headers["Content-Type"].partition(";")[0] in TYPES[end], name
        is_packed = answer.headers["Content-Encoding"] == "gzip"
        assert is_packed == (end not in PACKED) or len(content) < SMALL, name
        assert (gzip.decompress(body) if is_packed else body) == content, name
        has_the_headers(answer)
        assert ask(server, name)[1] == content, name


def has_the_headers(answer: HTTPResponse) -> None:
    assert answer.headers["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_a_file_that_has_not_changed_is_not_sent_again(server: str, encoding: str) -> None:
    for name in ("", "index.html", "sw.js", "static/rooms.css", "pyodide/pyodide.asm.wasm"):
        accept = {"Accept-Encoding": encoding}
        tag = ask(server, name, **accept)[0].headers["ETag"]
        answer, body = ask(server, name, **accept, **{"If-None-Match": tag})
        assert (answer.status, body) == (304, b""), name


def test_a_missing_file_is_missing(server: str) -> None:
    answer, _ = ask(server, "nowhere")
    assert answer.status == 404
    has_the_headers(answer)


def test_the_page_starts_and_is_stored(server: str, visit: Visit, watch: Watch) -> None:
    home = Installed(visit(server, worker=True))
    home.wait_until_kept()
    home.page.context.set_offline(True)
    watch.expect(r"sw\.js|ERR_INTERNET_DISCONNECTED", certain=False)
    home.restart()


def test_no_other_page_can_frame_the_game(server: str, visit: Visit, watch: Watch) -> None:
    home = Installed(visit(server))
    home.wait_until_playable()
    watch.expect("frame|ERR_BLOCKED_BY_RESPONSE", certain=False)
    page = home.page.context.new_page()
    page.route("**/framing", lambda route: route.fulfill(body=f"<iframe src='{server}'>"))
    page.goto(f"{server}framing")
    assert page.frames[1].title() != "Rowdy Zoo"
