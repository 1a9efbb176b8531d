"""A turn at the table: the curtain, cards and cells, exchanges, passes, the end."""

from dataclasses import replace

import pytest

from game.rules.refusal import Reason
from game.rules.state import Drawn, DrawReason, Outcome, Win
from game.ui.app.update import update
from game.ui.model.effect import ReleaseGame
from game.ui.model.model import Model
from game.ui.model.saving_effects import Deal, ReadFamily, ReadSavedGame, SaveGame, SaveSettings
from game.ui.model.table import DiscardsDialog, EndDialog
from game.ui.model.timed_effects import ShowLanding, ShowRefusal
from game.ui.play.game import Phase
from game.ui.play.turn import exchange
from game.ui.screens.table.ending_sentences import ending_text
from game.ui.screens.table.msg import (
    CardLifted,
    CardPicked,
    CellPicked,
    DiscardsOpened,
    EndGamePicked,
    ExchangesPicked,
    HandShown,
    MenuOpened,
    PassPicked,
    PlayAgainPicked,
    SelectionCleared,
    TabletPassed,
)
from game.ui.settings.settings import Settings
from game.ui.ways import BreakPicked, DialogClosed, HomePicked, LoserStartsFlipped
from tests.rules.scenes import LITTLE, chips, full_board
from tests.ui.pages import (
    PEOPLE,
    WITH_FOX,
    actions,
    after,
    dealt,
    dialog_text,
    effects_of,
    events,
    game_of,
    labels,
    laid_out,
    refused,
    said,
    with_outcome,
)

TWO = laid_out("ant bee cat", "dog eel fly")
OPEN = laid_out("ant bee cat", "dog eel fly", open_hands=True)
THREE = Settings(seats=3, who=PEOPLE)
PLAY_ANT = (CardPicked(0), CellPicked("a1"))
DEAD = laid_out(
    "ant bee thief", "dog eel fly", board=chips(red="a1 e2", blue="d3"), draw_pile="ant bee cat kid"
)


def turn(model: Model) -> tuple[int, Phase]:
    return game_of(model).seat, game_of(model).phase


def test_each_play_lets_the_curtain_fall_until_the_next_hand_is_asked_for() -> None:
    played = after(TWO, *PLAY_ANT)
    assert turn(played) == (1, Phase.COVERED)
    assert turn(after(played, HandShown())) == (1, Phase.PLAYING)
    back = after(played, HandShown(), CardPicked(0), CellPicked("d1"))
    assert turn(back) == (0, Phase.COVERED)
    assert actions(back) == ["ant@a1", "dog@d1"]
    assert events(back) == [(1, "dog@d1", ())]


def test_a_game_begins_covered_too() -> None:
    assert turn(dealt()) == (1, Phase.COVERED)
    assert turn(after(dealt(), HandShown())) == (1, Phase.PLAYING)


def test_nothing_is_done_behind_the_curtain() -> None:
    covered = after(TWO, *PLAY_ANT)
    for msg in (CardPicked(0), ExchangesPicked(), PassPicked(), TabletPassed()):
        assert update(covered, msg) == (covered, ())
    game = game_of(after(covered, CellPicked("d1")))
    assert (game.state, game.asked, game.phase) == (game_of(covered).state, None, Phase.COVERED)


def test_a_hand_that_is_shown_stays_shown() -> None:
    assert update(TWO, HandShown()) == (TWO, ())


def test_open_hands_go_round_without_a_curtain() -> None:
    played = after(OPEN, *PLAY_ANT)
    assert turn(played) == (1, Phase.PLAYING)
    assert turn(after(played, CardPicked(0), CellPicked("d1"))) == (0, Phase.PLAYING)
    assert update(played, HandShown()) == update(played, TabletPassed()) == (played, ())


def test_a_card_is_chosen_changed_and_let_go_by_a_second_tap() -> None:
    for taps, chosen in {
        (0,): 0,
        (0, 2): 2,
        (0, 0): None,
        (0, 0, 0): 0,
    }.items():
        assert game_of(after(TWO, *map(CardPicked, taps))).chosen == chosen
    assert game_of(after(TWO, CardPicked(1))).card == "bee"
    assert update(TWO, CardPicked(3)) == (TWO, ())


def test_letting_go_forgets_card_question_and_notice() -> None:
    for model in (after(TWO, CardPicked(0)), after(TWO, CellPicked("a1"))):
        game = game_of(after(model, SelectionCleared()))
        assert (game.chosen, game.asked, game.refused) == (None, None, None)
    refused = after(TWO, CardPicked(0), CellPicked("b1"))
    assert game_of(after(refused, SelectionCleared())).refused is None


def test_a_cell_without_a_card_asks_which_cards_fit_and_a_second_tap_takes_it_back() -> None:
    asked = after(TWO, CellPicked("d3"))
    assert (game_of(asked).asked, game_of(asked).cursor) == ("d3", "d3")
    assert game_of(after(asked, CellPicked("d3"))).asked is None
    assert game_of(after(asked, CellPicked("c3"))).asked == "c3"


def test_the_only_card_of_a_hand_is_played_by_a_tap_on_its_picture() -> None:
    one = laid_out("ant", "dog eel fly")
    assert actions(after(one, CellPicked("d3"))) == ["ant@d3"]
    elsewhere = after(one, CellPicked("c3"))
    assert (actions(elsewhere), game_of(elsewhere).asked) == ([], "c3")


def test_after_a_cell_a_card_that_fits_is_played_there_and_another_is_chosen() -> None:
    asked = after(TWO, CellPicked("d3"))
    chosen = after(asked, CardPicked(1))
    assert (game_of(chosen).asked, game_of(chosen).chosen) == (None, 1)
    assert actions(after(asked, CardPicked(0))) == ["ant@d3"]


@pytest.mark.parametrize(
    ("cell", "reason"),
    [("b1", Reason.OTHER_PICTURE), ("c3", Reason.FREE_CELL), ("a4", Reason.OTHER_PICTURE)],
)
def test_a_cell_where_the_card_does_not_fit_is_told_and_the_card_kept(
    cell: str, reason: Reason
) -> None:
    model, effects = update(after(TWO, CardPicked(0)), CellPicked(cell))
    game = game_of(model)
    assert (refused(model), game.chosen, game.cursor) == ((f"ant@{cell}", reason), 0, cell)
    assert (game.record, effects) == (game_of(TWO).record, (ShowRefusal(game.version, 1, 3.0),))
    assert actions(after(model, CellPicked("a1"))) == ["ant@a1"]


def test_a_play_is_saved_and_nothing_stays_chosen() -> None:
    model, effects = update(after(TWO, CardPicked(0)), CellPicked("a1"))
    game = game_of(model)
    assert effects == (SaveGame(game.record, False), ShowLanding(game.version, 1.2))
    assert (game.chosen, game.asked, game.refused) == (None, None, None)


def test_only_what_lengthens_the_record_is_saved() -> None:
    quiet = (
        CardPicked(0),
        CellPicked("b1"),
        SelectionCleared(),
        CellPicked("a1"),
        HandShown(),
        PassPicked(),
    )
    for number in range(len(quiet)):
        effects = effects_of(TWO, *quiet[: number + 1])
        assert [one for one in effects if not isinstance(one, ShowRefusal)] == []


def test_a_remove_card_takes_a_chip_of_another_colour() -> None:
    removing = after(DEAD, CardPicked(2))
    assert game_of(removing).card == "thief"
    assert refused(after(removing, CellPicked("a1"))) == ("thief-a1", Reason.OWN_CHIP)
    assert actions(after(removing, CellPicked("d3"))) == ["thief-d3"]


def test_a_dead_card_is_exchanged_by_one_tap_as_often_as_the_edition_allows() -> None:
    once, effects = update(DEAD, CardPicked(0))
    assert effects == (SaveGame(game_of(once).record, False),)
    assert game_of(once).state.hands[0] == ("bee", "thief", "ant")
    assert (turn(once), events(once)) == ((0, Phase.PLAYING), [(0, "ant!", ())])
    twice = after(once, CardPicked(2))
    assert game_of(twice).state.hands[0] == ("bee", "thief", "bee")
    board = chips(red="a1 b1 e3", blue="d3")
    three = laid_out("ant bee", "dog eel", board=board, draw_pile="ant ant ant kid")
    spent = after(three, CardPicked(0), CardPicked(0))
    assert actions(spent) == ["ant!", "bee!"]
    model, effects = update(spent, CardPicked(0))
    shown = ShowRefusal(game_of(model).version, 1, 3.0)
    assert (refused(model), effects) == (("ant!", Reason.NO_EXCHANGE_LEFT), (shown,))
    assert game_of(model).record == game_of(spent).record


def test_exchanges_stop_as_soon_as_something_fits() -> None:
    board = chips(red="a1 b1 e3", blue="d3")
    stuck = laid_out("ant bee", "dog eel", board=board, draw_pile="cat kid")
    assert actions(after(stuck, ExchangesPicked())) == ["ant!"]
    twice = laid_out("ant bee", "dog eel", board=board, draw_pile="ant cat kid")
    assert actions(after(twice, ExchangesPicked())) == ["ant!", "bee!"]
    assert events(after(twice, ExchangesPicked())) == [(0, "ant!", ()), (0, "bee!", ())]
    limit = laid_out("ant bee", "dog eel", board=board, draw_pile="bee ant cat kid")
    assert actions(after(limit, ExchangesPicked())) == ["ant!", "bee!"]
    assert effects_of(stuck, ExchangesPicked()) == (
        SaveGame(game_of(after(stuck, ExchangesPicked())).record, False),
    )
    assert update(TWO, ExchangesPicked()) == (TWO, ())


def test_whoever_can_neither_play_nor_exchange_passes() -> None:
    stuck = laid_out("thief", "dog eel")
    passed = after(stuck, PassPicked())
    assert (actions(passed), turn(passed)) == (["pass"], (1, Phase.COVERED))
    for model in (TWO, DEAD, after(stuck, CardPicked(0), PassPicked(), HandShown())):
        assert update(model, PassPicked()) == (model, ())


def test_a_remove_card_without_a_chip_to_take_can_be_chosen_but_not_played() -> None:
    stuck = after(laid_out("thief", "dog eel"), CardPicked(0))
    assert game_of(stuck).chosen == 0
    assert refused(after(stuck, CellPicked("a1"))) == ("thief-a1", Reason.NO_CHIP)


def test_the_play_that_wins_ends_the_game_without_a_curtain() -> None:
    won = after(laid_out("ant bee", "dog eel", board=chips(red="b1 c1")), *PLAY_ANT)
    outcome = game_of(won).state.outcome
    assert isinstance(outcome, Win)
    assert (outcome.seats, turn(won)) == ((0,), (0, Phase.PLAYING))
    for msg in (CardPicked(0), ExchangesPicked(), PassPicked(), HandShown(), TabletPassed()):
        assert update(won, msg) == (won, ())
    moved = after(won, CellPicked("e5"))
    assert (game_of(moved).cursor, game_of(moved).asked) == ("e5", None)


def test_the_pass_that_ends_the_game_needs_no_curtain_either() -> None:
    board = full_board(LITTLE)
    model = laid_out("", "", board=board, edition=LITTLE, options={"power_cards": False}, passes=1)
    drawn = after(model, PassPicked())
    assert isinstance(game_of(drawn).state.outcome, Drawn)
    assert turn(drawn) == (0, Phase.PLAYING)


@pytest.mark.parametrize("dealer", range(3))
def test_in_the_next_game_the_dealer_is_the_next_seat(dealer: int) -> None:
    model = dealt(replace(THREE, names=("Ada", "", "", "", "", "")), dealer)
    expected = (dealer + 1) % 3
    assert effects_of(model, PlayAgainPicked()) == (Deal(3, expected),)
    again = game_of(after(model, PlayAgainPicked()))
    assert again.record.setup.dealer == expected
    assert again.record.setup.seats == game_of(model).record.setup.seats
    assert (again.record.actions, again.events) == ((), ())


def test_the_seat_after_the_winner_starts_the_next_game_unless_seats_take_turns() -> None:
    won = after(laid_out("ant bee", "dog eel", board=chips(red="b1 c1")), *PLAY_ANT)
    assert effects_of(won, PlayAgainPicked())[-1] == Deal(2, 0)
    dealer = game_of(won).record.setup.dealer
    in_turn = replace(won, settings=replace(won.settings, loser_starts=False))
    assert effects_of(in_turn, PlayAgainPicked())[-1] == Deal(2, (dealer + 1) % 2)


def test_who_starts_the_next_game_can_be_changed_during_a_game() -> None:
    changed, effects = update(TWO, LoserStartsFlipped())
    assert not changed.settings.loser_starts
    assert effects == (SaveSettings(changed.settings),)


def test_going_home_forgets_the_game_and_keeps_the_answers() -> None:
    model = dealt(THREE)
    home, effects = update(after(model, MenuOpened(), EndGamePicked()), HomePicked())
    assert (home, effects) == (
        Model(THREE),
        (SaveGame(None, False), ReleaseGame(), ReadFamily(), ReadSavedGame()),
    )


def test_a_break_keeps_the_game_which_waits_at_home() -> None:
    model = dealt(THREE)
    menu = after(model, MenuOpened())
    assert "Home – finish later" in labels(menu)
    home, effects = update(menu, BreakPicked())
    waiting = Model(THREE, has_saved_game=True, saved_board=game_of(model).record.edition)
    assert (home, effects) == (waiting, (ReleaseGame(), ReadFamily(), ReadSavedGame()))
    assert "Go on" in labels(home)


def test_without_storage_no_game_can_wait() -> None:
    menu = after(replace(dealt(THREE), cannot_save=True), MenuOpened())
    assert "Home – finish later" not in labels(menu)
    assert update(menu, BreakPicked()) == (menu, ())


def test_the_end_is_asked_about_first() -> None:
    asked, effects = update(after(TWO, MenuOpened()), EndGamePicked())
    assert (asked, effects) == (replace(TWO, dialog=EndDialog()), ())
    assert labels(asked) == ["End this game", "Keep playing"]
    assert after(asked, DialogClosed()) == TWO
    assert dialog_text(asked).startswith("End this game for everybody?")
    alone = after(dealt(WITH_FOX), MenuOpened(), EndGamePicked())
    assert dialog_text(alone).startswith("End this game?")


def test_discard_piles_open_at_any_time() -> None:
    opened, effects = update(TWO, DiscardsOpened(1))
    assert (opened, effects) == (replace(TWO, dialog=DiscardsDialog(1)), ())
    chosen = after(TWO, CardPicked(0))
    assert after(chosen, DiscardsOpened(0), DialogClosed()) == chosen


def test_every_ending_has_a_sentence_of_its_own() -> None:
    game = game_of(dealt())
    wins = [Win("red", (0,), ()), Win("red", (0, 1), ())]
    outcomes: list[Outcome] = [*wins, *map(Drawn, DrawReason)]
    sentences = {ending_text(with_outcome(game, outcome)) for outcome in outcomes}
    assert len(sentences) == len(outcomes)


def test_nobody_exchanges_a_card_who_does_not_see_the_hand() -> None:
    game = game_of(after(laid_out("ant bee", "dog eel"), CardPicked(0), CellPicked("a1")))
    assert exchange(game, "ant") is game


def test_what_the_thief_cannot_take_is_told() -> None:
    model = laid_out("thief bee cat", "dog eel", board=chips(red="a1", blue="d3"))
    own, empty = (after(model, CardPicked(0), CellPicked(cell)) for cell in ("a1", "b1"))
    assert said(own).endswith("only takes chips of another colour.")
    assert said(empty).startswith("There’s no chip on ")


def test_a_card_that_is_dragged_stays_chosen() -> None:
    lifted = after(TWO, CardPicked(1), CardLifted(1))
    assert game_of(lifted).chosen == 1
    assert game_of(after(lifted, SelectionCleared())).chosen is None


def test_a_card_that_is_dragged_is_not_played_on_the_cell_that_was_asked_for() -> None:
    lifted = after(TWO, CellPicked("a1"), CardLifted(0))
    assert (game_of(lifted).chosen, game_of(lifted).asked, actions(lifted)) == (0, None, [])


@pytest.mark.parametrize("index", [0, 9])
def test_only_a_card_that_can_be_played_is_dragged(index: int) -> None:
    assert after(DEAD, CardLifted(index)) == DEAD
