"""`pip install .` gives the library for bots and the command; the site is in the wheel."""

import doctest
import json
import os
import signal
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

import zoo
from game.workshop import api
from game.workshop.reading import check
from rowdy_zoo import arrays, command
from tests.package.missing import needs
from tests.rules.golden.make import FOLDER as GOLDEN
from tests.test_cli import take_interrupts

ROOT = Path(__file__).parents[2]
BOT = ROOT / "game" / "workshop" / "lessons" / "block.py"
WON, UNFINISHED = GOLDEN / "little_2_win.json", GOLDEN / "little_4_unfinished.json"
BUILT = (ROOT / "dist" / "index.html").exists()

SCREENLESS = {
    name: value
    for name, value in os.environ.items()
    if name not in {"DISPLAY", "WAYLAND_DISPLAY", "PYTHONPATH"}
}

TYPED = """\
from typing import TYPE_CHECKING

from zoo import plays, puzzles, wins

if TYPE_CHECKING:
    from zoo.types import Action, Observation, Random


def choose(seen: "Observation", rng: "Random") -> "Action":
    winning = [play for play in plays(seen) if wins(seen, play)]
    corners = [move for move in seen.legal if move.cell == "a1"]
    return rng.choice(winning or corners or [*seen.legal])


right = [choose(puzzle.seen, Random(1)) in puzzle.answers for puzzle in puzzles("finish")]
"""


def run(*words: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*map(str, words)],
        cwd=cwd,
        env=SCREENLESS,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def output(*words: str | Path, cwd: Path) -> str:
    done = run(*words, cwd=cwd)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    built = run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    assert built.returncode == 0, built.stderr
    (file,) = folder.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The folder with the programs of a virtual environment that has the wheel and nothing else."""
    home = wheel.parent / "venv"
    venv.create(home, symlinks=sys.platform != "win32")
    programs = home / ("Scripts" if sys.platform == "win32" else "bin")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", home)
    output(*pip, "install", "--quiet", "--no-index", wheel, cwd=wheel.parent)
    return programs


@needs("hatchling")
def test_the_wheel_has_the_site_and_no_other_part_of_the_page(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    folders = {name.split("/")[0] for name in names}
    assert folders == {"game", "rowdy_zoo", "zoo", names[-1].split("/")[0]}
    assert ("rowdy_zoo/site/index.html" in names) is BUILT
    assert {f"{folder}/py.typed" for folder in ("game", "rowdy_zoo", "zoo")} <= {*names}
    assert [name for name in names if name.startswith(("game/ui", "game/locale"))] == []
    assert any(name.endswith("/licenses/LICENSE") for name in names)


@needs("hatchling")
def test_each_module_of_the_wheel_needs_only_the_wheel(wheel: Path, installed: Path) -> None:
    with ZipFile(wheel) as archive:
        files = [Path(name) for name in archive.namelist() if name.endswith(".py")]
    needs_numpy = {"rowdy_zoo/arrays.py", "rowdy_zoo/environment.py"}
    modules = [
        ".".join(file.with_suffix("").parts)
        for file in files
        if file.as_posix() not in needs_numpy and "lessons" not in file.parts
    ]
    code = "import importlib, sys; [*map(importlib.import_module, sys.argv[1:])]"
    assert output(installed / "python", "-c", code, *modules, cwd=wheel.parent) == ""


COMMANDS: dict[str, tuple[str | Path, ...]] = {
    "board": ("board", "big-zoo"),
    "replay": ("replay", WON),
    "choose": ("choose", UNFINISHED, "--level", "fox"),
    "review": ("review", WON),
    "puzzles": ("puzzles", BOT, "--edition", "grand-zoo", "--number", "6"),
}


@needs("hatchling")
@pytest.mark.parametrize("verb", COMMANDS)
def test_a_verb_of_the_command_prints_what_the_game_does(
    verb: str, installed: Path, tmp_path: Path
) -> None:
    expected = output(sys.executable, "-m", "game", *COMMANDS[verb], cwd=ROOT)
    assert output(installed / "rowdy-zoo", *COMMANDS[verb], cwd=tmp_path) == expected


@needs("hatchling")
def test_the_command_plays_games_between_bots(installed: Path, tmp_path: Path) -> None:
    arena = ("arena", BOT, "random", "--games", "2", "--save", tmp_path)
    assert "2 games" in output(installed / "rowdy-zoo", *arena, cwd=tmp_path)
    assert len([*tmp_path.glob("*.json")]) == 2


@needs("hatchling")
def test_an_unknown_verb_is_one_line(installed: Path, tmp_path: Path) -> None:
    done = run(installed / "rowdy-zoo", "sing", cwd=tmp_path)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("rowdy-zoo: ")


@needs("hatchling")
@pytest.mark.skipif(not BUILT, reason="dist/ is missing; run `make build` first")
def test_play_serves_the_site_until_ctrl_c(installed: Path, tmp_path: Path) -> None:
    words = [str(installed / "rowdy-zoo"), "play", "--port", "0"]
    with subprocess.Popen(
        words,
        cwd=tmp_path,
        env=SCREENLESS,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=take_interrupts,  # noqa: PLW1509 - the tests have no threads
    ) as program:
        assert program.stdout
        address = program.stdout.readline().decode().partition(" is at ")[2].split()[0]
        with urlopen(address, timeout=20) as page:
            assert b"<title>" in page.read()
        program.send_signal(signal.SIGINT)
        _, errors = program.communicate(timeout=20)
    assert (program.returncode, errors) == (0, b"")


@needs("hatchling")
def test_a_type_checker_knows_what_a_bot_imports(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(TYPED, encoding="utf-8")
    wrong = TYPED.replace("wins(seen, play)", "wins(play)").replace("[*seen.legal]", "[seen]")
    (tmp_path / "wrong.py").write_text(wrong, encoding="utf-8")
    mypy = (sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path / "cache")
    done = run(*mypy, "--python-executable", installed / "python", "bot.py", cwd=tmp_path)
    assert done.stdout.startswith("Success"), done.stdout
    done = run(*mypy, "--python-executable", installed / "python", "wrong.py", cwd=tmp_path)
    assert 'Missing positional argument "action" in call to "wins"' in done.stdout
    assert "Observation" in done.stdout


@needs("hatchling")
def test_a_bot_of_an_editor_runs_in_the_game_too(installed: Path, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    assert check(TYPED, "bot.py") == {}
    bot.write_text(TYPED.partition("right =")[0], encoding="utf-8")
    arguments = ("puzzles", bot, "--kind", "finish", "--json")
    solved = json.loads(output(installed / "rowdy-zoo", *arguments, cwd=tmp_path))
    assert solved["solved"] == solved["asked"]


@needs("hatchling")
def test_the_environment_says_what_it_needs(installed: Path, tmp_path: Path) -> None:
    done = run(installed / "python", "-c", "import rowdy_zoo; rowdy_zoo.env()", cwd=tmp_path)
    assert done.stderr.splitlines()[-1].endswith(
        "run `pip install .[pettingzoo]` in a clone of the repository"
    )


def test_the_library_has_the_names_that_the_game_gives_to_bots() -> None:
    assert zoo.__all__ == api.__all__
    assert [name for name in zoo.__all__ if getattr(zoo, name) is not getattr(api, name)] == []


def test_the_examples_of_the_library_and_of_the_arrays_are_true() -> None:
    assert doctest.testmod(zoo).failed == 0
    assert doctest.testmod(arrays).failed == 0


def test_play_says_what_to_do_without_a_site(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(command, "SITE", tmp_path)
    monkeypatch.setattr(command, "BUILT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["rowdy-zoo", "play"])
    with pytest.raises(SystemExit, match="2"):
        command.main()
    (line,) = capsys.readouterr().err.splitlines()
    assert "`make build`" in line


def versions(lock: str) -> Iterator[tuple[str, str]]:
    """The packages of a lock file with their versions, and the Python that needs them."""
    for line in (ROOT / f"requirements-{lock}.txt").read_text(encoding="utf-8").splitlines():
        if line[:1].isalpha():
            name, _, version = line.removesuffix("\\").strip().partition("==")
            yield f"{name};{version.partition(';')[2].strip()}", version.partition(";")[0].strip()


def test_the_lock_files_agree_because_both_are_installed_together() -> None:
    package, dev = dict(versions("package")), dict(versions("dev"))
    assert len(package.keys() & dev.keys()) >= 4
    assert {one: package[one] for one in package.keys() & dev.keys()} == {
        one: dev[one] for one in package.keys() & dev.keys()
    }


def test_what_the_package_needs_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extra = project["project"]["optional-dependencies"]["pettingzoo"]
    needed = {name.partition(">")[0] for name in [*extra, *project["build-system"]["requires"]]}
    assert needed <= {name.partition(";")[0] for name, _ in versions("package")}
    assert project["project"]["dependencies"] == []
