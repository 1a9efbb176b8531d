"""Taking back: to the last play of a person, but never after another hand was shown."""

import random

from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.message import Message
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveGame
from game.ui.model.table import Table
from game.ui.play.game import Game, Phase
from game.ui.saved.game_text import saved_text
from game.ui.screens.table.msg import (
    CardPicked,
    CellPicked,
    Dealt,
    HandShown,
    PilePicked,
    UndoPicked,
)
from game.ui.settings.settings import Pace, Settings
from tests.ui.at_once import read_game
from tests.ui.pages import (
    LITTLE,
    SEED,
    after,
    by_hand,
    chose,
    classes_of,
    effects_of,
    game_of,
    labels,
    nodes,
    settle,
    sitting,
    taps,
)

WITH_CUB = Settings(who=sitting("person", "cub"), pace=Pace.AT_ONCE)
OPEN = Settings(who=LITTLE.who, open_hands=True)
TAKE_BACK = "Take back"


def begun(settings: Settings) -> Model:
    return settle(Model(settings), Dealt(SEED, settings.seats - 1))


def play(game: Game) -> tuple[Message, ...]:
    return taps(game, random.Random(SEED).choice(game.plays()))


def same(one: Game, other: Game) -> bool:
    """Whether both have the same state and draw pile."""
    return (one.state, one.record, one.seat) == (other.state, other.record, other.seat)


def test_against_a_computer_it_goes_back_to_ones_own_last_play() -> None:
    first = begun(WITH_CUB)
    second = settle(first, *play(game_of(first)))
    third = settle(second, *play(game_of(second)))
    assert len(game_of(third).record.actions) == 4
    assert TAKE_BACK in labels(third)
    back = after(third, UndoPicked())
    assert same(game_of(back), game_of(second))
    assert game_of(back).phase is Phase.PLAYING
    assert same(game_of(after(back, UndoPicked())), game_of(first))


def test_chips_that_are_taken_back_rise_until_the_next_play() -> None:
    first = begun(WITH_CUB)
    second = settle(first, *play(game_of(first)))
    back = after(second, UndoPicked())
    chips = game_of(second).state.board
    assert len(chips) == 2
    assert dict(game_of(back).taken_back) == chips
    rising = [n for n in nodes(view(back)) if "rising" in classes_of(n)]
    assert [n.attributes["href"] for n in rising] == [f"#art-chip-{c}" for c in chips.values()]
    again = after(back, *play(game_of(first)))
    assert not [n for n in nodes(view(again)) if "rising" in classes_of(n)]


def test_what_was_drawn_is_drawn_again() -> None:
    first = begun(WITH_CUB)
    played = after(first, *play(game_of(first)))
    again = after(played, UndoPicked(), *play(game_of(first)))
    assert game_of(again).state == game_of(played).state


def test_what_is_taken_back_is_not_kept() -> None:
    first = begun(WITH_CUB)
    moves = play(game_of(first))
    assert effects_of(first, *moves, UndoPicked()) == (SaveGame(game_of(first).record, False),)


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    first = begun(WITH_CUB)
    assert TAKE_BACK not in labels(first)
    assert after(first, UndoPicked()) == first


def test_what_a_computer_thought_of_before_is_dropped() -> None:
    slow = Settings(who=WITH_CUB.who, pace=Pace.SLOW)
    first = begun(slow)
    thinking = after(first, *play(game_of(first)))
    answer = chose(thinking, "pass")
    again = after(thinking, UndoPicked(), *play(game_of(first)))
    assert after(again, answer) == again


def test_between_people_it_goes_back_to_the_curtain_until_the_next_hand_is_shown() -> None:
    first = after(begun(LITTLE), HandShown())
    covered = after(first, *play(game_of(first)))
    assert TAKE_BACK in labels(covered)
    back = game_of(after(covered, UndoPicked()))
    assert same(back, game_of(first))
    assert back.phase is Phase.COVERED
    shown = after(covered, HandShown())
    assert TAKE_BACK not in labels(shown)
    assert after(shown, UndoPicked()) == shown


def test_with_open_hands_play_after_play_is_taken_back() -> None:
    first = begun(OPEN)
    second = after(first, *play(game_of(first)))
    third = after(second, *play(game_of(second)))
    assert same(game_of(after(third, UndoPicked())), game_of(second))
    assert same(game_of(after(third, UndoPicked(), UndoPicked())), game_of(first))


def test_a_card_drawn_by_hand_goes_back_with_the_play() -> None:
    dealt = by_hand("ant bee cat", "dog eel fly", settings=WITH_CUB)
    drawn = after(dealt, CardPicked(0), CellPicked("a1"), PilePicked())
    assert len(game_of(drawn).record.actions) == 2
    assert same(game_of(after(drawn, UndoPicked())), game_of(dealt))


def test_a_game_that_is_over_stays_over() -> None:
    model = begun(WITH_CUB)
    while game_of(model).state.outcome is None:
        model = settle(model, *play(game_of(model)))
    assert TAKE_BACK not in labels(model)
    assert after(model, UndoPicked()) == model


def test_after_a_restart_each_play_can_still_be_taken_back() -> None:
    games = [game_of(begun(OPEN))]
    for _play in range(5):
        games.append(game_of(after(Model(screen=Table(games[-1])), *play(games[-1]))))
    model = Model(screen=Table(read_game(saved_text(games[-1]))))
    for game in reversed(games[:-1]):
        back, effects = update(model, UndoPicked())
        assert same(game_of(back), game)
        assert game_of(back).version.startswith(f"{SEED}/{len(game.record.actions)}/")
        assert SaveGame(game.record, open_hands=True) in effects
        model = back
    assert TAKE_BACK not in labels(model)
