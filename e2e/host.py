"""A server like GitHub Pages, whose files and connection a test can change."""

import gzip
import json
import mimetypes
import re
import threading
from collections.abc import Container
from functools import cache
from hashlib import sha256
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from tools.browsers.serve import HOST
from tools.paths import DIST
from tools.site.file_lists import service_worker, starters

PATH = "/rowdy-zoo/"
USED_PORTS = set[int]()
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "application/javascript; charset=utf-8",
    ".mjs": "application/javascript; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
}
LOGIN = b"<!doctype html><title>Log in</title><p>Welcome to the hotel."
NOT_FOUND = b"<!doctype html><title>Site not found</title><p>There isn't a GitHub Pages site here."

Files = dict[str, bytes]


PAGES = ("index.html", "made.html", "workshop.html")
"""The pages, each of which lists the files that start it."""


def built() -> Files:
    """The files of `dist/`."""
    paths = [path for path in DIST.rglob("*") if path.is_file()]
    return {path.relative_to(DIST).as_posix(): path.read_bytes() for path in paths}


def version(number: int, changed: Files | None = None) -> Files:
    """The files of a version that differs in its page, its script and `changed`."""
    files = built() | (changed or {})
    del files["sw.js"]
    title = f"<title>Version {number}</title>".encode()
    files["index.html"] = files["index.html"].replace(b"<title>Rowdy Zoo</title>", title)
    files["static/page/page.js"] += f"/* version {number} */".encode()
    for page in PAGES:
        with_workshop = page == "workshop.html"
        starting = starters(files, with_workshop=with_workshop)
        listed = f'data-files="{escape(json.dumps(starting))}"'.encode()
        before, *after = re.split(rb'data-files="[^"]*"', files[page])
        files[page] = before + listed + b"".join(after)
    return files | {"sw.js": service_worker(files)}


class Host(ThreadingHTTPServer):
    """Serves `files` below PATH, and lists in `asked` the names that were requested.

    A file in `cut_off` ends halfway; one in `gates` stops halfway until its event is set. With a
    text in `stops` it does so in front of that text. `caching` tells browsers what they may keep.
    The names in `asks_to_log_in` get a login page, perhaps by a redirect. `varies` is the header
    `Vary`.
    """

    daemon_threads = True

    def __init__(self, files: Files) -> None:
        super().__init__((HOST, 0), Answer)
        while self.server_port in USED_PORTS:  # the browser may still know what was there
            self.server_close()
            super().__init__((HOST, 0), Answer)
        USED_PORTS.add(self.server_port)
        self.files = files
        self.cut_off: set[str] = set()
        self.gates: dict[str, threading.Event] = {}
        self.stops: dict[str, bytes] = {}
        self.asks_to_log_in: Container[str] = ()
        self.redirects_to_log_in = False
        self.caching = "max-age=600"
        self.varies = "Accept-Encoding"
        self.asked: list[str] = []
        self.address = f"http://{HOST}:{self.server_port}{PATH}"

    def __enter__(self) -> Self:
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_raised: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Stop answering."""
        self.shutdown()
        self.server_close()

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401
        """Ignore connections that the browser closes."""


class Answer(BaseHTTPRequestHandler):
    """One answer, with the headers that GitHub Pages sends."""

    server: Host

    def do_GET(self) -> None:
        """Send the file, 304 if it has not changed, or the page for a missing file."""
        path = self.path.partition("?")[0]
        name = path.removeprefix(PATH) or "index.html"
        self.server.asked.append(name)
        if name in self.server.asks_to_log_in and self.server.redirects_to_log_in:
            self._send(302, {"Location": f"{PATH}login", "Cache-Control": "no-store"})
        elif name == "login" or name in self.server.asks_to_log_in:
            self._send(200, {"Content-Type": TYPES[".html"], "Cache-Control": "no-store"}, LOGIN)
        elif path + "/" == PATH:
            self._send(301, {"Location": PATH})
        elif path.startswith(PATH) and name in self.server.files:
            self._send_file(name, self.server.files[name])
        else:
            self._send(404, {"Content-Type": TYPES[".html"]}, NOT_FOUND)

    def _send_file(self, name: str, content: bytes) -> None:
        tag, kind = f'"{sha256(content).hexdigest()[:32]}"', content_type(name)
        headers = {"Content-Type": kind, "Cache-Control": self.server.caching, "ETag": tag}
        headers["Vary"] = self.server.varies
        if self.headers["If-None-Match"] == tag:
            self._send(304, headers)
            return
        stops_at_text = name in self.server.stops
        if not stops_at_text and is_compressed(kind) and "gzip" in self.headers["Accept-Encoding"]:
            content = zipped(content)
            headers["Content-Encoding"] = "gzip"
        self._send(200, headers, content, name)

    def _send(
        self, status: int, headers: dict[str, str], content: bytes = b"", file: str = ""
    ) -> None:
        self.send_response(status)
        for header, value in headers.items():
            self.send_header(header, value)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        stop = self.server.stops.get(file)
        half = content.index(stop) if stop else len(content) // 2
        self.wfile.write(content[:half])
        if file in self.server.gates:
            self.server.gates[file].wait()
        if file not in self.server.cut_off:
            self.wfile.write(content[half:])

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""


def content_type(name: str) -> str:
    """The type that GitHub Pages sends for a file."""
    end = name[name.rfind(".") :]
    return TYPES.get(end) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def is_compressed(kind: str) -> bool:
    """Whether GitHub Pages compresses files of this type: wasm yes, archives no."""
    return kind.startswith("text/") or "charset" in kind or kind.endswith(("+xml", "wasm"))


@cache
def zipped(content: bytes) -> bytes:
    """The content, compressed once for all tests, and quickly."""
    return gzip.compress(content, 1)
