"""What is wrong with a line that Python cannot read, where Python itself says little."""

import re
from keyword import kwlist

from game.workshop.keywords import misspelt
from game.workshop.mistake import Mistake

VAGUE = (
    "invalid syntax",
    "expected '('",
    "expected 'else'",
    "trailing comma",
    "Missing parentheses",
    "Did you mean to use 'from",
    "Expected one or more names",
)
"""How Python's messages begin that help no beginner."""

NO_CODE = re.compile(r"\"[^\"]*\"|'[^']*'|#.*")
"""Texts and comments in a line. In their place is an empty text."""

BRANCH = re.compile(r"\s*(else|elif)\b")

OWN_WORD = "|".join(word for word in kwlist if word.islower())

MISTAKES = (
    (r"\s*(print)\b", Mistake.FORM),
    (r"\s*(?:if|elif|while)\b.*[^=!<>](=)(?!=)", Mistake.ONE_SIGN),
    (r".*([?$`])", Mistake.CHARACTER),
    (rf"\s*(//|--|(?!(?:{OWN_WORD})\b)[A-Za-z]+ [A-Za-z]+ [A-Za-z][\w ,.!?]*$)", Mistake.NO_CODE),
    (rf"\s*({OWN_WORD})\s*=(?!=)", Mistake.OWN_WORD),
    (r".*?([-+*/%=<>.]|\b(?:and|or|not|in|is))\s*:?\s*$", Mistake.ENDS_EARLY),
    (r".*?\b(def|for|if|elif|while|from|import|return)\b", Mistake.FORM),
)
"""How a line begins that has a mistake, the first that fits. The group is what it is about."""


def wrong_in(code: str, line: int, column: int, message: str) -> tuple[str, str, str]:
    """What is wrong in this line: a word, what it should be, and the name of a `Mistake`.

    Python stopped at the column, counted from 1. The texts are empty where nothing is known.
    """
    word, meant = misspelt(code, line, message)
    lines = code.splitlines()
    if meant or not (0 < line <= len(lines) and message.startswith(VAGUE)):
        return word, meant, ""
    mistake, word = _mistake_in(NO_CODE.sub('""', lines[line - 1]), column)
    return word, "", mistake.name if mistake else ""


def _mistake_in(text: str, column: int) -> tuple[Mistake | None, str]:
    """The mistake in a line, and the word it is about."""
    first = BRANCH.match(text)
    if first and column <= first.start(1) + 1:
        return Mistake.NO_IF, first[1]
    if sum(text.count(one) for one in "([{") > sum(text.count(one) for one in ")]}"):
        return Mistake.OPEN_BRACKET, ""
    for pattern, mistake in MISTAKES:
        if found := re.match(pattern, text):
            return mistake, found[1]
    return None, ""
