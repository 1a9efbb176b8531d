"""Every message belongs to one feature."""

import importlib
from collections import Counter
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from game.ui.app import update
from game.ui.app.msg import FeatureMsg, KeyPressed, Msg
from game.ui.frame.value import Value
from game.ui.model.dialog import Dialog

UI = Path(update.__file__).parent
OTHER_PAGE = "workshop"
"""A page of its own, with its own messages: `tests/ui/workshop`."""
FEATURES = sorted({path.parent.name for path in UI.glob("*/msg.py")} - {OTHER_PAGE})


def module(feature: str) -> ModuleType:
    return importlib.import_module(f"game.ui.{feature}.msg")


def owned(feature: str) -> tuple[type[Value], ...]:
    """The messages of the union that the feature declares."""
    return get_args(getattr(module(feature), f"{feature.capitalize()}Msg"))


def declared(feature: str) -> set[type[Value]]:
    """The messages that the feature's module defines."""
    found = [value for value in vars(module(feature)).values() if isinstance(value, type)]
    return {kind for kind in found if issubclass(kind, Value) and kind is not Value}


def test_every_message_has_one_owner() -> None:
    owners = Counter(kind for feature in FEATURES for kind in owned(feature))
    assert set(owners.values()) == {1}
    assert owners.keys() == set(get_args(FeatureMsg))
    assert set(get_args(Msg)) == owners.keys() | {KeyPressed}


@pytest.mark.parametrize("feature", FEATURES)
def test_a_feature_owns_all_messages_that_it_defines(feature: str) -> None:
    assert set(owned(feature)) == declared(feature)


@pytest.mark.parametrize("feature", FEATURES)
def test_the_unions_within_a_feature_overlap_only_if_one_holds_the_other(feature: str) -> None:
    unions = [set(get_args(value)) for value in vars(module(feature)).values() if get_args(value)]
    for one, other in combinations(unions, 2):
        assert not one & other or one <= other or other <= one


@pytest.mark.parametrize("feature", FEATURES)
def test_the_routing_names_each_feature_once(feature: str) -> None:
    source = (UI / "update.py").read_text(encoding="utf-8")
    assert source.count(f"isinstance(msg, {feature.capitalize()}Msg)") == 1


def test_each_dialog_has_one_owner() -> None:
    owners = Counter(kind.__name__ for kind in get_args(Dialog))
    assert set(owners.values()) == {1}
