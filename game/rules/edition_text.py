"""Reads an edition as people write it. The page does not: its build has made data of editions."""

import tomllib

from game.rules.edition import Edition
from game.rules.edition_data import EditionError, edition_of
from game.rules.json_text import MAX_CHARACTERS


def parse_edition(text: str) -> Edition:
    """An edition from TOML, as `docs/editions.md` describes it.

    EditionError as `edition_of` raises it, or if the text is not TOML.

    >>> parse_edition("name = 'my-zoo'")
    Traceback (most recent call last):
    game.rules.edition_data.EditionError: the edition lacks the key 'row'
    """
    if len(text) > MAX_CHARACTERS:
        raise EditionError(f"the edition is longer than {MAX_CHARACTERS} characters")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # A number with too many digits is a ValueError, but no TOMLDecodeError.
        raise EditionError(f"the edition is not TOML: {error}") from error
    return edition_of(data)
