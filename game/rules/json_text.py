"""Reads JSON from outside: saved texts, files and links. All such JSON is read here."""

import json
import math
import re
from collections.abc import Collection
from itertools import accumulate
from typing import Any, NoReturn

MAX_CHARACTERS = 1_000_000
"""The length of the longest text that is read. The longest game has 700,000 characters."""

MAX_SIGNS = {"[{": 30_000, ",": 150_000}
"""The most lists and objects, and the most commas. The longest game has 41,000 actions."""

BEGINNING = 100_000
"""The part of a text with more of them in which deep nesting is looked for, in characters."""

MAX_UNKNOWN_CHARACTERS = 50_000
"""The length of the longest unknown fields that are saved again."""

MAX_DEPTH = 250
"""How deeply lists and objects may be nested.

With 3,500 nested objects, `json.loads` of Pyodide 314 ends the interpreter.
"""


STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}
"""What a bracket adds to the depth."""


class UnreadableError(ValueError):
    """The text is not JSON, or too long, too full or nested too deeply.

    The message ends a sentence.
    """


def parse_json(text: str, pairs: Any = None, *, games: int = 1) -> Any:  # noqa: ANN401 - JSON
    """The value of the text; raises only `UnreadableError`.

    `games` is the number of games that the text may hold.

    NaN, Infinity and numbers that Python cannot hold are errors. Of equal keys the last one counts,
    unless the function `pairs` makes something else of keys and values.
    A string may hold lone surrogates. Who shows or encodes it must check it.

    >>> parse_json('{"a": [1, 2]}')
    {'a': [1, 2]}
    >>> parse_json("[NaN]")
    Traceback (most recent call last):
    game.rules.json_text.UnreadableError: not JSON: NaN is not a number
    """
    if len(text) > MAX_CHARACTERS * games:
        raise UnreadableError(f"longer than {MAX_CHARACTERS * games} characters")
    is_full = any(sum(map(text.count, signs)) > most * games for signs, most in MAX_SIGNS.items())
    if _is_too_deep(text[:BEGINNING] if is_full else text):
        raise UnreadableError("nested too deeply")
    if is_full:
        raise UnreadableError("too full: it has more values than any game")
    try:
        return json.loads(
            text, parse_float=_finite, parse_constant=_refuse, object_pairs_hook=pairs
        )
    except ValueError as error:
        raise UnreadableError(f"not JSON: {error}") from error
    except RecursionError as error:
        raise UnreadableError("nested too deeply") from error


def unknown_fields(data: dict[str, Any], known: Collection[str]) -> str:
    """The fields that only a newer version knows, as a JSON object; `{}` if they are too long.

    >>> unknown_fields({"seats": 2, "weather": "sunny"}, known=["seats"])
    '{"weather": "sunny"}'
    """
    text = json.dumps({name: value for name, value in data.items() if name not in known})
    return text if len(text) <= MAX_UNKNOWN_CHARACTERS else "{}"


def check_format(data: dict[str, Any], newest: int) -> None:
    """Raises `UnreadableError` if a newer version has saved the data in a newer format."""
    saved = data.get("format")
    if type(saved) is int and saved > newest:
        raise UnreadableError(
            f"in format {saved}, not {newest}; a newer version of the game reads it"
        )


def parse_object(text: str, *, games: int = 1) -> dict[str, Any]:
    """The object of the text; `UnreadableError` also for any other value."""
    data = parse_json(text, games=games)
    if not isinstance(data, dict):
        raise UnreadableError("not an object")
    return data


def depth(text: str) -> int:
    """How deeply the lists and objects of a JSON text are nested; 0 for a plain value.

    The time is linear. If the text is not JSON, a parser goes at most as deep as the result before
    it finds the fault.

    >>> depth('{"a": [1, 2]}')
    2
    """
    without_escapes = re.sub(r"\\.", "", text, flags=re.DOTALL)
    outside_strings = "".join(without_escapes.split('"')[::2])
    brackets = re.sub(r"[^][{}]+", "", outside_strings)
    return max(accumulate(map(STEPS.__getitem__, brackets), initial=0))


def _is_too_deep(text: str) -> bool:
    """Whether the text is nested too deeply. A text with few brackets is not searched further."""
    return text.count("[") + text.count("{") > MAX_DEPTH and depth(text) > MAX_DEPTH


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("a number is too large")
    return number


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")
