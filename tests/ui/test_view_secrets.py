"""The page shows nothing that the person who looks at it may not know."""

import ast
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.app import view as view_module
from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.model.model import Model
from game.ui.model.table import AllHandsDialog, Table
from game.ui.play.game import Game, Phase
from game.ui.screens.table.msg import CardPicked, CellPicked, HandShown
from game.ui.settings.settings import Settings
from tests.effort import often
from tests.rules.soundness import with_other_secrets
from tests.ui.pages import after, by_hand, classes_of, game_of, laid_out, nodes, sitting
from tests.ui.random_pages import Session, random_taps, sessions

NOBODY = -1
UI = Path(view_module.__file__).parent.parent
SHOWS = ("game.ui.frame.markup", "game.ui.look.i18n")
"""A module that imports one of these makes markup or texts."""

VIEW_FILES = sorted(
    path
    for path in UI.rglob("*.py")
    if path.parent.name != "browser" and any(name in path.read_text("utf-8") for name in SHOWS)
)
SECRETS = {"state", "record", "seed", "setup", "hands", "draw_pile"}


@settings(max_examples=often(12))
@given(sessions(taps=90, purpose=0.9), st.randoms(use_true_random=False))
def test_other_secrets_leave_the_page_as_it_is(session: Session, rng: random.Random) -> None:
    for tap in random_taps(session):
        if tap.before.game and rng.random() < 0.4:
            assert view(with_secrets_changed(tap.before, tap.before.game, rng)) == tap.page


def with_secrets_changed(model: Model, game: Game, rng: random.Random) -> Model:
    """The model with other secrets, which must not change the page.

    Open hands are no secrets. Usually the seat in view looks at the page. Under the curtain, and
    while several people watch a computer, nobody may see a hand. The dialog with all hands shows
    them after the game. While somebody looks back, the record stays the same.
    """
    covered = game.phase is Phase.COVERED or not game.hand_shown
    other = with_other_secrets(game.state, NOBODY if covered else game.seat, rng)
    if game.open_hands or (model.dialog == AllHandsDialog() and game.state.outcome):
        other = other._replace(hands=game.state.hands)
    record = game.record if model.history else replace(game.record, setup=other.setup)
    return model.with_game(replace(game, state=other, record=record))


def test_what_the_test_above_changes() -> None:
    model = laid_out("ant bee cat", "dog eel fly")
    game, rng = game_of(model), random.Random(1)
    other = game_of(with_secrets_changed(model, game, rng)).state
    assert other.hands[0] == game.state.hands[0]
    assert other.hands[1] != game.state.hands[1]
    assert other.draw_pile != game.state.draw_pile
    assert other.setup.seed != game.state.setup.seed
    covered = model.with_game(replace(game, phase=Phase.COVERED))
    hands = game_of(with_secrets_changed(covered, game_of(covered), rng)).state.hands
    assert hands[0] != game.state.hands[0]


def test_what_it_changes_while_a_computer_acts() -> None:
    rng = random.Random(1)
    for who, open_hands, changed in (
        (sitting("person", "fox", "person", "fox"), False, [True] * 4),
        (sitting("person", "fox", "person", "fox"), True, [False] * 4),
        (sitting("person", "fox", "fox", "fox"), False, [False, True, True, True]),
        (sitting("cub", "fox", "cub", "fox"), False, [True, False, True, True]),
    ):
        hands = ("ant bee", "cat dog", "eel fly", "gnu hen")
        game = game_of(laid_out(*hands, turn=1, settings=Settings(who=who)))
        model = Model(screen=Table(replace(game, open_hands=open_hands)))
        other = game_of(with_secrets_changed(model, game_of(model), rng)).state
        pairs = zip(game.state.hands, other.hands, strict=True)
        assert [hand != another for hand, another in pairs] == changed


def test_under_the_curtain_lies_the_table_without_a_hand() -> None:
    covered = after(laid_out("ant bee cat", "dog eel fly"), CardPicked(0), CellPicked("a1"))
    table, curtain = (node for node in nodes(view(covered)) if node.tag == "main")
    assert "under" in classes_of(table)
    (watchers,) = [node for node in nodes(curtain) if "watchers" in classes_of(node)]
    peeping = [n.attributes["href"] for n in nodes(watchers) if n.tag == "use"]
    assert [n.attributes["href"] for n in nodes(curtain) if n.tag == "use"] == [
        *peeping,  # They follow from the number of the ply.
        "#art-icon-menu",
        "#art-face-dog",
        "#art-chip-blue",
        "#art-icon-undo",
    ]
    assert not [node for node in nodes(table) if "card" in classes_of(node)]
    assert "#art-fly" in to_html(view(after(covered, HandShown())))


def test_before_handing_on_the_page_still_shows_the_hand_of_the_seat_that_played() -> None:
    played = after(by_hand("ant bee cat", "dog eel fly"), CardPicked(0), CellPicked("a1"))
    labels = [n.attributes["aria-label"] for n in nodes(view(played)) if "card" in classes_of(n)]
    assert labels == ["Bee", "Cat"]


@pytest.mark.parametrize("path", VIEW_FILES, ids=lambda path: path.relative_to(UI).as_posix())
def test_the_view_never_asks_for_a_secret(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    asked = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    by_name = [
        call
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in ("getattr", "vars", "asdict", "astuple", "repr")
        and not (len(call.args) > 1 and is_harmless(call.args[1]))
        and not is_of_api(call.args[0])
    ]
    assert asked & SECRETS == set()
    assert by_name == []


def is_of_api(asked: ast.expr) -> bool:
    """Whether it is the module of the bots' interface, which knows no game."""
    return isinstance(asked, ast.Name) and asked.id == "api"


def is_harmless(name: ast.expr) -> bool:
    return isinstance(name, ast.Constant) and name.value not in SECRETS


def test_there_are_view_files() -> None:
    assert {"view", "board", "curtain", "sentences"} <= {path.stem for path in VIEW_FILES}
