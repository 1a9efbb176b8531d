"""The seats at the table: in the order of turns, with a sign on the one that plays next."""

from dataclasses import replace

from game.rules.state import Drawn, DrawReason
from game.ui.app.view import view
from game.ui.frame.markup import Node
from game.ui.model.model import Model
from game.ui.play.game import Phase
from game.ui.screens.table.msg import CardPicked, CellPicked
from tests.rules.scenes import chips
from tests.ui.pages import (
    BIG,
    LITTLE,
    after,
    chose,
    classes_of,
    dealt,
    game_of,
    laid_out,
    nodes,
    shown,
    sitting,
    with_outcome,
)
from tests.ui.test_album import won


def seats(model: Model) -> list[Node]:
    return [node for node in nodes(view(model)) if node.key.startswith("seat-")]


def next_ones(model: Model) -> list[str]:
    """The seats with the sign; a screen reader hears of the same ones."""
    marked = [
        one.key for one in seats(model) if any("next" in classes_of(node) for node in nodes(one))
    ]
    labels = [
        (one.key, node.attributes.get("aria-label", ""))
        for one in seats(model)
        for node in nodes(one)
    ]
    assert marked == [key for key, label in labels if "plays next" in label]
    return marked


def test_the_seats_of_teams_are_in_the_order_of_turns() -> None:
    for number in (4, 6):
        model = dealt(replace(BIG, seats=number))
        assert [one.key for one in seats(model)] == [f"seat-{seat}" for seat in range(number)]


def test_of_more_than_two_seats_the_next_one_is_marked() -> None:
    assert next_ones(laid_out("ant bee", "dog eel")) == []
    four = laid_out("ant bee", "cat dog", "eel fly", "bee ant", open_hands=True)
    for number in (1, 2, 3, 0):
        assert next_ones(four) == [f"seat-{number}"]
        chosen = after(four, CardPicked(0))
        four = after(chosen, CellPicked(game_of(chosen).cursor))


def test_after_the_game_no_seat_is_next() -> None:
    model = dealt(replace(LITTLE, seats=3))
    assert len(next_ones(model.with_game(replace(game_of(model), phase=Phase.PLAYING)))) == 1
    assert not next_ones(won(model, 0))


def greeting(model: Model, kind: str = "greets") -> list[str]:
    return [one.key for one in seats(model) if kind in classes_of(one)]


def test_a_computer_greets_a_person_for_a_good_play_until_the_next_action() -> None:
    settings = replace(LITTLE, who=sitting("person", "fox"))
    for board, expected in ((chips(red="b1"), ["seat-1"]), (chips(red="e5"), [])):
        model = laid_out("ant bee", "dog eel", board=board, settings=settings)
        played = after(model, CardPicked(0), CellPicked("a1"))
        assert greeting(model) == []
        assert greeting(played) == expected


def faces(model: Model) -> list[Node]:
    [status] = [node for node in nodes(view(model)) if "status" in classes_of(node)]
    return [node for node in nodes(status) if "face" in classes_of(node)]


def test_the_faces_of_all_stand_beside_a_game_that_nobody_lost() -> None:
    for number in (2, 3, 4):
        model = dealt(replace(LITTLE, seats=number))
        for reason in DrawReason:
            tied = model.with_game(with_outcome(game_of(model), Drawn(reason)))
            assert len(faces(tied)) == number
    assert len(faces(won(model, 0))) == 1 + 3, "the winner’s, and those of all who played well"


def test_the_person_whose_turn_it_is_is_called_each_time_with_another_motion() -> None:
    openly = laid_out("ant bee", "dog eel", open_hands=True)
    played = after(openly, CardPicked(0), CellPicked("a1"))
    assert (greeting(openly, "called"), greeting(played, "called")) == (["seat-0"], ["seat-1"])
    for model, is_odd in ((openly, False), (played, True)):
        found = [n for n in nodes(view(model)) if {"called", "hand"} <= set(classes_of(n))]
        assert ["odd" in classes_of(hand) for hand in found] == [is_odd]
    for other in (after(openly, CardPicked(0)), after(openly, CellPicked("c5"))):
        assert greeting(other, "called") == ["seat-0"], "a tap calls nobody again"
        assert not greeting(other, "odd")
    settings = replace(LITTLE, who=sitting("person", "fox"))
    watching = after(
        laid_out("ant bee", "dog eel", settings=settings), CardPicked(0), CellPicked("a1")
    )
    assert greeting(watching, "called") == []
    assert greeting(won(dealt(), 0), "called") == []


def test_whoever_watches_hops_after_a_good_play() -> None:
    start = laid_out("ant bee", "cat dog", "eel fly", "bee ant", board=chips(red="b1"))
    good = after(start, CardPicked(0), CellPicked("a1"))
    assert (greeting(start, "cheers"), greeting(good, "cheers")) == (
        [],
        ["seat-1", "seat-2", "seat-3"],
    )
    other = after(start, CardPicked(0), CellPicked("c5"))
    assert greeting(other, "cheers") == []


def test_a_computer_looks_at_the_cell_that_it_has_chosen() -> None:
    settings = replace(LITTLE, who=sitting("person", "fox"))
    start = laid_out("ant bee", "dog eel", settings=settings, turn=1)
    card = after(start, chose(start, "dog@d1"))
    cell = after(card, shown(card))
    looking = [
        {name for n in nodes(view(model)) for name in classes_of(n) if name.startswith("looks-")}
        for model in (card, cell)
    ]
    assert looking == [set(), {"looks-right"}]


def test_balloons_rise_after_some_wins() -> None:
    model = won(dealt(), 0)
    for count, rise in ((10, True), (11, False)):
        over = model.with_game(replace(game_of(model), action_count=count))
        (confetti,) = [node for node in nodes(view(over)) if "confetti" in classes_of(node)]
        assert ("balloons" in classes_of(confetti)) == rise
