"""Every message, screen and dialog belongs to one room."""

import importlib
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from game.ui import screens
from game.ui.app.rooms import NAMES, owner, room
from game.ui.model.dialog import Dialog
from game.ui.model.room import no_dialog, no_screen
from game.ui.model.screen import Screen
from game.ui.ways import OWNERS

SCREENS = Path(screens.__path__[0])

each_room = pytest.mark.parametrize("name", NAMES)


def messages_modules(name: str) -> list[ModuleType]:
    """The modules with the room's messages: `msg`, and perhaps others such as `face_msg`."""
    files = sorted((SCREENS / name).glob("*msg.py"))
    return [importlib.import_module(f"game.ui.screens.{name}.{file.stem}") for file in files]


def declared(name: str) -> set[type]:
    """The messages that the room's modules define, and those that lead to the room."""
    own = {
        kind
        for module in messages_modules(name)
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    }
    return own | {kind for kind, owned_by in OWNERS.items() if owned_by == name}


def test_the_table_names_each_room_once() -> None:
    folders = {path.parent.name for path in SCREENS.glob("*/room.py")}
    assert (len(NAMES), set(NAMES)) == (len(folders), folders)


@each_room
def test_a_room_owns_all_messages_that_it_defines_and_that_lead_to_it(name: str) -> None:
    messages = room(name).messages
    assert (len(messages), set(messages)) == (len(declared(name)), declared(name))
    assert {owner(kind) for kind in messages} == {name}


def test_no_two_messages_have_the_same_name() -> None:
    names = [kind.__name__ for name in NAMES for kind in room(name).messages]
    assert len(names) == len(set(names))


@each_room
def test_a_room_locks_only_messages_of_its_own(name: str) -> None:
    assert set(room(name).locked) <= set(room(name).messages)


@each_room
def test_the_unions_within_a_room_overlap_only_if_one_holds_the_other(name: str) -> None:
    modules = messages_modules(name)
    values = [value for module in modules for value in vars(module).values()]
    unions = [set(found) for value in values if (found := get_args(value))]
    for one, other in combinations(unions, 2):
        assert not one & other or one <= other or other <= one


@pytest.mark.parametrize("kind", get_args(Screen), ids=lambda kind: kind.__name__)
def test_each_screen_belongs_to_a_room_that_shows_one(kind: type) -> None:
    assert room(owner(kind)).screen is not no_screen


@pytest.mark.parametrize("kind", get_args(Dialog), ids=lambda kind: kind.__name__)
def test_each_dialog_belongs_to_a_room_that_shows_one(kind: type) -> None:
    assert room(owner(kind)).dialog is not no_dialog
