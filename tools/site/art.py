"""The art of the page: pictures of a package, our drawings, and boards for the home screen."""

import json
import re
import subprocess
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.rules.edition import Edition, cell_position
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.boards.little_board import ANIMALS
from game.ui.look.tints import tint
from tools.paths import ART
from tools.site.lettering import lettering

PACKAGE = Path("@iconify-json") / "fluent-emoji-flat" / "icons.json"
SVGO, SVGO_CONFIG = Path("svgo") / "bin" / "svgo.js", Path(__file__).parent / "svgo.config.mjs"

SYMBOL = re.compile('<symbol id="art-([^"]+)".*?</symbol>')
USE = re.compile('href="#art-([^"]+)"')

END = "</symbol>"

LID, LASHES = 0.6, "#3a2c28"
"""How much larger a lid is than its eye, and the colour of its edge."""

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
    boards = [part for name in EDITION_NAMES for part in _board(load_edition(name))]
    own = (ART / "drawings.svg").read_text().replace("\n", "")
    symbols = "".join([own, rounded("".join(pictures), packages), lettering(packages), *boards])
    eyes = tomllib.loads((ART / "eyes.toml").read_text())
    drawn = {found[1]: found[0] for found in SYMBOL.finditer(symbols)}
    closing = {name: drawn[name].replace(END, _lids(**at) + END) for name, at in eyes.items()}
    sizes = sorted({at["size"] for at in eyes.values()})
    return drawn | closing | {f"lid-{size:g}": _lid(size) for size in sizes}


def _lids(size: float, eyes: list[tuple[str, float, float]]) -> str:
    """Lids over eyes of the size; they are seen while their animal sleeps or blinks.

    `eyes` has the colour around each eye, and where its middle is.
    """
    closed = (
        f'<use href="#art-lid-{size:g}" x="{x:g}" y="{y:g}" stroke="{skin}"/>'
        for skin, x, y in eyes
    )
    return f'<g class="lids" display="none">{"".join(closed)}</g>'


def _lid(size: float) -> str:
    """One lid: the skin over the eye, in the colour of the stroke, and the lashes."""
    half, deep = round(0.6 * size, 1), round(0.4 * size, 1)
    return symbol(
        f"lid-{size:g}",
        32,
        32,
        '<g fill="none" stroke-linecap="round">'
        f'<path stroke-width="{size + LID:g}" d="M0 0h0"/>'
        f'<path stroke="{LASHES}" stroke-width="{0.3 + 0.13 * size:.1f}"'
        f' d="M-{half:g} 0q{half:g} {deep:g} {2 * half:g} 0"/></g>',
    )


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


def _board(edition: Edition) -> Iterator[str]:
    """The board of the edition, at its foot a row of chips and two animals; and what lies on it.

    Its pictures are apart: copies of forty drawings take longer than all else of the first paint.
    """
    columns, rows = edition.size
    width, height = columns * CELL + 2, rows * CELL + 2
    side, below = round(0.3 * VISITOR * height), round(0.5 * CHIP * height)
    wood = f'<rect class="wood" width="{width}" height="{height}" rx="3"/>'
    foot = "".join(_foot(edition, width, height))
    parts = {
        edition.name: wood + "".join(_squares(edition)),
        edition.name + ANIMALS: "".join(_animals(edition)),
    }
    for name, part in parts.items():
        body = f'<g transform="translate({side} 0)">{part}{foot}</g>'
        yield symbol(name, width + 2 * side, height + below, body)


def _squares(edition: Edition) -> Iterator[str]:
    """A path with the squares of each tint: a square is a point with a square end."""
    squares: dict[str, str] = {}
    for cell, shown in edition.picture_at.items():
        name = f"tint-{tint(edition, shown)}" if shown else "free"
        column, row = cell_position(cell)
        squares[name] = squares.get(name, "") + f"M{column * CELL + 6} {row * CELL + 6}h0"
    for name, path in sorted(squares.items()):
        yield f'<path class="{name}" d="{path}"/>'


def _animals(edition: Edition) -> Iterator[str]:
    """The pictures. For fewer letters, each row is a drawing of the size of one picture."""
    rows: dict[int, str] = {}
    for cell, shown in edition.picture_at.items():
        column, row = cell_position(cell)
        place = f' x="{column * CELL}"' if column else ""
        rows[row] = rows.get(row, "") + f'<use href="#art-{shown or "sun"}"{place}/>'
    edge = 1 + (CELL - DRAWING) / 2
    for row, pictures in rows.items():
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
