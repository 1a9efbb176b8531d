"""Serves `dist/` on this machine and opens a browser: `python -m tools.browsers.serve [PORT]`."""

import os
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from tools.paths import DIST

DEFAULT_PORT = 8000
HOST = "127.0.0.1"


class Files(SimpleHTTPRequestHandler):
    """Serves static files with the content types that browsers require, and logs nothing."""

    extensions_map = {  # noqa: RUF012 - declared so by the library
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".toml": "text/plain",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def end_headers(self) -> None:
        """Adds the header that makes the browser revalidate each file every time."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Logs nothing."""


class Site(ThreadingHTTPServer):
    """A server that ignores connections closed by the browser."""

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401
        """Reports any error but a closed connection."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(port: int, folder: Path = DIST) -> Site:
    """A server of the folder on this machine; port 0 means any free port.

    OSError if the port is in use.
    """
    return Site((HOST, port), partial(Files, directory=str(folder)))


@contextmanager
def served(folder: Path = DIST) -> Iterator[str]:
    """The address of a server of the folder, which runs in the `with` block."""
    with server(0, folder) as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{site.server_port}/"
        site.shutdown()


def has_screen() -> bool:
    """Whether this machine can show a browser window."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def main() -> None:
    """Serves until Ctrl+C; takes a free port if the given one is in use."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_PORT
    try:
        site = server(port)
    except OSError:
        print(f"Port {port} is in use; a free port is used instead.")
        site = server(0)
    address = f"http://{HOST}:{site.server_port}/"
    print(f"Rowdy Zoo is at {address} (stop it with Ctrl+C)", flush=True)
    if has_screen():
        webbrowser.open(address)
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
