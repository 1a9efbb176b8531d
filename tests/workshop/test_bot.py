"""The answers of bots, and the faults of bots that fail."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.rules.action import Action, Draw, Exchange, Pass, Place
from game.rules.observation import observe
from game.workshop import api, bot, faults, inside, near, raised
from game.workshop.seen_text import write_seen
from tests.rules.scenes import LITTLE, deal

SEEN = observe(deal(LITTLE), 0)
FIRST, SECOND = SEEN.legal[:2]


def chosen(answer: str) -> bot.Choice:
    code = (
        f"from zoo import *\ndef choose(seen, rng):\n    first, second, *_ = seen.legal\n{answer}"
    )
    return bot.load(code)(SEEN, random.Random(1))


@pytest.mark.parametrize(
    ("answer", "choice"),
    [
        ("    return second", (SECOND, None)),
        ("    return {first: 1, second: 2.5}", (SECOND, {FIRST: 1.0, SECOND: 2.5})),
        ("    return second, {first: 1}", (SECOND, {FIRST: 1.0})),
        ("    return second, None", (SECOND, None)),
        ("    return {first: True}", (FIRST, {FIRST: 1.0})),
        ("    return Place(first.card, first.cell)", (FIRST, None)),
    ],
)
def test_an_answer_is_an_action_or_scores_or_both(answer: str, choice: bot.Choice) -> None:
    assert chosen(answer) == choice


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("    pass", "returned nothing: perhaps it reached no return"),
        ("    return 3", "returned no action of seen.legal, but 3"),
        ("    return 'fox@c4'", "returned no action of seen.legal, but 'fox@c4'"),
        ("    return Pass()", "returned no action of seen.legal, but pass"),
        ("    return Exchange('fox')", "returned no action of seen.legal, but fox!"),
        ("    return Place('fox', 'a9')", "returned no action of seen.legal, but fox@a9"),
        ("    return [1, [2], 3, 4]", "returned no action of seen.legal, but [1, <list>, 3, …]"),
        ("    return rng.choice", "returned no action of seen.legal, but <method>"),
        ("    return {}", "returned an empty dictionary"),
        ("    return {'c4': 1}", "returned a score for no action of seen.legal, but for 'c4'"),
        ("    return first, [1]", "returned scores that are no dictionary, but [1]"),
        ("    return {first: 'much'}", "returned a score that is no number, but 'much'"),
        ("    return {first: float('nan')}", "returned a score that is no number, but nan"),
        ("    return {first: 10 ** 400}", "returned a score that is no number, but <int>"),
    ],
)
def test_other_answers_are_told(answer: str, message: str) -> None:
    with pytest.raises(bot.AnswerError) as caught:
        chosen(answer)
    assert str(caught.value) == message


class Hostile:
    """A class with attributes that raise."""

    def __getattribute__(self, name: str) -> object:
        raise SystemExit(name)

    def __repr__(self) -> str:
        raise SystemExit

    __str__ = __repr__
    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise SystemExit


class Text(str):
    """A text with a hostile part."""

    __slots__ = ()
    __repr__ = Hostile.__repr__


def test_a_value_is_shown_in_short_and_without_running_its_code() -> None:
    values = {
        "<Hostile>": Hostile(),
        "[<Hostile>, <Text>]": [Hostile(), Text("x")],
        "<Place>": Place(Text("x"), "a1"),
        "(<Place>)": (Place("x" * 10**6, "a1"),),
        "(<int>, <int>, <int>, …)": (10**5000,) * 9,
        "[<list>, <list>, <list>, …]": [[]] * 9,
        repr("\ud800" * bot.MAX_SHOWN + "…"): "\ud800" * 10**6,
    }
    assert [bot.shown(value) for value in values.values()] == [*values]


def test_a_bot_finds_nothing_but_the_public_names_in_zoo() -> None:
    found = {name for name in dir(bot.zoo()) if not name.startswith("__")}
    assert found == set(api.__all__)


def test_a_bot_has_a_function_called_choose() -> None:
    with pytest.raises(bot.AnswerError, match="has no function called choose"):
        bot.load("chose = print")


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Iterator[inside.Session]:
    """A session; standard output is as before at the end."""
    with monkeypatch.context() as patched:
        patched.setattr("sys.stdout", None)
        patched.setattr("sys.stderr", None)
        yield inside.Session()


def test_a_session_answers_with_action_scores_and_what_was_printed(session: inside.Session) -> None:
    loaded = json.loads(
        session.load("def choose(seen, rng):\n    print(seen.seat)\n    return {seen.legal[1]: 2}")
    )
    assert (loaded.pop("seconds") >= 0, loaded) == (True, {"ok": True, "printed": ""})
    answer = json.loads(session.choose(write_seen(SEEN)))
    assert answer["ok"]
    assert answer["action"] == str(SECOND)
    assert answer["scores"] == {str(SECOND): 2.0}
    assert answer["printed"] == "0\n"


def test_the_same_position_gives_the_same_chance(session: inside.Session) -> None:
    session.load("def choose(seen, rng):\n    return rng.choice(seen.legal)")
    seen = write_seen(SEEN)
    assert len({json.loads(session.choose(seen))["action"] for _ in range(9)}) == 1


def test_what_is_printed_is_bounded(session: inside.Session) -> None:
    loaded = json.loads(session.load("for _ in range(100): print('x' * 1000)\nraise KeyError"))
    assert len(loaded["printed"]) == inside.MAX_PRINTED
    assert json.loads(session.load("print(1)"))["printed"] == "1\n"


CASES = {
    "a name": ("print(sen)", ("NameError", 4, "sen", "seen")),
    "a name of python": ("pritn(1)", ("NameError", 4, "pritn", "print")),
    "a name like no other": ("print(zzzzzzzz)", ("NameError", 4, "zzzzzzzz", "")),
    "a local name": ("count = 1\n    return coutn", ("NameError", 5, "coutn", "count")),
    "an attribute": ("seen.leagl", ("AttributeError", 4, "leagl", "legal")),
    "an attribute that is private": ("seen._legal", ("AttributeError", 4, "_legal", "legal")),
    "a module": ("import rndom", ("ModuleNotFoundError", 4, "rndom", "random")),
    "a module like no other": ("import zzzzz", ("ModuleNotFoundError", 4, "zzzzz", "")),
    "a name to import": ("from zoo import win", ("ImportError", 4, "win", "wins")),
    "a name of a module": ("import zoo; zoo.hbit", ("AttributeError", 4, "hbit", "habit")),
    "a name of the library": ("from random import chioce", ("ImportError", 4, "chioce", "")),
    "a colon": ("if True\n        pass", ("SyntaxError", 4, "", "")),
    "a space": ("pass\n     pass", ("IndentationError", 5, "", "")),
    "an index": ("seen.legal[10 ** 9]", ("IndexError", 4, "", "")),
    "deeper": ("helper(seen)", ("ZeroDivisionError", 2, "", "")),
}


@pytest.mark.parametrize("case", CASES)
def test_a_fault_has_a_kind_a_line_and_a_suggestion(case: str, session: inside.Session) -> None:
    line, told = CASES[case]
    code = f"def helper(seen):\n    return 1 / 0\ndef choose(seen, rng):\n    {line}\n"
    answer = json.loads(session.load(code))
    if answer["ok"]:
        answer = json.loads(session.choose(write_seen(SEEN)))
    assert answer["why"] == "error"
    assert tuple(answer[key] for key in ("kind", "line", "name", "suggestion")) == told
    assert answer["message"]
    assert not re.search(r"game|[/\\]", answer["message"])
    assert f"line {told[1]}\n    " in answer["traceback"]
    assert answer["traceback"].splitlines()[-1].startswith(told[0])


MISTAKEN = {
    "one name": ("def choose(seen):\n    pass\n", ("cannot be asked", 1, "seen", "")),
    "no name": ("\n\ndef choose():\n    pass\n", ("cannot be asked", 3, "", "")),
    "three names": ("def choose(a, b, c):\n    pass\n", ("cannot be asked", 1, "a, b, c", "")),
    "a near name": ("x = 1\ndef chose(a, b):\n    pass\n", ("has no function", 2, "", "chose")),
    "no near name": ("def play(a, b):\n    pass\n", ("has no function", 0, "", "")),
    "a near name of a list": ("chose = [1]\n", ("has no function", 0, "", "")),
    "a near name of another": ("from math import fsum as chose\n", ("has no function", 0, "", "")),
}


@pytest.mark.parametrize("case", MISTAKEN)
def test_a_choose_that_cannot_be_called_is_told_when_it_is_loaded(
    case: str, session: inside.Session
) -> None:
    code, told = MISTAKEN[case]
    answer = json.loads(session.load(code))
    assert answer["why"] == "answer"
    assert answer["message"].startswith(told[0])
    assert tuple(answer[key] for key in ("line", "name", "suggestion")) == told[1:]


@pytest.mark.parametrize("names", ["seen, rng", "*both", "seen, rng=None", "a, b, c=1", "a, *b"])
def test_a_choose_that_takes_two_values_is_loaded(names: str, session: inside.Session) -> None:
    assert json.loads(session.load(f"def choose({names}):\n    pass\n"))["ok"]


def test_an_answer_tells_what_was_returned(session: inside.Session) -> None:
    session.load("def choose(seen, rng):\n    return 3")
    answer = json.loads(session.choose(write_seen(SEEN)))
    assert (answer["why"], answer["name"]) == ("answer", "3")


def test_names_that_are_no_plain_strings_are_left_alone() -> None:
    code = (
        "class Evil(str):\n    def __hash__(self): return 1 if calm else 1 / 0\n"
        "calm = True\nglobals()[Evil('sen')] = 1\ncalm = False\nseen = 1\nsen\n"
    )
    with pytest.raises(NameError) as caught:
        exec(compile(code, "<bot>", "exec"), {})
    assert faults.fault_of(caught.value, code, "<bot>").suggestion == "seen"


@pytest.mark.parametrize("name", ["Evil", "TypeError", "NotationError"])
def test_a_fault_runs_no_code_of_the_exception(name: str) -> None:
    code = (
        "class Kind(type):\n    def __getattribute__(self, name): raise SystemExit\n"
        f"class {name}(NameError, metaclass=Kind):\n"
        "    def __getattribute__(self, name): raise SystemExit\n"
        "    def __str__(self): raise SystemExit\n"
        "    __repr__ = __str__\n"
        f"raise {name}('told')\n"
    )
    with pytest.raises(NameError) as caught:
        exec(compile(code, "<bot>", "exec"), {})
    fault = faults.fault_of(caught.value, code, "<bot>")
    assert (fault.kind, fault.line, fault.message) == (name, 7, "told")


def test_texts_of_a_fault_are_bounded() -> None:
    code = f"raise ValueError({'x' * 10**6!r})"
    with pytest.raises(ValueError) as caught:
        exec(compile(code, "<bot>", "exec"), {})
    fault = faults.fault_of(caught.value, code, "<bot>")
    assert len(fault.message) == raised.MAX_TEXT
    assert len(fault.traceback) <= 10 * raised.MAX_TEXT


@pytest.mark.parametrize(
    ("one", "other", "letters"), [("", "ab", 2), ("sen", "seen", 1), ("abc", "abc", 0)]
)
def test_distance_counts_letters(one: str, other: str, letters: int) -> None:
    assert near.distance(one, other) == near.distance(other, one) == letters


@pytest.mark.parametrize("action", [Exchange("fox"), Draw(0), Pass()])
def test_every_action_that_a_bot_gets_has_a_card_and_a_cell(action: Action) -> None:
    seen = replace(SEEN, legal=(FIRST, action))
    code = (
        "def choose(seen, rng):\n"
        "    return [a for a in seen.legal if a.cell is None and a.card in (None, 'fox')][0]\n"
    )
    answer = bot.load(code)(seen, random.Random(1)).action
    assert type(answer) is type(action)
    assert answer == action
