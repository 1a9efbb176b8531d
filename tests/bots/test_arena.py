"""The arena: its counts and the records that it saves."""

import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from game.cli.arena import Series, arena, play_all
from game.rules.record import parse_record, replay
from game.rules.state import Options, Win
from tests.rules.scenes import LITTLE


def series(folder: Path | None = None, games: int = 24) -> Series:
    return Series(LITTLE, ("fox", "random"), Options(3), games, "7", folder)


def test_records_are_the_games_that_were_counted(tmp_path: Path) -> None:
    report = list(arena(series(tmp_path / "games")))
    won = plies = 0
    starts = set()
    for path in (tmp_path / "games").iterdir():
        record = parse_record(path.read_text(encoding="utf-8"))
        *_, last = replay(record)
        names = [seat.played_by for seat in record.setup.seats]
        starts.add((names[0], record.setup.dealer))
        plies += last.ply
        assert isinstance(last.outcome, Win)
        won += names[last.outcome.seats[0]] == "fox"
    assert len(starts) == 4
    assert report[0] == "little-zoo, 2 seats: 24 games, seed 7"
    assert report[1].startswith(f"     fox: wins  {won / 24:.1%} ± ")
    assert report[-1].startswith(f"  length: {plies / 24:.1f} plies; ")


def test_a_terminal_shows_the_progress(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play_all(series(games=2))
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    play_all(series(games=2))
    assert capsys.readouterr().err.endswith("] 2 of 2 games\n")
    (tmp_path / "1.json").mkdir()
    with pytest.raises(IsADirectoryError):
        play_all(series(tmp_path, games=2))
    assert capsys.readouterr().err.endswith("\r\x1b[K")


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    for name in ("one", "other"):
        list(arena(series(tmp_path / name, games=6)))
    for number in range(6):
        one, other = (tmp_path / name / f"{number}.json" for name in ("one", "other"))
        assert one.read_text() == other.read_text()


def test_the_arena_adds_the_games_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In threads, so that the coverage of a game is counted; the command line uses processes."""
    monkeypatch.setattr("game.cli.arena.ProcessPoolExecutor", ThreadPoolExecutor)
    plain = Options(3, power_cards=False)
    four = Series(LITTLE, ("random",) * 4, plain, 24, "7")
    tally = play_all(four)
    assert len(tally.lengths) == 24 == sum(tally.wins) + tally.draws
    assert tally.draws
    assert min(tally.wins) > 0
    play_all(replace(four, save=tmp_path))
    assert len(list(tmp_path.iterdir())) == 24
