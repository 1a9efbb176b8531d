"""The children's lock: a sum guards what is for grown-ups, but nothing that a child needs."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.edition_data import load_edition
from game.ui.app.rooms import decode
from game.ui.app.update import holds_back, update
from game.ui.app.view import view
from game.ui.frame.keys import KeyPressed
from game.ui.frame.markup import Node
from game.ui.frame.message import Message
from game.ui.model.effect import ChooseSum, Effect
from game.ui.model.home import Home
from game.ui.model.lock import SumDialog
from game.ui.model.model import Model
from game.ui.model.print import Print, Printing
from game.ui.model.saving_effects import SaveGame, SaveLanguage, SaveSettings
from game.ui.model.setup import OptionsDialog, SetUp
from game.ui.model.table import EndDialog
from game.ui.saved.damaged import Damaged
from game.ui.saved.news import News
from game.ui.saved.settings_text import parse_settings, settings_text
from game.ui.screens.family.msg import ClearFamilyConfirmed
from game.ui.screens.home.msg import (
    AnimalMoved,
    MakeOpened,
    NewGameConfirmed,
    NewsDismissed,
    NewVersionPicked,
    ToyTouched,
)
from game.ui.screens.lock.msg import LockFlipped, SumAnswered, SumChosen
from game.ui.screens.lock.update import FIRST, SECOND
from game.ui.screens.print.msg import PaperPicked, PrintClosed, PrintPicked
from game.ui.screens.saved.startup_screen import as_shown
from game.ui.screens.setup.msg import (
    NameTyped,
    SeatOpened,
    SeatsPicked,
    SetUpClosed,
    WatchOutFlipped,
)
from game.ui.screens.table.msg import EndGamePicked, HandShown, MenuOpened
from game.ui.settings.settings import Settings
from game.ui.ways import (
    BreakPicked,
    ClearFamilyPicked,
    ContinuePicked,
    DeleteDamagedPicked,
    DialogClosed,
    FamilyOpened,
    GrownUpsOpened,
    HelpPicked,
    HomePicked,
    LanguagePicked,
    LearnPicked,
    OptionsOpened,
    OwnAlbumOpened,
    PacePicked,
    PlayPicked,
    PrintOpened,
    RulesPicked,
    SaveFilePicked,
    SetUpOpened,
    SoundFlipped,
    WelcomeOpened,
)
from tests.ui.pages import (
    LITTLE,
    after,
    classes_of,
    controls,
    dealt,
    game_of,
    messages_of_page,
    nodes,
    printed,
    said,
)
from tests.ui.random_pages import any_settings

LOCKED = replace(LITTLE, children_lock=True, names=("Ada", *LITTLE.names[1:]))
HOME, TABLE = Model(LOCKED), dealt(LOCKED)
KEPT = replace(HOME, has_saved_game=True)
NEWS = replace(HOME, news=frozenset({News.DAMAGED}), damaged=Damaged("game", "{", stays=False))
CLOSED = SumDialog()

FOR_GROWN_UPS = [
    (HOME, OptionsOpened()),
    (HOME, GrownUpsOpened()),
    (HOME, LockFlipped()),
    (HOME, LanguagePicked("uk")),
    (HOME, SetUpOpened()),
    (HOME, MakeOpened()),
    (HOME, WelcomeOpened()),
    (HOME, SeatOpened(0)),
    (HOME, SeatsPicked(3)),
    (HOME, NameTyped(0, "Bo")),
    (HOME, ClearFamilyPicked()),
    (HOME, ClearFamilyConfirmed()),
    (HOME, PrintOpened()),
    (HOME, NewVersionPicked()),
    (KEPT, NewGameConfirmed()),
    (NEWS, DeleteDamagedPicked()),
    (NEWS, SaveFilePicked()),
    (TABLE, EndGamePicked()),
    (TABLE, HomePicked()),
    (TABLE, SaveFilePicked()),
    (TABLE, LanguagePicked("uk")),
]
FOR_CHILDREN = [
    (HOME, PlayPicked()),
    (HOME, ToyTouched("pond")),
    (HOME, AnimalMoved("lion", 3, 3)),
    (HOME, HelpPicked(0)),
    (HOME, RulesPicked()),
    (HOME, LearnPicked()),
    (HOME, FamilyOpened()),
    (HOME, OwnAlbumOpened()),
    (KEPT, ContinuePicked()),
    (NEWS, SoundFlipped()),
    (NEWS, NewsDismissed("damaged")),
    (TABLE, SoundFlipped()),
    (TABLE, MenuOpened()),
    (TABLE, PacePicked("slow")),
    (TABLE, HandShown()),
    (TABLE, BreakPicked()),
]


def asked(model: Model, msg: Message, one: int = 3, other: int = 4) -> Model:
    """The model that asks for a sum before the message."""
    asking, effects = update(model, msg)
    assert effects == (ChooseSum(FIRST, SECOND),)
    return after(asking, SumChosen(one, other))


def locks(page: Node) -> set[str]:
    """The names of the messages of all controls that show a padlock."""
    shown = [c for c in controls(page) if any("lock" in classes_of(node) for node in nodes(c))]
    return {control.attributes["data-msg"].split(" ")[0] for control in shown}


@pytest.mark.parametrize(("model", "msg"), FOR_GROWN_UPS)
def test_what_is_for_grown_ups_is_done_after_the_sum(model: Model, msg: Message) -> None:
    asking = asked(model, msg)
    assert (asking.game, asking.settings) == (model.game, model.settings)
    assert asking.language == model.language
    assert said(asking, "h3") == "What is 3 + 4?"
    opened = replace(model, settings=replace(LOCKED, children_lock=False))
    then, effects = update(asking, SumAnswered(7))
    wanted, wished = update(opened, msg)
    assert then.dialog == wanted.dialog
    assert (then.game is None, then.language, printed(then)) == (
        wanted.game is None,
        wanted.language,
        printed(wanted),
    )
    assert kinds_of(effects) == kinds_of(wished)


def kinds_of(effects: tuple[Effect, ...]) -> list[str]:
    return [type(effect).__name__ for effect in effects]


@pytest.mark.parametrize(("model", "msg"), FOR_CHILDREN)
def test_what_a_child_needs_is_open(model: Model, msg: Message) -> None:
    then, effects = update(model, msg)
    assert then.dialog != CLOSED
    assert not any(isinstance(effect, ChooseSum) for effect in effects)


def test_a_wrong_answer_gives_another_sum() -> None:
    asking = asked(HOME, OptionsOpened())
    wrong = asked(asking, SumAnswered(8), 5, 6)
    assert said(wrong, "h3") == "What is 5 + 6?"
    assert "Not quite! Try this one:" in [
        child for node in nodes(view(wrong)) for child in node.children if isinstance(child, str)
    ]
    assert update(wrong, SumAnswered(7))[1] == (ChooseSum(FIRST, SECOND),)
    assert after(wrong, SumAnswered(11)).dialog == OptionsDialog()


@given(st.sampled_from(FIRST), st.sampled_from(SECOND))
def test_every_sum_has_its_answer_among_the_buttons(one: int, other: int) -> None:
    asking = asked(HOME, OptionsOpened(), one, other)
    assert SumAnswered(one + other) in messages_of_page(view(asking))
    assert len([o for o in messages_of_page(view(asking)) if isinstance(o, SumAnswered)]) == 12


def test_the_sum_leads_back_to_what_lies_under_it() -> None:
    menu = after(TABLE, MenuOpened())
    asking = asked(menu, EndGamePicked())
    for close in (DialogClosed(), KeyPressed("Escape", True)):
        assert after(asking, close) == menu
    assert after(asked(HOME, OptionsOpened()), DialogClosed()) == HOME


def test_who_was_let_in_is_asked_again_after_the_sheet_is_closed() -> None:
    inside = after(asked(HOME, OptionsOpened()), SumAnswered(7))
    inside = after(inside, WatchOutFlipped(), DialogClosed(), LanguagePicked("uk"))
    assert (inside.settings.watch_out, inside.language) == (True, "uk")
    assert locks(view(inside)) == set()
    assert after(inside, DialogClosed(), OptionsOpened()).dialog == CLOSED


def test_the_set_up_is_open_until_it_is_left() -> None:
    inside = after(asked(HOME, SetUpOpened()), SumAnswered(7))
    assert isinstance(inside.screen, SetUp)
    named = after(inside, SeatOpened(0), NameTyped(0, "Bo"), DialogClosed(), SeatsPicked(3))
    assert (named.settings.names[0], named.settings.seats) == ("Bo", 3)
    assert locks(view(named)) == set()
    for leave in (SetUpClosed(), KeyPressed("Escape", True)):
        left = after(named, leave)
        assert isinstance(left.screen, Home)
        assert left.is_locked
    assert game_of(after(named, PlayPicked()))


def test_the_end_of_a_game_is_asked_for_once_only() -> None:
    inside = after(asked(TABLE, EndGamePicked()), SumAnswered(7))
    assert inside.dialog == EndDialog()
    home, effects = update(inside, HomePicked())
    assert home.game is None
    assert SaveGame(None, False) in effects
    assert home.is_locked


def test_locking_needs_no_sum_and_opening_does() -> None:
    open_home = after(Model(LITTLE), GrownUpsOpened())
    locked, effects = update(open_home, LockFlipped())
    assert effects == (SaveSettings(replace(LITTLE, children_lock=True)),)
    shut = after(locked, DialogClosed())
    assert asked(shut, LockFlipped()).settings.children_lock
    assert not after(asked(shut, LockFlipped()), SumAnswered(7)).settings.children_lock


def test_an_early_tap_on_what_is_locked_does_not_slip_through() -> None:
    """The start-up screen may show no lock, but the saved settings apply before the tap."""
    kept = as_shown(LOCKED, Settings())
    assert kept.children_lock
    assert after(Model(kept), OptionsOpened()).dialog == CLOSED
    model, effects = update(Model(kept), LanguagePicked("uk"))
    assert model.language == "en"
    assert not any(isinstance(effect, SaveLanguage) for effect in effects)


def test_the_lock_is_kept() -> None:
    assert parse_settings(settings_text(LOCKED)) == LOCKED
    assert not parse_settings("{}").children_lock


def test_what_is_locked_shows_a_padlock() -> None:
    assert locks(view(HOME)) == {"SetUpOpened", "MakeOpened", "GrownUpsOpened"}
    assert locks(view(after(HOME, RulesPicked()))) == {"PrintOpened"}
    assert locks(view(NEWS)) >= {"DeleteDamagedPicked", "SaveFilePicked"}
    assert locks(view(after(replace(KEPT, cannot_save=True), PlayPicked()))) == {"NewGameConfirmed"}
    assert locks(view(after(TABLE, MenuOpened()))) == {
        "GrownUpsOpened",
        "EndGamePicked",
        "OpenFilePicked",
    }
    assert locks(view(Model(LITTLE))) == set()


@given(any_settings())
def test_a_control_shows_a_padlock_exactly_if_it_asks_for_a_sum(settings: Settings) -> None:
    for model in (Model(settings), dealt(settings)):
        for control in controls(view(model)):
            if control.tag == "button":
                msg = decode(control.attributes["data-msg"])
                shown = any("lock" in classes_of(node) for node in nodes(control))
                assert shown == holds_back(model, msg) or msg == GrownUpsOpened()


def test_an_answer_without_a_question_does_nothing() -> None:
    for model in (HOME, TABLE):
        assert update(model, SumAnswered(0)) == (model, ())
        assert update(model, SumChosen(3, 4)) == (model, ())


def test_the_pages_of_paper_open_and_close() -> None:
    inside = after(asked(HOME, PrintOpened()), SumAnswered(7))
    assert printed(inside) == HOME.settings.rules
    assert after(inside, PaperPicked("big-zoo")) == replace(
        inside, screen=Printing(load_edition("big-zoo"), HOME.ground)
    )
    assert update(inside, PrintPicked()) == (inside, (Print(),))
    for close in (PrintClosed(), KeyPressed("Escape", True)):
        assert after(inside, close) == HOME
    assert game_of(after(inside, PlayPicked()))
    assert after(HOME, PaperPicked("big-zoo")) == HOME
