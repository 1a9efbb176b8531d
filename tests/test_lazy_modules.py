"""Modules that wait until they are asked for something: `tools/runtime/lazy_modules.py`."""

import sys
from types import ModuleType

import pytest

from tools.runtime import lazy_modules
from tools.runtime.lazy_modules import changed, stand_in

SOURCE = """
import builtins
builtins.begun.append(__name__)
constant = known = "real"
def known_later(argument):
    return "real", argument
"""
MEANWHILE = """
constant = "meanwhile"
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
    monkeypatch.setitem(lazy_modules.WAITING, "patient.py", MEANWHILE)
    waiting = ModuleType("patient")
    monkeypatch.setitem(sys.modules, "patient", waiting)
    exec(stand_in("patient.py", compile(SOURCE, "patient.py", "exec")), vars(waiting))
    assert begun == []
    return waiting


def test_it_waits_while_it_is_asked_for_what_it_knows(module: ModuleType, begun: list[str]) -> None:
    assert module.constant == "meanwhile"
    assert not hasattr(module, "__path__")
    assert begun == []
    assert module.known == "real" == module.constant
    assert begun == ["patient"]


def test_a_function_that_was_taken_meanwhile_is_the_real_one(
    module: ModuleType, begun: list[str]
) -> None:
    taken = module.known_later
    assert begun == []
    assert taken(1) == ("real", 1) == taken(argument=1) == module.known_later(1)
    assert begun == ["patient"]


def test_what_stands_in_for_a_function_can_call_it(module: ModuleType) -> None:
    taken = module.known_later
    vars(module).update(known_later=lambda argument: ("instead", *taken(argument)))
    assert module.known_later(1) == ("instead", "real", 1) == module.known_later(1)


def test_what_others_have_put_there_stays(module: ModuleType) -> None:
    vars(module).update(known_later="put there", another="put there")
    assert module.known == "real"
    assert module.known_later == module.another == "put there"


def test_what_is_not_there_is_told_as_by_any_module(module: ModuleType) -> None:
    with pytest.raises(AttributeError, match="module 'patient' has no attribute 'nothing'"):
        _ = module.nothing
    assert not [
        name for name in vars(module) if name in ("_wake", "_later", "_code", "_meanwhile", "_real")
    ]


def test_all_of_it_can_be_imported(module: ModuleType) -> None:
    names: dict[str, object] = {}
    exec("from patient import *", names)
    assert names["known"] == names["constant"] == "real"
    assert module.constant == "real"


def test_a_module_that_fails_to_run_says_so_each_time_and_waits(
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


def test_another_source_is_refused() -> None:
    assert changed("socket.py", "import os") == "import os"
    with pytest.raises(
        ValueError, match=r"does not find 'from annotationlib .* once in inspect\.py"
    ):
        changed("inspect.py", "import os")
