"""What the editor says: its own texts, and the names that it completes."""

from collections.abc import Iterator
from typing import Any

from game.ui.look.i18n import _
from game.ui.workshop.words import CHANCE, KINDS, PLAY, SEEN, ZOO, Word
from game.workshop.api import __all__ as public_names

PARTS = {
    "seen.seats": ("seen.seat", "seen.seats[seen.seat].colour"),
    "seen.options.hand_size": ("seen.options", ""),
    "seen.options.power_cards": ("seen.options", ""),
    "seen.options.draw": ("seen.options", ""),
    "seen.edition.picture_at": ("seen.edition", 'seen.edition.picture_at["c4"]'),
    "seen.edition.lines": ("seen.edition", ""),
    "seen.edition.row_length": ("seen.edition", ""),
}
"""Further names to complete: which word explains each, and code that uses it."""


def editor_words() -> dict[str, Any]:
    """The words of the editor in the user's language, as `static/workshop/bridge.js` has them."""
    return {
        "label": _("The bot’s code. To leave it, press Escape, then Tab."),
        "phrases": _phrases(),
        "names": _names(),
    }


def _phrases() -> dict[str, str]:
    """CodeMirror's texts by their English originals."""
    return {
        "Find": _("Find"),
        "Replace": _("Replace"),
        "next": _("next"),
        "previous": _("previous"),
        "all": _("all"),
        "match case": _("match case"),
        "by word": _("whole word"),
        "regexp": _("regexp"),
        "replace": _("replace"),
        "replace all": _("replace all"),
        "close": _("close"),
        "Go to line": _("Go to line"),
        "go": _("go"),
        "Completions": _("Completions"),
    }


def _names() -> list[dict[str, Any]]:
    words = (*SEEN, *PLAY, *ZOO, *KINDS, *CHANCE, *_parts())
    return [
        {
            "label": word.name,
            "detail": word.sample if word.sample != word.name else "",
            "info": word.explanation.replace("`", ""),
            "isImported": word.name in public_names,
        }
        for word in words
    ]


def _parts() -> Iterator[Word]:
    """The parts of what a bot sees. The panel of words explains them with the whole."""
    abouts = {word.name: word.about for word in SEEN}
    for part, (whole, sample) in PARTS.items():
        yield Word(part, sample, abouts[whole])
