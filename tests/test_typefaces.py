"""The typefaces: few bytes, and still all letters of the game."""

import re
from io import BytesIO
from itertools import chain
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from game.ui.look.i18n import LANGUAGES, SEPARATORS
from tests.test_catalogues import LETTERS
from tools.site.messages import stored_catalogue
from tools.site.packages import fonts
from tools.site.typefaces import STYLE, typefaces

STATIC = Path(__file__).parent.parent / "static"
MAX_BYTES = 65_000

NOT_NEEDED = {"\n", "\u200e", "\u202f", *"\u063b\u063c\u063d\u063e\u063f"}
"""The mark of direction has no picture, and browsers narrow the space themselves. The letters lie
between those of Arabic, which has none."""


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return {Path(name).stem: content for name, content in fonts()}


def weights(font: TTFont) -> set[float]:
    """The lightest and the boldest."""
    if "fvar" not in font:
        return {font["OS/2"].usWeightClass}
    [axis] = font["fvar"].axes
    return {axis.minValue, axis.maxValue}


def texts(language: str) -> str:
    """All that the page says in the language."""
    catalogue = stored_catalogue(language)
    said = [message.string or message.id for message in catalogue if message.id]
    parts = chain.from_iterable([text] if isinstance(text, str) else text for text in said)
    return "".join(parts) + SEPARATORS.get(language, "") + LANGUAGES[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_game_is_in_a_file(language: str, files: dict[str, bytes]) -> None:
    there = {
        letter
        for typeface in typefaces()
        for letter in map(chr, TTFont(BytesIO(files[typeface.name])).getBestCmap())
        if letter in typeface.letters
    }
    alphabet = re.findall(f"[{LETTERS[language]}]", "".join(map(chr, range(0x700))))
    used = {*texts(language), *alphabet, *"".join(alphabet).upper()}
    assert used - there <= NOT_NEEDED


def test_each_file_is_trimmed_and_names_makers_and_licence(files: dict[str, bytes]) -> None:
    assert set(files) == {typeface.name for typeface in typefaces()}
    for typeface in typefaces():
        font = TTFont(BytesIO(files[typeface.name]))
        assert set(map(chr, font.getBestCmap())) <= typeface.letters
        assert weights(font) == {typeface.lightest, typeface.boldest}
        assert "Project Authors" in font["name"].getDebugName(0)
        assert font["name"].getDebugName(14).endswith("scripts.sil.org/OFL")
    assert sum(map(len, files.values())) <= MAX_BYTES


def test_the_page_names_all_families() -> None:
    families = re.findall('font-family: "?(.*?)"?;', STYLE.read_text(encoding="utf-8"))
    named = ", ".join(f'"{family}"' for family in dict.fromkeys(families))
    assert f"--typeface: {named}, ui-rounded" in (STATIC / "style" / "tokens.css").read_text()
