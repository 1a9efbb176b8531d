"""Looking back: the turns, the hands they show, and a game that goes on from a turn."""

import random
from dataclasses import replace
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.action import Draw, Pass, Place, Remove
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.model.effect import LookBack, PackLink, ReleaseGame, Share
from game.ui.model.history import LookingBack
from game.ui.model.home import HOME, WelcomeDialog
from game.ui.model.model import Model
from game.ui.model.saving_effects import (
    ClaimGame,
    ReadSavedGame,
    SaveGame,
    SetGameAside,
)
from game.ui.model.table import Table
from game.ui.model.timed_effects import Think
from game.ui.play.game import Game, Phase
from game.ui.play.history import History
from game.ui.play.start import deal
from game.ui.play.turn import pass_tablet
from game.ui.saved.game_text import game_text
from game.ui.saved.news import News
from game.ui.screens.history import reading
from game.ui.screens.history.msg import (
    BranchPicked,
    HistoryClosed,
    LinkPacked,
    LookedBack,
    NamesFlipped,
    ShareOpened,
    TurnPicked,
)
from game.ui.screens.history.sentences import announcement
from game.ui.screens.history.share_code import file_text
from game.ui.screens.home.msg import FirstStart
from game.ui.screens.page.msg import WaitBegan, WaitEnded
from game.ui.screens.saved import reading as saved
from game.ui.screens.saved.msg import LostGameLock, SavedGameChanged
from game.ui.screens.table.msg import CardPicked, CellPicked, MenuOpened, PassPicked
from game.ui.settings.settings import Settings
from game.ui.ways import (
    DialogClosed,
    LookBackPicked,
)
from tests.rules.soundness import with_other_secrets
from tests.ui.at_once import (
    answer,
    file_opened,
    game_claimed,
    link_code,
    look_back,
    read_file,
)
from tests.ui.pages import (
    LITTLE,
    WITH_FOX,
    after,
    chose,
    classes_of,
    dealt,
    game_of,
    ids_with_class,
    key,
    labels,
    laid_out,
    messages_of_page,
    nodes,
    said,
    settle,
    text_of,
)
from tests.ui.random_pages import after_random_action, any_settings

NOBODY = -1
WON = Path(__file__).parents[1] / "rules" / "golden" / "little_2_win.json"
TWO = after(
    laid_out("ant bee cat", "dog eel fly", open_hands=True),
    CardPicked(0),
    CellPicked("a1"),
    CardPicked(0),
    CellPicked("b2"),
)


def played(seed: int, actions: int, *, over: bool = False) -> Game:
    """A game of Little Zoo after random actions, or at its end."""
    rng = random.Random(seed)
    game = deal(LITTLE, str(seed), 0)
    while game.state.outcome is None and (over or len(game.record.actions) < actions):
        game = pass_tablet(after_random_action(game, rng))
    return game


def on_table(game: Game) -> Model:
    return Model(LITTLE, screen=Table(game))


def past(model: Model) -> History:
    assert model.history is not None
    return model.history


@settings(max_examples=20)
@given(any_settings(), st.integers(0, 2**32), st.integers(0, 60))
def test_each_turn_is_a_play_or_a_pass_with_what_belongs_to_it(
    kept: Settings, chance: int, actions: int
) -> None:
    rng = random.Random(chance)
    game = deal(kept, str(chance), 0)
    for _action in range(actions):
        if game.state.outcome is None:
            game = after_random_action(game, rng)
    history = look_back(game.record, open_hands=game.open_hands)
    assert history.place == history.last
    assert replace(history, place=0).shown.record.actions == ()
    assert (history.shown.state, history.shown.events) == (game.state, game.events)
    for before, turn in zip(history.turns, history.turns[1:], strict=False):
        own = game.record.actions[before.action_count : turn.action_count]
        plies = [action for action in own if isinstance(action, Place | Remove | Pass)]
        assert len(plies) == 1 or turn is history.turns[-1]
        assert not isinstance(own[0], Draw)


def test_steps_go_from_the_deal_to_the_last_turn_and_no_further() -> None:
    game = played(1, 4)
    model = after(on_table(game), LookBackPicked())
    last = past(model).last
    assert past(model).place == last
    assert past(after(model, TurnPicked(last + 1))).place == last
    assert past(after(model, TurnPicked(-1))).place == 0
    assert past(after(model, *key("ArrowLeft"))).place == last - 1
    assert past(after(model, *key("Home", "ArrowLeft"))).place == 0
    assert past(after(model, *key("Home", "ArrowRight", "ArrowDown"))).place == 2
    assert past(after(model, *key("Home", "End"))).place == last
    assert after(model, *key("Home", "Escape")) == on_table(game)
    assert after(model, *key("Home", "1", "ArrowUp")).history == past(after(model, *key("Home")))


def test_a_turn_is_told_and_its_cell_is_lit() -> None:
    model = after(on_table(played(1, 3)), LookBackPicked(), *key("ArrowLeft"))
    event = past(model).shown.events[0]
    assert isinstance(event.action, Place)
    assert ids_with_class(model, "last") == [f"cell-{event.action.cell}"]
    assert event.action.cell in announcement(past(model))
    assert event.action.cell not in said(model)
    assert announcement(past(model)).endswith("Move 2 of 3")
    assert said(after(model, *key("Home"))) == "The cards are dealt."
    assert ids_with_class(after(model, *key("Home")), "last") == []


def test_nothing_on_a_past_board_can_be_picked() -> None:
    model = after(on_table(played(1, 3)), LookBackPicked())
    assert not any(
        isinstance(msg, CellPicked | CardPicked) for msg in messages_of_page(view(model))
    )
    assert after(model, CellPicked("b1"), CardPicked(0), PassPicked()) == model


@settings(max_examples=20)
@given(st.integers(0, 2**32), st.integers(0, 30), st.randoms(use_true_random=False))
def test_no_hand_of_a_game_that_goes_on_is_shown(
    seed: int, actions: int, rng: random.Random
) -> None:
    """Neither the hands of now nor those of then; nothing on the page depends on hidden cards."""
    model = after(on_table(played(seed, actions)), LookBackPicked())
    if past(model).is_over:
        return
    for place in range(past(model).last + 1):
        shown = after(model, TurnPicked(place))
        other = with_other_secrets(past(shown).shown.state, NOBODY, rng)
        turns = list(past(shown).turns)
        turns[place] = replace(turns[place], state=other)
        changed = shown.with_history(replace(past(shown), turns=tuple(turns)))
        assert past(shown).all_hands == ()
        assert view(changed) == view(shown)


def test_every_hand_of_a_game_that_is_over_is_shown_as_it_was() -> None:
    model = after(on_table(played(1, 0, over=True)), LookBackPicked(), TurnPicked(1))
    assert past(model).all_hands == past(model).shown.state.hands
    for hand in past(model).all_hands:
        for card in hand:
            assert f"#art-{card}" in to_html(view(model))
            assert any(card.capitalize() in label for label in labels(model))


def test_computers_wait_while_somebody_looks_back() -> None:
    thinking = dealt(WITH_FOX, dealer=0)
    assert game_of(thinking).phase is Phase.WATCHING
    looking = after(thinking, LookBackPicked())
    action = next(iter(game_of(thinking).state.hands[1]))
    cell = next(c for c, p in game_of(thinking).record.edition.picture_at.items() if p == action)
    assert after(looking, chose(thinking, f"{action}@{cell}")) == looking
    back, asked = update(looking, HistoryClosed())
    assert back == thinking
    assert isinstance(asked[0], Think)
    assert game_of(settle(looking, HistoryClosed())).record != game_of(thinking).record


def test_another_game_goes_on_from_a_turn_and_the_one_before_is_set_aside() -> None:
    game = played(1, 5)
    looking = after(on_table(game), LookBackPicked(), TurnPicked(2))
    model, effects = update(looking, BranchPicked())
    went_on = game_of(model)
    assert went_on.record == past(looking).shown.record
    assert (model.history, model.shelved) == (None, 1)
    assert effects == (SetGameAside(), SaveGame(went_on.record, went_on.open_hands))
    assert went_on.phase is Phase.COVERED
    assert went_on.version != past(looking).shown.version


def test_a_game_does_not_go_on_from_its_end_nor_from_where_it_is() -> None:
    for game in (played(1, 0, over=True), played(1, 4)):
        looking = after(on_table(game), LookBackPicked())
        assert update(looking, BranchPicked()) == (looking, ())


def opened(game: Game, model: Model | None = None, place: int = 2) -> Model:
    """The model, or else the home screen, after a game was opened from a file."""
    text = file_text(look_back(game.record, open_hands=False, place=place))
    return after(model or Model(LITTLE), file_opened(text))


def test_a_game_from_elsewhere_is_shown_over_the_one_on_the_table() -> None:
    own = on_table(played(2, 6))
    model = opened(played(1, 5), own)
    assert (model.game, past(model).place) == (own.game, 2)
    assert past(model).shown.record.actions == played(1, 5).record.actions[:2]
    assert after(model, HistoryClosed()) == own
    assert update(model, BranchPicked())[1][0] == SetGameAside()


def test_on_home_the_game_that_is_kept_is_set_aside() -> None:
    model = opened(played(1, 5))
    asked, effects = update(model, BranchPicked())
    assert (asked, effects) == (model, (ClaimGame(),))
    kept = game_text(played(2, 6).record, open_hands=False)
    assert update(model, game_claimed(kept))[1][0] == SetGameAside()
    for nothing in ("", game_text(played(1, 0, over=True).record, open_hands=False)):
        went_on, effects = update(model, game_claimed(nothing))
        assert game_of(went_on).record == past(model).shown.record
        assert [type(effect) for effect in effects] == [SaveGame]
    damaged = after(model, game_claimed("{"))
    assert damaged.game is None
    assert damaged.news == {News.DAMAGED}
    assert update(Model(), game_claimed(kept)) == (Model(), (ReleaseGame(),))
    left = opened(played(1, 5), place=5)
    assert update(left.with_game(played(1, 5)), game_claimed(kept))[1] == ()


def test_who_loses_the_game_to_another_tab_does_not_look_back_on_it() -> None:
    model = after(on_table(played(1, 5)), LookBackPicked(), LostGameLock())
    assert (model.game, model.history, model.has_saved_game) == (None, None, True)


def test_the_ways_to_look_back() -> None:
    over = on_table(played(1, 0, over=True))
    assert LookBackPicked() in messages_of_page(view(after(over, MenuOpened())))
    assert LookBackPicked() in messages_of_page(view(after(TWO, MenuOpened())))
    assert update(Model(), LookBackPicked()) == (Model(), ())


def test_a_changed_saved_game_is_read_while_somebody_looks_back() -> None:
    past = Model(LITTLE, screen=LookingBack(read_file(WON.read_text()), HOME))
    assert update(past, SavedGameChanged()) == (past, (ReadSavedGame(),))


def test_a_claim_that_is_not_needed_is_released() -> None:
    won = Model(LITTLE, screen=LookingBack(read_file(WON.read_text()), HOME))
    assert not won.can_branch
    assert update(won, game_claimed("")) == (won, (ReleaseGame(),))


def test_what_takes_long_is_said_where_it_can_be_seen() -> None:
    looking = after(on_table(played(1, 5)), LookBackPicked())
    for model in (Model(), looking, after(looking, ShareOpened())):
        asked = after(model, WaitBegan())
        wait = next(node for node in nodes(view(asked)) if "wait" in classes_of(node))
        assert (text_of(wait), wait.attributes["role"]) == ("One moment …", "status")
        dialogs = [node for node in nodes(view(asked)) if node.tag == "dialog"]
        assert all(wait in dialog.children for dialog in dialogs)
        assert after(asked, WaitEnded()) == model


def test_turns_that_come_too_late_are_dropped() -> None:
    model = on_table(played(1, 5))
    looked_back = LookedBack(look_back(game_of(model).record, open_hands=False))
    assert past(after(model, looked_back)) == looked_back.history
    went_on = on_table(played(1, 6))
    assert past(after(went_on, looked_back)) == looked_back.history
    for later in (
        Model(),
        on_table(played(2, 5)),
        after(model, MenuOpened()),
        opened(played(2, 5), model),
    ):
        assert after(later, looked_back) == later


def test_a_link_that_is_packed_too_late_is_dropped() -> None:
    sharing = opened(played(1, 5), Model())
    sharing = after(sharing, ShareOpened())
    packed = answer(PackLink(past(sharing)))
    assert isinstance(packed, LinkPacked)
    assert update(sharing, packed) == (sharing, (Share(packed.code),))
    for later in (DialogClosed(), NamesFlipped(), HistoryClosed()):
        assert update(after(sharing, later), packed)[1] == ()


def test_a_first_start_with_a_link_does_not_ask_who_plays() -> None:
    asked = after(Model(), FirstStart())
    assert asked.dialog == WelcomeDialog()
    for model in (opened(played(1, 5), asked), after(opened(played(1, 5)), FirstStart())):
        assert model.history
        assert model.dialog is None


def test_what_takes_long_takes_a_step_for_each_action() -> None:
    """Then the page can paint and listen between the steps."""
    record = played(1, 0, over=True).record
    text, history = game_text(record, open_hands=False), look_back(record, open_hands=False)
    for steps in (
        saved.saved_game_read(text, [("game", text)]),
        saved.saved_game_claimed(text),
        reading.link_opened(link_code(history)),
        reading.file_opened(text),
        reading.answer(LookBack(record, open_hands=False)),
        reading.answer(PackLink(history)),
    ):
        assert sum(1 for _step in steps) >= len(record.actions)
