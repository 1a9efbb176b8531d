"""The question of a first start, and the game that it leads to."""

import pytest

from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.look.ids import PLAY
from game.ui.model.effect import Focus
from game.ui.model.home import WelcomeDialog
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveSettings
from game.ui.screens.home.msg import AgePicked, FirstStart
from game.ui.screens.setup.msg import FacePicked, OpenHandsFlipped
from game.ui.settings.ages import settings_for
from game.ui.settings.settings import Age, Pace, Settings
from game.ui.ways import DialogClosed, GrownUpsOpened, PacePicked, WelcomeOpened
from tests.ui.pages import LITTLE, after, game_of, messages_of_page, settings_after, settle

ASKED = after(Model(), FirstStart())


def test_a_first_start_asks_once() -> None:
    _model, effects = update(Model(), FirstStart())
    assert effects == (SaveSettings(Settings(is_new=True)),)
    assert ASKED.dialog == WelcomeDialog()
    assert {AgePicked(age.value) for age in Age} <= set(messages_of_page(view(ASKED)))
    assert after(ASKED, DialogClosed()).dialog is None


def test_a_game_in_a_link_comes_first() -> None:
    """Nobody is asked over a dialog or a game that is shown already."""
    shown = settle(Model(LITTLE), AgePicked("child"))
    assert after(shown, FirstStart()).dialog is None


@pytest.mark.parametrize(("age", "cards", "level"), [("little", 1, "cub"), ("child", 2, "cub")])
def test_a_child_plays_at_once_and_learns(age: str, cards: int, level: str) -> None:
    started = settle(ASKED, AgePicked(age))
    setup = game_of(started).record.setup
    assert (setup.options.hand_size, setup.options.power_cards) == (cards, False)
    assert [seat.played_by for seat in setup.seats] == ["", level]
    assert started.learning
    assert game_of(started).state.turn == 0
    assert (started.settings.cards, started.settings.youngest) == (cards, 0)


def test_for_a_little_child_the_computer_is_slow_unless_somebody_chose_its_pace() -> None:
    assert after(ASKED, AgePicked("little")).settings.pace is Pace.SLOW
    assert after(ASKED, AgePicked("child")).settings.pace is Pace.NORMAL
    hurried = after(ASKED, PacePicked(Pace.AT_ONCE.value), AgePicked("little"))
    assert hurried.settings.pace is Pace.AT_ONCE


def test_little_children_together_see_all_cards_unless_they_choose_otherwise() -> None:
    """With one card each they would pass the tablet before every chip."""
    alone = settings_for(Age.LITTLE, Settings())
    assert not alone.open_hands
    together = settings_after(FacePicked(1, "panda"), start=alone)
    assert together.open_hands
    hidden = settings_after(OpenHandsFlipped(), FacePicked(1, "rabbit"), start=together)
    assert not hidden.open_hands
    assert not settings_after(FacePicked(1, "panda"), start=Settings()).open_hands


def test_a_grown_up_sees_the_home_screen_with_the_full_game() -> None:
    model, effects = update(ASKED, AgePicked("grown-up"))
    assert (model.game, model.dialog) == (None, None)
    assert effects == (SaveSettings(model.settings), Focus(PLAY))
    assert model.settings == Settings(is_new=True)
    assert model.settings.youngest is None


def test_it_is_among_what_is_for_grown_ups_afterwards() -> None:
    assert WelcomeOpened() in messages_of_page(view(after(Model(), GrownUpsOpened())))
    assert after(Model(), WelcomeOpened()).dialog == WelcomeDialog()
