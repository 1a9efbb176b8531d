"""A game of computers only: people watch it, pause it, and let it go step by step."""

import random
from dataclasses import replace

import pytest

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.rules.observation import observe
from game.rules.record import replay
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveGame
from game.ui.model.timed_effects import ShowAnnounced, ShowRefusal, Think
from game.ui.play.game import Game, Phase, Playback
from game.ui.screens.table.msg import (
    CardPicked,
    Dealt,
    HintPicked,
    PausePicked,
    PilePicked,
    StepPicked,
)
from game.ui.settings.settings import Pace, Settings
from tests.ui.pages import (
    SEED,
    actions,
    after,
    chose,
    classes_of,
    dealt,
    effects_of,
    game_of,
    ids_with_class,
    labels,
    laid_out,
    models_after,
    nodes,
    said,
    settle,
    shown,
    sitting,
)

SEATINGS = [(name, s.seats) for name in EDITION_NAMES for s in load_edition(name).seatings]
FOXES = Settings(who=sitting("cub", "fox"))
TWO = laid_out("ant bee cat", "dog eel fly", settings=FOXES)
WITH_CARD = after(TWO, chose(TWO, "ant@a1"))
STOPPED = after(TWO, PausePicked())


def look(model: Model) -> tuple[int, Phase, Playback]:
    game = game_of(model)
    return game.seat, game.phase, game.playback


def held(game: Game) -> int:
    return len(game.record.actions)


@pytest.mark.parametrize("manual", [False, True], ids=["auto", "by hand"])
@pytest.mark.parametrize("pace", Pace)
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_the_game_goes_to_its_end_by_itself(
    name: str, seats: int, pace: Pace, manual: bool
) -> None:
    who = ("fox", "cub", "owl", "fox", "cub", "owl")
    settings = Settings(name, seats, who=who, pace=pace, manual_draw=manual)
    for model in models_after(Model(settings), Dealt(SEED, 1), random.Random(seats)):
        game = game_of(model)
        if not game.state.outcome:
            assert look(model) == (game.computer, Phase.WATCHING, Playback.RUNNING)
            assert game.hand_shown
    assert game.state.outcome
    assert list(replay(game.record))[-1] == game.state


def test_the_hand_of_the_computer_that_acts_is_seen_and_cannot_be_tapped() -> None:
    assert {"Ant", "Bee", "Cat", "Pause"} <= set(labels(TWO))
    cards = [n for n in nodes(view(TWO)) if "card" in classes_of(n)]
    assert [n.attributes["aria-disabled"] for n in cards] == ["true"] * 3
    for msg in (CardPicked(0), HintPicked()):
        assert update(TWO, msg) == (TWO, ())
    there = settle(after(TWO, PausePicked()), StepPicked())
    assert {"Dog", "Eel", "Fly"} <= set(labels(there))


def test_a_pause_stops_the_game_and_takes_back_what_was_shown() -> None:
    for model in (TWO, WITH_CARD, after(WITH_CARD, shown(TWO))):
        stopped, effects = update(model, PausePicked())
        assert (look(stopped), effects) == ((0, Phase.WATCHING, Playback.PAUSED), ())
        assert game_of(stopped).announced is None
        assert (said(stopped), ids_with_class(stopped, "thinking")) == (
            "Robo Cub’s turn.",
            [],
        )
        assert {"Go on", "One step"} <= set(labels(stopped))
        for answer in (chose(TWO, "bee@b1"), shown(TWO), shown(TWO, with_cell=True)):
            assert update(stopped, answer) == (stopped, ())


def test_it_goes_on_with_a_new_question() -> None:
    goes, effects = update(STOPPED, PausePicked())
    game = game_of(goes)
    assert goes == TWO
    assert effects == (Think(game.version, "cub", observe(game.state, 0), 0.6),)


def test_answers_from_before_the_pause_do_no_harm_after_it() -> None:
    goes = after(WITH_CARD, PausePicked(), PausePicked())
    early = after(goes, chose(TWO, "bee@b1"))
    assert update(early, chose(TWO, "cat@c1")) == (early, ())
    assert actions(settle(goes, chose(TWO, "bee@b1")))[0] == "bee@b1"


@pytest.mark.parametrize("pace", Pace)
def test_one_step_is_one_action_and_is_not_made_slow(pace: Pace) -> None:
    stopped = replace(STOPPED, settings=replace(FOXES, pace=pace))
    steps, effects = update(stopped, StepPicked())
    game = game_of(steps)
    assert look(steps) == (0, Phase.WATCHING, Playback.STEPPING)
    assert effects == (Think(game.version, "cub", observe(game.state, 0), 0.0),)
    acted, effects = update(steps, chose(steps, "ant@a1"))
    assert (look(acted), actions(acted)) == ((1, Phase.WATCHING, Playback.PAUSED), ["ant@a1"])
    assert effects == (SaveGame(game_of(acted).record, False),)


def test_a_step_is_asked_for_once() -> None:
    steps = after(STOPPED, StepPicked())
    assert update(steps, StepPicked()) == (steps, ())


def test_who_cannot_wait_for_the_step_lets_the_game_go_on() -> None:
    goes, effects = update(after(STOPPED, StepPicked()), PausePicked())
    assert goes == TWO
    assert [type(effect) for effect in effects] == [Think]


def test_a_step_while_the_game_goes_stops_it_after_the_action() -> None:
    steps, effects = update(WITH_CARD, StepPicked())
    assert (game_of(steps).announced, [type(e) for e in effects]) == (None, [Think])
    assert look(after(steps, chose(TWO, "bee@b1"))) == (1, Phase.WATCHING, Playback.PAUSED)


def test_a_whole_game_can_be_taken_step_by_step() -> None:
    settings = Settings("big-zoo", 3, who=("fox",) * 6, manual_draw=True)
    model = after(Model(settings), Dealt(SEED, 0), PausePicked())
    number = 0
    while not game_of(model).state.outcome:
        model = settle(model, StepPicked())
        number += 1
        assert held(game_of(model)) == number
        assert game_of(model).playback is Playback.PAUSED
    assert {"Play again", "More", "Home"} <= set(labels(model))
    assert not {"One step", "Pause", "Go on"} & set(labels(model))


def test_a_stopped_game_has_no_more_than_what_was_decided() -> None:
    model = settle(STOPPED, StepPicked(), StepPicked())
    assert held(game_of(model)) == 2
    assert actions(model) == [str(e) for e in game_of(model).record.actions]
    assert [type(effect) for effect in effects_of(model, PilePicked())] == [ShowRefusal]


def test_another_game_goes_by_itself_again() -> None:
    anew, effects = update(STOPPED, Dealt("another", 0))
    assert game_of(anew).playback is Playback.RUNNING
    assert [type(effect) for effect in effects] == [SaveGame, Think]


def test_with_a_person_there_is_nothing_to_stop() -> None:
    fox = Settings(who=sitting("person", "fox"))
    watching = laid_out("ant bee cat", "dog eel fly", turn=1, settings=fox)
    staged = after(watching, chose(watching, "dog@d1"))
    for model in (watching, staged):
        assert not {"Pause", "Go on", "One step"} & set(labels(model))
        for msg in (PausePicked(), StepPicked()):
            assert update(model, msg) == (model, ())
    assert isinstance(effects_of(watching, chose(watching, "dog@d1"))[0], ShowAnnounced)


def test_only_computers_among_themselves_stop_and_go() -> None:
    model = dealt()
    assert update(model, PausePicked()) == update(model, StepPicked()) == (model, ())
    assert game_of(model).playback is Playback.RUNNING
