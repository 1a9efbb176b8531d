"""Every effect has one file that runs it."""

from collections import Counter
from pathlib import Path
from typing import get_args

from game.ui.app import runners
from game.ui.app.runners import FILES, RUNNERS
from game.ui.model.effect import Effect, Focus

EFFECTS = Path(runners.__file__).parent.parent / "browser" / "effects"


def test_every_effect_but_the_focus_has_one_runner() -> None:
    named = Counter(kind for kinds in FILES.values() for kind in kinds)
    assert set(named.values()) == {1}
    assert named.keys() == set(get_args(Effect)) - {Focus}
    assert RUNNERS.keys() == named.keys()


def test_every_file_of_effects_is_named() -> None:
    there = {path.stem for path in EFFECTS.glob("*.py")} - {"__init__"}
    assert there == set(FILES)


def test_every_file_of_effects_has_the_function_that_runs_them() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in EFFECTS.glob("*.py")}
    missing = [name for name in FILES if "\ndef run(" not in texts[name]]
    assert missing == []
