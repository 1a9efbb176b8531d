"""The art of the page: pictures of a package, our drawings, and boards for the home screen."""

import json
import re
import subprocess
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.rules.edition import Edition, cell_position
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.look.tints import tint
from tools.paths import ART
from tools.site.lettering import lettering

PACKAGE = Path("@iconify-json") / "fluent-emoji-flat" / "icons.json"
SVGO, SVGO_CONFIG = Path("svgo") / "bin" / "svgo.js", Path(__file__).parent / "svgo.config.mjs"

SYMBOL = re.compile('<symbol id="art-([^"]+)".*?</symbol>')
USE = re.compile('href="#art-([^"]+)"')

CELL, DRAWING = 10, 7
"""The width of a cell, and of the picture in it. `home.css` has the width of the square."""

VISITORS = {
    "little-zoo": ("lion", "penguin"),
    "big-zoo": ("flamingo", "hippo"),
    "grand-zoo": ("butterfly", "elephant"),
}
"""The animals that stand at the lower corners of a board."""

VISITOR, CHIP = 0.42, 0.14
"""Their height, and the width of a chip, as shares of the board's height."""


def art(packages: Path) -> dict[str, str]:
    """For each picture its symbol; `packages` is the folder `node_modules`."""
    drawings = icons(packages)
    wanted = tomllib.loads((ART / "art.toml").read_text())
    pictures = [symbol(name, 32, 32, drawings[icon]["body"]) for name, icon in wanted.items()]
    boards = [_board(load_edition(name)) for name in EDITION_NAMES]
    own = (ART / "drawings.svg").read_text().replace("\n", "")
    symbols = "".join([own, rounded("".join(pictures), packages), lettering(packages), *boards])
    return {found[1]: found[0] for found in SYMBOL.finditer(symbols)}


def icons(packages: Path) -> dict[str, dict[str, str]]:
    """The drawings of the art package by their names; `body` is the content of the SVG."""
    found: dict[str, dict[str, str]] = json.loads((packages / PACKAGE).read_text())["icons"]
    return found


def drawing(symbols: Iterable[str]) -> str:
    """A hidden drawing with the symbols."""
    start = '<svg xmlns="http://www.w3.org/2000/svg" class="drawings" aria-hidden="true">'
    return f"{start}{''.join(symbols)}</svg>"


def shown(symbols: dict[str, str], markup: str) -> set[str]:
    """The names of all pictures that the markup shows, those inside of others included."""
    names = set(USE.findall(markup)) & symbols.keys()
    inside = "".join(symbols[name] for name in sorted(names))
    return names | (shown(symbols, inside) if inside else set())


def rounded(symbols: str, packages: Path) -> str:
    """The symbols with shorter numbers in their paths."""
    start, end = '<svg xmlns="http://www.w3.org/2000/svg">', "</svg>"
    tool = ["node", str(packages / SVGO), "--config", str(SVGO_CONFIG)]
    drawing = f"{start}{symbols}{end}"
    shorter = subprocess.check_output([*tool, "-i", "-", "-o", "-"], input=drawing, text=True)
    return shorter.removeprefix(start).removesuffix(end)


def symbol(name: str, width: float, height: float, body: str) -> str:
    """The symbol that the page shows by `#art-` and the name."""
    return f'<symbol id="art-{name}" viewBox="0 0 {width:g} {height:g}">{body}</symbol>'


def _board(edition: Edition) -> str:
    """The board of the edition; at its foot a row of chips and two animals."""
    columns, rows = edition.size
    width, height = columns * CELL + 2, rows * CELL + 2
    side, below = round(0.3 * VISITOR * height), round(0.5 * CHIP * height)
    body = f'<g transform="translate({side} 0)">' + "".join(
        [
            f'<rect class="wood" width="{width}" height="{height}" rx="3"/>',
            *_cells(edition),
            *_foot(edition, width, height),
            "</g>",
        ]
    )
    return symbol(edition.name, width + 2 * side, height + below, body)


def _cells(edition: Edition) -> Iterator[str]:
    """A path with the squares of each tint, and then the pictures, row by row.

    A square is a point with a square end, and a row is a drawing of the size of one picture: both
    take fewer letters.
    """
    squares: dict[str, str] = {}
    rows: dict[int, str] = {}
    for cell, shown in edition.picture_at.items():
        name = f"tint-{tint(edition, shown)}" if shown else "free"
        column, row = cell_position(cell)
        squares[name] = squares.get(name, "") + f"M{column * CELL + 6} {row * CELL + 6}h0"
        place = f' x="{column * CELL}"' if column else ""
        rows[row] = rows.get(row, "") + f'<use href="#art-{shown or "sun"}"{place}/>'
    for name, path in sorted(squares.items()):
        yield f'<path class="{name}" d="{path}"/>'
    for row, pictures in rows.items():
        edge = 1 + (CELL - DRAWING) / 2
        yield (
            f'<svg x="{edge:g}" y="{row * CELL + edge:g}" width="{DRAWING}" height="{DRAWING}"'
            f' overflow="visible">{pictures}</svg>'
        )


def _foot(edition: Edition, width: float, height: float) -> Iterator[str]:
    chip, visitor = CHIP * height, VISITOR * height
    start = (width - edition.row * chip) / 2
    for place in range(edition.row):
        yield _use("chip-red", start + place * chip, height - chip / 2, chip)
    left, right = VISITORS[edition.name]
    top = height + chip / 2 - visitor
    yield _use(left, -0.3 * visitor, top, visitor)
    yield _use(right, width - 0.7 * visitor, top, visitor)


def _use(name: str, x: float, y: float, size: float) -> str:
    places = {"x": x, "y": y, "width": size, "height": size}
    place = " ".join(f'{key}="{round(value, 1):g}"' for key, value in places.items())
    return f'<use href="#art-{name}" {place}/>'
