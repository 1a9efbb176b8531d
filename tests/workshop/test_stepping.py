"""A turn of a bot, line by line."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from textwrap import dedent
from typing import Any

import pytest

from game.workshop import inside
from game.workshop.kept_steps import MAX_CHARACTERS, MAX_STEPS
from game.workshop.seen_text import write_seen
from tests.workshop.test_bot import SEEN


def stepped(code: str) -> dict[str, Any]:
    """What the sandbox answers to a turn of a bot with this code."""
    session = inside.Session()
    before = sys.stdout, sys.stderr
    try:
        session.load(dedent(code))
        answer: dict[str, Any] = json.loads(session.step(write_seen(SEEN)))
    finally:
        sys.stdout, sys.stderr = before
    return answer


@pytest.fixture(autouse=True)
def traced() -> Iterator[None]:
    """Whoever traces this interpreter goes on."""
    before = sys.gettrace()
    yield
    assert sys.gettrace() is before


def test_each_step_has_the_line_that_runs_next_and_what_has_changed() -> None:
    answer = stepped("""
        times = 3
        def twice(number):
            return 2 * number
        def choose(seen, rng):
            best = twice(times)
            print(best)
            return seen.legal[0]
    """)
    first = str(SEEN.legal[0])
    assert answer["ok"]
    assert answer["action"] == first
    assert answer["printed"] == "6\n"
    assert answer["isCut"] is False
    assert answer["steps"] == [
        [6, 1, {"times": "3"}, {}, 0, 0],
        [4, 2, {"number": "3", "times": "3"}, {}, 0, 0],
        [4, 2, {"return": "6"}, {}, 0, 0],
        [7, 1, {"best": "6"}, {}, 0, 0],
        [8, 1, {}, {}, 2, 0],
        [8, 1, {"return": first}, {}, 2, 0],
    ]


def test_the_numbers_of_cells_come_as_the_bot_finds_them() -> None:
    answer = stepped("""
        def choose(seen, rng):
            scores = {}
            for number, play in enumerate(seen.legal[:2]):
                scores[play] = number + 0.5
            del number
            return scores
    """)
    cells = [step[3] for step in answer["steps"] if step[3]]
    assert cells == [{SEEN.legal[0].cell: 0.5}, {SEEN.legal[1].cell: 1.5}]  # type: ignore[union-attr]
    assert answer["steps"][-2][2] == {"number": ""}, "it is gone"
    shown = answer["steps"][-1][2]["return"]
    assert shown == f"{{{SEEN.legal[0]}: 0.5, {SEEN.legal[1]}: 1.5}}"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("{1, 2}", "{1, 2}"),
        ("{n: n * n for n in range(9)}", "{0: 0, 1: 1, 2: 4, …}"),
        ("[[1], 2, 3, 4]", "[<list>, 2, 3, …]"),
        ("lines(seen, colours(seen)[0])[0]", "Line(open=('b1', 'c1', 'd1'))"),
        ("__import__('collections').Counter('aabcd')", "{'a': 2, 'b': 1, 'c': 1, …}"),
        ("'x' * 1000", f"'{40 * 'x'}…'"),
        ("type('T', (), {'__repr__': lambda self: 1 / 0})()", "<T>"),
        ("guess(seen, rng)", f"State(turn='red', ply={SEEN.ply})"),
        ("see(guess(seen, rng))", f"Observation(turn='red', ply={SEEN.ply})"),
        ("guess(seen, rng)._replace(turn=9)", "<State>"),
        ("guess(seen, rng)._replace(setup=[])", "<State>"),
        ("guess(seen, rng)._replace(ply=seen)", "State(turn='red', ply=<Observation>)"),
    ],
)
def test_values_are_short(value: str, shown: str) -> None:
    answer = stepped(f"""
        from zoo import *
        def choose(seen, rng):
            one = {value}
            return seen.legal[0]
    """)
    assert answer["ok"]
    assert answer["steps"][-1][2].get("one", answer["steps"][-2][2].get("one")) == shown


def test_a_position_says_who_has_won() -> None:
    answer = stepped("""
        from zoo import after, guess, legal, winner
        def choose(seen, rng):
            position = guess(seen, rng)
            while legal(position):
                position = after(position, legal(position)[0])
            who = winner(position)
            return seen.legal[0]
    """)
    names = {name: text for step in answer["steps"] for name, text in step[2].items()}
    assert names["position"].startswith(f"State(winner={names['who']}, ply=")


def test_what_says_nothing_is_not_a_step() -> None:
    answer = stepped("""
        import math
        def choose(seen, rng):
            class Inside:
                x = 1
            return seen.legal[0]
    """)
    assert {name for step in answer["steps"] for name in step[2]} == {"return"}


def test_the_steps_before_an_error_stay() -> None:
    answer = stepped("""
        def choose(seen, rng):
            number = 4
            return number / 0
    """)
    assert (answer["ok"], answer["kind"], answer["line"]) == (False, "ZeroDivisionError", 4)
    assert [step[0] for step in answer["steps"]] == [3, 4]


@pytest.mark.parametrize(
    "loop",
    [
        "while True: n = 1",
        "for n in range(10 ** 9): pass",
        "while True: choose(seen, rng)",
        "while True: big = ['x' * n for n in range(99)]; n = 'y' * 99 + str(seen)",
    ],
)
def test_a_turn_without_end_has_its_first_steps(loop: str) -> None:
    answer = stepped(f"""
        def choose(seen, rng):
            {loop}
    """)
    assert 100 < len(answer["steps"]) <= MAX_STEPS
    assert answer["isCut"] or answer["kind"] == "RecursionError"
    assert len(json.dumps(answer["steps"], separators=(",", ":"))) < MAX_CHARACTERS * 1.2


HOSTILE_NAMES = {"__len__", "__iter__", "items", "__repr__"}
HOSTILE = """
    class Meta(type):
        def __eq__(self, other): raise SystemExit
        def __hash__(self): raise SystemExit
        def __getattribute__(self, name): raise SystemExit
    class Hostile(metaclass=Meta):
        def __eq__(self, other): raise SystemExit
        def __hash__(self): return 1
        def __getattribute__(self, name): raise SystemExit
        __repr__ = __str__ = __len__ = __iter__ = __format__ = __eq__
    from collections import Counter
    def hostile(*parts): raise SystemExit
    class Many(Counter):
        __repr__ = __len__ = __iter__ = items = hostile
    for name in ("__len__", "__iter__", "items", "__repr__"):
        setattr(Counter, name, hostile)
    class Text(str):
        def __eq__(self, other): raise SystemExit
        __hash__ = str.__hash__
        __repr__ = __str__ = __len__ = isidentifier = __eq__
    def choose(seen, rng):
        one, many, text = Hostile(), [Hostile()] * 5, Text("x")
        table = {Hostile(): Hostile()}
        globals()[Hostile()] = 3
        counted, more = dict.__new__(Counter), dict.__new__(Many)
        dict.update(counted, {Hostile(): Hostile()})
        scores = {type(seen.legal[0])(Text("fox"), Text("c4")): 1}
        sizes = {type(seen.legal[0])("fox", "c4"): 10 ** 400}
        return seen.legal[0]
"""


@pytest.fixture
def counter() -> Iterator[None]:
    """Takes back what a bot does to this type."""
    before = dict(vars(Counter))
    yield
    for name in vars(Counter).keys() - before.keys():
        delattr(Counter, name)
    for name in HOSTILE_NAMES & before.keys():
        setattr(Counter, name, before[name])


@pytest.mark.usefixtures("counter")
def test_no_code_of_a_value_is_run() -> None:
    answer = stepped(HOSTILE)
    assert answer["ok"], answer
    known: dict[str, str] = {}
    for step in answer["steps"]:
        assert not step[3]
        known |= step[2]
    assert known["one"] == "<Hostile>"
    assert known["table"] == "{<Hostile>: <Hostile>}"
    assert known["text"] == "<Text>"
    assert known["counted"] == "{<Hostile>: <Hostile>}"
    assert known["more"] == "<Many>"


LOOKING = """
    def value(play, number):
        total = 0
        for one in range(40):
            total += number
        return total
    def choose(seen, rng):
        best = max(seen.legal, key=lambda play: value(play, len(str(play))))
        for number in range(60):
            value(best, number)
        end = number
        return best
"""


def test_the_end_of_a_long_turn_is_kept_and_later_rounds_are_left_out() -> None:
    answer = stepped(LOOKING)
    assert answer["isCut"] is False
    lines = [step[0] for step in answer["steps"]]
    assert lines[-2:] == [12, 12]
    assert 1_000 < len(lines) <= MAX_STEPS
    known: dict[str, str] = {}
    for _line, call, names, *_rest in answer["steps"]:
        known |= names if call == 1 else {}
    assert known["end"] == "59", "what changed in steps that are left out is told later"
    assert sum(step[5] for step in answer["steps"]) > 2_000
    counts = [lines.count(line) for line in (9, 10)]
    assert 1 < counts[0] < 60
    assert counts[0] - counts[1] in (0, 1), "the same rounds of the lines of a loop"


def test_a_short_turn_has_all_its_steps() -> None:
    answer = stepped(LOOKING.replace("60", "3").replace("40", "9"))
    assert [step[5] for step in answer["steps"]] == [0] * len(answer["steps"])
    assert [step[0] for step in answer["steps"]].count(10) == 3
