"""Answers to what hardly ever comes: an ended game, an edition without power cards."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.rules import edition as editions
from game.rules.edition import EditionError, load_edition
from game.rules.state import Drawn, Outcome, Win
from game.ui import msg as m
from game.ui.model import Game, Model, Run, Settings
from game.ui.update import update
from game.ui.view.advice import because, danger_told
from game.ui.view.paper import rules_told
from game.ui.view.sentences import ending
from tests.rules.perft import TINY
from tests.ui.pages import LITTLE, WITH_FOX, after, dealt, game_of

PROJECT = Path(__file__).parent.parent


def over(game: Game, outcome: Outcome) -> Game:
    return replace(game, state=game.state._replace(outcome=outcome))


def test_an_edition_whose_file_bears_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    path = PROJECT / "game" / "editions" / "little_zoo.toml"
    monkeypatch.setattr(editions, "_files", lambda: {"other-zoo": path})
    with pytest.raises(EditionError, match=r"little_zoo.toml holds the edition 'little-zoo'"):
        load_edition("other-zoo")


def test_the_rules_of_an_edition_without_power_cards_say_nothing_of_them() -> None:
    plain = replace(TINY, wild=None, remove=None)
    told, of_plain = rules_told(TINY), rules_told(plain)
    assert [line for line in told if "joker" in line.lower() or "thief" in line.lower()]
    assert not [line for line in of_plain if "joker" in line.lower() or "thief" in line.lower()]


def test_no_computer_is_to_act_in_a_game_that_is_over() -> None:
    game = game_of(dealt(WITH_FOX))
    assert over(game, Drawn("limit")).computer is None


def test_every_ending_has_a_sentence_of_its_own() -> None:
    game = game_of(dealt(LITTLE))
    wins = [Win("red", (0,), ()), Win("red", (0, 1), ())]
    outcomes: list[Outcome] = [*wins, Drawn("full"), Drawn("passes"), Drawn("limit")]
    told = {ending(over(game, outcome)) for outcome in outcomes}
    assert len(told) == len(outcomes)


def test_nothing_is_told_of_a_hint_or_a_danger_that_is_not_there() -> None:
    game = game_of(dealt(LITTLE))
    assert because(game) == danger_told(game) == ""


def test_only_computers_among_themselves_stop_and_go() -> None:
    model = dealt(LITTLE)
    assert update(model, m.PausePicked()) == update(model, m.StepPicked()) == (model, ())
    assert game_of(model).run is Run.GOES


def test_on_the_home_screen_no_board_is_turned() -> None:
    assert not after(Model(Settings()), m.Resized(390, 844)).board_turned


def test_a_reader_that_goes_away_is_no_fault() -> None:
    """As in `python -m game replay GAME.json | head -1`."""
    record = PROJECT / "tests" / "rules" / "golden" / "little_2_win.json"
    with subprocess.Popen(
        [sys.executable, "-m", "game", "replay", record, "--json"],
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
