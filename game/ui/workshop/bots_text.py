"""The bots that people have written, as a saved text and back; pure.

The effects SaveBot, DeleteBot and PassLesson change them: see `browser/workshop_effects.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.rules.json_text import UnreadableError
from game.ui.frame.saved_list import ListText, SavedList
from game.ui.look.names import clean_name
from game.ui.look.words import EXTRAS

MAX_BOTS = 40
"""The most bots that are saved."""

MAX_CODE = 20_000
"""The most characters of a bot's code. So all bots fit into one text that can be read again."""

MAX_NAME, MAX_AUTHOR = 40, 24

FACES = len(EXTRAS)
"""How many faces there are for bots."""

NO_FACE = -1
"""The face of a bot that has none yet."""

LESSONS = 12


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot: its name, its code, and the number of its face."""

    name: str
    code: str
    face: int = 0
    author: str = ""
    """Who has sent it here; empty for a bot that was made here."""


class Bots(NamedTuple):
    """What is saved of the workshop."""

    bots: tuple[Bot, ...] = ()
    """The newest first."""
    passed: frozenset[int] = frozenset()
    """The numbers of the lessons whose goal was reached."""
    author: str = ""
    """Who makes the bots here; empty until somebody has said so."""
    unknown_fields: str = "{}"
    """What a newer version has saved besides, as JSON."""


def read_bot(row: Any) -> Bot | None:  # noqa: ANN401 - JSON
    """The bot with these data. None if the data are invalid."""
    if not isinstance(row, dict):
        return None
    name, code, face = row.get("name"), row.get("code"), row.get("face")
    if not isinstance(name, str) or not isinstance(code, str):
        return None
    name = clean_name(name, MAX_NAME)
    known = face if type(face) is int and 0 <= face < FACES else 0
    return Bot(name, clean_code(code), known, _read_author(row)) if name else None


def _read_author(row: dict[str, Any]) -> str:
    author = row.get("author")
    return clean_name(author, MAX_AUTHOR) if isinstance(author, str) else ""


def clean_code(code: str) -> str:
    """The code with plain ends of lines, cut at MAX_CODE, without lone surrogates."""
    plain = code.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
    return plain[:MAX_CODE].encode("utf-8", "replace").decode()


BOTS = ListText(
    "bots",
    MAX_BOTS,
    key=lambda bot: bot.name,
    to_data=lambda bot: {
        "name": bot.name,
        "code": bot.code,
        "face": bot.face,
        **({"author": bot.author} if bot.author else {}),
    },
    read_item=read_bot,
    other_fields=("passed", "author"),
)
"""How the bots are saved, with the lessons that were passed and their author."""


def bots_text(saved: Bots) -> str:
    """The bots as JSON, with the fields of a newer version."""
    known = {"passed": sorted(saved.passed), **({"author": saved.author} if saved.author else {})}
    return BOTS.text(SavedList(saved.bots, saved.unknown_fields), **known)


def parse_bots(text: str | None) -> Bots:
    """The bots of the text. If it cannot be read, there are none."""
    try:
        return read_bots(text)
    except UnreadableError:
        return Bots()


def read_bots(text: str | None) -> Bots:
    """The bots of the text. Without a text there are none.

    It leaves out what is no bot, and a second bot of the same name. Raises `UnreadableError` if the
    text is no JSON object, or its bots are no list.
    """
    saved, data = BOTS.read_fields(text)
    passed = data.get("passed")
    lessons = passed if isinstance(passed, list) else []
    numbers = frozenset(n for n in lessons if type(n) is int and 0 <= n < LESSONS)
    return Bots(saved.items, numbers, _read_author(data), saved.unknown_fields)


def with_bot(saved: Bots, bot: Bot, replaced: str = "") -> Bots:
    """The bots with this one. It takes the place of the bot with that name, or is the first."""
    return saved._replace(bots=BOTS.with_item(SavedList(saved.bots), bot, replaced).items)


def without_bot(saved: Bots, name: str) -> Bots:
    """The bots without the bot of that name."""
    return saved._replace(bots=BOTS.without(SavedList(saved.bots), name).items)


def free_face(bots: Iterable[Bot]) -> int:
    """The face that the fewest bots have. Of several, the first."""
    worn = [bot.face for bot in bots]
    return min(range(FACES), key=worn.count)


def free_name(name: str, taken: set[str]) -> str:
    """The name. If a bot has it already, a number follows."""
    return next(one for one in names_of(name) if one not in taken)


def names_of(name: str) -> tuple[str, ...]:
    """The name, and those that a bot gets if another one has it."""
    return name, *(f"{name[: MAX_NAME - 4]} {number}" for number in range(2, MAX_BOTS + 3))
