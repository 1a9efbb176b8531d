"""The English of the sources: one word for one thing, as docs/translating.md lists them."""

import re

import pytest

from tests.test_catalogues import messages_of, stored_catalogue
from tools.site.messages import LISTENERS, forms, notes

INSTEAD = {
    r"\bwhoever\b|\bwhatever\b": "the person who, anything that",
    r"\b(is|are|was|be) kept\b|\bkeeps? (it as|nothing|this board)\b": "save",
    r"\b(is|are) told\b": "say, read aloud",
    r"\bsuch\b(?! as\b)": "that many, like that",
    r"\bof it\b": "its",
    r"(?<![\w.(])seats?(?![\w)])": "player",
    r"\bin a row\b": "a row of 4",
    r"\bdead\b": "stuck",
    r"(?<!`)\bexchang": "swap",
    r"\b(a|an|each|every|one|other|no|this|that|random) plays?\b(?! (well|for|on|with))": "move",
    r"\b(first|last|latest|newest|past|1,000|every) turns?\b|\bturn %\(number\)": "move",
    r"\bby chance\b|\bchance play": "at random",
    r"\bbegin(s|ning)?\b": "start",
    r"\banew\b|\bshall\b": "again; a plain question",
    r"\bplaces? (for|on|left)\b|\bfree place\b": "picture, or cell",
    r"\bfits?\b": "goes on, can be played",
    r"\bmistakes?\b": "error",
    r"\b(everyone|someone|no one)\b": "everybody, somebody, nobody",
    r"\bis no (game|name)\b|\bis in no\b": "is not a",
    r"'": "’",
    r"\bcolor": "colour",
}
"""Patterns that no message has, and what it says instead."""


@pytest.mark.parametrize("pattern", INSTEAD)
def test_english_has_one_word_for_one_thing(pattern: str) -> None:
    texts = [text for message in messages_of(stored_catalogue("en")) for text in forms(message.id)]
    found = [text for text in texts if re.search(pattern, text, re.IGNORECASE)]
    assert not found, f"say {INSTEAD[pattern]}"


def test_each_message_knows_to_whom_it_is_said() -> None:
    listeners = {message: note.listener for message, note in notes().items()}
    said = {forms(message.id)[0] for message in messages_of(stored_catalogue("en"))}
    assert listeners.keys() == said, "run make messages"
    assert set(listeners.values()) == set(LISTENERS), "game/locale/notes.csv says to whom"
