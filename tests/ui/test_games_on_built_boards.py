"""Games on boards that somebody has built: opened from a link, played on, and played again."""

import json
import math
import random
from dataclasses import replace
from pathlib import Path

import pytest

from game.rules.edition import Edition
from game.rules.edition_data import EDITION_NAMES, edition_data, edition_of
from game.rules.json_text import MAX_CHARACTERS
from game.rules.record import Record, parse_record, to_json
from game.rules.state import Seat, Setup, Win
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.markup import to_html
from game.ui.look.names import MAX_NAME_LENGTH
from game.ui.look.words import edition_word
from game.ui.model.model import Model
from game.ui.model.saving_effects import CountGame, Deal, SaveGame
from game.ui.model.table import Table
from game.ui.play.game import Game
from game.ui.saved.game_text import saved_text
from game.ui.saved.settings_text import parse_settings, settings_text
from game.ui.screens.builder.msg import BoardsRead
from game.ui.screens.family.counting import count_at_end
from game.ui.screens.history.msg import BranchPicked, TurnPicked
from game.ui.screens.history.share_code import MAX_ACTIONS, MAX_LINK_BYTES, file_text
from game.ui.screens.learn.scene_picture import scene_picture
from game.ui.screens.learn.scenes import scene, topics
from game.ui.screens.table.msg import Dealt, PlayAgainPicked, PlayEasierPicked, PlayHarderPicked
from game.ui.ways import ContinuePicked, HelpPicked, HomePicked, RulesPicked, WinnerAlbumOpened
from tests.effort import often
from tests.rules.random_editions import edition_by
from tests.rules.random_games import game_by, record_of, shapes
from tests.rules.scenes import BIG, setup_for
from tests.ui.at_once import (
    game_claimed,
    link_code,
    link_opened,
    look_back,
    read_file,
    read_game,
    read_link,
    saved_game_claimed,
    saved_game_read,
)
from tests.ui.pages import LITTLE, after, game_of, messages_of_page
from tests.ui.random_pages import after_random_action
from tests.ui.test_shared import most_actions, most_choices

SAVE = Path(__file__).parent.parent / "saves" / "2-our-zoo-two-rows.json"
BOARDS = often(8)


def records() -> list[Record]:
    """The saved game, and random games on random boards."""
    found = [parse_record(SAVE.read_text(encoding="utf-8"))]
    for chance in range(BOARDS):
        rng = random.Random(chance)
        edition = edition_by(rng)
        found.append(record_of(game_by(rng.choice(tuple(shapes(edition))), rng)))
    return found


RECORDS = records()
each_record = pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))


def opened(record: Record, place: int) -> Model:
    """The page after a link of the record was opened, and the game goes on from that turn."""
    code = link_code(look_back(record, open_hands=False))
    looking = after(Model(LITTLE), link_opened(code), TurnPicked(place))
    view(looking)
    return after(looking, BranchPicked(), game_claimed(""))


def ended(model: Model, chance: int = 1) -> Model:
    """The page after the game was played on to its end."""
    rng, game = random.Random(chance), game_of(model)
    for _action in range(2_000):
        if game.state.outcome is not None:
            return model.with_game(game)
        game = after_random_action(game, rng)
    raise AssertionError("the game does not end")


@each_record
def test_a_game_on_a_built_board_survives_link_and_file(record: Record) -> None:
    past = look_back(record, open_hands=False)
    assert read_link(link_code(past)).turns[-1].record.actions == record.actions
    for back in (read_link(link_code(past)), read_file(file_text(past))):
        assert back.turns[-1].record.edition == record.edition
        assert back.turns[-1].state == past.turns[-1].state._replace(setup=back.shown.state.setup)
    game = past.turns[-1]
    assert read_game(saved_text(game)).state.board == game.state.board


def test_without_names_the_name_of_the_board_stays_here_too() -> None:
    edition = replace(RECORDS[0].edition, name="Mia's secret zoo")
    past = look_back(replace(RECORDS[0], edition=edition), open_hands=False)
    nameless = replace(past, with_names=False)
    assert "secret" in file_text(past)
    assert "secret" not in file_text(nameless)
    for back in (read_link(link_code(nameless)), read_file(file_text(nameless))):
        assert back.record.edition == replace(edition, name="Our zoo")


@each_record
def test_the_game_of_a_link_is_shown_and_goes_on(record: Record) -> None:
    model = opened(record, 3)
    if model.game is None:
        assert not after(model, TurnPicked(3)).can_branch
        return
    for _action in range(12):
        to_html(view(model)).encode()
        game = game_of(model)
        if game.state.outcome is None:
            model = model.with_game(after_random_action(game, random.Random(1)))
    for msg in (HelpPicked(0), RulesPicked()):
        to_html(view(after(model, msg))).encode()
    saved = saved_text(game_of(model))
    home = after(Model(LITTLE), saved_game_read(saved, ()), ContinuePicked())
    back = after(home, saved_game_claimed(saved))
    if home.has_saved_game:
        assert game_of(back).record.edition == record.edition


def test_a_built_board_is_played_again_until_somebody_goes_home() -> None:
    end = ended(opened(RECORDS[0], 3))
    to_html(view(end))
    for picked in (PlayAgainPicked(), PlayHarderPicked(), PlayEasierPicked()):
        again, effects = update(end, picked)
        deals = [effect for effect in effects if isinstance(effect, Deal)]
        assert again.settings.edition == LITTLE.edition
        saved_settings = parse_settings(settings_text(again.settings))
        started = after(Model(saved_settings), BoardsRead(""))
        assert started.settings.rules.name in EDITION_NAMES
        if not deals:
            continue
        dealt, (saved,) = update(again, Dealt("seed", 0))
        assert game_of(dealt).record.edition == RECORDS[0].edition
        assert isinstance(saved, SaveGame)
        to_html(view(ended(dealt)))
        home = after(ended(dealt), HomePicked())
        assert home.settings.rules.name == home.settings.edition == LITTLE.edition
        assert home.settings.rules.seating(home.settings.seats)
        to_html(view(home))


@each_record
def test_going_home_after_any_built_board_leads_to_a_known_one(record: Record) -> None:
    game = look_back(record, open_hands=False).turns[-1]
    end = Model(LITTLE, screen=Table(game))
    again = after(end, PlayAgainPicked(), Dealt("seed", 0))
    assert game_of(again).record.edition == record.edition
    assert again.settings.setup("", 0).options.hand_size == record.setup.options.hand_size
    home = after(ended(again) if len(record.actions) < 200 else again, HomePicked())
    view(home)
    assert home.settings.built is None


def won() -> Game:
    game = look_back(RECORDS[0], open_hands=False).turns[-1]
    assert isinstance(game.state.outcome, Win)
    return game


def test_a_win_on_a_built_board_counts_but_adds_no_stickers() -> None:
    named = replace(RECORDS[0].edition, name="little-zoo")
    for edition in (RECORDS[0].edition, named):
        *_, before, after_it = look_back(
            replace(RECORDS[0], edition=edition), open_hands=False
        ).turns
        (counted,) = count_at_end(before, after_it)
        assert isinstance(counted, CountGame)
        assert [(person.wins, person.album) for person in counted.played] == [(1, ()), (0, ())]
        page = Model(LITTLE, screen=Table(after_it))
        albums = [m for m in messages_of_page(view(page)) if isinstance(m, WinnerAlbumOpened)]
        assert albums == []
        view(after(page, WinnerAlbumOpened(0)))


def test_the_name_of_a_built_board_is_shown_as_it_is() -> None:
    assert edition_word("Back") == "Back"
    assert edition_word("a\u202e\nb") == "ab"


def largest() -> Edition:
    """The board whose records are longest among those that limit the exchange of dead cards."""
    pictures = [f"{'x' * 38}{a}{b}" for a in "abcdefgh" for b in "abcdefghi"]
    words = [*pictures, *pictures]
    layout = "\n".join(" ".join(words[i : i + 12]) for i in range(0, len(words), 12))
    seating = {"seats": 6, "hand_size": 10, "teams": 3, "rows": 3}
    changes = {"pictures": pictures, "layout": layout, "seatings": [seating], "exchange_limit": 8}
    return edition_of(edition_data(BIG) | changes | {"name": "\U0001f981" * 40})


def test_the_longest_game_on_the_largest_board_fits_into_a_link_and_a_file() -> None:
    edition = largest()
    shape = max(shapes(edition), key=most_actions)
    seats = tuple(
        Seat("\U0001f981" * MAX_NAME_LENGTH, edition.colours[i % 3], "cub") for i in range(6)
    )
    begun = Record(edition, Setup(shape.options, seats, 0, "f" * 32))
    number = most_actions(shape)
    assert number < MAX_ACTIONS
    fields = {"open_hands": False, "turn": number, "number": number, "check": 2**32}
    head = len(to_json(begun, **fields))
    assert head + 1 + number * math.log2(most_choices(shape)) / 8 < MAX_LINK_BYTES
    assert head + number * len(json.dumps("x" * 40 + "@l12") + ", ") < MAX_CHARACTERS
    past = look_back(Record(edition, setup_for(edition, 6)), open_hands=False)
    assert read_link(link_code(past)) == past


@pytest.mark.parametrize("chance", range(often(20)))
def test_how_to_play_has_pictures_of_any_board(chance: int) -> None:
    edition = edition_by(random.Random(chance))
    for seating in edition.seatings:
        setup = setup_for(edition, seating.seats)
        for topic in topics(edition, setup):
            drawn = scene(edition, setup, topic)
            assert not drawn.game.state.board.keys() & edition.free
            to_html(scene_picture(edition, setup, topic)).encode()
