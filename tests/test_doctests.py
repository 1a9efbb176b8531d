"""The examples in the docstrings of the rules, the bots and the messages are true."""

import doctest
import importlib
import pkgutil

import pytest

import game.bots
import game.rules
import game.together
from game.bots import determinize, levels
from game.bots import plays as bot_plays
from game.rules import action, edition, edition_data, json_text, observation, play, record, state
from game.together import messages

PACKAGES = (game.rules, game.bots, game.together)
MODULES = [
    "game.steps",
    *(
        f"{package.__name__}.{module.name}"
        for package in PACKAGES
        for module in pkgutil.iter_modules(package.__path__)
    ),
]

READ_FIRST = (
    action.parse_action,
    bot_plays.forced_action,
    determinize.determinize,
    edition.cell_name,
    edition_data.edition_of,
    edition_data.load_edition,
    json_text.parse_json,
    levels.choose,
    messages.parse,
    messages.text_of,
    observation.observe,
    play.apply,
    play.legal_actions,
    record.parse_record,
    record.replay,
    record.to_json,
    state.new_game,
)
"""The functions that a reader meets first. Each has an example."""


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("function", READ_FIRST, ids=lambda function: function.__name__)
def test_what_a_reader_meets_first_has_an_example(function: object) -> None:
    assert ">>>" in (function.__doc__ or "")
