"""The device says at the table what the page writes, for somebody who cannot read."""

from dataclasses import replace

import pytest

from game.bots.hint import Hint
from game.bots.reason import Plain
from game.rules.action import Place
from game.rules.state import Win
from game.ui.app.step import step
from game.ui.app.update import update
from game.ui.frame.message import Message
from game.ui.model.effect import Say
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveSettings
from game.ui.screens.home.msg import AgePicked
from game.ui.screens.page.msg import VoicesChanged
from game.ui.screens.table.msg import (
    CardPicked,
    CellPicked,
    HandShown,
    HintFound,
    ThreatsAsked,
    UndoPicked,
)
from game.ui.screens.table.read_aloud import said_after
from game.ui.settings.settings import Age, Settings
from game.ui.ways import LanguagePicked, OptionsOpened, ReadAloudFlipped
from tests.ui.pages import (
    LITTLE,
    after,
    chose,
    dealt,
    game_of,
    labels,
    laid_out,
    shown,
    sitting,
    with_outcome,
)

ALOUD = replace(LITTLE, read_aloud=True)
HANDS = ("ant bee cat", "dog eel fly")


def voiced(model: Model, settings: Settings = ALOUD) -> Model:
    return after(replace(model, settings=settings), VoicesChanged("en,uk"))


OPEN = voiced(laid_out(*HANDS, open_hands=True))


def said(model: Model, *messages: Message) -> list[str]:
    """What is said at the last message."""
    _after, effects = step(after(model, *messages[:-1]), messages[-1])
    return [effect.element for effect in effects if isinstance(effect, Say)]


def test_a_card_has_its_name_said_after_its_call() -> None:
    _after, effects = step(OPEN, CardPicked(1))
    assert [type(effect).__name__ for effect in effects] == ["Call", "Say"]
    assert effects[-1] == Say("card-1", 0.9)
    assert said(OPEN, CardPicked(1), CardPicked(1)) == []
    quiet = voiced(OPEN, replace(ALOUD, calls=False))
    assert said(quiet, CardPicked(1)) == ["card-1"]


def test_each_new_sentence_is_said_once() -> None:
    played = (CardPicked(0), CellPicked("a1"))
    assert said(OPEN, *played) == ["to-do"]
    assert said(OPEN, *played, UndoPicked()) == ["to-do"]
    assert said(OPEN, CellPicked("b1")) == ["to-do"]
    assert said(OPEN, CellPicked("b1"), CellPicked("b1")) == ["to-do"]
    assert said(OPEN, ThreatsAsked()) == ["to-do"]
    refused = (CardPicked(0), CellPicked("c3"))
    assert said(OPEN, *refused) == ["to-do"]
    assert said(OPEN, *refused, CellPicked("c3")) == ["to-do"]
    hint = Hint(Place("ant", "a1"), Plain.FINISHES)
    assert said(OPEN, HintFound(game_of(OPEN).version, hint)) == ["to-do"]


def test_the_curtain_says_who_gets_the_tablet_and_then_what_to_do() -> None:
    covered = voiced(laid_out(*HANDS))
    assert said(covered, CardPicked(0), CellPicked("a1")) == ["to-do"]
    assert said(covered, CardPicked(0), CellPicked("a1"), HandShown()) == ["to-do"]


def test_of_a_computer_only_what_it_plays_is_said() -> None:
    settings = replace(ALOUD, who=sitting("person", "fox"))
    model = voiced(laid_out(*HANDS, turn=1, settings=settings), settings)
    answer = chose(model, "dog@d1")
    assert said(model, answer) == ["to-do"]
    announced = after(model, answer)
    assert said(announced, shown(announced)) == []
    with_cell = after(announced, shown(announced))
    assert said(with_cell, shown(with_cell, with_cell=True)) == ["to-do"]


def test_the_end_is_said_after_the_fanfare() -> None:
    model = voiced(dealt(ALOUD))
    game = game_of(model)
    over = model.with_game(with_outcome(game, Win("red", (0,), ("b1", "c1", "d1", "e1"))))
    assert said_after((), model, over) == (Say("to-do", 0.4),)


@pytest.mark.parametrize(
    "model",
    [
        voiced(OPEN, LITTLE),
        voiced(OPEN, replace(ALOUD, sound=False)),
        after(OPEN, LanguagePicked("de")),
        replace(OPEN, learning=True),
    ],
    ids=["not wanted", "no sounds", "no voice", "lessons"],
)
def test_otherwise_nothing_is_said(model: Model) -> None:
    assert said(model, CardPicked(0)) == []
    assert said_after((), model, after(model, CardPicked(0), CellPicked("a1"))) == ()


def test_the_option_is_there_where_the_device_has_a_voice() -> None:
    words = "Always read aloud what to do"
    home = after(Model(), OptionsOpened())
    assert words not in labels(home)
    home = after(Model(), VoicesChanged("en"), OptionsOpened())
    assert words in labels(home)
    flipped, effects = update(home, ReadAloudFlipped())
    assert flipped.settings.read_aloud
    assert effects == (SaveSettings(flipped.settings),)
    assert not after(flipped, ReadAloudFlipped()).settings.read_aloud


@pytest.mark.parametrize("age", Age)
def test_children_are_read_to(age: Age) -> None:
    assert after(Model(), AgePicked(age.value)).settings.read_aloud == (age is not Age.GROWN_UP)
