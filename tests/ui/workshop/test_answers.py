"""Answers of workers, which may hold anything."""

import json

from hypothesis import given
from hypothesis import strategies as st

from game.rules.action import parse_action
from game.ui.workshop.answers import MAX_TEXT, Answer, ShownFault, Why, parse_answer, parse_fault
from tests.ui.workshop.test_bots_text import any_json

LEGAL = [parse_action(text) for text in ("fox@c4", "lion@c4", "owl@d5", "pass")]
KEYS = ("ok", "action", "scores", "printed", "seconds", "why", "kind", "line", "message", "mistake")
answers = st.dictionaries(
    st.sampled_from(KEYS), any_json | st.sampled_from(["fox@c4", True, False])
)


@given(answers.map(json.dumps) | st.text())
def test_any_text_is_an_answer_or_a_fault(text: str) -> None:
    answer = parse_answer(text, LEGAL)
    assert (answer.action is None) == (answer.fault is not None)
    assert answer.action is None or answer.action in LEGAL
    assert len(answer.printed) <= MAX_TEXT
    parse_fault(text)


def test_a_cell_has_the_best_score_of_its_plays() -> None:
    scores = {"fox@c4": 1, "lion@c4": 3.5, "owl@d5": 2, "pass": 9, "cow@a1": 5, "x": "y"}
    text = json.dumps({"ok": True, "action": "pass", "scores": scores, "seconds": 0.5})
    assert parse_answer(text, LEGAL) == Answer(LEGAL[3], None, (("c4", 3.5), ("d5", 2.0)), "", 0.5)


def test_a_play_that_is_not_legal_is_a_fault() -> None:
    for action in ("cow@a1", "fox@c5", "nonsense", 3, None):
        text = json.dumps({"ok": True, "action": action})
        assert parse_answer(text, LEGAL).fault == ShownFault(Why.ANSWER)


def test_loaded_code_has_no_fault() -> None:
    assert parse_fault('{"ok": true}') is None
    assert parse_fault('{"ok": false, "why": "slow"}') == ShownFault(Why.SLOW)
    assert parse_fault("nonsense") == ShownFault(Why.ANSWER)
