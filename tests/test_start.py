"""How a page starts its Python."""

import asyncio
import gc
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from game.start import LATER, run
from game.ui.app.rooms import NAMES


@pytest.fixture
def without_collection() -> Iterator[None]:
    """No garbage is collected, as when Pyodide has started."""
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


@pytest.mark.usefixtures("without_collection")
def test_garbage_is_collected_once_the_page_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []
    page = ModuleType("page_of_a_test")

    async def main() -> None:
        seen.append(gc.isenabled())

    monkeypatch.setattr(page, "main", main, raising=False)
    monkeypatch.setitem(sys.modules, page.__name__, page)
    asyncio.run(run(["json", page.__name__]))
    assert seen == [False]
    assert gc.isenabled()


def test_each_room_is_imported_later_unless_a_start_imports_it() -> None:
    rooms = {name.split(".")[3] for name in LATER if name.endswith(".room")}
    assert rooms == set(NAMES) - {"home", "page", "lock", "seat_bots", "together"}
