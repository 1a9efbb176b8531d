"""Drawing by hand (specification, section 3): for which seat a tap on the pile draws."""

import pytest

from game.rules.play import legal_actions
from game.rules.refusal import Reason
from game.rules.state import Win
from game.ui.app.update import update
from game.ui.frame.keys import KeyPressed
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveGame
from game.ui.model.table import WhoDrawsDialog
from game.ui.model.timed_effects import ShowRefusal
from game.ui.play.game import Game, Phase
from game.ui.screens.table.msg import (
    CardPicked,
    CellPicked,
    DrawPicked,
    HandShown,
    PassPicked,
    PilePicked,
    TabletPassed,
)
from game.ui.ways import DialogClosed
from tests.rules.scenes import chips
from tests.ui.pages import (
    actions,
    after,
    by_hand,
    dialog_text,
    effects_of,
    events,
    game_of,
    refused,
)

TWO = by_hand("ant bee cat", "dog eel fly")
OPEN = by_hand("ant bee cat", "dog eel fly", open_hands=True)
FOUR = by_hand("ant bee", "cat dog", "eel fly", "gnu hen", pending=(2, 3))
PLAY_ANT = (CardPicked(0), CellPicked("a1"))
PLAY_DOG = (CardPicked(0), CellPicked("d1"))
PLAYED = after(TWO, *PLAY_ANT)


def hand_sizes(model: Model) -> list[int]:
    return [len(hand) for hand in game_of(model).state.hands]


def look(game: Game) -> tuple[int, Phase]:
    return game.seat, game.phase


def test_after_a_play_the_seat_may_draw_before_it_hands_the_tablet_on() -> None:
    assert look(game_of(PLAYED)) == (0, Phase.HANDING_ON)
    assert game_of(PLAYED).state.turn == 1
    drawn = after(PLAYED, PilePicked())
    assert look(game_of(drawn)) == (0, Phase.HANDING_ON)
    assert (actions(drawn), hand_sizes(drawn)) == (["ant@a1", "draw 0"], [3, 3])
    assert events(drawn) == [(0, "ant@a1", ()), (0, "draw 0", ())]
    assert look(game_of(after(drawn, TabletPassed()))) == (1, Phase.COVERED)


def test_a_draw_is_saved() -> None:
    assert effects_of(PLAYED, PilePicked()) == (
        SaveGame(game_of(after(PLAYED, PilePicked())).record, False),
    )


def test_while_the_tablet_is_handed_on_nothing_else_can_be_done() -> None:
    for msg in (CardPicked(0), PassPicked(), HandShown()):
        assert update(PLAYED, msg) == (PLAYED, ())
    assert game_of(after(PLAYED, CellPicked("d1"))).asked is None


def test_the_tablet_can_be_handed_on_without_a_draw_and_the_card_taken_later() -> None:
    covered = after(PLAYED, TabletPassed())
    assert look(game_of(covered)) == (1, Phase.COVERED)
    asked = after(covered, HandShown(), PilePicked())
    assert asked.dialog == WhoDrawsDialog()
    late = after(asked, DrawPicked(0))
    assert (actions(late), hand_sizes(late)) == (["ant@a1", "draw 0"], [3, 3])
    assert look(game_of(late)) == (1, Phase.PLAYING)


def test_whoever_lets_the_next_seat_draw_first_loses_the_card() -> None:
    both = after(PLAYED, TabletPassed(), HandShown(), *PLAY_DOG)
    assert game_of(both).state.pending == (0, 1)
    drawn = after(both, PilePicked())
    assert actions(drawn)[-1] == "draw 1"
    assert events(drawn) == [(1, "dog@d1", ()), (1, "draw 1", (0,))]
    assert (game_of(drawn).state.pending, hand_sizes(drawn)) == ((), [2, 3])


def test_whoever_plays_again_without_a_draw_loses_the_card() -> None:
    again = after(PLAYED, TabletPassed(), HandShown(), *PLAY_DOG, TabletPassed(), HandShown())
    assert game_of(again).state.pending == (0, 1)
    lost = after(again, CardPicked(0), CellPicked("b1"))
    assert events(lost) == [(0, "bee@b1", (0,))]
    assert game_of(lost).state.pending == (1, 0)
    assert hand_sizes(after(lost, PilePicked())) == [2, 2]
    assert events(after(lost, PilePicked()))[-1] == (0, "draw 0", (1,))


def test_open_hands_go_on_at_once_and_the_pile_draws_for_the_one_who_owes() -> None:
    played = after(OPEN, *PLAY_ANT)
    assert look(game_of(played)) == (1, Phase.PLAYING)
    drawn = after(played, PilePicked())
    assert actions(drawn) == ["ant@a1", "draw 0"]
    assert look(game_of(drawn)) == (1, Phase.PLAYING)


def test_a_chosen_card_is_let_go_by_the_draw() -> None:
    played = after(OPEN, *PLAY_ANT, CardPicked(0), PilePicked())
    assert game_of(played).chosen is None


def test_with_several_who_owe_themselves_a_card_the_pile_asks_whose_it_is() -> None:
    asked, effects = update(FOUR, PilePicked())
    assert (asked.dialog, effects) == (WhoDrawsDialog(), ())
    assert dialog_text(asked).startswith("Whose card is it?")
    assert game_of(asked) == game_of(FOUR)
    assert after(asked, DialogClosed()) == FOUR
    first = after(asked, DrawPicked(2))
    assert (first.dialog, events(first)) == (None, [(2, "draw 2", ())])
    assert game_of(first).state.pending == (3,)
    second = after(asked, DrawPicked(3))
    assert (events(second), game_of(second).state.pending) == ([(3, "draw 3", (2,))], ())


def test_before_handing_on_the_pile_draws_for_the_seat_in_view() -> None:
    drawn = after(FOUR, *PLAY_ANT, PilePicked())
    assert events(drawn)[-1] == (0, "draw 0", (2, 3))


@pytest.mark.parametrize("seat", [0, 1, 9])
def test_nobody_draws_who_owes_nothing(seat: int) -> None:
    asked = after(FOUR, PilePicked())
    assert update(asked, DrawPicked(seat)) == (FOUR, ())


def test_a_tap_on_the_pile_that_draws_for_nobody_is_told() -> None:
    model, effects = update(after(TWO, CardPicked(0)), PilePicked())
    assert (refused(model), game_of(model).chosen) == (("draw 0", Reason.NO_CARD_OWED), None)
    assert [type(effect) for effect in effects] == [ShowRefusal]
    assert game_of(after(model, CardPicked(0))).refused is None


def test_after_the_draw_the_pile_has_nothing_more_for_the_seat() -> None:
    drawn = after(PLAYED, PilePicked())
    again = after(drawn, PilePicked())
    assert game_of(again).record == game_of(drawn).record
    assert refused(again) == ("draw 0", Reason.NO_CARD_OWED)


def test_a_pass_hands_on_only_where_there_is_a_card_to_draw() -> None:
    owing = after(by_hand("thief", "dog eel", pending=(0,)), PassPicked())
    assert look(game_of(owing)) == (0, Phase.HANDING_ON)
    assert events(after(owing, PilePicked())) == [(0, "pass", ()), (0, "draw 0", ())]
    even = after(by_hand("thief", "dog eel"), PassPicked())
    assert look(game_of(even)) == (1, Phase.COVERED)


def test_nothing_is_drawn_after_the_end() -> None:
    won = after(by_hand("ant bee", "dog eel", board=chips(red="b1 c1"), pending=(1,)), *PLAY_ANT)
    assert isinstance(game_of(won).state.outcome, Win)
    assert look(game_of(won)) == (0, Phase.PLAYING)
    assert legal_actions(game_of(won).state) == ()
    for msg in (PilePicked(), DrawPicked(1), TabletPassed(), KeyPressed("1", True)):
        assert game_of(after(won, msg)).record == game_of(won).record
