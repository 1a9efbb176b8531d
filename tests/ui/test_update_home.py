"""The settings on the home screen, and the deal."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.edition import DrawMode
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.play import legal_actions
from game.rules.record import parse_record, to_json
from game.rules.state import check_setup
from game.ui.app.update import update
from game.ui.frame.keys import KeyPressed
from game.ui.frame.message import Message
from game.ui.look.names import MAX_NAME_LENGTH
from game.ui.model.lock import GrownUpsDialog
from game.ui.model.model import Model
from game.ui.model.saving_effects import Deal, SaveGame, SaveLanguage, SaveSettings
from game.ui.model.setup import OptionsDialog, SeatDialog
from game.ui.play.game import Phase
from game.ui.screens.setup.msg import (
    ColourPicked,
    DifficultyPicked,
    EditionPicked,
    ManualDrawFlipped,
    NameTyped,
    OpenHandsFlipped,
    PlacesFlipped,
    SeatOpened,
    SeatsPicked,
    StarterPicked,
    WatchOutFlipped,
    WhoPicked,
)
from game.ui.screens.table.msg import Dealt
from game.ui.settings.settings import Settings
from game.ui.ways import DialogClosed, LanguagePicked, OptionsOpened, PlayPicked
from tests.ui.pages import BIG, LITTLE, after, effects_of, game_of, settings_after

SIX = settings_after(SeatsPicked(6), start=BIG)


def colours(settings: Settings) -> list[str]:
    return [settings.colour(seat) for seat in range(settings.seats)]


def test_one_tap_on_play_starts_little_zoo_against_fox() -> None:
    game = game_of(after(Model(), PlayPicked()))
    assert (game.record.edition.name, len(game.state.hands)) == ("little-zoo", 2)
    assert [len(hand) for hand in game.state.hands] == [3, 3]
    assert game.record.setup.options.power_cards
    assert [seat.played_by for seat in game.state.setup.seats] == ["", "fox"]
    assert (game.people, game.seat) == ((0,), 0)


def test_a_deal_that_comes_late_finds_a_dealer_among_fewer_seats() -> None:
    game = game_of(after(Model(LITTLE), SeatsPicked(4), SeatsPicked(2), Dealt("late", 3)))
    assert game.record.setup.dealer == 1


def test_between_two_people_a_game_begins_behind_the_curtain() -> None:
    game = game_of(after(Model(LITTLE), PlayPicked()))
    assert (game.phase, game.seat, game.people) == (Phase.COVERED, game.state.turn, (0, 1))


def test_a_number_of_seats_that_the_other_edition_lacks_gives_way_to_its_first() -> None:
    assert settings_after(EditionPicked("big-zoo"), SeatsPicked(6)).seats == 6
    assert settings_after(EditionPicked("little-zoo"), start=SIX).seats == 2
    three = settings_after(SeatsPicked(3))
    assert settings_after(EditionPicked("big-zoo"), start=three).seats == 3


def test_the_youngest_who_is_not_there_any_more_is_forgotten() -> None:
    youngest = settings_after(StarterPicked(4), start=SIX)
    assert youngest.youngest == 4
    assert settings_after(SeatsPicked(4), start=youngest).youngest is None
    assert settings_after(EditionPicked("little-zoo"), start=youngest).youngest is None
    assert settings_after(SeatsPicked(2), start=settings_after(StarterPicked(1))).youngest == 1


def test_a_name_is_kept_without_blanks_around_it_and_not_too_long() -> None:
    assert settings_after(NameTyped(1, "  Ada ")).names[:3] == ("", "Ada", "")
    assert settings_after(NameTyped(0, "Ada"), NameTyped(0, " ")).names[0] == ""
    assert settings_after(NameTyped(0, "x" * 99)).names[0] == "x" * MAX_NAME_LENGTH


def test_whoever_had_a_colour_takes_the_other_one() -> None:
    before, changed = colours(LITTLE), colours(settings_after(ColourPicked(0, "blue")))
    assert before[1] == "blue"
    assert changed == before[::-1]
    assert colours(settings_after(ColourPicked(0, "green"))) == ["green", "blue"]
    assert settings_after(ColourPicked(0, LITTLE.colour(0))) == LITTLE


def test_all_of_a_team_play_the_same_colour() -> None:
    assert colours(SIX) == ["red", "blue"] * 3
    assert colours(settings_after(ColourPicked(5, "yellow"), start=SIX)) == ["red", "yellow"] * 3


@given(st.data())
def test_colours_stay_distinct_and_the_one_picked_is_given(data: st.DataObject) -> None:
    settings = LITTLE
    for _step in range(data.draw(st.integers(1, 8))):
        msgs: list[Message] = [EditionPicked(name) for name in EDITION_NAMES]
        msgs += [SeatsPicked(seating.seats) for seating in settings.rules.seatings]
        picks = product(range(settings.seats), settings.rules.colours)
        msgs += [ColourPicked(seat, colour) for seat, colour in picks]
        msg = data.draw(st.sampled_from(msgs))
        settings = settings_after(msg, start=settings)
        check_setup(settings.rules, settings.setup("seed", 0))
        if isinstance(msg, ColourPicked):
            assert settings.colour(msg.seat) == msg.colour


def test_a_hand_is_never_larger_than_the_edition_allows() -> None:
    two = replace(BIG, hand_size=5)
    assert two.cards == 5
    assert settings_after(SeatsPicked(4), start=two).cards == 4
    assert settings_after(EditionPicked("little-zoo"), start=two).cards == 3
    assert settings_after(DifficultyPicked(0)).setup("", 0).options.hand_size == 1


def test_flips_flip_and_flip_back() -> None:
    flips: tuple[Message, ...] = (ManualDrawFlipped(), OpenHandsFlipped())
    flips += (WatchOutFlipped(), PlacesFlipped())
    flipped = settings_after(*flips, start=BIG)
    assert (flipped.manual_draw, flipped.open_hands) == (True, True)
    assert (BIG.watch_out, flipped.watch_out) == (False, True)
    assert (BIG.hides_places, flipped.hides_places) == (False, True)
    assert settings_after(*flips, start=flipped) == BIG
    assert flipped.setup("", 0).options.draw is DrawMode.MANUAL


def test_drawing_by_hand_is_left_to_the_editions_that_have_it() -> None:
    little = settings_after(ManualDrawFlipped(), EditionPicked("little-zoo"), start=BIG)
    assert little.setup("", 0).options.draw is DrawMode.AUTO
    big = settings_after(EditionPicked("big-zoo"), start=little)
    assert big.setup("", 0).options.draw is DrawMode.MANUAL


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_the_youngest_starts_because_the_seat_before_deals(name: str) -> None:
    for seating in load_edition(name).seatings:
        for youngest in range(seating.seats):
            answers = (EditionPicked(name), SeatsPicked(seating.seats), StarterPicked(youngest))
            model = after(Model(), *answers)
            dealer = (youngest - 1) % seating.seats
            assert effects_of(model, PlayPicked()) == (Deal(seating.seats, dealer),)
            assert game_of(after(model, PlayPicked())).state.turn == youngest


def test_without_a_youngest_chance_finds_the_dealer() -> None:
    model, effects = update(Model(), PlayPicked())
    assert (model, effects) == (Model(), (Deal(2, None),))
    assert game_of(after(model, Dealt("seed", 1))).state.turn == 0


def test_the_deal_is_saved() -> None:
    model, effects = update(Model(SIX), Dealt("s", 5))
    game = game_of(model)
    assert effects == (SaveGame(game.record, False),)
    assert parse_record(to_json(game.record)) == game.record
    assert (game.record.setup.seed, game.record.setup.dealer) == ("s", 5)
    assert legal_actions(game.state)


def test_open_hands_need_no_curtain() -> None:
    assert game_of(after(Model(LITTLE), OpenHandsFlipped(), PlayPicked())).phase is Phase.PLAYING


def test_answers_are_kept_when_they_change_something() -> None:
    model, effects = update(Model(), SeatsPicked(3))
    assert effects == (SaveSettings(model.settings),)
    assert update(model, SeatsPicked(3)) == (model, ())


def test_the_language_is_kept_anywhere() -> None:
    for model in (Model(), after(Model(LITTLE), PlayPicked()), after(Model(), PlayPicked())):
        spoken, effects = update(model, LanguagePicked("uk"))
        assert (spoken.language, effects) == ("uk", (SaveLanguage("uk"),))
        assert spoken.game == model.game


def test_sheets_open_and_close() -> None:
    seat, options = after(Model(), SeatOpened(1)), after(Model(), OptionsOpened())
    assert (seat.dialog, options.dialog) == (SeatDialog(1), OptionsDialog())
    for model, below in ((seat, None), (options, GrownUpsDialog())):
        for close in (DialogClosed(), KeyPressed("Escape", True)):
            assert after(model, close) == replace(Model(), dialog=below)
    assert after(seat, NameTyped(1, "Bo")).dialog == seat.dialog
    assert after(seat, PlayPicked()).dialog is None


def test_keys_do_nothing_on_the_home_screen() -> None:
    for name in ("1", "9", "ArrowLeft", "Home", "End", "Escape"):
        assert update(Model(), KeyPressed(name, True)) == (Model(), ())


def test_messages_of_the_table_do_nothing_on_the_home_screen_and_the_other_way_round() -> None:
    table = after(Model(), PlayPicked())
    answers = (EditionPicked("big-zoo"), SeatsPicked(4), NameTyped(0, "x"), WhoPicked(0, "cub"))
    for msg in (*answers, WatchOutFlipped(), PlayPicked()):
        assert update(table, msg) == (table, ())


def test_the_sheet_of_a_seat_goes_with_its_seat() -> None:
    three = after(Model(), SeatsPicked(3))
    assert after(after(three, SeatOpened(2)), SeatsPicked(2)).dialog is None
    assert after(after(three, SeatOpened(1)), SeatsPicked(2)).dialog is not None
    assert after(three, SeatOpened(3)).dialog is None
