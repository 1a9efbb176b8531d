"""Between two people at one tablet, a play is seen before the curtain comes."""

from dataclasses import replace

import pytest

from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.model.model import Model
from game.ui.model.timed_effects import ShowLanding
from game.ui.play.game import Phase
from game.ui.screens.table.msg import (
    CardPicked,
    CellPicked,
    HandShown,
    LandingShown,
    TabletPassed,
    UndoPicked,
)
from game.ui.settings.settings import Pace
from tests.ui.pages import (
    announced,
    classes_of,
    effects_of,
    game_of,
    ids_with_class,
    labels,
    laid_out,
    nodes,
    said,
)

TWO = laid_out("ant bee", "cat dog")


def played(start: Model = TWO) -> Model:
    """The model right after the first play."""
    model, _effects = update(start, CardPicked(0))
    model, _effects = update(model, CellPicked("a1"))
    return model


def look(model: Model) -> tuple[int, Phase]:
    game = game_of(model)
    return game.seat, game.phase


def test_the_play_is_shown_with_all_hands_face_down() -> None:
    landed = played()
    assert look(landed) == (0, Phase.LANDED)
    assert not game_of(landed).hand_shown
    assert not [label for label in labels(landed) if label in ("Ant", "Bee", "Cat", "Dog")]
    assert ids_with_class(landed, "last") == ["cell-a1"]
    assert said(landed) == "Hand over to seat 1"


@pytest.mark.parametrize("pace", list(Pace))
def test_the_curtain_comes_by_itself(pace: Pace) -> None:
    settings = replace(TWO.settings, pace=pace)
    start = replace(TWO, settings=settings)
    (show,) = [
        e for e in effects_of(start, CardPicked(0), CellPicked("a1")) if isinstance(e, ShowLanding)
    ]
    assert (show.seconds == 0) == (pace is Pace.AT_ONCE)
    covered, _effects = update(played(start), LandingShown(show.version))
    assert look(covered) == (1, Phase.COVERED)


@pytest.mark.parametrize("tap", [TabletPassed(), CellPicked("b1")], ids=str)
def test_a_tap_brings_the_curtain_at_once(tap: TabletPassed | CellPicked) -> None:
    covered, effects = update(played(), tap)
    assert (look(covered), effects) == ((1, Phase.COVERED), ())


def test_a_landing_that_is_over_changes_nothing_later() -> None:
    landed = played()
    old = LandingShown(game_of(landed).version)
    covered, _effects = update(landed, TabletPassed())
    assert update(covered, old) == (covered, ())
    back, _effects = update(landed, UndoPicked())
    assert look(back) == (0, Phase.COVERED)
    assert update(back, old) == (back, ())


def test_the_sentence_is_said_once() -> None:
    landed = played()
    covered, _effects = update(landed, TabletPassed())
    assert announced(landed) == announced(covered)
    assert announced(landed).endswith("a1”. Hand over to seat 1")


def test_open_hands_need_no_curtain_and_so_no_landing() -> None:
    start = laid_out("ant bee", "cat dog", open_hands=True)
    assert look(played(start)) == (1, Phase.PLAYING)


def keys(model: Model, class_: str) -> list[str | None]:
    """The keys of the drawings with this class: another key makes another element."""
    return [node.key for node in nodes(view(model)) if class_ in classes_of(node)]


def test_the_chip_lands_once_more_when_the_curtain_has_lifted() -> None:
    landed = played()
    lifted, _effects = update(update(landed, TabletPassed())[0], HandShown())
    assert ids_with_class(lifted, "recalled") == ["cell-a1", "g"], "the cell, and the arc above it"
    assert keys(lifted, "chip") != keys(landed, "chip")
    chosen, _effects = update(lifted, CardPicked(1))
    assert keys(chosen, "chip") == keys(lifted, "chip"), "only once"


def test_nothing_lands_once_more_without_a_curtain() -> None:
    start = laid_out("ant bee", "cat dog", open_hands=True)
    assert not ids_with_class(played(start), "recalled")


def test_each_curtain_shows_other_animals() -> None:
    second, _effects = update(played(), TabletPassed())
    assert len(watchers(TWO)) == len(watchers(second)) > 0
    assert watchers(TWO) != watchers(second)


def watchers(model: Model) -> list[str]:
    """The animals under the curtain."""
    game = replace(game_of(model), phase=Phase.COVERED)
    (row,) = [n for n in nodes(view(model.with_game(game))) if "watchers" in classes_of(n)]
    return [node.attributes["href"] for node in nodes(row) if node.tag == "use"]
