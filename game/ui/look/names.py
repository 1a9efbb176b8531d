"""Names, as they are shown and saved: of people, bots, boards, picture sets and pictures."""

MAX_NAME_LENGTH = 24
"""The length of the name of a person or a picture."""

JOINERS = "\u200c\u200d"
"""Invisible characters that some scripts and emoji need within a word."""


def clean_name(text: str, limit: int = MAX_NAME_LENGTH) -> str:
    """The visible characters of the text in one line, at most `limit`.

    >>> clean_name("  Rex\\tthe  dog ")
    'Rex the dog'
    """
    known = (sign for sign in text if sign.isprintable() or sign.isspace() or sign in JOINERS)
    words = (word.strip(JOINERS) for word in "".join(known).split())
    return " ".join(filter(None, words))[:limit].strip(f" {JOINERS}")
