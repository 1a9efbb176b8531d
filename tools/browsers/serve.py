"""Serves `dist/` on this machine and opens a browser: `python -m tools.browsers.serve [PORT]`."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from rowdy_zoo import serve
from rowdy_zoo.serve import DEFAULT_PORT, HOST, Site, until_interrupted
from tools.paths import DIST

__all__ = ["HOST", "Site", "given_port", "served", "server", "server_at", "until_interrupted"]


def server(port: int, folder: Path = DIST, host: str = HOST) -> Site:
    """As `rowdy_zoo.serve.server`, by default of the built site."""
    return serve.server(port, folder, host)


def server_at(port: int, host: str = HOST) -> Site:
    """A server of the built site, at a free port if the given one cannot be used."""
    return serve.server_at(port, DIST, host)


@contextmanager
def served(folder: Path = DIST) -> Iterator[str]:
    """The address of a server of the folder, which runs in the `with` block."""
    with server(0, folder) as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{site.server_port}/"
        site.shutdown()


def given_port() -> int:
    """The port in the arguments of the program, or the usual one."""
    return int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_PORT


def main() -> None:
    """Serves until Ctrl+C."""
    serve.serve(server_at(given_port()))


if __name__ == "__main__":
    main()
