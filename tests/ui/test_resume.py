"""A saved game goes on where it was, whenever the page was closed."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.action import Draw
from game.rules.edition_data import EDITION_NAMES
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.changes import change
from game.ui.frame.markup import to_html
from game.ui.model.effect import ReleaseGame
from game.ui.model.model import Model
from game.ui.model.saved import ElsewhereDialog, NewGameDialog, NotSavedDialog
from game.ui.model.saving_effects import (
    ClaimSavedGame,
    Deal,
    ReadFamily,
    ReadSavedGame,
    SaveGame,
    SetGameAside,
)
from game.ui.model.seat_bots import KnownBots
from game.ui.model.table import Table
from game.ui.model.timed_effects import Think
from game.ui.play.game import Game, Phase, Playback
from game.ui.play.start import deal
from game.ui.play.turn import act, pass_tablet, show_hand
from game.ui.saved.game_text import game_text
from game.ui.saved.news import News
from game.ui.screens.home.msg import NewGameConfirmed, NewsReceived
from game.ui.screens.saved.msg import (
    LostGameLock,
    NotSaved,
    OpenElsewhere,
    SavedGameChanged,
    SavedGameClaimed,
    TakeOverPicked,
)
from game.ui.screens.table.msg import HandShown, MenuOpened
from game.ui.settings.settings import PERSON, Settings
from game.ui.ways import ContinuePicked, DialogClosed, HomePicked, PlayPicked, SaveFilePicked
from tests.effort import often
from tests.ui.at_once import read_game, saved_game_claimed, saved_game_read
from tests.ui.pages import (
    LITTLE,
    WITH_FOX,
    after,
    awaited_effects,
    by_hand,
    dealt,
    game_of,
    messages_of_page,
    nodes,
)
from tests.ui.random_pages import Session, after_random_action, any_settings, random_taps, sessions

TWO = dealt()


def saved(game: Game) -> str:
    return game_text(game.record, open_hands=game.open_hands)


def check_resumed(left: Game) -> None:
    """Checks that the resumed game is the same, with a curtain if several people play.

    It resumes after the tablet was passed on. Nothing can be taken back, and nobody is hurried.
    It is forgotten that a bot had no answer. A game that was paused runs again: "Go on" says so.
    """
    left = left if left.seat in left.may_draw else pass_tablet(left)
    happened = tuple(replace(event, by_chance=False) for event in left.events)
    left = replace(left, undone=0, hurried=False, events=happened, playback=Playback.RUNNING)
    found = read_game(saved(left))
    assert (found.record, found.state, found.events) == (left.record, left.state, left.events)
    assert (found.open_hands, found.people) == (left.open_hands, left.people)
    assert (
        awaited_effects(Model(screen=Table(found))) == awaited_effects(Model(screen=Table(left)))
        or found.may_draw
    )
    private = len(found.people) > 1 and not found.open_hands and not found.state.outcome
    assert found.phase in (Phase.COVERED, Phase.WATCHING) or not private
    assert not private or not found.hand_shown or found.phase is Phase.COVERED
    if left.phase is Phase.HANDING_ON:
        shown = game_of(
            after(Model(screen=Table(found), known_bots=KnownBots(can_play=True)), HandShown())
        )
        assert (shown.phase, shown.seat, shown.seen) == (left.phase, left.seat, left.seen)


@settings(max_examples=often(8))
@given(sessions(taps=150, purpose=0.99))
def test_whenever_the_page_is_closed_the_game_goes_on_as_it_was(session: Session) -> None:
    """At some of these moments a computer thinks, or a card is owed."""
    for tap in random_taps(session):
        if tap.after.game and any(isinstance(effect, SaveGame) for effect in tap.effects):
            check_resumed(tap.after.game)


def test_a_paused_game_of_computers_runs_again_when_it_goes_on() -> None:
    """Random taps found this: a step was saved, and the pause was not."""
    paused = replace(deal(replace(LITTLE, who=("fox", "owl")), "seed", 0), playback=Playback.PAUSED)
    assert not awaited_effects(Model(screen=Table(paused)))
    check_resumed(paused)
    found = read_game(saved(paused))
    assert found.playback is Playback.RUNNING
    assert awaited_effects(Model(screen=Table(found)))


@pytest.mark.parametrize("name", EDITION_NAMES)
@settings(max_examples=often(2))
@given(data=st.data())
def test_at_every_ply_of_whole_games(name: str, data: st.DataObject) -> None:
    drawn = data.draw(any_settings().filter(lambda drawn: drawn.edition == name))
    by_hand = replace(drawn, manual_draw=True)
    for game in moments(by_hand, data.draw(st.integers())):
        check_resumed(game)


def moments(settings: Settings, seed: int) -> Iterator[Game]:
    """A random game after each action, up to its end."""
    rng = random.Random(seed)
    game = deal(settings, str(seed), 0)
    yield game
    while game.state.outcome is None:
        game = after_random_action(game, rng)
        yield game


def test_what_a_seat_owes_itself_can_still_be_drawn_behind_the_curtain() -> None:
    left = by_hand("ant bee", "cat dog")
    found = replace(game_of(left), phase=Phase.COVERED, seat=0)
    state = found.state._replace(turn=1, pending=(0,))
    opened = game_of(after(Model(screen=Table(replace(found, state=state))), HandShown()))
    assert (opened.phase, opened.seat) == (Phase.HANDING_ON, 0)


def test_who_has_drawn_already_does_not_get_the_tablet_back() -> None:
    """Random taps found this: the card was drawn after the tablet had been passed on."""
    begun = show_hand(deal(replace(LITTLE, edition="big-zoo", manual_draw=True), "seed", 0))
    first = begun.seat
    next_one = show_hand(pass_tablet(act(begun, begun.plays()[0])))
    drawn = act(next_one, Draw(first))
    found = read_game(saved(drawn))
    assert (found.seat, found.phase) == (drawn.seat, Phase.COVERED)
    assert found.seat == found.state.turn != first


def test_the_page_looks_for_a_game_at_its_start_and_offers_it() -> None:
    assert update(Model(), SavedGameChanged()) == (Model(), (ReadSavedGame(),))
    home, effects = update(Model(), saved_game_read(saved(game_of(TWO)), ()))
    board = game_of(TWO).record.edition
    assert (home, effects) == (Model(has_saved_game=True, saved_board=board), ())
    assert ContinuePicked() in messages_of_page(view(home))
    assert ContinuePicked() not in messages_of_page(view(Model()))
    assert after(home, saved_game_read("", ())) == Model()


def test_the_button_shows_the_board_of_the_saved_game() -> None:
    read = saved_game_read(saved(game_of(TWO)), ())
    for edition in ("little-zoo", "big-zoo"):
        home = after(Model(Settings(edition=edition)), read)
        drawn = [n.attributes.get("href") for n in nodes(view(home)) if n.tag == "use"]
        assert "#art-little-zoo" in drawn
        assert "#art-big-zoo" not in drawn


def test_a_game_that_is_over_is_not_offered() -> None:
    for game in moments(LITTLE, 5):
        offered = after(Model(), saved_game_read(saved(game), ())).has_saved_game
        assert offered == (game.state.outcome is None)
    assert not offered


def test_go_on_fetches_the_game_and_shows_the_curtain() -> None:
    home = Model(LITTLE, has_saved_game=True)
    assert update(home, ContinuePicked()) == (home, (ClaimSavedGame(take_over=False),))
    table, effects = update(home, saved_game_claimed(saved(game_of(TWO))))
    assert game_of(table) == game_of(TWO)
    assert effects == ()


def test_the_computers_go_on_thinking() -> None:
    left = dealt(WITH_FOX)
    assert game_of(left).phase is Phase.WATCHING
    table, effects = update(
        Model(WITH_FOX, has_saved_game=True), saved_game_claimed(saved(game_of(left)))
    )
    assert [type(effect) for effect in effects] == [Think]
    assert game_of(table).phase is Phase.WATCHING


def test_open_hands_stay_open_whatever_the_answers_say_now() -> None:
    left = dealt(replace(LITTLE, open_hands=True))
    found = game_of(after(Model(LITTLE), saved_game_claimed(saved(game_of(left)))))
    assert (found.open_hands, found.phase) == (True, Phase.PLAYING)


def test_play_sets_the_game_before_aside() -> None:
    home = Model(has_saved_game=True)
    started, effects = update(home, PlayPicked())
    assert (started, effects) == (replace(home, shelved=1), (SetGameAside(), Deal(2, None)))


def test_play_asks_before_a_game_is_lost_that_the_device_cannot_set_aside() -> None:
    home = Model(has_saved_game=True, cannot_save=True)
    asked, effects = update(home, PlayPicked())
    assert (asked, effects) == (replace(home, dialog=NewGameDialog()), ())
    assert NewGameConfirmed() in messages_of_page(view(asked))
    assert update(asked, NewGameConfirmed())[1] == (SetGameAside(), Deal(2, None))


def test_a_game_that_was_ended_is_not_offered() -> None:
    home, effects = update(TWO, HomePicked())
    assert not home.has_saved_game
    assert effects == (SaveGame(None, False), ReleaseGame(), ReadFamily(), ReadSavedGame())
    assert isinstance(update(home, PlayPicked())[1][0], Deal)


def test_a_game_that_is_gone_is_told() -> None:
    home, effects = update(Model(has_saved_game=True), saved_game_claimed(""))
    assert (home, effects) == (Model(news=frozenset({News.GAME_GONE})), (ReleaseGame(),))


def test_a_game_in_another_tab_is_told_and_can_be_taken_over() -> None:
    home = Model(has_saved_game=True)
    told = after(home, OpenElsewhere())
    assert told == replace(home, dialog=ElsewhereDialog())
    assert TakeOverPicked() in messages_of_page(view(told))
    assert update(told, TakeOverPicked()) == (home, (ClaimSavedGame(take_over=True),))


def test_a_tab_that_is_asked_for_the_game_gives_it_up_and_can_have_it_again() -> None:
    home, effects = update(TWO, LostGameLock())
    board = game_of(TWO).record.edition
    expected = Model(LITTLE, has_saved_game=True, saved_board=board, dialog=ElsewhereDialog())
    assert home == expected
    assert effects == (ReleaseGame(),)
    assert TakeOverPicked() in messages_of_page(view(home))


def test_a_game_that_is_not_on_the_device_is_not_left_to_another_tab() -> None:
    unkept = after(TWO, NotSaved(is_full=False))
    assert update(unkept, LostGameLock()) == (unkept, ())


@pytest.mark.parametrize(
    "late", [OpenElsewhere(), saved_game_claimed(""), saved_game_read("{", ()), ContinuePicked()]
)
def test_at_the_table_nothing_of_it_matters(late: SavedGameClaimed) -> None:
    assert update(TWO, late) == (TWO, ())


@pytest.mark.parametrize("full", [True, False])
def test_what_is_not_kept_is_told_again_for_each_turn(*, full: bool) -> None:
    told = after(TWO, NotSaved(full))
    assert told == replace(TWO, cannot_save=True, dialog=NotSavedDialog(full))
    assert ("The device is full." in to_html(view(told))) == full
    quiet = replace(told, dialog=None)
    assert "not saved" not in to_html(view(quiet))
    again = after(quiet, NotSaved(full))
    assert again.dialog is None
    assert "The latest moves are not saved." in to_html(view(again))
    assert change(view(again), view(after(again, NotSaved(full))))
    home = after(Model(), NotSaved(full))
    assert home.news == {News.NOTHING_SAVED}
    assert after(home, NotSaved(full)) == home
    heard = after(Model(), NewsReceived(News.NOTHING_SAVED.value), PlayPicked(), NotSaved(full))
    assert heard.dialog is None


def test_the_settings_of_somebody_who_plays_alone_leave_the_hand_open() -> None:
    alone = Settings(who=("fox", PERSON, PERSON, PERSON, PERSON, PERSON))
    found = read_game(saved(game_of(dealt(alone))))
    assert found.phase is Phase.PLAYING


def test_the_menu_offers_a_game_that_is_not_kept_as_a_file() -> None:
    safe = after(TWO, MenuOpened())
    lost = after(TWO, NotSaved(is_full=False), DialogClosed(), MenuOpened())
    assert {SaveFilePicked()} == {*messages_of_page(view(lost))} - {*messages_of_page(view(safe))}
