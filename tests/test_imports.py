"""The rooms of the house: what stands on the left never knows what stands on the right."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

GAME = Path(__file__).parent.parent / "game"

ROOMS = ["rules", "bots", "ui pure", "ui edge", "main"]
UI_EDGE = {"dom", "effects", "storage"}
MAIN = {"main", "start", "__main__", "arena"}
BROWSER = {"js", "pyodide", "pyodide_js", "pyscript"}
BANNED = {
    "rules": BROWSER | {"asyncio", "time"},
    "bots": BROWSER | {"asyncio"},
    "ui pure": BROWSER | {"asyncio", "time"},
    "ui edge": {"pyscript"},
    "main": {"pyscript"},
}
SOUND_CHANCE = {"Random", "SystemRandom"}

FILES = sorted(path for path in GAME.rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(GAME.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path) for path in FILES}


def room_of(module: str) -> str:
    """The room of a module; in `game.ui` whatever is not known as the edge must be pure."""
    match module.split("."):
        case ["game"] | ["game", "data"]:
            return "rules"
        case ["game", "rules" | "bots" as room, *_]:
            return room
        case ["game", "ui", *inside]:
            return "ui edge" if inside and inside[0] in UI_EDGE else "ui pure"
        case ["game", name] if name in MAIN:
            return "main"
    raise AssertionError(f"{module} stands in no room of the house; see ROOMS")


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in the file it does so."""
    package = name_of(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            for alias in node.names:
                whole = f"{module}.{alias.name}"
                yield whole if whole in MODULES else module


def global_chance(path: Path) -> Iterator[str]:
    """Uses of the random generator that all modules share."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {"random"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {a.asname for a in node.names if a.name == "random" and a.asname}
        elif isinstance(node, ast.ImportFrom) and node.module == "random":
            yield from (a.name for a in node.names if a.name not in SOUND_CHANCE)
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in names
            and node.attr not in SOUND_CHANCE
        ):
            yield f"{node.value.id}.{node.attr}, line {node.lineno}"


each_file = pytest.mark.parametrize("path", FILES, ids=name_of)


@each_file
def test_no_module_knows_what_stands_to_its_right(path: Path) -> None:
    own = ROOMS.index(room_of(name_of(path)))
    known = {module for module in imports(path) if module.split(".")[0] == "game"}
    assert known <= MODULES
    assert {module for module in known if ROOMS.index(room_of(module)) > own} == set()


@each_file
def test_only_the_edge_knows_the_browser_and_the_clock(path: Path) -> None:
    roots = {module.split(".")[0] for module in imports(path)}
    assert roots & BANNED[room_of(name_of(path))] == set()


@each_file
def test_nothing_is_imported_but_the_game_the_standard_library_and_the_browser(path: Path) -> None:
    roots = {module.split(".")[0] for module in imports(path)}
    assert roots <= {"game"} | BROWSER | sys.stdlib_module_names


@pytest.mark.parametrize("path", [p for p in FILES if p.name != "__main__.py"], ids=name_of)
def test_chance_never_comes_from_the_generator_that_all_modules_share(path: Path) -> None:
    assert list(global_chance(path)) == []


def test_the_rooms_are_not_empty() -> None:
    assert {"rules", "main"} <= {room_of(module) for module in MODULES}


def test_what_these_tests_see(tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text(
        "import random as r\nfrom random import choice, Random\nr.shuffle([])\nr.Random"
    )
    assert list(global_chance(path)) == ["choice", "r.shuffle, line 3"]
