"""Rowdy Zoo: play it in a browser, let bots compete, look at recorded games."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from game import __main__ as game
from rowdy_zoo.serve import DEFAULT_PORT, serve, server_at

SITE = Path(__file__).parent / "site"
"""The built site in an installed package."""

BUILT = Path(__file__).parents[1] / "dist"
"""The built site in a clone of the repository."""


def main() -> None:
    """Runs `rowdy-zoo VERB`; the failures are those of `python -m game`."""
    game.main("rowdy-zoo", __doc__ or "", _add_play)


def site_folder() -> Path:
    """The folder with the built site; OSError says what to do if there is none."""
    for folder in (SITE, BUILT):
        if (folder / "index.html").exists():
            return folder
    raise FileNotFoundError(
        "this package was built without the site;"
        " in a clone of the repository run `make build` and `pip install .`, or `make play`"
    )


def _add_play(verbs: game.Verbs) -> None:
    playing = verbs.add_parser("play", help="serve the game and open it in a browser")
    playing.add_argument(
        "--port", type=int, default=DEFAULT_PORT, metavar="N", help="0 for any free port"
    )
    playing.set_defaults(run=_play)


def _play(arguments: argparse.Namespace) -> Iterator[str]:
    serve(server_at(arguments.port, site_folder()))
    return iter(())
