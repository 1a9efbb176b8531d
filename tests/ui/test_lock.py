"""The children's lock: what is for grown-ups waits behind a sum, what a child needs does not."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui import lock
from game.ui import msg as m
from game.ui.effect import Effect, Print, SaveGame, SaveLanguage, SaveSettings, SetSum
from game.ui.keep import as_shown, parse_settings, settings_text
from game.ui.markup import Node
from game.ui.model import Model, News, Settings, Sheet, SheetKind
from game.ui.update import update
from game.ui.view import view
from game.ui.wire import decode
from tests.ui.pages import LITTLE, after, controls, dealt, game_of, kinds, nodes, offers, said
from tests.ui.random_pages import any_settings

LOCKED = replace(LITTLE, children_lock=True, names=("Ada", *LITTLE.names[1:]))
HOME, TABLE = Model(LOCKED), dealt(LOCKED)
KEPT = replace(HOME, kept=True)
NEWS = replace(HOME, news=frozenset({News.DAMAGED}), damaged="{")
CLOSED = Sheet(SheetKind.SUM)

FOR_GROWN_UPS = [
    (HOME, m.OptionsOpened()),
    (HOME, m.GrownUpsOpened()),
    (HOME, m.LockFlipped()),
    (HOME, m.LanguagePicked("uk")),
    (HOME, m.NamingPicked(0)),
    (HOME, m.NameTyped(0, "Bo")),
    (HOME, m.ClearingAsked()),
    (HOME, m.FamilyCleared()),
    (HOME, m.PrintOpened()),
    (HOME, m.VersionPicked()),
    (KEPT, m.AnewPicked()),
    (NEWS, m.ThrowAwayPicked()),
    (NEWS, m.FilePicked()),
    (TABLE, m.EndAsked()),
    (TABLE, m.HomePicked()),
    (TABLE, m.FilePicked()),
    (TABLE, m.LanguagePicked("uk")),
]
FOR_CHILDREN = [
    (HOME, m.PlayPicked()),
    (HOME, m.SeatOpened(0)),
    (HOME, m.WhoPicked(1, "cub")),
    (HOME, m.EditionPicked("big-zoo")),
    (HOME, m.SeatsPicked(3)),
    (HOME, m.RungPicked(0)),
    (HOME, m.HelpPicked(0)),
    (HOME, m.LearnPicked()),
    (HOME, m.FamilyOpened()),
    (KEPT, m.GoOnPicked()),
    (NEWS, m.SoundFlipped()),
    (NEWS, m.NewsDismissed("damaged")),
    (TABLE, m.SoundFlipped()),
    (TABLE, m.MenuOpened()),
    (TABLE, m.PacePicked("slow")),
    (TABLE, m.HandShown()),
]


def asked(model: Model, msg: m.Msg, one: int = 3, other: int = 4) -> Model:
    """The sum that the message leads to."""
    asking, effects = update(model, msg)
    assert effects == (SetSum(lock.FIRST, lock.SECOND),)
    return after(asking, m.SumSet(one, other))


def locks(page: Node) -> set[str]:
    """What the controls do that show a padlock."""
    shown = [c for c in controls(page) if any("lock" in kinds(node) for node in nodes(c))]
    return {control.attributes["data-msg"].split(" ")[0] for control in shown}


@pytest.mark.parametrize(("model", "msg"), FOR_GROWN_UPS)
def test_what_is_for_grown_ups_is_done_after_the_sum(model: Model, msg: m.Msg) -> None:
    asking = asked(model, msg)
    assert (asking.game, asking.settings) == (model.game, model.settings)
    assert asking.language == model.language
    assert said(asking, "h3") == "What is 3 + 4?"
    opened = replace(model, settings=replace(LOCKED, children_lock=False))
    then, effects = update(asking, m.SumAnswered(7))
    wanted, wished = update(opened, msg)
    assert then.sheet == wanted.sheet
    assert (then.game is None, then.language, then.printing) == (
        wanted.game is None,
        wanted.language,
        wanted.printing,
    )
    assert kinds_of(effects) == kinds_of(wished)


def kinds_of(effects: tuple[Effect, ...]) -> list[str]:
    return [type(effect).__name__ for effect in effects]


@pytest.mark.parametrize(("model", "msg"), FOR_CHILDREN)
def test_what_a_child_needs_is_open(model: Model, msg: m.Msg) -> None:
    then, effects = update(model, msg)
    assert then.sheet != CLOSED
    assert not any(isinstance(effect, SetSum) for effect in effects)


def test_a_wrong_answer_gives_another_sum() -> None:
    asking = asked(HOME, m.OptionsOpened())
    wrong = asked(asking, m.SumAnswered(8), 5, 6)
    assert said(wrong, "h3") == "What is 5 + 6?"
    assert "That was another number. Try this sum:" in [
        child for node in nodes(view(wrong)) for child in node.children if isinstance(child, str)
    ]
    assert update(wrong, m.SumAnswered(7))[1] == (SetSum(lock.FIRST, lock.SECOND),)
    assert after(wrong, m.SumAnswered(11)).sheet == Sheet(SheetKind.OPTIONS)


@given(st.sampled_from(lock.FIRST), st.sampled_from(lock.SECOND))
def test_every_sum_has_its_answer_among_the_buttons(one: int, other: int) -> None:
    asking = asked(HOME, m.OptionsOpened(), one, other)
    assert m.SumAnswered(one + other) in offers(view(asking))
    assert len([o for o in offers(view(asking)) if isinstance(o, m.SumAnswered)]) == 12


def test_the_sum_leads_back_to_what_lies_under_it() -> None:
    menu = after(TABLE, m.MenuOpened())
    asking = asked(menu, m.EndAsked())
    for close in (m.SheetClosed(), m.KeyPressed("Escape", True)):
        assert after(asking, close) == menu
    assert after(asked(HOME, m.OptionsOpened()), m.SheetClosed()) == HOME


def test_who_was_let_in_is_asked_again_after_the_sheet_is_closed() -> None:
    inside = after(asked(HOME, m.OptionsOpened()), m.SumAnswered(7))
    inside = after(inside, m.WatchOutFlipped(), m.GrownUpsOpened(), m.LanguagePicked("uk"))
    assert (inside.settings.watch_out, inside.language) == (True, "uk")
    assert locks(view(inside)) == set()
    assert after(inside, m.SheetClosed(), m.OptionsOpened()).sheet == CLOSED


def test_the_end_of_a_game_is_asked_for_once_only() -> None:
    inside = after(asked(TABLE, m.EndAsked()), m.SumAnswered(7))
    assert inside.sheet == Sheet(SheetKind.END)
    home, effects = update(inside, m.HomePicked())
    assert home.game is None
    assert SaveGame(None) in effects
    assert home.locked


def test_locking_needs_no_sum_and_opening_does() -> None:
    open_home = after(Model(LITTLE), m.OptionsOpened(), m.GrownUpsOpened())
    locked, effects = update(open_home, m.LockFlipped())
    assert effects == (SaveSettings(replace(LITTLE, children_lock=True)),)
    shut = after(locked, m.SheetClosed())
    assert asked(shut, m.LockFlipped()).settings.children_lock
    assert not after(asked(shut, m.LockFlipped()), m.SumAnswered(7)).settings.children_lock


def test_an_early_tap_on_what_is_locked_does_not_slip_through() -> None:
    """The first screen may show no lock yet; what was kept is known before the tap is played."""
    kept = as_shown(LOCKED, Settings())
    assert kept.children_lock
    assert after(Model(kept), m.OptionsOpened()).sheet == CLOSED
    model, effects = update(Model(kept), m.LanguagePicked("uk"))
    assert model.language == "en"
    assert not any(isinstance(effect, SaveLanguage) for effect in effects)


def test_the_lock_is_kept() -> None:
    assert parse_settings(settings_text(LOCKED)) == LOCKED
    assert not parse_settings("{}").children_lock


def test_what_is_locked_shows_a_padlock() -> None:
    assert locks(view(HOME)) == {"OptionsOpened", "GrownUpsOpened"}
    assert locks(view(after(HOME, m.SeatOpened(0)))) == {"NamingPicked"}
    assert locks(view(NEWS)) >= {"ThrowAwayPicked", "FilePicked"}
    assert locks(view(after(KEPT, m.PlayPicked()))) == {"AnewPicked"}
    assert locks(view(after(TABLE, m.MenuOpened()))) == {"GrownUpsOpened", "EndAsked", "FileAsked"}
    assert locks(view(Model(LITTLE))) == set()


@given(any_settings())
def test_a_control_shows_a_padlock_exactly_if_it_asks_for_a_sum(settings: Settings) -> None:
    for model in (Model(settings), after(Model(settings), m.SeatOpened(0)), dealt(settings)):
        for control in controls(view(model)):
            if control.tag == "button":
                msg = decode(control.attributes["data-msg"])
                shown = any("lock" in kinds(node) for node in nodes(control))
                assert shown == lock.is_shut(model, msg)


def test_an_answer_without_a_question_does_nothing() -> None:
    for model in (HOME, TABLE):
        assert update(model, m.SumAnswered(0)) == (model, ())
        assert update(model, m.SumSet(3, 4)) == (model, ())


def test_the_pages_of_paper_open_and_close() -> None:
    inside = after(asked(HOME, m.PrintOpened()), m.SumAnswered(7))
    assert inside.printing
    assert update(inside, m.PrintPicked()) == (inside, (Print(),))
    for close in (m.PrintClosed(), m.KeyPressed("Escape", True)):
        assert after(inside, close) == HOME
    assert game_of(after(inside, m.PlayPicked()))
