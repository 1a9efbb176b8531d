"""The layers of the game and the folders of the page: who may import whom."""

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import TypeAlias

import pytest

Arrows: TypeAlias = set[tuple[str, str]]

GAME = Path(__file__).parent.parent / "game"

LAYERS = ["rules", "together", "bots", "coach", "puzzles", "workshop", "page", "browser", "main"]
"""No module imports from a layer to its right."""

PURE = {"rules", "together", "bots", "coach", "puzzles", "workshop"}
"""The layers that are folders of `game`."""

FLOORS = [
    "frame",
    "ways",
    "look",
    "sets",
    "boards",
    "settings",
    "play",
    "saved",
    "model",
    "controls",
    "screens",
    "app",
    "workshop",
    "browser",
]
"""The floors of `game/ui`, the lowest first; no module imports from a floor above it."""

WORKSHOP_ROOMS = {
    "workshop.bots",
    "workshop.match",
    "workshop.contest",
    "workshop.lessons",
    "workshop.collect",
}
"""The rooms of the workshop; none of them imports from another."""

WORKSHOP_TOP = {"workshop.msg", "workshop.update", "workshop.step", "workshop.view"}
"""What puts the rooms of the workshop together; all its other files lie below the rooms."""

MAIN = {"main", "workshop_main", "start", "__main__"}
IN_BROWSER = {"js", "pyodide", "pyodide_js", "pyscript"}
BANNED = {
    "rules": IN_BROWSER | {"asyncio", "time"},
    "together": IN_BROWSER | {"asyncio", "time"},
    "bots": IN_BROWSER | {"asyncio"},
    "coach": IN_BROWSER | {"asyncio", "time"},
    "puzzles": IN_BROWSER | {"asyncio", "time"},
    "workshop": IN_BROWSER | {"asyncio"},
    "page": IN_BROWSER | {"asyncio", "time"},
    "browser": {"pyscript"},
    "main": {"pyscript"},
}
OWN_GENERATORS = {"Random", "SystemRandom"}

LESSONS = GAME / "workshop" / "lessons"
"""What people read and change: files of bots, no modules."""

FILES = sorted(path for path in GAME.rglob("*.py") if LESSONS not in path.parents)


def name_of(path: Path) -> str:
    parts = path.relative_to(GAME.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path) for path in FILES}


def layer_of(module: str) -> str:
    match module.split("."):
        case ["game"] | ["game", "data" | "steps"]:
            return "rules"
        case ["game", layer, *_] if layer in PURE:
            return layer
        case ["game", "ui", *inside]:
            return "browser" if inside[:1] == ["browser"] else "page"
        case ["game", "cli", *_]:
            return "main"
        case ["game", name] if name in MAIN:
            return "main"
    raise AssertionError(f"{module} belongs to no layer; see LAYERS")


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
            yield from (a.name for a in node.names if a.name not in OWN_GENERATORS)
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in names
            and node.attr not in OWN_GENERATORS
        ):
            yield f"{node.value.id}.{node.attr}, line {node.lineno}"


ALL_IMPORTS = {name_of(path): set(imports(path)) for path in FILES}
IMPORTS = {module: known & MODULES for module, known in ALL_IMPORTS.items()}
PAGE = sorted(module for module in MODULES if layer_of(module) == "page")


def is_view(module: str) -> bool:
    """Whether the module makes markup, or puts a room together."""
    is_room = module.endswith(".room") or module.startswith("game.ui.app.")
    return is_room or "game.ui.frame.markup" in IMPORTS[module]


def forbidden(allowed: Callable[[str, str], bool], among: Iterable[str]) -> Arrows:
    """Imports of these modules from others of the game that are not allowed."""
    return {(m, known) for m in among for known in IMPORTS[m] if not allowed(m, known)}


def roots(module: str) -> set[str]:
    """The packages from which a module imports."""
    return {known.split(".")[0] for known in ALL_IMPORTS[module]}


def test_no_module_imports_from_a_layer_to_its_right() -> None:
    place = {module: LAYERS.index(layer_of(module)) for module in MODULES}
    assert forbidden(lambda module, known: place[known] <= place[module], MODULES) == set()


def test_bots_do_not_know_that_several_devices_play() -> None:
    opponents = [module for module in MODULES if layer_of(module) in ("bots", "coach", "workshop")]
    assert forbidden(lambda _, known: layer_of(known) != "together", opponents) == set()


def test_only_the_browser_layer_knows_the_browser_and_the_clock() -> None:
    found = {module: roots(module) & BANNED[layer_of(module)] for module in MODULES}
    assert {module: known for module, known in found.items() if known} == {}


def test_no_module_imports_itself_on_a_detour() -> None:
    TopologicalSorter(IMPORTS).prepare()


def test_only_views_import_views() -> None:
    assert forbidden(lambda module, known: is_view(module) or not is_view(known), PAGE) == set()


def room_of(module: str) -> str:
    """The room of a module of the page: a screen, a floor, or a single file in `game/ui`.

    In the workshop, each folder and each file is a room.
    """
    inside = module.removeprefix("game.ui.").split(".")
    return ".".join(inside[:2]) if inside[0] in ("screens", "workshop") else inside[0]


def floor_of(module: str) -> int:
    return FLOORS.index(room_of(module).split(".")[0])


IN_UI = [m for m in PAGE if m.startswith("game.ui.")]
ARROWS = {
    (room_of(module), room_of(known))
    for module in IN_UI
    for known in IMPORTS[module]
    if known.startswith("game.ui.") and room_of(known) != room_of(module)
}


def test_a_room_knows_only_what_lies_below_it() -> None:
    def is_below(module: str, known: str) -> bool:
        return not known.startswith("game.ui.") or floor_of(known) <= floor_of(module)

    assert forbidden(is_below, IN_UI) == set()


def test_no_two_rooms_know_each_other() -> None:
    assert {(one, other) for one, other in ARROWS if (other, one) in ARROWS} == set()


def test_no_room_knows_itself_on_a_detour() -> None:
    TopologicalSorter({room: {b for a, b in ARROWS if a == room} for room, _ in ARROWS}).prepare()


def workshop_floor(room: str) -> int:
    return 2 if room in WORKSHOP_TOP else int(room in WORKSHOP_ROOMS)


def test_a_room_of_the_workshop_knows_only_what_all_rooms_share() -> None:
    inside = {arrow for arrow in ARROWS if all(room.startswith("workshop.") for room in arrow)}
    assert {room for arrow in inside for room in arrow} >= WORKSHOP_ROOMS | WORKSHOP_TOP
    assert {(a, b) for a, b in inside if workshop_floor(b) > workshop_floor(a)} == set()
    assert {(a, b) for a, b in inside if {a, b} <= WORKSHOP_ROOMS} == set()


def test_every_floor_has_a_room() -> None:
    assert {FLOORS[floor_of(module)] for module in IN_UI} == set(FLOORS) - {"browser"}


def test_state_and_messages_know_no_update() -> None:
    plain = [module for module in PAGE if module.endswith((".state", "msg"))]
    assert plain
    assert forbidden(lambda _, known: not known.endswith(".update"), plain) == set()


def test_nothing_is_imported_but_the_game_the_standard_library_and_the_browser() -> None:
    usual = {"game"} | IN_BROWSER | sys.stdlib_module_names
    found = {module: roots(module) - usual for module in MODULES}
    assert {module: known for module, known in found.items() if known} == {}


PACKAGE = {
    "zoo": PURE,
    "rowdy_zoo": PURE | {"cli", "__main__"},
    "examples": PURE,
}
"""The folders beside `game` that are installed or show how to use it, and what they need of it."""

ARRAYS = {"numpy", "gymnasium", "pettingzoo"}


@pytest.mark.parametrize("folder", PACKAGE)
def test_the_package_needs_no_page(folder: str) -> None:
    files = sorted((GAME.parent / folder).rglob("*.py"))
    found = {name for path in files for name in imports(path)}
    used = {name.split(".")[1] for name in found if name.startswith("game.")}
    assert used <= PACKAGE[folder] | {"data", "steps"}
    others = {name.split(".")[0] for name in found} - {"game", folder, *sys.stdlib_module_names}
    assert others <= ({"rowdy_zoo", "zoo"} if folder == "examples" else set()) | (
        set() if folder == "zoo" else ARRAYS
    )


def test_chance_never_comes_from_the_generator_that_all_modules_share() -> None:
    found = {name_of(p): list(global_chance(p)) for p in FILES if p.name != "__main__.py"}
    assert {module: uses for module, uses in found.items() if uses} == {}


def test_no_layer_is_empty() -> None:
    assert {layer_of(module) for module in MODULES} == set(LAYERS)


def test_what_these_tests_see(tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text(
        "import random as r\nfrom random import choice, Random\nr.shuffle([])\nr.Random"
    )
    assert list(global_chance(path)) == ["choice", "r.shuffle, line 3"]
