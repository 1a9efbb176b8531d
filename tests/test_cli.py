"""The command line: specification, section 7."""

import json
import os
import random
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from game import __main__ as cli
from game.cli import bench, bot_files, files
from game.cli.output import MAX_ERROR_CHARACTERS
from game.rules.edition_data import EDITION_NAMES, edition_data, load_edition
from game.rules.json_text import MAX_CHARACTERS
from game.rules.observation import observe
from tests.rules.golden.make import FOLDER as GOLDEN
from tests.rules.golden.make import records
from tests.rules.scenes import FOLDER, LITTLE, SQUARE, deal

PROJECT = Path(__file__).parent.parent
LESSONS = PROJECT / "game" / "workshop" / "lessons"
WON = GOLDEN / "little_2_win.json"
UNFINISHED = GOLDEN / "little_4_unfinished.json"
BUILT = PROJECT / "tests" / "saves" / "2-our-zoo-two-rows.json"
SQUARE_TOML = (FOLDER / "square_zoo.toml").read_text(encoding="utf-8")
Run = Callable[..., subprocess.CompletedProcess[str]]
KEYS = ["ply", "turn", "board", "hands", "draw_pile", "discards", "pending", "legal", "outcome"]


def game(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", *map(str, arguments)],
        cwd=PROJECT,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def here(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Like `game`, but in this process, which is faster. It must start no other process."""
    code, out, err = 0, TextIOWrapper(BytesIO(), "utf-8"), StringIO()
    with (
        patch.object(sys, "argv", ["game", *map(str, arguments)]),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            cli.main()
        except SystemExit as ended:
            code = int(ended.code or 0)
    out.seek(0)
    return subprocess.CompletedProcess(arguments, code, out.read(), err.getvalue())


def output(*arguments: str | Path, run: Run = here) -> str:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def error(*arguments: str | Path, run: Run = here) -> str:
    """The line that bad input prints on standard error. There is only one, and it is short."""
    done = run(*arguments)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.isprintable()
    assert len(line) <= MAX_ERROR_CHARACTERS
    return line


def shell(command: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Runs a command of the shell, in which `game` is the command line with the arguments."""
    words = [sys.executable, "-m", "game", *map(str, arguments)]
    return subprocess.run(
        ["sh", "-c", command.replace("game", shlex.join(words))],
        cwd=PROJECT,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def start(*arguments: str | Path) -> subprocess.Popen[str]:
    """The running command line, in a new process group.

    It can be interrupted even if the tests run in the background of a shell, which ignore SIGINT.
    """
    return subprocess.Popen(
        [sys.executable, "-m", "game", *map(str, arguments)],
        cwd=PROJECT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=take_interrupts,  # noqa: PLW1509 - the tests have no threads
    )


def take_interrupts() -> None:
    """Undo that SIGINT is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def changed(folder: Path, changes: Mapping[str, Any]) -> Path:
    path = folder / "record.json"
    data = json.loads(WON.read_text(encoding="utf-8"))
    path.write_text(json.dumps(data | changes), encoding="utf-8")
    return path


def test_replay_prints_one_state_a_line() -> None:
    record = json.loads(WON.read_text(encoding="utf-8"))
    states = [json.loads(line) for line in output("replay", WON, "--json").splitlines()]
    assert len(states) == len(record["actions"]) + 1
    assert all(list(state) == KEYS for state in states)
    assert all(state["legal"] == sorted(state["legal"]) for state in states)
    for action, state in zip(record["actions"], states[:-1], strict=True):
        assert action in state["legal"]
    first, last = states[0], states[-1]
    assert (first["ply"], first["board"], first["outcome"]) == (0, {}, None)
    assert last["legal"] == []
    assert last["outcome"].keys() == {"winner", "seats", "row"}


def test_replay_in_words() -> None:
    text = output("replay", WON)
    assert text.startswith("The deal\n")
    assert "seat 0, Ada (red)" in text
    assert "won with" in text
    assert "Éva" not in text


@pytest.mark.parametrize("record", records(), ids=lambda record: record.stem)
def test_every_recorded_game_can_be_shown_in_words(record: Path) -> None:
    if record.stat().st_size < 10_000:
        assert output("replay", record).count("draw pile:") > 1


@pytest.mark.parametrize("name", ["little-zoo", "big-zoo"])
def test_the_board_as_json(name: str) -> None:
    edition = load_edition(name)
    (line,) = output("board", name, "--json").splitlines()
    board = json.loads(line)
    assert list(board) == ["edition", "row", "cells", "deck"]
    assert (board["edition"], board["row"]) == (name, edition.row)
    assert board["cells"] == [list(row) for row in edition.layout]
    assert board["deck"] == list(edition.deck())


def test_the_board_of_a_file(tmp_path: Path) -> None:
    toml, saved = tmp_path / "built.toml", tmp_path / "built.json"
    toml.write_bytes(b"\xef\xbb\xbf" + SQUARE_TOML.encode())
    saved.write_text(json.dumps(edition_data(SQUARE)), encoding="utf-8")
    for path in (toml, saved):
        board = json.loads(output("board", path, "--json"))
        assert (board["edition"], board["row"]) == ("square-zoo", 3)
        assert board["cells"] == [list(row) for row in SQUARE.layout]
        assert board["deck"] == list(SQUARE.deck())


def test_the_name_of_a_built_board_stays_on_its_line(tmp_path: Path) -> None:
    path = tmp_path / "built.toml"
    path.write_text(SQUARE_TOML.replace("square-zoo", r"a\n\u001b[31m"), encoding="utf-8")
    assert output("board", path).startswith("a\\n\\x1b[31m: 3 in a row\n")


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("a.toml", "row = ", "a.toml: the edition is not TOML: Invalid value"),
        ("a.toml", "row = 3", "a.toml: the edition lacks the key 'name'"),
        ("a.toml", SQUARE_TOML.replace("row = 3", "row = 9"), "a.toml: row is 9, not from 3 to 6"),
        ("a.toml", SQUARE_TOML + "#" * MAX_CHARACTERS, "the edition is longer than"),
        ("a.toml", "a = " + "[" * 100_000, "the edition is not TOML"),
        ("a.toml", "\udcff", "a.toml is not UTF-8"),
        ("a.json", "\udcff", "a.json is not UTF-8"),
        ("a.json", "{", "a.json: the edition is not JSON"),
        ("a.json", "[" * 100_000, "a.json: the edition is nested too deeply"),
        ("a.json", "[]", "a.json: the edition is not an object"),
        ("a.json", "{}", "a.json: the edition lacks the key 'name'"),
        ("a.txt", SQUARE_TOML, "there is no edition"),
        ("missing.toml", None, "missing.toml: No such file or directory"),
    ],
)
@pytest.mark.parametrize("verb", [("board",), ("arena", "fox", "fox", "--edition")], ids=str)
def test_a_file_that_holds_no_edition(
    tmp_path: Path, verb: tuple[str, ...], name: str, text: str | None, why: str
) -> None:
    if text is not None:
        (tmp_path / name).write_bytes(text.encode("utf-8", "surrogateescape"))
    assert why in error(*verb, tmp_path / name)


def test_a_record_of_a_built_board_is_replayed_and_thought_about() -> None:
    states = [json.loads(line) for line in output("replay", BUILT, "--json").splitlines()]
    assert len(states) == len(json.loads(BUILT.read_text(encoding="utf-8"))["actions"]) + 1
    assert states[-1]["outcome"]["winner"] == "red"
    assert len(states[-1]["rows"]["red"]) == 2
    assert "won with" in output("replay", BUILT)
    assert output("choose", BUILT, "--after", "3").strip() in states[3]["legal"]


def test_the_board_tells_how_many_rows_win() -> None:
    assert output("board", "grand-zoo").startswith(
        "grand-zoo: 5 in a row; rows to win: 2 with 2 seats, "
    )


def test_each_row_of_a_win_is_told_apart() -> None:
    (won,) = [line for line in output("replay", BUILT).splitlines() if "won with" in line]
    assert " and " in won.partition("won with")[2]


def test_the_board_in_words() -> None:
    text = output("board", "little-zoo")
    assert text.startswith("little-zoo: 4 in a row\n")
    assert "42 cards: lion lion zebra zebra" in text


def test_a_missing_file(tmp_path: Path) -> None:
    assert "No such file" in error("replay", tmp_path / "nothing.json")


def test_a_folder(tmp_path: Path) -> None:
    assert "directory" in error("replay", tmp_path)


@pytest.mark.parametrize("verb", ["replay", "replay --json"])
@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe{}", "utf-8"),
        (b"\x00", "not JSON"),
        (b"[" * 1_000_000, "nested too deeply"),
        (b'{"a":' * 200_000, "nested too deeply"),
        (b"9" * 1_000_000, "not JSON"),
        (b" " * 5_000_000 + b"[]", "longer than 1000000 characters"),
        (b"{}", "lacks the key 'format'"),
    ],
    ids=["empty", "cut", "no UTF-8", "zero", "deep list", "deep object", "number", "huge", "bare"],
)
def test_a_file_that_is_no_record(tmp_path: Path, verb: str, content: bytes, why: str) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    name, *options = verb.split()
    assert why in error(name, path, *options)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        (
            {"edition": "moon-zoo"},
            "there is no edition 'moon-zoo'; choose from little-zoo, big-zoo",
        ),
        ({"edition": "zoo" * 1_000}, "zoo"),
        ({"edition": "\ud800\n"}, "there is no edition"),
        ({"seed": "\ud800"}, "seed"),
        ({"dealer": True}, "'dealer' is not a whole number"),
        ({"actions": ["fox at c4\n"]}, "action 1 of the record: 'fox at c4\\n' is not an action"),
        ({"actions": ["pass"]}, "action 1 of the record: pass is not legal: seat"),
        ({"actions": ["draw 99"]}, "action 1 of the record: draw 99 is not legal: seat 99"),
        ({"actions": ["a" * 100_000 + "@a1"]}, "action 1 of the record"),
    ],
)
def test_a_bad_record(tmp_path: Path, changes: Mapping[str, Any], why: str) -> None:
    assert why in error("replay", changed(tmp_path, changes), "--json")


def test_a_seat_number_longer_than_python_reads(tmp_path: Path) -> None:
    path = changed(tmp_path, {"actions": ["draw " + "9" * 5_000]})
    assert "action 1 of the record" in error("replay", path)


def test_a_name_that_utf_8_cannot_write(tmp_path: Path) -> None:
    seats = json.loads(WON.read_text(encoding="utf-8"))["seats"]
    seats[0]["name"] = "\ud800"
    assert r"seat 0, \ud800 (red)" in output("replay", changed(tmp_path, {"seats": seats}))


def test_the_states_before_a_bad_action_are_printed(tmp_path: Path) -> None:
    actions = json.loads(WON.read_text(encoding="utf-8"))["actions"]
    done = game("replay", changed(tmp_path, {"actions": [*actions[:2], "pass"]}), "--json")
    assert (done.returncode, len(done.stdout.splitlines())) == (2, 3)
    assert "action 3 of the record: pass is not legal" in done.stderr


def test_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(b"\xef\xbb\xbf" + WON.read_bytes())
    assert "won with" in output("replay", path)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("choose", UNFINISHED, "--seed", "\udcff"), "the seed cannot be encoded as UTF-8"),
        (("arena", "fox", "owl", "--seed", "\udcff"), "the seed cannot be encoded as UTF-8"),
        (("replay", "no\nfile\x1b[31m"), r"replay: no\nfile\x1b[31m: No such file"),
        (("replay", "\udcff"), r"\udcff: No such file"),
        (("replay", ""), "directory"),
        (("replay", "file" * 25_000), "filefile: File name too long"),
        (("board", "little-zoo", "two\nlines"), r"unrecognized arguments: two\nlines"),
        (("board", "little-zoo", "more" * 25_000), "unrecognized arguments: moremore"),
        (("zoo" * 25_000,), "(choose from"),
        (("arena", "wolf" * 25_000), "(choose from"),
        (("arena", "fox", "owl", "--games", "9" * 5_000), "from 1 to 100000"),
        (("arena", "fox", "owl", "--games", "100001"), "from 1 to 100000"),
        (("arena", "fox", "owl", "--games", "-1"), "--games"),
        (("arena", "fox", "owl", "--hand-size", "9" * 4_000), "from 1 to 100000"),
        (("choose", UNFINISHED, "--after", "9" * 5_000), "from 1 to 100000"),
        (("arena", "fox", "owl", "--save", WON), "File exists"),
        (("arena", "fox", "owl", "--save", "d/" * 3_000), "File name too long"),
    ],
)
def test_any_failure_is_one_short_line(arguments: tuple[str | Path, ...], why: str) -> None:
    assert why in error(*arguments)


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "f" * 100_000},
        {"dealer": int("9" * 4_000)},
        {"options": {"hand_size": -int("9" * 4_000), "power_cards": True, "draw": "auto"}},
        {"options": {"hand_size": 3, "power_cards": True, "draw": "\n" * 5_000}},
        {"seats": [{"name": "", "colour": "red" * 5_000}] * 2},
    ],
    ids=["format", "dealer", "hand size", "draw", "colour"],
)
def test_a_failure_does_not_repeat_a_long_record(
    tmp_path: Path, changes: Mapping[str, Any]
) -> None:
    assert "the record" in error("replay", changed(tmp_path, changes))


needs_proc = pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="needs Linux")


@needs_proc
def test_a_file_that_opens_and_cannot_be_read() -> None:
    assert "/proc/self/mem: Input/output error" in error("replay", "/proc/self/mem")


@needs_proc
def test_a_file_without_an_end() -> None:
    done = shell("ulimit -v 1000000; game", "replay", "/dev/zero")
    assert done.returncode == 2
    assert "longer than 1000000 characters" in done.stderr


@needs_proc
@pytest.mark.parametrize("arguments", [("--help",), ("replay", WON)], ids=["help", "replay"])
def test_an_output_that_is_full(arguments: tuple[str | Path, ...]) -> None:
    done = shell("game >/dev/full", *arguments)
    assert done.returncode == 2
    assert done.stderr.endswith(": standard output: No space left on device\n")
    assert len(done.stderr.splitlines()) == 1


def test_an_output_that_is_closed() -> None:
    done = shell("game >&-", "board", "little-zoo")
    assert done.returncode == 2
    assert done.stderr == "python -m game board: standard output: Bad file descriptor\n"


@pytest.mark.parametrize(
    "command",
    ["game 2>&-", pytest.param("game 2>/dev/full", marks=needs_proc)],
)
def test_errors_that_nobody_takes(command: str) -> None:
    done = shell(command, "board", "moon-zoo")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


def test_an_interrupt_is_one_line(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "record")
    with start("replay", tmp_path / "record") as running, (tmp_path / "record").open("w"):
        running.send_signal(signal.SIGINT)
        _, printed = running.communicate(timeout=60)
    assert (running.returncode, printed) == (130, "python -m game replay: interrupted\n")


@pytest.mark.parametrize("to", [os.kill, os.killpg], ids=["one process", "all processes"])
def test_an_interrupt_ends_the_arena_and_its_processes(
    tmp_path: Path, to: Callable[[int, int], None]
) -> None:
    with start("arena", "fox", "fox", "--games", "100000", "--save", tmp_path) as running:
        while not any(tmp_path.iterdir()):
            assert running.poll() is None
        to(running.pid, signal.SIGINT)
        _, printed = running.communicate(timeout=60)  # until all of them have closed the pipe
    assert (running.returncode, printed) == (130, "python -m game arena: interrupted\n")


def test_a_process_of_the_arena_that_fails(tmp_path: Path) -> None:
    (tmp_path / "1.json").mkdir()
    assert "1.json: Is a directory" in error(
        "arena", "random", "random", "--games", "3", "--save", tmp_path, run=game
    )


def test_an_unfinished_game_may_go_on() -> None:
    last = json.loads(output("replay", UNFINISHED, "--json").splitlines()[-1])
    assert last["outcome"] is None
    assert last["legal"]


def test_an_unknown_edition() -> None:
    assert error("board", "moon-zoo").endswith("choose from little-zoo, big-zoo, grand-zoo")


@pytest.mark.parametrize("arguments", [(), ("fly",), ("replay",), ("board",)], ids=str)
def test_wrong_usage_exits_with_2_too(arguments: tuple[str, ...]) -> None:
    done = game(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("python -m game")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("level", ["cub", "fox", "owl", "random"])
def test_choose_prints_what_the_level_would_do(level: str) -> None:
    once, again = (output("choose", UNFINISHED, "--level", level) for _time in range(2))
    assert once == again
    assert (
        once.strip() in json.loads(output("replay", UNFINISHED, "--json").splitlines()[-1])["legal"]
    )


def test_choose_refuses_a_game_that_is_over() -> None:
    assert "the game is over" in error("choose", WON)


def test_choose_goes_back_to_an_earlier_turn() -> None:
    legal = json.loads(output("replay", WON, "--json").splitlines()[3])["legal"]
    assert output("choose", WON, "--after", "3").strip() in legal


def test_review_prints_the_moments_and_the_chances() -> None:
    found = json.loads(output("review", WON))
    states = [json.loads(line) for line in output("replay", WON, "--json").splitlines()]
    assert {len(line) for line in found["chances"].values()} == {len(states)}
    assert found["chances"][states[-1]["outcome"]["winner"]][-1] == 1
    assert len(found["taken"]) == 2
    for moment in found["moments"]:
        before = states[moment["after"]]
        assert before["turn"] == moment["seat"]
        assert {moment["made"], *moment["good"]} <= set(before["legal"])
        assert moment["best"] - moment["chance"] >= 0.08


def test_arena_counts_wins_lengths_draws_and_time(tmp_path: Path) -> None:
    done = game("arena", "fox", "random", "--games", "4", "--seed", "a", "--save", tmp_path / "new")
    assert (done.returncode, done.stderr) == (0, "")
    title, fox, chance, draws, length = done.stdout.splitlines()
    assert title == "little-zoo, 2 seats: 4 games, seed a"
    assert fox.lstrip().startswith("fox: wins ")
    assert "ms, 95 % under" in chance
    assert draws.strip().startswith("draws: ")
    assert " plies; " in length
    plies = []
    for path in (tmp_path / "new").iterdir():
        end = json.loads(output("replay", path, "--json").splitlines()[-1])
        assert end["outcome"]
        plies.append(end["ply"])
    least, less, more, most = sorted(plies)
    assert length.endswith(f" plies; {least} to {most}, median {(less + more) / 2:g}")


def test_arena_plays_a_bot_from_a_file(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text("\ufeffdef choose(seen, rng):\n    return rng.choice(seen.legal)\n", "utf-8")
    folder = tmp_path / "games"
    printed = output("arena", bot, "random", bot, "--games", "3", "--save", folder, run=game)
    assert printed.count("my_bot.py: wins ") == 2
    for saved in folder.iterdir():
        assert json.loads(output("replay", saved, "--json").splitlines()[-1])["outcome"]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("def choose(seen, rng):\n    return sen.legal[0]", "line 2: NameError: name 'sen' is not"),
        ("def choose(seen, rng):\n    return sen.legal[0]", "; did you mean seen?"),
        ("def choose(seen, rng)\n    return 1", "line 1: SyntaxError: expected ':'"),
        ("import sys\nsys.exit(0)", "line 2: SystemExit: 0"),
        ("def chose(seen, rng):\n    return 1", "my_bot.py has no function called choose"),
        ("def chose(seen, rng):\n    return 1", "; did you mean choose instead of chose? (line 1)"),
        ("def choose(seen):\n    return 1", "its choose has the names seen (line 1)"),
        ("def choose(seen, rng):\n    return 1", "returned no action of seen.legal, but 1"),
        ("\0", "SyntaxError: source code string cannot contain null bytes"),
        (b"\xff", "my_bot.py is not UTF-8"),
        (None, "my_bot.py: No such file or directory"),
    ],
)
def test_a_fault_of_a_bot_is_one_line(tmp_path: Path, code: str | bytes | None, why: str) -> None:
    bot = tmp_path / "my_bot.py"
    if code is not None:
        bot.write_bytes(code if isinstance(code, bytes) else code.encode())
    assert why in error("arena", bot, "fox", "--games", "2", run=game)


SLOW = """from pathlib import Path
ONCE = Path({path!r})
def choose(seen, rng):
    if {always} or not ONCE.exists():
        ONCE.touch()
        while True: pass
    return seen.legal[0]
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="a bot has no limit without timers")
def test_one_slow_answer_loses_one_game_of_the_arena(tmp_path: Path) -> None:
    bot, saved = tmp_path / "slow.py", tmp_path / "saved"
    bot.write_text(SLOW.format(path=str(tmp_path / "once"), always=False), encoding="utf-8")
    done = game("arena", bot, "random", "--games", "2", "--save", saved)
    assert done.returncode == 0
    (line,) = done.stderr.splitlines()
    assert "slow.py" in line
    assert "no answer after 3 seconds" in line
    assert "2 games" in done.stdout
    assert "draws: 0.0%" in done.stdout
    ends = [json.loads(output("replay", one, "--json").splitlines()[-1]) for one in saved.iterdir()]
    assert len(ends) == 2
    assert sum(end["outcome"] is None for end in ends) == 1


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="a bot has no limit without timers")
def test_a_bot_that_is_slow_again_is_stopped_with_the_results_so_far(tmp_path: Path) -> None:
    bot = tmp_path / "slow.py"
    bot.write_text(SLOW.format(path=str(tmp_path / "once"), always=True), encoding="utf-8")
    done = game("arena", bot, "random", "--games", "9")
    assert done.returncode == 2
    first, last = done.stderr.splitlines()
    assert "no answer after 3 seconds" in first
    assert last.endswith("slow.py had no answer in 2 games, stopped after 2 of 9 games")
    assert "2 games" in done.stdout
    assert "random: wins 100.0%" in done.stdout


def test_a_late_error_says_after_how_many_games(tmp_path: Path) -> None:
    bot = tmp_path / "late.py"
    code = "def choose(seen, rng):\n    return seen.legal[0] if seen.dealer == 0 else None\n"
    bot.write_text(code, encoding="utf-8")
    told = error("arena", bot, "random", "--games", "9", run=game)
    assert told.endswith(", stopped after 2 of 9 games")


def test_what_a_bot_sees_is_no_position(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    code = "from zoo import winner\ndef choose(seen, rng):\n    return winner(seen)\n"
    bot.write_text(code, encoding="utf-8")
    told = error("arena", bot, "random", "--games", "1", run=game)
    wanted = "line 3: TypeError: winner() takes a position, not seen; guess(seen, rng) makes one"
    assert told.endswith(wanted)


def test_puzzles_counts_what_a_level_solves() -> None:
    *lines, verdict = output("puzzles", "fox", "--number", "12").splitlines()
    counts = [tuple(map(int, line.partition(": ")[2].split(" of "))) for line in lines]
    kinds = {line.partition(":")[0].strip() for line in lines}
    assert kinds == {"finish", "dragon", "stop", "win", "fork", "best"}
    solved, asked = (sum(numbers) for numbers in zip(*counts, strict=True))
    assert (asked, verdict) == (12, f"fox solves {solved} of 12 puzzles.")
    found = json.loads(output("puzzles", "fox", "--number", "12", "--json"))
    assert (found["solved"], found["asked"]) == (solved, 12)
    assert sum(kind["solved"] for kind in found["kinds"].values()) == solved


def test_puzzles_asks_a_bot_from_a_file(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text((LESSONS / "win.py").read_text(encoding="utf-8"), encoding="utf-8")
    printed = output("puzzles", bot, "--edition", "little-zoo", "--kind", "finish", "--number", "9")
    assert printed == f"  finish: 9 of 9\n{bot} solves 9 of 9 puzzles.\n"


def test_what_a_bot_prints_does_not_spoil_json(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text((LESSONS / "learn.py").read_text(encoding="utf-8"), encoding="utf-8")
    done = here("puzzles", bot, "--number", "3", "--json")
    assert json.loads(done.stdout)["asked"] == 3
    assert done.stderr == "best number: 8\n"


def test_a_fault_in_a_puzzle_is_one_line(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text("def choose(seen, rng):\n    return sen.legal[0]", encoding="utf-8")
    assert "my_bot.py, line 2: NameError" in error("puzzles", bot)


def test_puzzles_lists_records_and_legal_answers(tmp_path: Path) -> None:
    lines = output("puzzles", "--list", "--number", "6").splitlines()
    assert len({json.loads(line)["id"] for line in lines}) == 6
    for line in lines:
        puzzle = json.loads(line)
        assert set(puzzle) == {"id", "kind", "hard", "record", "answers"}
        path = tmp_path / "record.json"
        path.write_text(json.dumps(puzzle["record"]), encoding="utf-8")
        legal = json.loads(output("replay", path, "--json").splitlines()[-1])["legal"]
        assert puzzle["answers"]
        assert set(puzzle["answers"]) < set(legal)


def test_missing_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PUZZLES", tmp_path)
    missing = f"the puzzles of big-zoo are missing: there is no file {tmp_path / 'big-zoo.txt'}"
    assert missing in error("puzzles", "--list", "--edition", "big-zoo")
    (tmp_path / "big-zoo.txt").write_text("big-zoo\nbest 0\n2 x y z\n", encoding="utf-8")
    assert "line 3 is no puzzle" in error("puzzles", "--list", "--edition", "big-zoo")
    (tmp_path / "big-zoo.txt").write_text("big-zoo\nbest 0\n2 1 1\n", encoding="utf-8")
    assert "big-zoo has no puzzles of the kind win" in error(
        "puzzles", "owl", "--edition", "big-zoo", "--kind", "win"
    )
    assert "big-zoo 2 1 1 is no puzzle of the kind best" in error(
        "puzzles", "owl", "--edition", "big-zoo"
    )


def test_help_says_that_a_bot_is_trusted() -> None:
    assert "run only files that you trust" in " ".join(output("arena", "--help").split())


def test_arena_plays_a_built_board(tmp_path: Path) -> None:
    path = tmp_path / "built.toml"
    path.write_text(SQUARE_TOML, encoding="utf-8")
    folder = tmp_path / "games"
    printed = output(
        "arena", "cub", "owl", "--edition", path, "--games", "3", "--save", folder, run=game
    )
    assert printed.startswith("square-zoo, 2 seats: 3 games, seed 1\n")
    for saved in folder.iterdir():
        record = json.loads(saved.read_text(encoding="utf-8"))
        assert (record["format"], record["edition"]) == ("rowdy-zoo/2", edition_data(SQUARE))
        assert json.loads(output("replay", saved, "--json").splitlines()[-1])["outcome"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("arena", "fox"), "little-zoo has no game for 1 seats, only for 2, 3, 4"),
        (("arena", "fox", "wolf"), "invalid choice: 'wolf'"),
        (("arena", "fox", "owl", "--games", "0"), "'0' is not a whole number from 1 to 100000"),
        (("arena", "fox", "owl", "--hand-size", "9"), "hand_size is 9, not from 1 to 3"),
        (("arena", "fox", "owl", "--edition", "huge-zoo"), "huge-zoo"),
        (("puzzles",), "one of the arguments LEVEL --list is required"),
        (("puzzles", "fox", "--list"), "--list: not allowed with argument LEVEL"),
        (("puzzles", "fox", "--edition", "huge-zoo"), "huge-zoo has no puzzles, only little-zoo"),
        (("puzzles", "fox", "--number", "0"), "'0' is not a whole number from 1 to 100000"),
        (("choose", UNFINISHED, "--level", "wolf"), "invalid choice: 'wolf'"),
    ],
)
def test_a_wrong_call_of_a_bot_verb_prints_one_line(
    arguments: tuple[str | Path, ...], why: str
) -> None:
    assert why in error(*arguments)


def test_a_reader_that_goes_away_is_no_fault() -> None:
    """As in `python -m game replay GAME.json | head -1`."""
    with subprocess.Popen(
        [sys.executable, "-m", "game", "replay", WON, "--json"],
        cwd=PROJECT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 0


def test_bench_has_a_line_for_each_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "BENCH_SECONDS", 0.01)
    lines = output("bench").splitlines()
    seats = [(name, s.seats) for name in EDITION_NAMES for s in load_edition(name).seatings]
    assert [line.partition(" seats: ")[0] for line in lines] == [
        f"native: {name}, {number}" for name, number in seats
    ]
    assert all(line.endswith(" plies a second") for line in lines)


def test_a_bot_that_swallows_a_stop_is_stopped_all_the_same(tmp_path: Path) -> None:
    code = "def choose(seen, rng):\n    while True:\n        try:\n            while True: pass\n"
    bot = tmp_path / "loop.py"
    bot.write_text(f"{code}        except: pass\n", encoding="utf-8")
    script = f"""
import random
from game.cli import bot_files
from game.rules.observation import observe
from tests.rules.scenes import LITTLE, deal
bot_files.SECONDS = 0.2
bot_files.chooser({str(bot)!r})(observe(deal(LITTLE), 0), random.Random(1))
"""
    run = [sys.executable, "-c", script]
    ended = subprocess.run(
        run, check=False, cwd=PROJECT, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 1
    told = ended.stderr.splitlines()[-1]
    assert "no answer after 0.2 seconds" in told or told.startswith("A bot gives no answer")


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("def choose(seen, rng):\n    n = 0\n    while True:\n        n += 1\n", "3|4"),
        ("n = 0\nwhile True:\n    n += 1\n", "2|3"),
        (
            "def choose(a, b):\n    try:\n        while True: pass\n    except Exception: pass\n",
            "3",
        ),
    ],
)
def test_a_bot_that_never_ends_is_stopped_at_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, line: str
) -> None:
    monkeypatch.setattr(bot_files, "SECONDS", 0.2)
    bot = tmp_path / "loop.py"
    bot.write_text(code, encoding="utf-8")
    seen = observe(deal(LITTLE), 0)
    words = rf"loop\.py, line ({line}): no answer after 0\.2 seconds; is there an infinite loop\?"
    with pytest.raises(bot_files.BotError, match=words):
        bot_files.chooser(str(bot))(seen, random.Random(1))
