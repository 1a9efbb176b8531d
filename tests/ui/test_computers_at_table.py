"""Whole games with computers: the curtain, covered hands, drawing by hand."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.bots.level_names import LEVELS
from game.bots.levels import choose
from game.rules.action import Draw, Pass, Place, Remove
from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.app.update import update
from game.ui.frame.message import Message
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveGame
from game.ui.model.timed_effects import Think
from game.ui.play.feedback import Announced
from game.ui.play.game import Phase
from game.ui.screens.table.msg import (
    CardPicked,
    CellPicked,
    Dealt,
    HandShown,
    PilePicked,
    TabletPassed,
)
from game.ui.settings.settings import Pace, Settings
from tests.ui.pages import (
    PEOPLE,
    SEED,
    actions,
    after,
    by_hand,
    chose,
    events,
    game_of,
    ids_with_class,
    labels,
    laid_out,
    models_after,
    said,
    settle,
    sitting,
    taps,
)

SEATINGS = [(name, s.seats) for name in EDITION_NAMES for s in load_edition(name).seatings]
CUB = Settings(who=sitting("person", "cub"), pace=Pace.AT_ONCE)
EVERY_OTHER = Settings(who=sitting("person", "fox", "person", "fox"))
PLAY_ANT = (CardPicked(0), CellPicked("a1"))
ALONE = by_hand("ant bee cat", "dog eel fly", settings=CUB)
PLAYED = after(ALONE, *PLAY_ANT)


def look(model: Model) -> tuple[int, Phase]:
    return game_of(model).seat, game_of(model).phase


def onward(model: Model, rng: random.Random) -> tuple[Message, ...]:
    """The messages by which the person in view plays on; empty after the end."""
    game = game_of(model)
    if game.state.outcome:
        return ()
    if game.phase is Phase.COVERED:
        return (HandShown(),)
    if game.phase is Phase.HANDING_ON:
        owes = game.seat in game.state.pending and rng.random() < 0.7
        return (PilePicked() if owes else TabletPassed(),)
    return taps(game, choose("fox", game.seen, rng))


def whole_game(settings: Settings, chance: int) -> Iterator[Model]:
    """Every model of a game in which people choose their actions like Fox."""
    rng = random.Random(chance)
    waiting: list[Message] = [Dealt(str(chance), chance % settings.seats)]
    model = Model(settings)
    while waiting:
        steps = list(models_after(model, waiting.pop(0), rng))
        yield from steps
        model = steps[-1]
        waiting = waiting or list(onward(model, rng))


@pytest.mark.parametrize("manual", [False, True], ids=["auto", "by hand"])
@pytest.mark.parametrize("open_hands", [False, True], ids=["covered", "open"])
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_one_person_never_sees_a_curtain(
    name: str, seats: int, open_hands: bool, manual: bool
) -> None:
    for chance, pace in enumerate((Pace.SLOW, Pace.AT_ONCE)):
        person = chance % seats
        who = tuple("person" if i == person else LEVELS[i % 3] for i in range(len(PEOPLE)))
        settings = Settings(name, seats, who=who, manual_draw=manual, pace=pace)
        for model in whole_game(replace(settings, open_hands=open_hands), chance):
            game = game_of(model)
            assert game.seat == person
            assert game.phase is not Phase.COVERED
            assert game.hand_shown


@pytest.mark.parametrize(("name", "seats"), [(n, s) for n, s in SEATINGS if s > 2])
def test_between_two_people_the_curtain_falls_before_each_of_their_turns(
    name: str, seats: int
) -> None:
    settings = Settings(name, seats, who=("person", "fox", "person", "cub", "owl", "fox"))
    shown_to = -1
    for model in whole_game(settings, seats):
        game = game_of(model)
        if game.phase is Phase.COVERED:
            shown_to = game.state.turn
        if game.phase is Phase.PLAYING and not game.state.outcome:
            assert game.seat == shown_to


def test_while_a_computer_acts_between_two_people_the_hand_is_covered() -> None:
    start = laid_out("ant bee", "cat dog", "eel fly", "gnu hen", settings=EVERY_OTHER)
    watching = after(start, *PLAY_ANT)
    assert look(watching) == (0, Phase.WATCHING)
    assert said(watching) == "Robo Fox 1 is thinking …"
    assert len(ids_with_class(watching, "back")) == len(game_of(watching).seen.hand) + 1
    assert game_of(watching).seen.hand == ("bee", "mole")
    assert not {"Bee", "Mole"} & set(labels(watching))
    assert not {"Bee", "Mole"} & set(labels(after(watching, chose(watching, "dog@d1"))))
    assert look(settle(start, *PLAY_ANT)) == (2, Phase.COVERED)


def test_before_the_first_person_has_played_a_computer_covers_the_hand_too() -> None:
    settings = Settings(seats=3, who=sitting("fox", "person", "person"))
    watching = after(Model(settings), Dealt(SEED, 2))
    assert look(watching) == (1, Phase.WATCHING)
    assert not game_of(watching).hand_shown
    assert look(settle(Model(settings), Dealt(SEED, 2))) == (1, Phase.COVERED)


def test_open_hands_are_never_covered() -> None:
    start = laid_out(
        "ant bee", "cat dog", "eel fly", "gnu hen", open_hands=True, settings=EVERY_OTHER
    )
    watching = after(start, *PLAY_ANT)
    assert look(watching) == (0, Phase.WATCHING)
    assert {"Bee", "Mole"} <= set(labels(watching))
    assert look(settle(start, *PLAY_ANT)) == (2, Phase.PLAYING)


def test_a_person_alone_has_time_to_draw_by_hand_before_the_computer_goes_on() -> None:
    played, effects = update(after(ALONE, CardPicked(0)), CellPicked("a1"))
    assert look(played) == (0, Phase.HANDING_ON)
    assert effects == (SaveGame(game_of(played).record, False),)
    assert "Go on" in labels(played)
    drawn, effects = update(played, PilePicked())
    assert look(drawn) == (0, Phase.WATCHING)
    assert [type(effect) for effect in effects] == [SaveGame, Think]
    assert events(drawn) == [(0, "ant@a1", ()), (0, "draw 0", ())]


def test_open_hands_wait_for_the_draw_only_before_a_computer() -> None:
    hands = ("ant bee", "cat dog", "eel fly", "gnu hen")
    for neighbour, phase in (("fox", Phase.HANDING_ON), ("person", Phase.PLAYING)):
        settings = Settings(who=sitting("person", neighbour))
        played = after(by_hand(*hands, open_hands=True, settings=settings), *PLAY_ANT)
        assert game_of(played).phase is phase


def test_who_goes_on_without_the_card_may_still_draw_it_while_the_computer_thinks() -> None:
    thinking, effects = update(PLAYED, TabletPassed())
    assert (look(thinking), len(effects)) == ((0, Phase.WATCHING), 1)
    answer = chose(thinking, "dog@d1")
    drawn, effects = update(thinking, PilePicked())
    assert (actions(drawn), look(drawn)) == (["ant@a1", "draw 0"], (0, Phase.WATCHING))
    assert [e.version for e in effects if isinstance(e, Think)] == [game_of(drawn).version]
    assert update(drawn, answer) == (drawn, ())
    assert actions(after(drawn, chose(drawn, "dog@d1")))[-1] == "dog@d1"


def test_what_a_computer_showed_before_the_draw_is_asked_anew() -> None:
    slow = by_hand("ant bee cat", "dog eel fly", settings=replace(CUB, pace=Pace.SLOW))
    thinking = after(slow, *PLAY_ANT, TabletPassed())
    staged = after(thinking, chose(thinking, "dog@d1"))
    drawn, effects = update(staged, PilePicked())
    assert game_of(drawn).announced is None
    assert isinstance(effects[-1], Think)


def test_a_computer_draws_by_hand_right_after_its_play() -> None:
    thinking = after(PLAYED, TabletPassed())
    played, effects = update(thinking, chose(thinking, "dog@d1"))
    assert (look(played), game_of(played).state.pending) == ((0, Phase.WATCHING), (0, 1))
    assert isinstance(effects[-1], Think)
    assert effects[-1].seen.legal == (Draw(1),)
    drawn = after(played, chose(played, "draw 1"))
    assert look(drawn) == (0, Phase.PLAYING)
    assert events(drawn) == [(1, "dog@d1", ()), (1, "draw 1", (0,))]


def test_the_draw_of_a_computer_is_shown_in_words() -> None:
    slow = by_hand("ant bee", "dog eel", settings=replace(CUB, pace=Pace.SLOW), pending=(1,))
    staged = after(slow, chose(slow, "draw 1"))
    assert game_of(staged).announced == Announced(Draw(1))
    assert (said(staged), ids_with_class(staged, "shown-card")) == ("Robo Cub draws a card.", [])


def test_the_pile_draws_for_the_only_person_without_asking_whose_card_it_is() -> None:
    both = after(PLAYED, TabletPassed(), chose(after(PLAYED, TabletPassed()), "dog@d1"))
    assert game_of(both).state.pending == (0, 1)
    drawn = after(both, PilePicked())
    assert (drawn.dialog, actions(drawn)[-1]) == (None, "draw 0")


def test_the_pile_draws_for_no_computer() -> None:
    for open_hands in (False, True):
        start = by_hand("ant bee", "dog eel", open_hands=open_hands, settings=CUB, pending=(1,))
        tapped = after(start, PilePicked())
        assert (tapped.dialog, actions(tapped)) == (None, [])


@pytest.mark.parametrize(("name", "seats"), [(n, s) for n, s in SEATINGS if n == "big-zoo"])
def test_no_computer_ever_forgets_to_draw(name: str, seats: int) -> None:
    who = ("person", "fox", "owl", "cub", "person", "fox")
    settings = Settings(name, seats, who=who, manual_draw=True, pace=Pace.AT_ONCE)
    *_models, ended = whole_game(settings, seats)
    game = game_of(ended)
    seat = game.record.setup.dealer
    done = game.record.actions
    for number, action in enumerate(done[:-1]):
        if isinstance(action, Place | Remove | Pass):
            seat = (seat + 1) % seats
            if seat not in game.people and not isinstance(action, Pass):
                assert done[number + 1] == Draw(seat)


def test_a_computer_that_passes_is_told() -> None:
    stuck = laid_out("thief", "dog eel", settings=Settings(who=sitting("fox", "person")))
    assert said(after(stuck, chose(stuck, "pass"))).endswith(" passes.")
