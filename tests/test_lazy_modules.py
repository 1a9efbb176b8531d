"""Modules that load late: `tools/runtime/lazy_modules.py`."""

import sys
from types import ModuleType

import pytest

from tools.runtime import lazy_modules
from tools.runtime.lazy_modules import check_definitions, stand_in
from tools.runtime.tricks import TrickError

SOURCE = """
import builtins
builtins.begun.append(__name__)
constant = known = "real"
def known_later(argument):
    return "real", argument
"""
DEFINITIONS = """
constant = "stand-in"
known_later = _later("known_later")
"""


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules that have begun to run."""
    begun: list[str] = []
    monkeypatch.setattr("builtins.begun", begun, raising=False)
    return begun


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch, begun: list[str]) -> ModuleType:
    monkeypatch.setitem(lazy_modules.LAZY, "patient.py", DEFINITIONS)
    stand_in_module = ModuleType("patient")
    monkeypatch.setitem(sys.modules, "patient", stand_in_module)
    exec(stand_in("patient.py", compile(SOURCE, "patient.py", "exec")), vars(stand_in_module))
    assert begun == []
    return stand_in_module


def test_a_stand_in_answers_for_what_it_defines(module: ModuleType, begun: list[str]) -> None:
    assert module.constant == "stand-in"
    assert not hasattr(module, "__path__")
    assert begun == []
    assert module.known == "real" == module.constant
    assert begun == ["patient"]


def test_a_function_taken_from_a_stand_in_loads_and_calls_the_real_one(
    module: ModuleType, begun: list[str]
) -> None:
    taken = module.known_later
    assert begun == []
    assert taken(1) == ("real", 1) == taken(argument=1) == module.known_later(1)
    assert begun == ["patient"]


def test_a_function_set_by_others_can_call_the_real_one(module: ModuleType) -> None:
    taken = module.known_later
    vars(module).update(known_later=lambda argument: ("instead", *taken(argument)))
    assert module.known_later(1) == ("instead", "real", 1) == module.known_later(1)


def test_names_set_by_others_stay(module: ModuleType) -> None:
    vars(module).update(known_later="put there", another="put there")
    assert module.known == "real"
    assert module.known_later == module.another == "put there"


def test_an_unknown_name_raises_as_in_any_module(module: ModuleType) -> None:
    with pytest.raises(AttributeError, match="module 'patient' has no attribute 'nothing'"):
        _ = module.nothing
    assert not [
        name for name in vars(module) if name in ("_load", "_later", "_code", "_defined", "_real")
    ]


def test_all_of_it_can_be_imported(module: ModuleType) -> None:
    names: dict[str, object] = {}
    exec("from patient import *", names)
    assert names["known"] == names["constant"] == "real"
    assert module.constant == "real"


def test_a_module_that_fails_to_load_can_be_retried(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = module.known_later
    monkeypatch.delattr("builtins.begun")
    for _time in range(2):
        with pytest.raises(AttributeError, match="begun"):
            _ = module.known
        with pytest.raises(AttributeError, match="begun"):
            taken(1)
    monkeypatch.setattr("builtins.begun", [], raising=False)
    assert module.known == "real"
    assert taken(1) == ("real", 1)


@pytest.mark.usefixtures("module")
def test_a_stand_in_may_not_define_more_than_its_module() -> None:
    other = ModuleType("patient")
    vars(other).update(constant="real", known_later=None)
    check_definitions("patient.py", other)
    del other.known_later
    with pytest.raises(TrickError, match=r"lazy-modules .* patient no longer has known_later"):
        check_definitions("patient.py", other)
