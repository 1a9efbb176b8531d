"""Prints every plural form with a number that takes it: `python -m tools.site.plural_forms pl`.

A reader of the language sees in one list whether each number has its form.
"""

import re
import sys
from collections.abc import Iterator
from gettext import c2py

from tools.site.messages import forms, stored_catalogue

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 100, 103)


def printed(language: str) -> Iterator[str]:
    """A line for each message with a number, and below it one for each of `NUMBERS`."""
    catalogue = stored_catalogue(language)
    form_of = c2py(catalogue.plural_expr)
    for message in catalogue:
        if not isinstance(message.id, str):
            yield forms(message.id)[-1]
            for number in NUMBERS:
                text = forms(message.string)[form_of(number)]
                yield f"  {number}: {re.sub(r'%[(]number[)]d', str(number), text)}"


if __name__ == "__main__":
    print("\n".join(printed(sys.argv[1])))
