"""Hostile texts by name: broken, forged and out of bounds. Each must close the channel."""

import json
from collections.abc import Iterator
from typing import Any

from game.together.messages import (
    MAX_ACTION,
    MAX_BYTES,
    MAX_NAME,
    MAX_TEXT,
    Again,
    Ask,
    Back,
    Bye,
    Message,
    Reason,
    text_of,
)
from game.together.packed_text import code_of
from tests.together.rooms import (
    ADA,
    BEN,
    GAME,
    HOST,
    game_of,
    hello_of,
    next_act,
    record_of,
    table_of,
)

RECORD = record_of(plies=1)

GOOD: dict[str, Message] = {
    "hello": hello_of(ADA),
    "table": table_of(RECORD),
    "again": Again(GAME, RECORD, (HOST, ADA, BEN)),
    "act": next_act(game_of(RECORD)),
    "back": Back(GAME, 0),
    "ask": Ask(GAME, 0),
    "bye": Bye(Reason.LEFT),
}
"""One message of each type. In a game with one action, all but `again` fit Ada."""

NOT_TEXT: dict[str, Any] = {
    "null": None,
    "true": True,
    "0": 0,
    "1.5": 1.5,
    "list": [],
    "object": {},
}
NOT_ID = NOT_TEXT | {
    "empty": "",
    "short": "a" * 15,
    "long": "a" * 17,
    "capitals": "A" * 16,
    "no digit": "g" * 16,
    "space": " " + "a" * 15,
    "newline": "a" * 16 + "\n",
    "wide digits": "\uff11" * 16,
    "surrogate": "\ud800" * 16,
    "very long": "a" * 50_000,
    "null sign": "a" * 15 + "\0",
}
NOT_COUNT: dict[str, Any] = {
    "null": None,
    "true": True,
    "false": False,
    "minus": -1,
    "1.0": 1.0,
    "text": "1",
    "list": [1],
    "object": {},
    "large": MAX_BYTES + 1,
    "very large": 10**4000,
}
NOT_ACTION = NOT_TEXT | {
    "empty": "",
    "no cell": "fox@",
    "no card": "@c4",
    "words": "fox at c4",
    "capitals": "FOX@c4",
    "newline": "fox@c4\n",
    "long": "a" * (MAX_ACTION - 2) + "@c4",
    "very long": "a" * 60_000 + "@c4",
    "minus": "draw -1",
    "seat 100": "draw 100",
    "two": "pass pass",
    "script": "<script>alert(1)</script>",
    "other letters": "\u0444\u043e\u043a\u0441@c4",
    "surrogate": "\ud800@c4",
}
NOT_PLACES: dict[str, Any] = {
    "null": None,
    "text": HOST,
    "object": {HOST: 0},
    "numbers": [0, 1, 2],
    "nulls": [None, None, None],
    "deep": [[HOST], [ADA], [BEN]],
    "short id": [HOST, ADA, "b"],
    "objects": [{}, {}, {}],
    "one of 5,000": [HOST] * 2_500 + [1],
}
NOT_REASON = NOT_TEXT | {"empty": "", "capitals": "LEFT", "other": "bored", "long": "x" * 60_000}


OF_NO_KEY: dict[str, Any] = {"null": None, "true": True, "-1": -1, "deep": [[[[]]]]}
"""Values that are wrong for each key of a record."""


def long_text(most: int) -> dict[str, Any]:
    return NOT_TEXT | {"long": "x" * (most + 1), "surrogate": "\udfff", "very long": "é" * 30_000}


def not_records() -> dict[str, Any]:
    """Values that are no record, and records with one wrong key."""
    good = json.loads(text_of(GOOD["table"]))["record"]
    wrong: dict[str, Any] = {"null": None, "text": "{}", "list": [], "empty": {}, "true": True}
    for key in good:
        wrong[f"without {key}"] = {k: value for k, value in good.items() if k != key}
        for name, value in OF_NO_KEY.items():
            wrong[f"{key} {name}"] = good | {key: value}
    wrong["format 3"] = good | {"format": "rowdy-zoo/3"}
    wrong["format 2 with a name"] = good | {"format": "rowdy-zoo/2"}
    wrong["edition is a path"] = good | {"edition": "../../etc/passwd"}
    wrong["edition is an object"] = good | {"edition": {"name": "zoo"}}
    wrong["built"] = good | {"format": "rowdy-zoo/2", "edition": {"name": "zoo", "row": 3}}
    wrong["many seats"] = good | {"seats": good["seats"] * 300}
    wrong["one seat"] = good | {"seats": good["seats"][:1]}
    wrong["surrogate seed"] = good | {"seed": "\ud800"}
    wrong["no actions"] = good | {"actions": ["x"] * 9_000}
    wrong["number as action"] = good | {"actions": [1]}
    texts = {"word": "fox@c4", "null": "null", "object": "{}", "number": "[1]", "open": '["pass"'}
    large = {"too long": " " * 1_000_001, "very long": " " * 40_000_000, "deep": "[" * 300}
    for name, text in {**texts, **large, "surrogate": '["\\ud800"]'}.items():
        wrong[f"packed {name}"] = good | {"actions": code_of(text)}
    code = code_of(json.dumps(good["actions"]))
    for name, text in {"twice": code_of(f'"{code}"'), "cut": code[:-1], "more": code * 2}.items():
        wrong[f"packed {name}"] = good | {"actions": text}
    return wrong


WRONG: dict[str, dict[str, dict[str, Any]]] = {
    "hello": {
        "format": NOT_TEXT,
        "device": NOT_ID,
        "name": long_text(MAX_NAME),
        "face": long_text(MAX_TEXT),
        "version": long_text(MAX_TEXT),
    },
    "table": {"game": NOT_ID, "record": not_records(), "places": NOT_PLACES},
    "again": {"game": NOT_ID, "record": not_records(), "places": NOT_PLACES},
    "act": {"game": NOT_ID, "at": NOT_COUNT, "action": NOT_ACTION},
    "back": {"game": NOT_ID, "to": NOT_COUNT},
    "ask": {"game": NOT_ID, "have": NOT_COUNT},
    "bye": {"reason": NOT_REASON},
}
"""Values that are wrong, by type, key and name."""

BROKEN: dict[str, str] = {
    "empty": "",
    "space": " ",
    "word": "hello",
    "null": "null",
    "number": "1",
    "list": "[]",
    "list of a message": f"[{text_of(GOOD['ask'])}]",
    "no type": "{}",
    "two messages": text_of(GOOD["ask"]) * 2,
    "two lines": f"{text_of(GOOD['ask'])}\n{text_of(GOOD['ask'])}",
    "comma": text_of(GOOD["ask"])[:-1] + ",}",
    "comment": text_of(GOOD["ask"]) + "// more",
    "apostrophes": text_of(GOOD["ask"]).replace('"', "'"),
    "byte order mark": "\ufeff" + text_of(GOOD["ask"]),
    "null sign": "\0",
    "control sign": text_of(GOOD["ask"]).replace("ask", "a\x01sk"),
    "surrogate": "\ud800",
    "surrogate in a text": text_of(GOOD["ask"])[:-1] + ',"more":"\ud800"}',
    "nan": text_of(GOOD["ask"])[:-1] + ',"more":NaN}',
    "infinity": text_of(GOOD["ask"])[:-1] + ',"more":-Infinity}',
    "large number": text_of(GOOD["ask"])[:-1] + ',"more":1e999}',
    "long number": text_of(GOOD["ask"])[:-1] + f',"more":{"9" * 5_000}}}',
    "twin": text_of(GOOD["ask"])[:-1] + ',"have":1}',
    "twin type": text_of(GOOD["ask"])[:-1] + ',"type":"bye"}',
    "twin in disguise": text_of(GOOD["ask"])[:-1] + ',"\\u0068ave":1}',
    "twin inside": text_of(GOOD["ask"])[:-1] + ',"more":{"a":1,"a":1}}',
    "deep": text_of(GOOD["ask"])[:-1] + f',"more":{"[" * 8}{"]" * 8}}}',
    "very deep": text_of(GOOD["ask"])[:-1] + f',"more":{"[" * 30_000}{"]" * 30_000}}}',
    "open": "[" * 60_000,
    "open objects": '{"a":' * 13_000,
    "closed": "]" * 60_000,
    "too large": text_of(GOOD["ask"]) + " " * MAX_BYTES,
    "too many bytes": text_of(GOOD["ask"])[:-1] + f',"more":"{"€" * 22_000}"}}',
    "very large": " " * 5_000_000,
    "quotes": '"' * 65_000,
    "backslashes": '"' + "\\" * 65_000,
    "type is null": '{"type": null}',
    "type is a number": '{"type": 1}',
    "type is a list": '{"type": ["hello"]}',
    "type is a surrogate": '{"type": "\\ud800"}',
}


def bad_texts() -> Iterator[tuple[str, str]]:
    """Each text that closes the channel with the reason `bad`, and its name."""
    yield from BROKEN.items()
    for kind, keys in WRONG.items():
        text = text_of(GOOD[kind])
        data = json.loads(text)
        for part in range(1, 8):
            yield f"{kind} cut at {part}/8", text[: len(text) * part // 8]
        for key, values in keys.items():
            yield f"{kind} without {key}", json.dumps({k: data[k] for k in data if k != key})
            for name, value in values.items():
                yield f"{kind} {key} {name}", json.dumps(data | {key: value})


BAD_TEXTS = dict(bad_texts())
