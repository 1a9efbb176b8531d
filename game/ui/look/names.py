"""Names, as they are shown and saved: of people, bots, boards, picture sets and pictures."""

import re
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import count, islice

from game.rules.state import Seat
from game.ui.look import i18n
from game.ui.look.colours import colour_word
from game.ui.look.i18n import _
from game.ui.look.words import (
    JOINERS,
    bot_word,
    face_word,
    is_bot,
    is_person,
    level_word,
    seat_face_number,
    visible,
)

MAX_NAME_LENGTH = 24
"""The length of the name of a person or a picture, in visible characters."""

MARKS = (
    "\u0300-\u036f\u0591-\u05bd\u064b-\u065f\u0670\u20d0-\u20f0\u200c\ufe00-\ufe0f"
    "\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f"
)
"""Accents, points and colours of skin, which belong to the sign before them."""

VISIBLE = f"[\U0001f1e6-\U0001f1ff]{{2}}|.(?:[{MARKS}]|\u200d.)*"
"""A visible character: a flag, or a sign with its marks and what a joiner joins to it."""

MOST_SIGNS = 8
"""The most signs for each visible character of a name; a family of four has seven."""


def clean_name(text: str, limit: int = MAX_NAME_LENGTH, most_signs: int = 0) -> str:
    """The visible characters of the text in one line, at most `limit`, each of them whole.

    They have at most `most_signs` signs, or else eight times as many as the limit.

    >>> clean_name("  Rex\\tthe  dog ")
    'Rex the dog'
    """
    words = (visible(word).strip(JOINERS) for word in text.split())
    shown = _first(" ".join(filter(None, words)), limit, most_signs or MOST_SIGNS * limit)
    return shown.strip(f" {JOINERS}")


def free_name(name: str, taken: Collection[str]) -> str:
    """The name itself if nothing else has it. If it is taken, a number follows it."""
    names = (f"{name[:36]} {number}" for number in count(2))
    return name if name not in taken else next(one for one in names if one not in taken)


def _first(text: str, limit: int, most_signs: int) -> str:
    if len(text) <= min(limit, most_signs):
        return text
    end = 0
    for shown in islice(re.finditer(VISIBLE, text), limit):
        if shown.end() > most_signs:
            break
        end = shown.end()
    return text[:end]


def folded(name: str) -> str:
    """The name to compare, without regard to case and joiners.

    In Turkish, İ is the capital of i, and I of ı.
    """
    plain = "".join(sign for sign in name if sign not in JOINERS)
    return plain.casefold().replace("i\u0307", "i").replace("ı", "i")


def seat_words(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The names of all seats. A name that stands twice says which seat is meant."""
    return _seat_words(i18n.language(), tuple(seats))


@lru_cache(maxsize=8)
def _seat_words(_language: str, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    plain = [_plain_word(number, seat) for number, seat in enumerate(seats)]
    compared = list(map(folded, plain))
    return tuple(
        word if compared.count(compared[i]) == 1 else _with_sign(seats, i, word, compared)
        for i, word in enumerate(plain)
    )


def _plain_word(number: int, seat: Seat) -> str:
    """The name of the seat, or of its face."""
    if is_person(seat):
        return seat.name.strip() or face_word(seat_face_number(number, seat))
    return bot_word(seat.name) if is_bot(seat) else level_word(seat.played_by)


def _with_sign(seats: Sequence[Seat], seat: int, word: str, compared: Sequence[str]) -> str:
    """A name that stands twice, with what tells this seat from the others.

    That is the face of a person, or else the colour. Computers are numbered.
    """
    namesakes = [i for i, other in enumerate(compared) if other == compared[seat]]
    alike = [i for i in namesakes if is_person(seats[i]) == is_person(seats[seat])]
    sign = _sign(seats, seat, alike) if is_person(seats[seat]) else ""
    if sign == word or (len(alike) == 1 and not sign):
        return word
    if sign:
        return _("%(name)s (%(sign)s)") % {"name": word, "sign": sign}
    return _("%(name)s %(number)d") % {"name": word, "number": namesakes.index(seat) + 1}


def _sign(seats: Sequence[Seat], seat: int, people: Sequence[int]) -> str:
    """The face or the colour that none of the other people has; empty if they have both."""
    faces = {i: face_word(seat_face_number(i, seats[i])) for i in people}
    colours = {i: colour_word(seats[i].colour) for i in people}
    signs = (signs[seat] for signs in (faces, colours) if [*signs.values()].count(signs[seat]) == 1)
    return next(signs, "")


def seat_word(seats: Sequence[Seat], seat: int) -> str:
    """The name of the seat, as `seat_words` tells it from others."""
    return seat_words(seats)[seat]
