"""The art library: its drawings, and for each language the names and words that find them."""

import json
import tomllib
from pathlib import Path

from game.ui.look.i18n import LANGUAGES
from game.ui.sets.library import fold
from tools.paths import ART
from tools.site.art import drawing, icons, rounded, symbol

CHARACTERS = Path("@iconify-json") / "fluent-emoji-flat" / "chars.json"
ANNOTATIONS = Path("cldr-annotations-modern") / "annotations"
LIBRARY = ART / "library.toml"

CAPITALS = {"tr": {"i": "İ"}, "nl": {"ij": "IJ"}}
"""First letters whose capitals are not those of other languages."""


def write_library(packages: Path, folder: Path) -> None:
    """Writes the files into a new folder; `packages` is the folder `node_modules`."""
    folder.mkdir()
    (folder / "library.svg").write_text(library_drawing(packages), encoding="utf-8")
    for language in LANGUAGES:
        listed = json.dumps(names(packages, language), ensure_ascii=False, separators=(",", ":"))
        (folder / f"names-{language}.json").write_text(listed, encoding="utf-8")


def groups() -> dict[str, dict[str, str]]:
    """For each group its pictures, and the drawing of the art package that each of them is."""
    found: dict[str, dict[str, str]] = tomllib.loads(LIBRARY.read_text("utf-8"))["groups"]
    return found


def library_drawing(packages: Path) -> str:
    """A hidden drawing with the symbols `art-lib-…` of all pictures."""
    drawings = icons(packages)
    symbols = [
        symbol(f"lib-{name}", 32, 32, drawings[icon]["body"])
        for pictures in groups().values()
        for name, icon in pictures.items()
    ]
    return drawing([rounded("".join(symbols), packages)])


def names(packages: Path, language: str) -> dict[str, dict[str, tuple[str, str]]]:
    """For each group its pictures: the name to show, and the folded words that find it."""
    better = tomllib.loads(LIBRARY.read_text("utf-8"))["names"].get(language, {})
    described = annotations(packages, language)

    def named(name: str, icon: str) -> tuple[str, str]:
        short_name, keywords = described[icon]
        shown = capitalised(better.get(name, short_name), language)
        words = fold(" ".join([shown, short_name, *keywords]))
        return shown, " ".join(dict.fromkeys(words))

    return {
        group: {name: named(name, icon) for name, icon in pictures.items()}
        for group, pictures in groups().items()
    }


def annotations(packages: Path, language: str) -> dict[str, tuple[str, list[str]]]:
    """The short name and the keywords that the Unicode CLDR has for each drawing."""
    file = packages / ANNOTATIONS / language / "annotations.json"
    listed = json.loads(file.read_text("utf-8"))["annotations"]["annotations"]
    return {
        icon: (listed[character]["tts"][0], listed[character]["default"])
        for icon, character in characters_of_icons(packages).items()
        if character in listed
    }


def characters_of_icons(packages: Path) -> dict[str, str]:
    """The character of each drawing, without the sign that asks for a picture (U+FE0F)."""
    listed = json.loads((packages / CHARACTERS).read_text("utf-8"))
    return {
        icon: "".join(chr(int(code, 16)) for code in codes.split("-") if code != "fe0f")
        for codes, icon in listed.items()
    }


def capitalised(text: str, language: str) -> str:
    """The text with a capital first letter, as on the cards of the game."""
    for letter, capital in CAPITALS.get(language, {}).items():
        if text.startswith(letter):
            return capital + text.removeprefix(letter)
    return text[:1].upper() + text[1:]
