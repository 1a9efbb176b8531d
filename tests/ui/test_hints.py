"""Hints: they use only what the person may know, and stay until the next tap."""

from typing import get_args

import pytest

from game.bots.hint import Hint
from game.bots.reason import Begins, Blocks, Forks, Makes, Plain, Reason, Stops, TakesFrom
from game.rules.action import Action, parse_action
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.message import Message
from game.ui.model.model import Model
from game.ui.model.timed_effects import ThinkOfHint
from game.ui.play.game import Phase
from game.ui.screens.table.advice import danger_text, reason_text
from game.ui.screens.table.msg import (
    CardPicked,
    CellPicked,
    DiscardsOpened,
    HandShown,
    HintFound,
    HintPicked,
    SelectionCleared,
)
from game.ui.settings.settings import Settings
from game.ui.ways import DialogClosed, HomePicked
from tests.rules.scenes import BLUE, LITTLE, chips
from tests.ui.pages import (
    actions,
    after,
    by_hand,
    classes_of,
    dealt,
    effects_of,
    game_of,
    ids_with_class,
    labels,
    laid_out,
    nodes,
    refused,
    said,
    second_sentence,
    settle,
    sitting,
    text_of,
)

TWO = laid_out("ant bee thief", "dog eel fly", board=chips(blue="e5"))
PLAY_ANT = (CardPicked(0), CellPicked("a1"))
REASONS: dict[Reason, str] = {
    Blocks(BLUE, 1): "seat 1 needs only this picture!",
    Blocks(BLUE, 2): "seat 1 could finish a row here!",
    TakesFrom(BLUE): "seat 1 needs only 1 more chip there!",
    Forks(2): "Then you have 2 ways to win.",
    Makes(2): "That makes 2 of the 3 you need.",
    Stops(BLUE, 2): "seat 1 needs only 1 more chip there!",
    Begins(1): "You can still make 1 row there.",
    Begins(3): "You can still make 3 rows there.",
    Plain.FINISHES: "This finishes a row!",
    Plain.ONLY_ONE: "It’s the only move you have.",
    Plain.KEEPS_WILD: "Keep “Unicorn” for later: it goes anywhere.",
    Plain.KEEPS_OTHERS: "That way you keep your better cards.",
    Plain.CLEARS: "That takes away a chip of another colour.",
    Plain.DEAD: "It’s stuck.",
    Plain.DRAW: "You still have to draw a card.",
    Plain.NOTHING: "You can’t play a card right now.",
}


def hint(model: Model, action: str, reason: Reason = Plain.ONLY_ONE) -> HintFound:
    return HintFound(game_of(model).version, Hint(parse_action(action), reason))


HINTED = after(TWO, hint(TWO, "bee@b1"))


def test_a_hint_is_asked_for_with_what_the_person_may_know() -> None:
    model, effects = update(TWO, HintPicked())
    game = game_of(TWO)
    assert (model, effects) == (TWO, (ThinkOfHint(game.version, game.seen),))
    assert (game.seen.seat, game.seen.hand) == (0, ("ant", "bee", "thief"))
    assert "Hint" in labels(TWO)


def test_nobody_asks_for_a_hint_who_cannot_play() -> None:
    covered = after(TWO, *PLAY_ANT)
    drawing = after(by_hand("ant bee", "dog eel"), *PLAY_ANT)
    won = after(laid_out("ant", "dog", board=chips(red="b1 c1")), *PLAY_ANT)
    fox = Settings(who=sitting("person", "fox"))
    watching = after(laid_out("ant bee", "dog eel", settings=fox), *PLAY_ANT)
    assert game_of(watching).phase is Phase.WATCHING
    for model in (covered, drawing, won, watching):
        assert update(model, HintPicked()) == (model, ())
        assert "Hint" not in labels(model)


def test_a_hint_chooses_the_card_and_marks_the_cell() -> None:
    game = game_of(HINTED)
    assert (game.card, game.record) == ("bee", game_of(TWO).record)
    assert ids_with_class(HINTED, "hinted") == ["cell-b1"]
    assert [name for name in labels(HINTED) if "hint" in name] == [
        "b1, Bee, you can play here, hint"
    ]
    assert (said(HINTED), second_sentence(HINTED)) == (
        "Try “Bee”.",
        "It’s the only move you have.",
    )
    spoken = [text_of(n).strip() for n in nodes(view(HINTED)) if "unseen" in classes_of(n)]
    assert spoken == ["Try “Bee” on cell b1. It’s the only move you have."]


def test_a_tap_on_the_advised_cell_plays_it() -> None:
    assert actions(after(HINTED, CellPicked("b1"))) == ["bee@b1"]


@pytest.mark.parametrize("msg", [CardPicked(0), CellPicked("c3"), SelectionCleared()], ids=str)
def test_the_next_tap_takes_the_hint_away(msg: Message) -> None:
    model = after(HINTED, msg)
    assert game_of(model).hint is None
    assert ids_with_class(model, "hinted") == []


def test_a_tap_on_the_advised_card_keeps_the_hint() -> None:
    assert after(HINTED, CardPicked(1)) == HINTED


def test_looking_through_a_discard_pile_keeps_the_hint() -> None:
    assert after(HINTED, DiscardsOpened(1), DialogClosed()) == HINTED


def test_a_hint_takes_the_place_of_a_refusal() -> None:
    model = after(TWO, CardPicked(0), CellPicked("e1"))
    assert refused(model) is not None
    assert said(after(model, HintPicked(), hint(TWO, "bee@b1"))) == "Try “Bee”."
    chosen = after(TWO, HintPicked(), CardPicked(0))
    assert after(chosen, hint(TWO, "bee@b1")) == chosen


def test_a_hint_that_comes_too_late_is_dropped() -> None:
    answer = hint(TWO, "bee@b1")
    played = after(TWO, *PLAY_ANT)
    for model in (played, after(played, HandShown()), after(TWO, HomePicked())):
        assert update(model, answer) == (model, ())


@pytest.mark.parametrize("action", ["bee@a1", "cat@c1", "ant!", "pass", "draw 0", "thief-a1"])
def test_a_hint_that_is_not_legal_is_dropped(action: str) -> None:
    assert update(TWO, hint(TWO, action)) == (TWO, ())


def test_what_a_hint_advises_can_be_played_and_is_true() -> None:
    hinted = settle(TWO, HintPicked())
    advised = game_of(hinted).hint
    assert advised
    assert advised.action in game_of(TWO).seen.legal
    assert effects_of(TWO, HintPicked()) == effects_of(hinted, HintPicked())


def test_there_is_a_sentence_for_every_reason() -> None:
    assert {type(reason) for reason in REASONS} == set(get_args(Reason))
    assert set(Plain) <= REASONS.keys()


def in_rows(model: Model) -> set[str]:
    """The cells of the row that the paw shows."""
    shown = (node for node in nodes(view(model)) if "in-row" in classes_of(node))
    return {str(node.attributes["data-from"]) for node in shown}


def test_the_paw_leads_the_advised_card_to_its_cell_in_the_row_that_is_meant() -> None:
    start = laid_out("ant bee thief", "dog eel fly", board=chips(red="b1", blue="d1 e1"))
    own = after(start, hint(start, "ant@a1", Makes(2)))
    paws = [node for node in nodes(view(own)) if "paw" in classes_of(node)]
    assert [node.attributes["data-to"] for node in paws] == ["cell-a1"]
    assert in_rows(own) == {"cell-a1", "cell-b1", "cell-c1"}
    lined = laid_out("cat bee thief", "dog eel fly", board=chips(red="b1", blue="d1 e1"))
    assert in_rows(after(lined, hint(lined, "cat@c1", Blocks(BLUE, 1)))) == {
        "cell-c1",
        "cell-d1",
        "cell-e1",
    }
    plain = after(start, hint(start, "ant@a1"))
    assert [n for n in nodes(view(plain)) if "paw" in classes_of(n)]
    assert in_rows(plain) == set()
    assert not [n for n in nodes(view(start)) if "paw" in classes_of(n)]


@pytest.mark.parametrize("reason", REASONS, ids=str)
def test_a_reason_is_told_in_a_sentence(reason: Reason) -> None:
    if reason is Plain.KEEPS_WILD:
        start = laid_out("lion unicorn", "fox owl", edition=LITTLE)
        model = after(start, hint(start, f"lion@{LITTLE.cells_of['lion'][0]}", reason))
    else:
        model = after(TWO, hint(TWO, "bee@b1", reason))
    assert second_sentence(model) == REASONS[reason]


@pytest.mark.parametrize(
    ("start", "action", "words"),
    [
        (TWO, "ant@a1", "Try “Ant”."),
        (TWO, "thief-e5", "Try “Thief”: take the chip on “Mole”."),
        (laid_out("joker", "dog"), "joker@b1", "Try “Joker” on “Bee”."),
        (laid_out("ant", "dog", board=chips(red="a1", blue="d3")), "ant!", "Swap “Ant”."),
        (by_hand("ant", "dog", pending=(0,)), "draw 0", "Draw your card from the pile."),
        (laid_out("thief", "dog"), "pass", "Pass this time."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_action_can_be_advised(start: Model, action: str, words: str) -> None:
    model = after(start, hint(start, action))
    advised: Action = parse_action(action)
    assert said(model) == words
    assert game_of(model).card == getattr(advised, "card", None) or "!" in action


def test_nothing_is_told_of_a_hint_or_a_danger_that_is_not_there() -> None:
    game = game_of(dealt())
    assert reason_text(game) == danger_text(game) == ""


@pytest.mark.parametrize(
    ("action", "how"), [("ant@a1", "Try “Ant”."), ("thief-d3", "Try “Thief”: take the chip on")]
)
def test_the_hint_says_how_and_the_reason_why(action: str, how: str) -> None:
    model = laid_out("ant thief cat", "dog eel fly", board=chips(blue="d3"))
    advised = after(model, hint(model, action, Stops(BLUE, 2)))
    assert said(advised).startswith(how)
    assert second_sentence(advised) == "seat 1 needs only 1 more chip there!"
