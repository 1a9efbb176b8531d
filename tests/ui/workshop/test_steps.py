"""A turn of the bot, line by line."""

import json
import sys
from dataclasses import replace

import pytest

from game.ui.workshop.bots_text import Bot, Bots, bots_text
from game.ui.workshop.code_lines import repeated
from game.ui.workshop.effect import StepTurn
from game.ui.workshop.match.msg import TurnStepped
from game.ui.workshop.match.sentences import turn_sentence
from game.ui.workshop.stepped import Step, Steps, with_answer
from game.workshop import inside
from game.workshop.seen_text import write_seen
from tests.ui.workshop.test_workshop import BAD, check, controls, world
from tests.ui.workshop.world import World

CODE = """def choose(seen, rng):
    print("I choose")
    scores = {}
    for play in seen.legal:
        scores[play] = len(str(play))
    return scores
"""


def answered(page: World) -> str:
    """What the sandbox answers to the turn that was asked for."""
    asked = page.last(StepTurn)
    assert isinstance(asked, StepTurn)
    session, before = inside.Session(), (sys.stdout, sys.stderr)
    session.load(asked.bot.code)
    text = session.step(write_seen(asked.turns[-1]))
    sys.stdout, sys.stderr = before
    return text


@pytest.fixture
def played() -> World:
    """A game whose newest turn is the bot's own."""
    found = world(CODE)
    found.take("GamePicked")
    match = found.model.match
    assert match
    found.take(f"PlacePicked {max(n for n, one in enumerate(match.turns, 1) if one.answer)}")
    return found


def stepped(page: World) -> Steps:
    """The steps of the turn that is shown."""
    page.take("StepsPicked")
    asked = page.last(StepTurn)
    assert isinstance(asked, StepTurn)
    page.take(TurnStepped(asked.version, answered(page)))
    assert page.model.steps
    return page.model.steps


def test_a_turn_of_the_bot_is_shown_line_by_line(played: World) -> None:
    page = played
    match = page.model.match
    assert match
    assert match.last
    later = turn_sentence(page.model, match)
    assert later in page.text()
    steps = stepped(page)
    assert later not in page.text(), "the board is the one before the move"
    assert "The board before this move" in page.text()
    asked = page.last(StepTurn)
    assert isinstance(asked, StepTurn)
    seat = match.last.seat
    assert [one.seat for one in asked.turns] == [seat] * len(asked.turns)
    plies = [one.ply for one in asked.turns]
    assert plies == sorted(set(plies)), "it plays the earlier turns first"
    assert steps.fault is None
    assert [one.line for one in steps.steps[:4]] == [2, 3, 4, 5]
    assert f"Step 1 of {len(steps.steps)}" in page.text()
    assert "Output" not in page.text()
    check(page)
    page.take("StepShown", "1")
    assert "Output" in page.text()
    page.take("StepShown 4")
    assert page.model.steps
    assert len(page.model.steps.cells()) == 1
    assert page.model.steps.names()["scores"].startswith("{")
    check(page)
    page.take(f"StepShown {len(steps.steps) - 1}")
    assert "return" in page.model.steps.replace(at=len(steps.steps) - 1).names()
    check(page)
    page.take("StepShown 99999")
    assert page.model.steps.at == len(steps.steps) - 1
    page.take("StepsClosed")
    assert "Step 1" not in page.text()
    assert later in page.text()
    check(page)


def test_steps_of_another_turn_or_another_code_are_not_shown(played: World) -> None:
    page = played
    steps = stepped(page)
    assert "Step 1 of" in page.text()
    place = page.model.match.place if page.model.match else 0
    page.take(f"PlacePicked {place - 2}")
    assert "Step 1 of" not in page.text()
    page.take(f"PlacePicked {place}")
    assert "Step 1 of" in page.text()
    page.take("CodeChanged", CODE.replace("I choose", "Now"))
    assert "Step 1 of" not in page.text()
    page.take(TurnStepped(steps.version, "{}"))
    assert page.model.steps == steps, "nobody asked"


def test_the_turn_without_an_answer_can_be_looked_through() -> None:
    page = world(BAD)
    page.take("OpponentPicked", "cub")
    page.take("GamePicked")
    steps = stepped(page)
    assert page.model.match
    assert steps.place == page.model.match.place
    assert steps.fault
    assert "The name sen is not defined here." in page.text()
    check(page)


def test_nobody_looks_into_the_bot_that_plays_against_a_person(played: World) -> None:
    page = played
    assert "Step by step" in page.text()
    page.model = replace(page.model, opponent="person")
    page.take("GamePicked")
    assert "Step by step" not in page.text()
    before = page.model
    page.take("StepsPicked")
    assert page.model == before


def test_a_level_has_no_steps_but_another_bot_of_ones_own_has() -> None:
    page = world(bots=bots_text(Bots((Bot("One", CODE), Bot("Two", CODE)))))
    page.take("OpponentPicked", "own Two")
    page.take("GamePicked")
    assert page.model.match
    for place, turn in enumerate(page.model.match.turns[:2], 1):
        page.take(f"PlacePicked {place}")
        page.take("StepsPicked")
        asked = page.last(StepTurn)
        assert isinstance(asked, StepTurn)
        who = page.model.match.players[turn.seat]
        assert asked.bot.name == {"bot": page.model.bot.name}.get(who, "Two")
    page.take("OpponentPicked", "cub")
    page.take("GamePicked")
    assert page.model.match
    place = next(n for n, one in enumerate(page.model.match.turns, 1) if not one.answer)
    page.take(f"PlacePicked {place}")
    assert "Step by step" not in page.text()


@pytest.mark.parametrize(
    "steps",
    [
        *("x", 3, {}, [3], [[1, 1, {}, {}, 0]], [["1", 1, {}, {}, 0, 0]]),
        *([[0, 1, {}, {}, 0, 0]], [[7, 1, {}, {}, 0, 0]], [[1, -1, {}, {}, 0, 0]]),
        *([[1, 1, [], {}, 0, 0]], [[1, 1, {}, 3, 0, 0]], [[True, 1, {}, {}, 0, 0]]),
        *([[1, 1.5, {}, {}, 0, 0]], [[1, 1, {}, {}, 10**9, 0]], [[1, 1, {}, {}, 0, -1]]),
        *([[1, 1, {}, {}, 0, "1"]], [[1, 1, {}, {}, 0, 0, 0]]),
    ],
)
def test_steps_that_are_none_are_dropped(steps: object) -> None:
    asked = Steps("1 2", 2, CODE.rstrip("\n"))
    assert with_answer(asked, json.dumps({"ok": True, "steps": steps})).steps == ()


def test_hostile_steps_are_cut_and_shown_as_text(played: World) -> None:
    page = played
    page.take("StepsPicked")
    asked = page.last(StepTurn)
    assert isinstance(asked, StepTurn)
    names = {"<b>" * 999: "<script>" * 999, "a": 3}
    step = [2, 1, names, {"c4": 1, "zz": 2, "d4": "x"}, 5, 7]
    text = json.dumps(
        {"ok": True, "steps": [step, *[[2, 1, {}, {}, 0, 0]] * 2_500], "printed": 3, "isCut": True}
    )
    page.take(TurnStepped(asked.version, text))
    steps = page.model.steps
    assert steps
    assert len(steps.steps) == 2_000
    assert max(map(len, steps.steps[0].names)) == 200
    assert "7 steps before this one are left out." in page.text()
    page.take("StepShown 1999")
    assert "left out" not in page.text()
    assert "Only the first 2000 steps are shown." in page.text()
    check(page)
    for broken in ("", "[]", "3", '{"ok": false, "why": "slow"}'):
        page.take("StepsPicked")
        page.take(TurnStepped(asked.version, broken))
        check(page)


HELPED = """def worth(play):
    number = len(str(play))
    return number

def choose(seen, rng):
    best = seen.legal[0]
    for play in seen.legal:
        if worth(play) > worth(best):
            best = play

    print(best)
    return best
"""


def test_a_step_over_jumps_over_calls_and_loops() -> None:
    page = world(HELPED)
    page.take("GamePicked")
    match = page.model.match
    assert match
    page.take(f"PlacePicked {max(n for n, one in enumerate(match.turns, 1) if one.answer)}")
    steps = stepped(page)

    def lines_over(start: int) -> list[int]:
        """The lines that follow from this step on, each over the one before."""
        at, found = start, []
        while at < len(steps.steps) - 1:
            at = steps.replace(at=at).over
            found.append(steps.steps[at].line)
        return found

    assert lines_over(0) == [7, 11, 12, 12], "the last one is the return"
    inside = next(n for n, one in enumerate(steps.steps) if one.line == 2)
    assert lines_over(inside)[:3] == [3, 3, 7], "a call returns to the line that has called"
    condition = next(n for n, one in enumerate(steps.steps) if one.line == 8)
    assert steps.steps[condition + 1].line == 2
    assert lines_over(condition)[0] in (7, 9)
    page.take(f"StepShown {steps.over}")
    assert page.model.steps
    assert page.model.steps.steps[page.model.steps.at].line == 7
    check(page)
    last = len(steps.steps) - 1
    assert steps.replace(at=last).over == last


@pytest.mark.parametrize(
    ("code", "line", "block"),
    [
        ("x = [n for n in y]\nz = 1", 1, range(1, 2)),
        ("x = [\n  f(n)\n  for n in y\n]\nz = 1", 2, range(1, 5)),
        ("x = sum(n for n in y)", 1, range(1, 2)),
        ("x = max(y, key=lambda n: -n)", 1, range(1, 2)),
        ("x = max(\n  y,\n  key=lambda n: -n,\n)\nz = 1", 1, range(1, 5)),
        ("for n in sorted(\n  y\n):\n  a\n\n  b\nz = 1", 1, range(1, 7)),
        ("for n in sorted(\n  y\n):\n  a\n  b\nz = 1", 4, range(0)),
        ("while x:\n  a\nz = 1", 1, range(1, 3)),
        ("x = f('for', \"(\")  # for (\nz = 1", 1, range(0)),
        ("x = '''\nfor (\n'''\nz = 1", 2, range(0)),
        ("format(1)\nfor_all = 3", 2, range(0)),
        ("x = 1 + \\\n  sum(n for n in y)\nz = 1", 1, range(1, 3)),
    ],
)
def test_the_lines_that_run_again_and_again_are_known(code: str, line: int, block: range) -> None:
    assert repeated(code, line) == block


def test_a_step_over_goes_over_the_rounds_of_a_comprehension() -> None:
    code = """def choose(seen, rng):
    a = [
        f(n) for n in range(9)
    ]
    return [n for n in a]"""
    lines = [(2, 1), *[(3, 1), (1, 2)] * 9, (2, 1), (5, 1), (5, 1), (5, 1)]
    rounds = [Step(line, call, {}, {}, 0) for line, call in lines]
    last = Step(5, 1, {"return": "[]"}, {}, 0)
    steps = Steps("1 2", 2, code, (*rounds, last))
    before_return = lines.index((5, 1))
    assert steps.over == before_return
    assert steps.replace(at=before_return).over == len(rounds), "what it returns is shown"
    assert steps.replace(at=1).over == before_return, "also from the middle of it"


def test_constants_are_below_the_names_that_change() -> None:
    names = [{"MINE": "{1: 2}", "Count": "1"}, {"play": "fox@c4", "MAX": "3"}]
    shown = [Step(1, 1, one, {}, 0) for one in names]
    assert [*Steps("1 2", 2, "x", tuple(shown), at=1).names()] == ["Count", "play", "MINE", "MAX"]


def test_steps_are_not_asked_for_while_they_are_shown(played: World) -> None:
    asking = "StepsPicked"
    assert asking in enabled(played)
    stepped(played)
    assert asking not in enabled(played)
    played.take("StepsClosed")
    assert asking in enabled(played)


def enabled(page: World) -> set[str]:
    """The messages of the controls that can be used."""
    found = [one.attributes for one in controls(page)]
    return {one["data-msg"] for one in found if "aria-disabled" not in one}
