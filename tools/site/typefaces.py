"""Writes the files of `static/style/typefaces.css`: `python -m tools.site.typefaces FOLDER`.

Each has the letters and weights that the style sheet names, out of the file of a package.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from tools.paths import PACKAGES, STATIC

STYLE = STATIC / "style" / "typefaces.css"
FONTS = PACKAGES / "@fontsource-variable"

FACE = re.compile(
    r'@font-face \{.*?fonts/(?P<name>[\w-]+)\.woff2"'
    r".*?font-weight: (?P<weights>[\d ]+);.*?unicode-range: (?P<letters>[^;]+);",
    re.DOTALL,
)
LETTERS = re.compile(r"U\+(?P<first>\w+)-?(?P<last>\w*)")

JOINING = ("ccmp", "locl", "kern", "mark", "mkmk", "init", "medi", "fina", "rlig")
"""The features that join letters and fit them to each other; others make swashes and fractions."""

NAMES = (*range(7), 13, 14)
"""What a file says of itself: its makers, its name and its licence."""


class Typeface(NamedTuple):
    """One file: its name, its lightest and its boldest weight, and its letters."""

    name: str
    lightest: int
    boldest: int
    letters: frozenset[str]


def main() -> None:
    """Writes the files into a new folder."""
    folder = Path(sys.argv[1])
    folder.mkdir()
    for typeface in typefaces():
        write(typeface, folder / f"{typeface.name}.woff2")


def typefaces() -> Iterator[Typeface]:
    """Those of the style sheet."""
    for name, weights, letters in FACE.findall(STYLE.read_text(encoding="utf-8")):
        lightest, *_, boldest = map(int, (weights + " " + weights).split())
        yield Typeface(name, lightest, boldest, letters_of(letters))


def letters_of(unicode_range: str) -> frozenset[str]:
    """The letters of a range as CSS writes it."""
    return frozenset(
        chr(code)
        for first, last in LETTERS.findall(unicode_range)
        for code in range(int(first, 16), int(last or first, 16) + 1)
    )


def write(typeface: Typeface, target: Path) -> None:
    """Writes the part of the package's file that the typeface names."""
    [source] = FONTS.glob(f"*/files/{typeface.name}-wght-normal.woff2")
    font = TTFont(source, recalcTimestamp=False)
    part = Subsetter(Options(layout_features=JOINING, name_IDs=NAMES))
    part.populate(text="".join(typeface.letters))
    part.subset(font)
    instantiateVariableFont(font, {"wght": (typeface.lightest, typeface.boldest)}, inplace=True)
    font.save(target)


if __name__ == "__main__":
    main()
