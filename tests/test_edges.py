"""Answers to what hardly ever comes, and lines that otherwise only chance reaches."""

import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from game import __main__ as terminal
from game import arena
from game.bots.hint import Hint
from game.bots.levels import choose
from game.bots.reason import Plain, Stops, reason
from game.bots.sight import Sight
from game.rules import edition as editions
from game.rules.action import Draw, Pass, parse_action
from game.rules.edition import EDITION_NAMES, EditionError, load_edition
from game.rules.observation import observe
from game.rules.record import RecordError
from game.rules.state import Drawn, Options, Outcome, Win
from game.ui.effect import Play, ReadSavedGame, ReleaseGame, Sound
from game.ui.family.msg import ClearFamilyPicked, FamilyOpened
from game.ui.history import share_code
from game.ui.history.msg import GameClaimed
from game.ui.home.settings import Settings
from game.ui.look.markup import Node
from game.ui.model import Model
from game.ui.page.msg import DialogClosed, Resized
from game.ui.print.view import rules_text
from game.ui.saved.msg import NotSaved, SavedGameChanged, SaveFilePicked
from game.ui.table import turn
from game.ui.table.advice import because, danger_text
from game.ui.table.msg import (
    CardPicked,
    CellPicked,
    EndGamePicked,
    HintFound,
    MenuOpened,
    PassPicked,
    PausePicked,
    PilePicked,
    StepPicked,
)
from game.ui.table.sentences import ending
from game.ui.table.sounds import heard, sound_of
from game.ui.table.state import Game, Playback
from game.ui.update import update
from game.ui.view import view
from tests.rules.perft import TINY
from tests.rules.scenes import SQUARE, chips, scene
from tests.ui.pages import (
    LITTLE,
    WITH_FOX,
    after,
    by_hand,
    chose,
    dealt,
    game_of,
    labels,
    laid_out,
    nodes,
    offers,
    said,
    sitting,
    text_of,
    told_there,
)

PROJECT = Path(__file__).parent.parent
WON = PROJECT / "tests" / "rules" / "golden" / "little_2_win.json"


def over(game: Game, outcome: Outcome) -> Game:
    return replace(game, state=game.state._replace(outcome=outcome))


def test_an_edition_whose_file_bears_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (PROJECT / "game" / "editions" / "little_zoo.toml").read_bytes()
    monkeypatch.setattr(editions, "EDITION_NAMES", ("other-zoo",))
    monkeypatch.setattr(editions, "content", lambda _file: text)
    with pytest.raises(EditionError, match=r"other_zoo.toml holds the edition 'little-zoo'"):
        load_edition("other-zoo")


def test_the_rules_of_an_edition_without_power_cards_say_nothing_of_them() -> None:
    plain = replace(TINY, wild=None, remove=None)
    told, of_plain = rules_text(TINY), rules_text(plain)
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
    assert because(game) == danger_text(game) == ""


def test_only_computers_among_themselves_stop_and_go() -> None:
    model = dealt(LITTLE)
    assert update(model, PausePicked()) == update(model, StepPicked()) == (model, ())
    assert game_of(model).playback is Playback.RUNNING


def test_on_the_home_screen_no_board_is_turned() -> None:
    assert not after(Model(Settings()), Resized(390, 844)).board_turned


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


def test_the_arena_plays_a_batch_and_adds_it_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In threads of this process; elsewhere it is tried in processes of its own."""
    monkeypatch.setattr(arena, "ProcessPoolExecutor", ThreadPoolExecutor)
    plain = Options(3, power_cards=False)
    levels = ("random",) * 4
    contest = arena.Contest("little-zoo", levels, plain, 24, "7")
    tally = arena.play_all(contest)
    assert len(tally.lengths) == 24 == sum(tally.wins) + tally.draws
    assert tally.draws
    assert min(tally.wins) > 0
    arena.play_all(replace(contest, save=tmp_path))
    assert len(list(tmp_path.iterdir())) == 24


def test_bench_has_a_line_for_each_number_of_seats(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(terminal, "BENCH_SECONDS", 0.01)
    monkeypatch.setattr(sys, "argv", ["game", "bench"])
    terminal.main()
    lines = capsys.readouterr().out.splitlines()
    seats = [(name, s.seats) for name in EDITION_NAMES for s in load_edition(name).seatings]
    assert [line.partition(" seats: ")[0] for line in lines] == [
        f"native: {name}, {number}" for name, number in seats
    ]
    assert all(line.endswith(" plies a second") for line in lines)


def test_why_to_draw_and_why_to_pass() -> None:
    drawing = scene("ant bee", "dog eel", edition=SQUARE, options={"draw": "manual"}, pending=(0,))
    assert reason(Sight(observe(drawing, 0)), Draw(0), choices=1) is Plain.DRAW
    stuck = scene("thief", "dog eel", edition=SQUARE)
    seen = observe(stuck, 0)
    assert choose("fox", seen, random.Random(1)) == Pass()
    assert reason(Sight(seen), Pass(), choices=1) is Plain.NOTHING


def test_a_turn_that_is_passed_is_heard() -> None:
    stuck = laid_out("thief", "dog eel", open_hands=True)
    assert heard(stuck, after(stuck, PassPicked())) == (Play(Sound.PASS),)


def test_a_computer_that_passes_is_told() -> None:
    stuck = laid_out("thief", "dog eel", settings=Settings(who=sitting("fox", "person")))
    assert said(after(stuck, chose(stuck, "pass"))).endswith(" passes.")


def test_the_end_of_a_game_is_heard() -> None:
    winning = laid_out("ant", "dog", board=chips(red="b1 c1"), open_hands=True)
    won = heard(winning, after(winning, CardPicked(0), CellPicked("a1")))
    assert Play(Sound.WIN) in won
    game = game_of(dealt(LITTLE))
    passed = replace(game, record=replace(game.record, actions=(Pass(),)))
    assert sound_of(game, over(passed, Drawn("passes"))) is Sound.END


def test_a_card_that_is_exchanged_is_heard() -> None:
    dead = laid_out(
        "ant bee", "dog eel", board=chips(red="a1 b1 e3", blue="d3"), draw_pile="cat kid"
    )
    assert heard(dead, after(dead, CardPicked(0))) == (Play(Sound.CARD),)


def test_nobody_exchanges_a_card_who_does_not_see_the_hand() -> None:
    game = game_of(after(laid_out("ant bee", "dog eel"), CardPicked(0), CellPicked("a1")))
    assert turn.exchange(game, "ant") is game


@pytest.mark.parametrize(
    ("action", "told"), [("ant@a1", "get in the way!"), ("thief-d3", "take this chip away!")]
)
def test_how_a_row_is_stopped_is_told(action: str, told: str) -> None:
    model = laid_out("ant thief cat", "dog eel fly", board=chips(blue="d3"))
    hint = Hint(parse_action(action), Stops("blue", 2))
    advised = after(model, HintFound(game_of(model).moment, hint))
    assert told_there(advised).endswith(f"has 2 of 3 there: {told}")


def test_the_menu_offers_a_game_that_is_not_kept_as_a_file() -> None:
    kept = after(dealt(LITTLE), MenuOpened())
    lost = after(dealt(LITTLE), NotSaved(), DialogClosed(), MenuOpened())
    assert {SaveFilePicked()} == {*offers(view(lost))} - {*offers(view(kept))}


def test_what_the_thief_cannot_take_is_told() -> None:
    model = laid_out("thief bee cat", "dog eel", board=chips(red="a1", blue="d3"))
    own, empty = (after(model, CardPicked(0), CellPicked(cell)) for cell in ("a1", "b1"))
    assert said(own).endswith("takes only chips of another colour.")
    assert said(empty).startswith("There is no chip on ")


def test_ending_a_game_is_asked_once_more() -> None:
    asked = after(dealt(LITTLE), MenuOpened(), EndGamePicked())
    assert labels(asked) == ["End this game", "Go on playing"]


def test_the_sheets_that_ask_before_something_happens() -> None:
    clearing = after(Model(LITTLE), FamilyOpened(), ClearFamilyPicked())
    assert text_of(sheet_of(clearing)).startswith("Clear the family board?")
    both = by_hand("ant", "dog", pending=(0, 1), open_hands=True)
    asked = after(both, PilePicked())
    assert text_of(sheet_of(asked)).startswith("Whose card is it?")


def sheet_of(model: Model) -> Node:
    return next(node for node in nodes(view(model)) if node.tag == "dialog")


def test_a_language_without_a_catalogue_is_told_in_english() -> None:
    model = Model(LITTLE, language="xx")
    assert "Rowdy Zoo" in text_of(view(model))
    assert said(model, "h2") == said(Model(LITTLE), "h2")


def test_what_is_of_the_device_goes_its_way_while_somebody_looks_back() -> None:
    past = Model(LITTLE, history=share_code.read_file(WON.read_text()))
    assert update(past, SavedGameChanged()) == (past, (ReadSavedGame(),))


def test_room_that_was_made_for_nothing_is_given_back() -> None:
    won = Model(LITTLE, history=share_code.read_file(WON.read_text()))
    assert not won.can_branch
    assert update(won, GameClaimed("")) == (won, (ReleaseGame(),))


def test_a_game_that_is_too_long_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share_code, "MAX_ACTIONS", 3)
    with pytest.raises(RecordError, match="more than 3 actions"):
        share_code.read_file(WON.read_text())
