"""The letters of the sign as a drawing, so that no typeface has to come first."""

from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

WORDS = "Rowdy Zoo"
FONT = Path("@fontsource-variable", "nunito", "files", "nunito-latin-wght-normal.woff2")
WEIGHT = 900
HEIGHT = 100
"""The height of the drawing, which is the height of a line."""


def lettering(packages: Path) -> str:
    """The symbol `art-lettering`; `packages` is the folder `node_modules`."""
    font = TTFont(packages / FONT)
    line = font["hhea"]
    scale = HEIGHT / (line.ascent - line.descent)
    glyphs, names = font.getGlyphSet(location={"wght": WEIGHT}), font.getBestCmap()
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
    x = 0.0
    for letter in WORDS:
        glyph = glyphs[names[ord(letter)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, line.ascent * scale)))
        x += glyph.width * scale
    path = f'<path d="{pen.getCommands()}"/>'
    return f'<symbol id="art-lettering" viewBox="0 0 {x:.0f} {HEIGHT}">{path}</symbol>'
