"""Serves `dist/` on this machine and opens it: `python -m tools.serve [PORT]`."""

import os
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

DIST = Path(__file__).parent.parent / "dist"
HOST = "127.0.0.1"


class Files(SimpleHTTPRequestHandler):
    """Static files with the content types that browsers insist on, and nothing printed."""

    extensions_map = {  # noqa: RUF012 - declared so by the library
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".toml": "text/plain",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        """Has the browser ask each time whether a file is still the same."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Keeps the terminal quiet."""


class Site(ThreadingHTTPServer):
    """A browser that goes away before it has everything is no fault."""

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401
        """Tells of all other ones."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(port: int, folder: Path = DIST) -> Site:
    """A server of the folder on this machine; port 0 stands for any that is free."""
    return Site((HOST, port), partial(Files, directory=str(folder)))


def has_screen() -> bool:
    """Whether a browser can be shown."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def main() -> None:
    """Serves until it is stopped; takes another port where the wanted one is in use."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    try:
        site = server(port)
    except OSError:
        print(f"Port {port} is in use, so another one is taken.")
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
