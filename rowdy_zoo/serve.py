"""Serves a folder with the built site to browsers."""

import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import TCPServer
from typing import Any

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

    request_queue_size = 128
    """A school class opens the page at the same moment."""

    def server_bind(self) -> None:
        """Binds without looking up a name, which takes seconds without a name server."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = self.server_address[:2]  # type: ignore[assignment]

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401
        """Reports any error but a closed connection."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Site6(Site):
    """A server for IPv6."""

    address_family = socket.AF_INET6


def server(port: int, folder: Path, host: str = HOST) -> Site:
    """A server of the folder, by default for this machine only; port 0 means any free port.

    OSError if the port is in use.
    """
    kind = Site6 if ":" in host else Site
    return kind((host, port), partial(Files, directory=str(folder)))


def server_at(port: int, folder: Path, host: str = HOST) -> Site:
    """A server of the folder, at a free port if the given one cannot be used."""
    try:
        return server(port, folder, host)
    except (OSError, OverflowError):
        print(f"Port {port} cannot be used, perhaps it is in use; a free port is used instead.")
        return server(0, folder, host)


@contextmanager
def until_interrupted(site: Site) -> Iterator[None]:
    """Ends quietly at Ctrl+C, and closes the site."""
    with site:
        try:
            yield
        except KeyboardInterrupt:
            print()


def has_screen() -> bool:
    """Whether this machine can show a browser window."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def serve(site: Site) -> None:
    """Prints the address, opens a browser if there is a screen, and serves until Ctrl+C."""
    with until_interrupted(site):
        address = f"http://{HOST}:{site.server_port}/"
        print(f"Rowdy Zoo is at {address} (stop it with Ctrl+C)", flush=True)
        if has_screen():
            webbrowser.open(address)
        site.serve_forever()
