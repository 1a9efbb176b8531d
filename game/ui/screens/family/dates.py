"""Dates in the user's language, from ISO dates such as `2026-11-03`."""

from game.ui.look.i18n import _, later

MONTHS = (
    later("January"),
    later("February"),
    later("March"),
    later("April"),
    later("May"),
    later("June"),
    later("July"),
    later("August"),
    later("September"),
    later("October"),
    later("November"),
    later("December"),
)
"""The months, as they stand in a date."""


def date_words(day: str) -> str:
    """The date in words: 3 November 2026."""
    year, month, number = map(int, day.split("-"))
    words = {"day": number, "month": _(MONTHS[month - 1]), "year": year}
    date = _("1 %(month)s %(year)d") if number == 1 else _("%(day)d %(month)s %(year)d")
    return date % words
