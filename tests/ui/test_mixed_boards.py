"""A board whose animals are mixed for one game."""

import json
import random
from dataclasses import replace
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.setting import setting_of
from game.rules.edition import Edition
from game.rules.edition_data import edition_data, edition_of, is_built, is_mix, unmixed
from game.rules.record import parse_record, to_json
from game.ui.app.view import view
from game.ui.boards.boards_text import can_add
from game.ui.boards.mixing import mixed
from game.ui.model.model import Model
from game.ui.model.saving_effects import Deal, SaveSettings
from game.ui.play.history import History
from game.ui.saved.family import has_stickers
from game.ui.saved.game_text import saved_text
from game.ui.screens.history.share_code import file_text
from game.ui.screens.table.msg import (
    Dealt,
    MenuOpened,
    PlayAgainPicked,
    PlayHarderPicked,
    PlayMixedPicked,
)
from game.ui.settings.settings import Settings
from game.ui.ways import HomePicked, LearnPicked
from tests.rules.random_editions import built_editions
from tests.rules.scenes import BIG, GRAND, LITTLE
from tests.ui.at_once import link_code, look_back, read_file, read_game, read_link
from tests.ui.pages import LITTLE as PEOPLE
from tests.ui.pages import after, dealt, effects_of, game_of, messages_of_page, settle
from tests.ui.test_games_on_built_boards import ended
from tools.site.layout import broken_rules, double_neighbours, pairs_of

EDITIONS = (LITTLE, BIG, GRAND)
each_edition = pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)


def mixes(edition: Edition) -> list[Edition]:
    return [mixed(edition, random.Random(seed)) for seed in range(20)]


@each_edition
def test_a_mixed_board_is_as_good_as_its_edition(edition: Edition) -> None:
    pairs = pairs_of(edition.layout)
    for board in mixes(edition):
        assert board != edition
        assert is_mix(board, edition)
        assert edition_of(edition_data(board)) == board
        assert (board.free, board.deck()) == (edition.free, edition.deck())
        found = pairs_of(board.layout)
        assert broken_rules(found, board.size, board.row) == broken_rules(
            pairs, edition.size, edition.row
        )
        assert double_neighbours(found) == double_neighbours(pairs)
    assert len(set(mixes(edition))) == len(mixes(edition))


@each_edition
def test_few_animals_stay_where_they_were(edition: Edition) -> None:
    staying = [
        sum(
            board.picture_at[cell] == animal
            for cell, animal in edition.picture_at.items()
            if animal
        )
        for board in mixes(edition)
    ]
    assert sum(staying) / len(staying) < 6


@given(edition=built_editions(), seed=st.integers())
def test_any_built_board_can_be_mixed(edition: Edition, seed: int) -> None:
    board = mixed(edition, random.Random(seed))
    assert is_mix(board, edition)
    assert edition_of(edition_data(board)) == board


@each_edition
def test_computers_know_a_mixed_board_as_its_edition(edition: Edition) -> None:
    for board in mixes(edition)[:3]:
        assert is_built(board)
        assert unmixed(board) == edition
        for seating in edition.seatings:
            known = setting_of(edition, seating, power_cards=True)
            assert setting_of(board, seating, power_cards=True) == known


def test_a_board_with_other_rules_or_suns_is_no_mix() -> None:
    sunless = [[cell or "ant" for cell in line] for line in LITTLE.layout]
    for other in (
        replace(LITTLE, row=3),
        replace(LITTLE, name="zoo"),
        replace(LITTLE, layout=tuple(map(tuple, sunless))),
        replace(LITTLE, layout=LITTLE.layout[:-1]),
    ):
        assert not is_mix(other, LITTLE)
        assert unmixed(other) == other


def offers(model: Model) -> bool:
    return PlayMixedPicked() in messages_of_page(view(model))


def test_the_animals_are_mixed_for_the_next_game_and_stay_for_those_after_it() -> None:
    end = ended(dealt(PEOPLE))
    assert offers(after(end, MenuOpened()))
    again = after(end, PlayMixedPicked())
    board = game_of(again).record.edition
    assert is_mix(board, LITTLE)
    assert board != LITTLE
    assert (again.settings, again.boards) == (end.settings, ())
    assert not [e for e in effects_of(end, PlayMixedPicked()) if isinstance(e, SaveSettings)]
    for msg in (PlayAgainPicked(), PlayHarderPicked()):
        third = after(ended(again), msg)
        assert game_of(third).record.edition == board
        assert third.settings.built is None
    fourth = after(ended(again), PlayMixedPicked())
    assert game_of(fourth).record.edition not in (board, LITTLE)
    home = after(ended(again), HomePicked())
    assert home.settings == PEOPLE


def test_before_the_first_play_the_menu_mixes_the_animals() -> None:
    table = dealt(PEOPLE, 1)
    assert not offers(table)
    menu = after(table, MenuOpened())
    assert offers(menu)
    (deal,) = effects_of(menu, PlayMixedPicked())
    assert isinstance(deal, Deal)
    assert deal.dealer == 1
    begun = after(menu, PlayMixedPicked())
    assert begun.dialog is None
    assert is_built(game_of(begun).record.edition)
    computer_first = settle(Model(Settings()), Dealt("7", 0))
    assert offers(after(computer_first, MenuOpened()))


def test_a_game_that_goes_on_or_teaches_is_not_mixed() -> None:
    table = dealt(PEOPLE)
    game = game_of(table)
    before = replace(game, before=game)
    chip = {"a2": game.seen.seats[game.people[0]].colour}
    late = replace(game, state=game.state._replace(board=MappingProxyType(chip)))
    for kept in (before, late):
        model = table.with_game(kept)
        assert not offers(after(model, MenuOpened()))
        assert effects_of(model, PlayMixedPicked()) == ()
    first = after(Model(), LearnPicked())
    assert not offers(after(first, MenuOpened()))


def test_a_board_that_does_not_fit_the_settings_is_not_dealt() -> None:
    game = game_of(after(Model(PEOPLE), Dealt("s", 0, mixed(BIG, random.Random(1)))))
    assert game.record.edition == LITTLE


def test_a_mixed_game_is_saved_shared_and_counted_but_its_board_is_not_kept() -> None:
    model = ended(after(ended(dealt(PEOPLE)), PlayMixedPicked()))
    game = game_of(model)
    record, board = game.record, game.record.edition
    assert parse_record(to_json(record)) == record
    assert json.loads(to_json(record))["format"] == "rowdy-zoo/2"
    assert read_game(saved_text(game)).record == record
    past = look_back(record, open_hands=False)
    nameless = replace(past, with_names=False)

    def opened(shared: History) -> list[Edition]:
        found = (read_link(link_code(shared)), read_file(file_text(shared)))
        return [one.record.edition for one in found]

    assert opened(past) == opened(nameless) == [board, board]
    assert has_stickers(game)
    assert not can_add((), board)
    own = replace(LITTLE, name="Our zoo")
    assert can_add((), own)
    assert not can_add((own,), mixed(own, random.Random(1)))
