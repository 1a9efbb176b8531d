"""The bots that people have written, as saved text, and back; pure.

The effects KeepBot, DeleteBot and PassLesson change them: see `browser/workshop_effects.py`.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.rules.json_text import UnreadableError
from game.ui.frame.kept import Kept, KeptText
from game.ui.look.names import clean_name
from game.ui.look.words import EXTRAS

FORMAT = 1

FIELDS = ("format", "bots", "passed")

MAX_BOTS = 40
"""The most bots that are kept."""

MAX_CODE = 20_000
"""The most characters of a bot's code; all bots fit into a text that can be read again."""

MAX_NAME = 40

FACES = len(EXTRAS)
"""How many faces there are for bots."""

NO_FACE = -1
"""The face of a bot that has none yet."""

LESSONS = 6


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot: its name, its code, and the number of its face."""

    name: str
    code: str
    face: int = 0


class Bots(NamedTuple):
    """The kept bots, the newest first, and the numbers of the lessons that were passed.

    `unknown_fields` is a JSON object with the fields that only a newer version knows.
    """

    bots: tuple[Bot, ...] = ()
    passed: frozenset[int] = frozenset()
    unknown_fields: str = "{}"


def read_bot(row: Any) -> Bot | None:  # noqa: ANN401 - JSON
    """The bot with these data; None if they hold none."""
    if not isinstance(row, dict):
        return None
    name, code, face = row.get("name"), row.get("code"), row.get("face")
    if not isinstance(name, str) or not isinstance(code, str):
        return None
    name = clean_name(name, MAX_NAME)
    known = face if type(face) is int and 0 <= face < FACES else 0
    return Bot(name, clean_code(code), known) if name else None


def clean_code(code: str) -> str:
    """The code with plain ends of lines, cut at MAX_CODE, without lone surrogates."""
    plain = code.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
    return plain[:MAX_CODE].encode("utf-8", "replace").decode()


def keep(kept: Bots, bot: Bot, replaced: str = "") -> Bots:
    """The bots with this one, in the place of the one with that name or else as the first."""
    return kept._replace(bots=BOTS.keep(Kept(kept.bots), bot, replaced).items)


def without(kept: Bots, name: str) -> Bots:
    """The bots without the one of that name."""
    return kept._replace(bots=BOTS.without(Kept(kept.bots), name).items)


def free_face(bots: Iterable[Bot]) -> int:
    """The first of the faces that the fewest bots have."""
    worn = [bot.face for bot in bots]
    return min(range(FACES), key=worn.count)


def free_name(name: str, taken: set[str]) -> str:
    """The name if no bot has it, or else the name with a number."""
    names = (name, *(f"{name[: MAX_NAME - 4]} {number}" for number in range(2, MAX_BOTS + 3)))
    return next(one for one in names if one not in taken)
