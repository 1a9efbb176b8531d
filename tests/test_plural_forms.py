"""The plural forms of the catalogues beside those of the Unicode CLDR."""

from collections import defaultdict
from gettext import c2py

import pytest
from babel import Locale

from tools.site.messages import TRANSLATIONS, stored_catalogue
from tools.site.plural_forms import NUMBERS, printed

TRIED = range(1001)
TANWIN = "\N{ARABIC FATHATAN}"
MERGED = {
    "he": {"one": 0, "two": 1, "other": 1},
    "tr": {"one": 0, "other": 0},
}
"""A language that writes two categories alike: Hebrew writes digits where words differ for two, and
Turkish counts in the singular."""


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_numbers_of_one_category_take_one_form(language: str) -> None:
    """https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html"""
    category = Locale(language).plural_form
    form = c2py(stored_catalogue(language).plural_expr)
    taken: defaultdict[str, set[int]] = defaultdict(set)
    for number in TRIED:
        taken[category(number)].add(form(number))
    assert all(len(numbers) == 1 for numbers in taken.values()), taken
    one_each = {name: numbers.pop() for name, numbers in taken.items()}
    if language in MERGED:
        assert one_each == MERGED[language]
    else:
        assert len(set(one_each.values())) == len(one_each)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_form_is_printed(language: str) -> None:
    catalogue = stored_catalogue(language)
    form_of = c2py(catalogue.plural_expr)
    assert {form_of(number) for number in NUMBERS} == set(range(catalogue.num_plurals))
    plurals = [message for message in catalogue if not isinstance(message.id, str)]
    assert len(list(printed(language))) == len(plurals) * (1 + len(NUMBERS))


def test_arabic_counts_eleven_in_the_accusative() -> None:
    """From 11 to 99 the counted word ends in tanwin, after a full hundred it does not."""
    catalogue = stored_catalogue("ar")
    form = c2py(catalogue.plural_expr)
    both = [
        (message.string[form(11)], message.string[form(100)])
        for message in catalogue
        if isinstance(message.string, tuple)
    ]
    different = [(eleven, hundred) for eleven, hundred in both if eleven != hundred]
    assert different
    assert all(eleven.count(TANWIN) > hundred.count(TANWIN) for eleven, hundred in different)
