"""Serves `dist/` on this machine and opens it: `python -m tools.serve [PORT]`."""

import os
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

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


def server(port: int, folder: Path = DIST) -> ThreadingHTTPServer:
    """A server of the folder on this machine; port 0 stands for any that is free."""
    return ThreadingHTTPServer((HOST, port), partial(Files, directory=str(folder)))


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
