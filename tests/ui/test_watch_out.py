"""Watch out: once in a turn, the game warns of a play that lets somebody win."""

from dataclasses import replace

import pytest

from game.bots.danger import Danger
from game.bots.hint import Hint
from game.bots.reason import Plain
from game.rules.action import Place
from game.ui.app.update import update
from game.ui.app.view import view
from game.ui.frame.keys import KeyPressed
from game.ui.frame.message import Message
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveGame
from game.ui.model.table import WatchOutDialog
from game.ui.model.timed_effects import ShowLanding
from game.ui.screens.table.msg import (
    CardLifted,
    CardPicked,
    CellPicked,
    HandShown,
    HintFound,
    WarnedPlayConfirmed,
)
from game.ui.ways import DialogClosed
from tests.rules.scenes import LITTLE as ZOO
from tests.rules.scenes import chips
from tests.ui.pages import (
    LITTLE,
    actions,
    after,
    game_of,
    ids_with_class,
    labels,
    laid_out,
    nodes,
    said,
    text_of,
)

CAREFUL = replace(LITTLE, watch_out=True)
CLOSES, ELSEWHERE = ZOO.cells_of["octopus"]
BOARD = chips(red="e3 f5", yellow="b1 c1")
ASKS = WatchOutDialog()


def table(
    board: dict[str, str] | None = None,
    *,
    hand: str = "octopus whale lion",
    careful: bool = True,
) -> Model:
    """A position in which yellow needs only d1; the first card can go there or elsewhere."""
    return laid_out(
        hand,
        "fox owl tiger",
        edition=ZOO,
        board=BOARD if board is None else board,
        draw_pile="camel frog turtle snail",
        settings=CAREFUL if careful else LITTLE,
    )


def on(cell: str, card: int = 0) -> tuple[Message, ...]:
    return CardPicked(card), CellPicked(cell)


WARNED = after(table(), *on(ELSEWHERE))


def test_a_dangerous_play_is_asked_about_before_it_is_made() -> None:
    assert CLOSES == "d1"
    asked, effects = update(after(table(), CardPicked(0)), CellPicked(ELSEWHERE))
    assert (asked.dialog, effects, actions(asked)) == (ASKS, (), [])
    warned = game_of(asked).warned
    assert warned
    assert warned.danger == Danger("yellow", "d1")
    assert said(asked, "h2") == "Watch out!"
    assert labels(asked) == ["Play it anyway", "Choose again"]


def test_the_question_names_who_could_win_and_where() -> None:
    dialog = next(node for node in nodes(view(WARNED)) if node.tag == "dialog")
    sentences = [text_of(node) for node in nodes(dialog) if node.tag == "p"]
    seen, heard = (
        "seat 1 can finish a row on “Octopus”.",
        "seat 1 can finish a row on “Octopus, d1”.",
    )
    assert sentences == [f"If you do that, {seen}", f"If you do that, {heard}"]


def test_what_is_meant_is_played() -> None:
    played, effects = update(WARNED, WarnedPlayConfirmed())
    assert (actions(played), played.dialog) == ([f"octopus@{ELSEWHERE}"], None)
    game = game_of(played)
    assert effects == (SaveGame(game.record, False), ShowLanding(game.version, 1.2))
    assert game.warned is None


@pytest.mark.parametrize("back", [DialogClosed(), KeyPressed("Escape", True)], ids=str)
def test_who_did_not_mean_it_chooses_again(back: Message) -> None:
    again = after(WARNED, back)
    assert (again.dialog, actions(again), game_of(again).card) == (None, [], "octopus")
    assert actions(after(again, CellPicked("d1"))) == ["octopus@d1"]


def test_the_second_dangerous_play_of_a_turn_is_not_asked_about() -> None:
    again = after(WARNED, DialogClosed())
    assert actions(after(again, CellPicked(ELSEWHERE))) == [f"octopus@{ELSEWHERE}"]
    whale = ZOO.cells_of["whale"][0]
    assert actions(after(again, *on(whale, 1))) == [f"whale@{whale}"]


def test_in_the_next_turn_it_is_asked_again() -> None:
    fox = ZOO.cells_of["fox"][1]
    warned = after(table(hand="octopus octopus lion"), *on(ELSEWHERE))
    later = after(warned, WarnedPlayConfirmed(), HandShown(), *on(fox), HandShown())
    assert game_of(later).seat == 0
    assert after(later, *on(ZOO.cells_of["lion"][0], 1)).dialog == ASKS


def test_the_exchange_of_a_dead_card_does_not_begin_another_turn() -> None:
    dead = dict.fromkeys(ZOO.cells_of["whale"], "red")
    again = after(table(BOARD | dead), *on(ELSEWHERE), DialogClosed(), CardPicked(1))
    assert actions(again) == ["whale!"]
    assert actions(after(again, *on(ELSEWHERE)))[1:] == [f"octopus@{ELSEWHERE}"]


def test_harmless_plays_are_never_asked_about() -> None:
    assert actions(after(table(), *on("d1"))) == ["octopus@d1"]
    assert actions(after(table({}), *on(ELSEWHERE))) == [f"octopus@{ELSEWHERE}"]


def test_a_play_that_wins_is_never_asked_about() -> None:
    cell = ZOO.cells_of["lion"][0]
    column = "".join(c for c in cell if c.isalpha())
    rows = [f"{column}{row}" for row in range(int(cell[1:]), int(cell[1:]) + 4)]
    won = after(table(BOARD | dict.fromkeys(rows[1:], "red")), *on(cell, 2))
    assert (won.dialog, bool(game_of(won).state.outcome)) == (None, True)


def test_a_danger_that_nobody_can_avert_is_not_asked_about() -> None:
    start = laid_out("whale lion", "fox owl", edition=ZOO, board=BOARD, settings=CAREFUL)
    assert after(start, *on(ZOO.cells_of["whale"][0])).dialog is None


def test_without_the_option_nothing_is_asked() -> None:
    assert not LITTLE.watch_out
    assert actions(after(table(careful=False), *on(ELSEWHERE))) == [f"octopus@{ELSEWHERE}"]


def test_other_taps_are_as_ever() -> None:
    asked = after(table(), CellPicked("d1"))
    assert (game_of(asked).asked, asked.dialog) == ("d1", None)
    refused = after(table(), *on("b2"))
    assert (refused.dialog, game_of(refused).warned) == (None, None)
    assert len(ids_with_class(refused, "target")) == 2


def test_a_hint_that_comes_while_it_asks_does_not_change_what_is_meant() -> None:
    lion = ZOO.cells_of["lion"][0]
    late = HintFound(game_of(WARNED).version, Hint(Place("lion", lion), Plain.FINISHES))
    played = after(WARNED, late, WarnedPlayConfirmed())
    assert actions(played) == [f"octopus@{ELSEWHERE}"]


def test_what_was_advised_is_not_questioned() -> None:
    fresh = table()
    advice = Hint(Place("octopus", ELSEWHERE), Plain.KEEPS_OTHERS)
    advised = after(fresh, HintFound(game_of(fresh).version, advice), CellPicked(ELSEWHERE))
    assert (advised.dialog, actions(advised)) == (None, [f"octopus@{ELSEWHERE}"])


def test_what_was_advised_is_not_questioned_if_its_card_is_dragged() -> None:
    fresh = table()
    advice = Hint(Place("octopus", ELSEWHERE), Plain.KEEPS_OTHERS)
    lifted = after(fresh, HintFound(game_of(fresh).version, advice), CardLifted(0))
    played = after(lifted, CellPicked(ELSEWHERE))
    assert (played.dialog, actions(played)) == (None, [f"octopus@{ELSEWHERE}"])
