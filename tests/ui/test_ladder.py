"""The steps of difficulty, and the offer of the next one after a win."""

from dataclasses import replace

import pytest

from game.rules.edition import EDITION_NAMES, load_edition
from game.rules.state import Drawn, Options, Win
from game.ui.effect import Deal, SaveSettings
from game.ui.home.difficulty import Step, is_current, steps, steps_for
from game.ui.home.msg import DifficultyPicked
from game.ui.home.settings import Settings
from game.ui.model import Model
from game.ui.table.again import as_played, next_step
from game.ui.table.msg import Dealt, PlayAgainPicked, PlayHarderPicked
from game.ui.table.state import Game, Phase
from game.ui.update import update
from tests.ui.pages import (
    LITTLE,
    WITH_FOX,
    after,
    dealt,
    effects_of,
    game_of,
    labels,
    settings_after,
)

ONE_CARD = replace(LITTLE, hand_size=1, power_cards=False)


def over(settings: Settings, *, winner: int = 0) -> Model:
    """The end of a game that the winner's seat has won."""
    model = dealt(settings, dealer=settings.seats - 1)
    game = game_of(model)
    won = Win(game.state.setup.seats[winner].colour, (winner,), ("b1",))
    state = game.state._replace(outcome=won)
    return replace(model, game=replace(game, state=state, phase=Phase.PLAYING))


def test_the_steps_of_each_board() -> None:
    little, big = load_edition("little-zoo"), load_edition("big-zoo")
    easier = [Step(number, power_cards=False) for number in (1, 2, 3)]
    assert list(steps(little, 2)) == [*easier, Step(3, power_cards=True)]
    assert list(steps(big, 3)) == [*easier, Step(5, power_cards=True)]
    assert list(steps(big, 6)) == [*easier, Step(4, power_cards=True)]


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_each_step_can_be_taken_and_is_then_the_one_that_is_shown(name: str) -> None:
    start = replace(LITTLE, edition=name)
    for number, rung in enumerate(steps_for(start)):
        climbed = settings_after(DifficultyPicked(number), start=start)
        assert [is_current(climbed, each) for each in steps_for(start)].index(True) == number
        options = climbed.setup("seed", 0).options
        assert Step(options.hand_size, options.power_cards) == rung
    assert settings_after(DifficultyPicked(99), start=start) == start


def test_the_first_answer_is_the_full_game_on_either_board() -> None:
    for name in EDITION_NAMES:
        settings = replace(Settings(), edition=name)
        assert is_current(settings, steps_for(settings)[-1])


def test_answers_of_an_older_version_may_stand_beside_the_ladder() -> None:
    beside = replace(LITTLE, hand_size=1, power_cards=True)
    assert not any(is_current(beside, rung) for rung in steps_for(beside))
    assert next_step(game_of(over(beside))) is None


def test_who_has_won_is_offered_the_next_step() -> None:
    assert next_step(game_of(over(ONE_CARD))) == 1
    assert "Play with 2 cards" in labels(over(ONE_CARD))
    three = over(settings_after(DifficultyPicked(2)))
    assert "Play the full game" in labels(three)
    assert next_step(game_of(over(LITTLE))) is None
    assert next_step(game_of(dealt(ONE_CARD))) is None


def test_a_computer_that_has_won_offers_nothing() -> None:
    against = replace(WITH_FOX, hand_size=1, power_cards=False)
    assert next_step(game_of(over(against, winner=1))) is None
    assert next_step(game_of(over(against, winner=0))) == 1
    state = game_of(over(against)).state._replace(outcome=Drawn("full"))
    assert next_step(replace(game_of(over(against)), state=state)) is None


def test_the_next_step_is_dealt_and_kept() -> None:
    model, effects = update(over(ONE_CARD), PlayHarderPicked())
    assert effects == (SaveSettings(model.settings), Deal(2, 0))
    again = game_of(after(model, Dealt("other", 0)))
    assert again.record.setup.options == Options(2, power_cards=False)
    last = after(over(settings_after(DifficultyPicked(2))), PlayHarderPicked())
    assert game_of(last).record.setup.options == Options(3, power_cards=True)


def test_again_is_the_same_game_although_the_answers_were_changed_while_it_was_kept() -> None:
    four = replace(WITH_FOX, seats=4, names=("Ada", "", "Bo", *[""] * 3), youngest=1)
    ended = over(four)
    for other in (LITTLE, replace(LITTLE, edition="big-zoo", manual_draw=True, open_hands=True)):
        changed = replace(ended, settings=other)
        again = game_of(after(changed, PlayAgainPicked()))
        assert again.record.edition is game_of(ended).record.edition
        assert again.record.setup.seats == game_of(ended).record.setup.seats
        assert again.record.setup.options == game_of(ended).record.setup.options
        assert not again.open_hands
    assert effects_of(ended, PlayAgainPicked()) == (Deal(4, 0),)


def test_what_is_dealt_again_follows_from_the_game() -> None:
    game: Game = game_of(over(replace(LITTLE, edition="big-zoo", seats=6, manual_draw=True)))
    played = as_played(Settings(), game)
    setup = game.record.setup
    assert played.setup(setup.seed, setup.dealer) == setup
    assert as_played(played, game) is played
