"""Every refusal says why, and changes nothing."""

import pytest

from game.rules.action import parse_action
from game.rules.play import apply
from game.rules.refusal import IllegalAction
from game.rules.state import Drawn, DrawReason, State
from tests.rules.scenes import chips, deal, scene

BOARD = chips(red="a1 b1", blue="d3")
MINE = scene("bee thief joker ant", "cat", board=BOARD)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("cat@c1", "seat 0 has no cat in its hand"),
        ("unicorn@c1", "seat 0 has no unicorn in its hand"),
        ("cat!", "seat 0 has no cat in its hand"),
        ("bee@b1", "b1 already bears a red chip"),
        ("joker@d3", "d3 already bears a blue chip"),
        ("bee@c1", "c1 shows cat, not bee"),
        ("bee@c3", "c3 is a free cell and bears no chip"),
        ("joker@c3", "c3 is a free cell and bears no chip"),
        ("bee@f1", "there is no cell f1 on the board"),
        ("joker@a6", "there is no cell a6 on the board"),
        ("thief-a99", "there is no cell a99 on the board"),
        ("thief@d3", "thief takes a chip away and puts none"),
        ("bee-d3", "bee puts a chip and takes none away"),
        ("joker-d3", "joker puts a chip and takes none away"),
        ("thief-a1", "the chip on a1 is of the seat's own colour"),
        ("thief-c1", "c1 bears no chip"),
        ("thief-c3", "c3 is a free cell and bears no chip"),
        ("bee!", "bee is not dead"),
        ("joker!", "joker is not dead"),
        ("thief!", "thief is not dead"),
        ("pass", "seat 0 can still play or exchange a card"),
        ("draw 0", "seat 0 has no card to draw"),
        ("draw 7", "seat 7 has no card to draw"),
    ],
)
def test_the_message_names_the_action_and_says_why(action: str, why: str) -> None:
    assert refusal(MINE, action) == f"{action} is not legal: {why}"


def test_no_more_exchanges() -> None:
    state = scene("ant bee", "cat", board=BOARD, exchanges=2)
    assert refusal(state, "ant!").endswith("seat 0 may exchange no more cards in this turn")


def test_the_cards_of_another_seat() -> None:
    assert refusal(MINE._replace(turn=1), "bee@e3").endswith("seat 1 has no bee in its hand")


def test_a_partners_chip() -> None:
    state = deal(seats=4)._replace(hands=(("thief",),) * 4, board=MINE.board, turn=2)
    assert refusal(state, "thief-a1").endswith("the chip on a1 is of the seat's own colour")


@pytest.mark.parametrize("action", ["bee@e3", "thief-d3", "ant!", "pass", "draw 0"])
def test_a_finished_game(action: str) -> None:
    finished = MINE._replace(outcome=Drawn(DrawReason.LIMIT), pending=(0,))
    assert refusal(finished, action) == f"{action} is not legal: the game is over"


def refusal(state: State, action: str) -> str:
    with pytest.raises(IllegalAction) as error:
        apply(state, parse_action(action))
    return str(error.value)
