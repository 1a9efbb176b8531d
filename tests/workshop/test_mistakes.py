"""Mistakes of beginners: each is told by its own data, at its line."""

import json
import sys
from textwrap import dedent

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.ui.workshop.answers import ShownFault, parse_fault
from game.ui.workshop.faults import fault_sentence
from game.workshop import inside
from game.workshop.seen_text import write_seen
from tests.workshop.test_bot import SEEN

HAS_MONITORING = hasattr(sys, "monitoring")

TOLD = {
    "a function of zoo that is not imported": (
        """
        def choose(seen, rng):
            for play in seen.legal:
                if wins(seen, play):
                    return play
        """,
        "Line 4: Write `from zoo import wins` at the top of your code.",
    ),
    "one that is misspelt": (
        """
        from zoo import wins
        def choose(seen, rng):
            return winns(seen, seen.legal[0])
        """,
        "Line 4: The name `winns` is not defined here. Did you mean `wins`?",
    ),
    "one that is neither imported nor spelt right": (
        """
        def choose(seen, rng):
            return linnes(seen, "red")
        """,
        "Line 3: The name `linnes` is not defined here. Did you mean `lines`?",
    ),
    "too few values": (
        """
        from zoo import wins
        def choose(seen, rng):
            return wins(seen.legal[0])
        """,
        "Line 4: `wins` needs these values: `wins(seen, play)`.",
    ),
    "values in the wrong order": (
        """
        from zoo import wins
        def choose(seen, rng):
            return wins(seen.legal[0], seen)
        """,
        "Line 4: Your bot returned `False`. That is not one of the moves in `seen.legal`.",
    ),
    "a value of a wrong type": (
        """
        from zoo import lines
        def choose(seen, rng):
            return lines("red", seen)
        """,
        "Line 4: `lines` needs these values: `lines(seen, colour)`.",
    ),
    "all colours at once": (
        """
        from zoo import colours, lines
        def choose(seen, rng):
            mine = lines(seen, colours(seen))
            return seen.legal[0]
        """,
        "Line 4: `lines` takes one colour, not all of them. "
        "Write `lines(seen, colours(seen)[0])` for your own.",
    ),
    "a colour that is not there": (
        """
        from zoo import lines
        def choose(seen, rng):
            return lines(seen, "pink")
        """,
        "Line 4: `lines` needs these values: `lines(seen, colour)`.",
    ),
    "a name outside": (
        """
        best = 0
        def choose(seen, rng):
            best = best + 1
            return seen.legal[0]
        """,
        "Line 4: To change a name outside the function, write `global best` first.",
    ),
    "a name before its value": (
        """
        def choose(seen, rng):
            print(best)
            best = 1
            return seen.legal[0]
        """,
        "Line 3: `best` has no value here yet.",
    ),
    "a capital letter": (
        """
        def choose(seen, rng):
            Return seen.legal[0]
        """,
        "Line 3: Python’s own words have small letters: `return`.",
    ),
    "a capital letter alone": (
        """
        def choose(seen, rng):
            for play in seen.legal:
                Break
            return play
        """,
        "Line 4: Python’s own words have small letters: `break`.",
    ),
    "a misspelt keyword": (
        """
        def choose(seen, rng):
            retrun seen.legal[0]
        """,
        "Line 3: Python does not know `retrun`. Did you mean `return`?",
    ),
    "another misspelt keyword": (
        """
        form zoo import wins
        def choose(seen, rng):
            return seen.legal[0]
        """,
        "Line 2: Python does not know `form`. Did you mean `from`?",
    ),
    "a missing colon": (
        """
        def choose(seen, rng)
            return seen.legal[0]
        """,
        "Line 2: A colon is missing at the end of this line.",
    ),
    "an open bracket": (
        """
        def choose(seen, rng):
            return rng.choice(seen.legal
        """,
        "Line 3: This line opens a bracket that is never closed.",
    ),
    "a bracket too many": (
        """
        def choose(seen, rng):
            return rng.choice(seen.legal))
        """,
        "Line 3: This line closes a bracket that is not open.",
    ),
    "another kind of bracket": (
        """
        def choose(seen, rng):
            return rng.choice([seen.legal)]
        """,
        "Line 3: This line closes a bracket that is not open.",
    ),
    "an open text": (
        """
        def choose(seen, rng):
            print("hello)
            return seen.legal[0]
        """,
        "Line 3: A text starts in this line, but its closing quote is missing.",
    ),
    "a return outside": (
        """
        def choose(seen, rng):
            pass
        return seen.legal[0]
        """,
        "Line 4: `return` is outside of a function. Indent this line.",
    ),
    "a break outside": (
        """
        def choose(seen, rng):
            break
        """,
        "Line 3: `break` and `continue` work only inside a loop.",
    ),
    "a curly quote around one word": (
        """
        def choose(seen, rng):
            return “lion”
        """,
        "Line 3: Python does not know one of the characters in this line. Type it again.",
    ),
    "an open text of one word": (
        """
        def choose(seen, rng):
            return "lion
        """,
        "Line 3: A text starts in this line, but its closing quote is missing.",
    ),
    "one sign in a condition": (
        """
        def choose(seen, rng):
            for line in []:
                if len(line.open) = 1:
                    return seen.legal[0]
        """,
        "Line 4: `=` assigns a value to a name. To compare two values, write `==`.",
    ),
    "else if": (
        """
        def choose(seen, rng):
            if 1:
                pass
            else if 2:
                pass
        """,
        "Line 5: Python does not know `else if`. Did you mean `elif`?",
    ),
    "a move of another position": (
        """
        from zoo import after, guess, plays
        def choose(seen, rng):
            position = guess(seen, rng)
            for play in plays(seen):
                position = after(position, play)
            return seen.legal[0]
        """,
        "Line 6: This move is not possible in that position. `legal(position)` lists those that "
        "are.",
    ),
    "a cell in the place of a move": (
        """
        from zoo import after, guess
        def choose(seen, rng):
            after(guess(seen, rng), "c4")
        """,
        "Line 4: `after` needs these values: `after(position, play)`.",
    ),
    "all moves in the place of one": (
        """
        from zoo import after, guess, legal
        def choose(seen, rng):
            position = guess(seen, rng)
            after(position, legal(position))
        """,
        "Line 5: `after` needs these values: `after(position, play)`.",
    ),
    "what is seen in the place of a position": (
        """
        from zoo import winner
        def choose(seen, rng):
            return winner(seen)
        """,
        "Line 4: `winner` needs these values: `winner(position)`. `seen` is not a position. "
        "`guess(seen, rng)` makes one.",
    ),
    "what is seen, seen again": (
        """
        from zoo import see
        def choose(seen, rng):
            return see(seen)
        """,
        "Line 4: `see` needs these values: `see(position)`. `seen` is not a position. "
        "`guess(seen, rng)` makes one.",
    ),
    "what is seen, and the moves of a position": (
        """
        from zoo import legal
        def choose(seen, rng):
            return legal(seen)[0]
        """,
        "Line 4: `legal` needs these values: `legal(position)`. `seen` is not a position. "
        "`guess(seen, rng)` makes one.",
    ),
    "what is seen, and a move after it": (
        """
        from zoo import after
        def choose(seen, rng):
            return after(seen, seen.legal[0])
        """,
        "Line 4: `after` needs these values: `after(position, play)`. `seen` is not a position. "
        "`guess(seen, rng)` makes one.",
    ),
    "a text in the place of a position": (
        """
        from zoo import winner
        def choose(seen, rng):
            return winner("red")
        """,
        "Line 4: `winner` needs these values: `winner(position)`.",
    ),
    "the colour that seen does not have": (
        """
        def choose(seen, rng):
            return seen.colour
        """,
        "Line 3: There is no `colour` here. Did you mean `colours(seen)[0]`?",
    ),
    "the same in American English": (
        """
        def choose(seen, rng):
            return seen.color
        """,
        "Line 3: There is no `color` here. Did you mean `colours(seen)[0]`?",
    ),
    "a function as a part of what is seen": (
        """
        def choose(seen, rng):
            return seen.wins(seen.legal[0])
        """,
        "Line 3: There is no `wins` here. Did you mean `wins(seen, play)`?",
    ),
    "the same in the singular": (
        """
        def choose(seen, rng):
            return seen.win
        """,
        "Line 3: There is no `win` here. Did you mean `wins(seen, play)`?",
    ),
    "a function as a part of a position": (
        """
        from zoo import guess
        def choose(seen, rng):
            return guess(seen, rng).legal[0]
        """,
        "Line 4: There is no `legal` here. Did you mean `legal(position)`?",
    ),
    "a part of a list": (
        """
        from zoo import colours, lines
        def choose(seen, rng):
            mine = lines(seen, colours(seen)[0])
            print(mine.open)
        """,
        "Line 5: A list has no `open`. Take one item first, for example with `[0]`.",
    ),
    "the first of a list": (
        """
        def choose(seen, rng):
            return seen.legal.first
        """,
        "Line 3: A list has no `first`. Take one item first, for example with `[0]`.",
    ),
    "a function of zoo as a module": (
        """
        import wins
        def choose(seen, rng):
            return seen.legal[0]
        """,
        "Line 2: Write `from zoo import wins` at the top of your code.",
    ),
    "a name of zoo in the singular": (
        """
        from zoo import line
        def choose(seen, rng):
            return seen.legal[0]
        """,
        "Line 2: There is no `line` here. Did you mean `lines`?",
    ),
    "words in the place of a value": (
        """
        def choose(seen, rng):
            return first move
        """,
        "Line 3: A line with `return` looks like this: `return play`",
    ),
    "an animal without quotes": (
        """
        def choose(seen, rng):
            if seen.hand[0] == owl:
                return seen.legal[0]
        """,
        'Line 3: Write it in quotes: `"owl"`.',
    ),
    "a cell without quotes": (
        """
        def choose(seen, rng):
            if seen.legal[0].cell == c4:
                return seen.legal[0]
        """,
        'Line 3: Write it in quotes: `"c4"`.',
    ),
    "a chip on the board that is seen": (
        """
        def choose(seen, rng):
            seen.board["c4"] = "red"
            return seen.legal[0]
        """,
        "Line 3: A bot cannot change what it sees.",
    ),
    "a chip on the board of a guess": (
        """
        from zoo import guess
        def choose(seen, rng):
            guess(seen, rng).board["c4"] = "red"
        """,
        "Line 4: A bot cannot change what it sees.",
    ),
    "a parameter outside": (
        """
        first = seen.legal[0]
        def choose(seen, rng):
            return first
        """,
        "Line 2: `seen` exists only inside `choose(seen, rng)`.",
    ),
    "a play outside of its loop": (
        """
        def choose(seen, rng):
            return play
        """,
        "Line 3: The name `play` is not defined here.",
    ),
    "the other chance": (
        """
        def choose(seen, rng):
            return random.choice(seen.legal)
        """,
        "Line 3: Use `rng` in the place of `random`: then the same game can be played again.",
    ),
    "a curly quote": (
        """
        def choose(seen, rng):
            print(“hello”)
        """,
        "Line 3: Python does not know one of the characters in this line. Type it again.",
    ),
    "a loop of the wrong form": (
        """
        def choose(seen, rng):
            for play of seen.legal:
                return play
        """,
        "Line 3: A line with `for` looks like this: `for play in seen.legal:`",
    ),
    "a function of the wrong form": (
        """
        def choose seen, rng:
            return seen.legal[0]
        """,
        "Line 2: A line with `def` looks like this: `def choose(seen, rng):`",
    ),
    "an import the other way round": (
        """
        import wins from zoo
        def choose(seen, rng):
            return seen.legal[0]
        """,
        "Line 2: A line with `import` looks like this: `from zoo import wins`",
    ),
    "two imports without a comma": (
        """
        from zoo import wins lines
        def choose(seen, rng):
            return seen.legal[0]
        """,
        "Line 2: A line with `from` looks like this: `from zoo import wins`",
    ),
    "a print without brackets": (
        """
        def choose(seen, rng):
            print "hi"
        """,
        "Line 3: A line with `print` looks like this: `print(seen.hand)`",
    ),
    "a sign of another language": (
        """
        def choose(seen, rng):
            if 1 && 2 && 3:
                return seen.legal[0]
        """,
        "Line 3: Python does not know `&&`. Did you mean `and`?",
    ),
    "one more of another language": (
        """
        def choose(seen, rng):
            number = 1
            number++
        """,
        "Line 4: Python does not know `++`. Did you mean `+= 1`?",
    ),
    "a word of another language": (
        """
        def choose(seen, rng):
            if seen then
                return seen.legal[0]
        """,
        "Line 3: Python does not know `then`. Did you mean `:`?",
    ),
    "a name of two words": (
        """
        def choose(seen, rng):
            my line = 3
        """,
        "Line 3: Python does not know `my line`. Did you mean `my_line`?",
    ),
    "a missing full stop": (
        """
        def choose(seen, rng):
            return seen legal[0]
        """,
        "Line 3: Python does not know `seen legal`. Did you mean `seen.legal`?",
    ),
    "a condition after else": (
        """
        def choose(seen, rng):
            if 1:
                pass
            else seen:
                pass
        """,
        "Line 5: Python does not know `else seen`. Did you mean `elif`?",
    ),
    "an else without an if": (
        """
        def choose(seen, rng):
            for play in seen.legal:
                pass
                else:
                    pass
        """,
        "Line 5: `else` belongs to an `if` above it, and starts exactly below it.",
    ),
    "a value that is missing": (
        """
        def choose(seen, rng):
            number =
        """,
        "Line 3: Something is missing after `=`.",
    ),
    "a condition that is missing": (
        """
        def choose(seen, rng):
            if seen and:
                pass
        """,
        "Line 3: Something is missing after `and`.",
    ),
    "a word of Python as a name": (
        """
        def choose(seen, rng):
            class = 3
        """,
        "Line 3: `class` is one of Python’s own words. Choose another name.",
    ),
    "a digit before a name": (
        """
        def choose(seen, rng):
            1st = seen.legal[0]
        """,
        "Line 3: A name cannot start with a digit.",
    ),
    "a sentence for people": (
        """
        def choose(seen, rng):
            Now look at each move
        """,
        "Line 3: Is this line only for people? Then write `#` before it.",
    ),
    "a try alone": (
        """
        def choose(seen, rng):
            try:
                pass
            return seen.legal[0]
        """,
        "Line 5: `try:` needs `except:` below it.",
    ),
    "an open bracket before a colon": (
        """
        def choose(seen, rng):
            if len(seen.hand:
                pass
        """,
        "Line 3: This line opens a bracket that is never closed.",
    ),
    "an open bracket before a loop": (
        """
        def choose(seen, rng):
            mine = len(seen.hand
            for play in seen.legal:
                return play
        """,
        "Line 3: This line opens a bracket that is never closed.",
    ),
    "one sign at the end of a condition": (
        """
        def choose(seen, rng):
            if seen and rng = 3:
                pass
        """,
        "Line 3: `=` assigns a value to a name. To compare two values, write `==`.",
    ),
    "a question mark": (
        """
        def choose(seen, rng):
            number = 3 ? 4 : 5
        """,
        "Line 3: Python does not know one of the characters in this line. Type it again.",
    ),
    "what no other sentence is about": (
        """
        def choose(seen, rng):
            repeat 3:
        """,
        "Line 3: Python cannot read this line. Is a bracket, a quote or a colon missing?",
    ),
}


def fault_in(code: str) -> ShownFault | None:
    """What is wrong with the code; None if it has an answer."""
    session = inside.Session()
    answer = session.load(code)
    if json.loads(answer)["ok"]:
        answer = session.choose(write_seen(SEEN))
    return parse_fault(answer)


def told(code: str) -> str:
    """What the page says about the code; empty if it has an answer."""
    fault = fault_in(code)
    return fault_sentence(fault) if fault else ""


@pytest.mark.parametrize("case", TOLD)
def test_a_mistake_has_its_own_sentence_at_its_line(case: str) -> None:
    code, sentence = TOLD[case]
    found = told(dedent(code))
    if case == "values in the wrong order" and not HAS_MONITORING:
        sentence = sentence.replace("Line 4", "Line 3")  # the function, for want of the line
    assert found == sentence


@pytest.mark.parametrize("value", ['"lion"', "0", "None", "seen", "[]"])
def test_a_wrong_answer_has_a_line(value: str) -> None:
    line = 4 if HAS_MONITORING else 2
    code = f"\ndef choose(seen, rng):\n    seen.hand\n    return {value}\n"
    assert told(code).startswith(f"Line {line}: ")


def checked(code: str) -> str:
    """What is told about the code while it is typed; empty if nothing is."""
    fault = parse_fault(inside.Session().check(dedent(code)))
    return fault_sentence(fault) if fault else ""


@pytest.mark.parametrize(
    "case",
    [case for case, (_, sentence) in TOLD.items() if "Python" in sentence or "colon" in case],
)
def test_what_python_cannot_read_is_told_without_running_it(case: str) -> None:
    code, sentence = TOLD[case]
    if case == "a capital letter alone":  # Python reads it as a name
        return
    assert checked(code) == sentence


def test_a_missing_import_is_told_without_running_the_code() -> None:
    case = TOLD["a function of zoo that is not imported"]
    assert checked(case[0]) == case[1]


@pytest.mark.parametrize(
    "code",
    [
        "from zoo import (\n    lines,\n    wins,\n)\ndef choose(seen, rng):\n    wins(seen, 1)\n",
        "import zoo\ndef choose(seen, rng):\n    return zoo.wins(seen, seen.legal[0])\n",
        "from zoo import *\ndef choose(seen, rng):\n    return wins(seen, seen.legal[0])\n",
        "def wins(seen, play): return True\ndef choose(seen, rng):\n    return wins(seen, 1)\n",
        "def choose(seen, rng):\n    # wins(seen, play) tells it\n    return seen.legal[0]\n",
        "def choose(seen, rng):\n    lines = len\n    return lines(seen.legal)\n",
        "def choose(seen, rng):\n    return max(seen.legal, key=lambda plays: plays(1))\n",
        "class Bot:\n    def lines(self): pass\n    def go(self): return self.lines()\n",
        "from random import Random\ndef choose(seen, rng):\n    return seen.legal[0]\n",
        "",
    ],
)
def test_sound_code_is_left_alone(code: str) -> None:
    assert checked(code) == ""


@pytest.mark.parametrize("line", ["import random", "from random import choice"])
def test_the_other_chance_is_advised_against_at_its_line(line: str) -> None:
    sentence = checked(f"\n{line}\ndef choose(seen, rng):\n    return seen.legal[0]\n")
    assert sentence == (
        "Line 2: Use `rng` in the place of `random`: then the same game can be played again."
    )


def test_the_check_runs_nothing() -> None:
    assert checked("print(1 / 0)\nwhile True: pass\n") == ""


@given(st.text(max_size=60), st.integers(0, 80))
@example("\0", 3)
def test_any_text_in_code_is_checked_without_an_error_of_ours(text: str, at: int) -> None:
    code = "from zoo import wins\ndef choose(seen, rng):\n    return wins(seen, seen.legal[0])\n"
    session = inside.Session()
    answer = json.loads(session.check(code[:at] + text + code[at:]))
    assert answer["ok"] or answer["kind"] not in ("Exception", "")


OWN_WAYS = [
    'from zoo import lines\n\n\ndef choose(seen, rng):\n    """Take a legal (allowed) move."""\n'
    "    return seen.legal[0]\n",
    'def choose(seen, rng):\n    print("legal (all):", seen.legal)\n    return seen.legal[0]\n',
    "from zoo import wins, \\\n    lines\ndef choose(seen, rng):\n    return lines(seen, 'red')\n",
    "from zoo import (wins,  # (best)\n    lines)\ndef choose(seen, rng):\n    lines(seen, 1)\n",
    "import zoo\nwins, lines = zoo.wins, zoo.lines\ndef choose(seen, rng):\n    wins(seen, 1)\n",
    "import zoo\nwins: object = zoo.wins\ndef choose(seen, rng):\n    wins(seen, 1)\n",
    "import zoo\ndef choose(seen, rng):\n    '''wins(seen, play) tells.'''\n",
    "def choose(seen, rng):\n    for legal in [len]:\n        legal(seen.hand)\n",
]


@pytest.mark.parametrize("code", OWN_WAYS)
def test_a_name_of_zoo_may_come_in_any_way(code: str) -> None:
    assert checked(code) == ""


def test_a_function_of_ones_own_is_not_taken_for_one_of_zoo() -> None:
    own = "def winner(seen, play):\n    pass\ndef choose(seen, rng):\n    winner(seen)\n"
    assert told(own) == "Line 4: A value here has the wrong type."
    inner = (
        "from zoo import plays\nclass Mine:\n    def __getattr__(self, n):\n        return [][1]\n"
        "def choose(seen, rng):\n    plays(Mine())\n"
    )
    assert told(inner) == "Line 4: The list has no item at this index."


@pytest.mark.parametrize("call", ["after(seen, seen.legal[0])", "see(seen)"])
def test_a_traceback_tells_nothing_of_the_inside_of_zoo(call: str) -> None:
    name, _values, _rest = call.partition("(")
    fault = fault_in(f"from zoo import {name}\ndef choose(seen, rng):\n    {call}\n")
    assert fault
    wanted = f"TypeError: {name}() takes a position, not seen; guess(seen, rng) makes one"
    assert fault.traceback.endswith(wanted)


def test_a_bot_that_answers_in_time_is_no_longer_watched() -> None:
    session = inside.Session()
    session.watch("def choose(seen, rng):\n    return seen.legal[0]\n")
    for _turn in range(2):
        assert json.loads(session.choose(write_seen(SEEN)))["ok"]
