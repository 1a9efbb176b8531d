"""What people see and hear after computers have beaten them: their best line, and a kind word."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.bit_position import BitPosition
from game.rules.edition import Edition
from game.rules.observation import observe
from game.rules.state import Win
from game.ui.app.view import view
from game.ui.model.model import Model
from game.ui.play.best_line import BestLine, best_line, best_line_of
from game.ui.play.start import replayed
from game.ui.screens.table.msg import CardPicked, CellPicked, ThreatsAsked
from game.ui.settings.settings import Pace, Settings
from tests.effort import often
from tests.rules.random_games import Game, games, record_of, steps
from tests.rules.scenes import BIG, LITTLE, ROWS, SQUARE, chips, scene
from tests.ui.pages import (
    after,
    announced,
    chose,
    classes_of,
    game_of,
    ids_with_class,
    laid_out,
    nodes,
    said,
    second_sentence,
    shown,
    sitting,
    with_outcome,
)

CUB = Settings(who=sitting("person", "cub"), pace=Pace.AT_ONCE)
TWO_CUBS = Settings(seats=4, who=sitting("person", "cub", "person", "cub"), pace=Pace.AT_ONCE)


def best(colour: str = "red", edition: Edition = SQUARE, **cells_of: str) -> BestLine | None:
    return best_of([colour], edition, **cells_of)


def best_of(colours: list[str], edition: Edition, **cells_of: str) -> BestLine | None:
    state = scene("", "", edition=edition, board=chips(**cells_of))
    return best_line(observe(state, 0), tuple(colours))


def after_loss(own: str = "", cub: Settings = CUB, *, last: str = "ant@a1") -> Model:
    """Cub has just finished a row, and the red chips stand on `own`."""
    hands = ["bee cat"] * cub.seats
    hands[1] = "ant eel"
    board = chips(blue="b1 c1", red=own)
    start = laid_out(*hands, board=board, settings=cub, turn=1)
    return after(start, chose(start, last), shown(start), shown(start, with_cell=True))


def test_the_row_that_misses_the_fewest_chips_is_the_best() -> None:
    assert best(red="a5 b5 e1") == BestLine("red", ("a5", "b5", "c5"), ("c5",))
    blocked = best(edition=LITTLE, red="b2 c2 e2 b4 c4", blue="d2")
    assert blocked == BestLine("red", ("a4", "b4", "c4", "d4"), ("a4", "d4"))
    with_gap = best(edition=LITTLE, red="b2 c2 e2 b4 c4")
    assert with_gap == BestLine("red", ("b2", "c2", "d2", "e2"), ("d2",))


def test_a_chip_of_another_colour_spoils_a_line() -> None:
    assert best(red="a5 b5", blue="c5") is None


def test_one_chip_is_no_row_even_beside_a_sun() -> None:
    assert best(red="b2 e1") is None


def test_where_two_rows_win_one_chip_is_close_only_to_the_last_row() -> None:
    first = best(edition=ROWS, red="b2 c2")
    assert first is not None
    assert len(first.missing) == 1
    assert not first.is_close
    state = scene("joker", "joker", "joker", edition=ROWS, board=chips(red="b2 c2 d3 d4"))
    after_one = observe(state, 0)
    made = replace(after_one, rows={"red": (frozenset({"b2", "c2", "d2"}),)})
    last = best_line(made, ("red",))
    assert last is not None
    assert last.is_close


def test_suns_count_for_everybody_but_chips_are_better() -> None:
    little = best(edition=LITTLE, red="b1 c1")
    assert little == BestLine("red", ("a1", "b1", "c1", "d1"), ("d1",))
    assert little.chips == 3
    with_chips = best(edition=LITTLE, red="b1 c1 a3 b3 c3")
    assert with_chips == BestLine("red", ("a3", "b3", "c3", "d3"), ("d3",))


def test_of_several_colours_the_closest_row_is_shown() -> None:
    board = {"red": "a2 b2", "yellow": "a4 b4 c4", "blue": "e6"}
    row = best_of(["red", "yellow", "red"], LITTLE, **board)
    assert row == BestLine("yellow", ("a4", "b4", "c4", "d4"), ("d4",))
    assert best_of(["red", "green"], LITTLE, **board) == BestLine(
        "red", ("a2", "b2", "c2", "d2"), ("c2", "d2")
    )


@settings(max_examples=often(60))
@given(games(), st.data())
def test_it_is_as_close_as_the_rules_and_the_bots_say(game: Game, data: st.DataObject) -> None:
    step = data.draw(st.sampled_from(list(steps(game))))
    board, edition = step.before.board, game.edition
    for number, seat in enumerate(game.setup.seats):
        row = best_line(observe(step.before, number), (seat.colour,))
        own = {cell for cell, chip in board.items() if chip == seat.colour}
        if row:
            assert frozenset(row.cells) in edition.lines
            assert set(row.cells) == (own | edition.free | set(row.missing)) & set(row.cells)
            assert not (own | edition.free) & set(row.missing)
            assert len(own & set(row.cells)) >= 2
            assert row.missing
        position = BitPosition(observe(step.before, number))
        finishing = position.finishing(position.chips, seat.colour)
        if edition in (LITTLE, BIG):
            assert (row is not None and row.is_close) == bool(finishing)
        if row and row.is_close:
            assert finishing & position.geometry.bit[row.missing[0]]


@settings(max_examples=often(20))
@given(games())
def test_only_people_whom_computers_have_beaten_have_a_best_line(game: Game) -> None:
    record = record_of(game)
    seats = tuple(
        replace(seat, played_by="owl" if i % 2 else "") for i, seat in enumerate(record.setup.seats)
    )
    mixed = replace(record, setup=replace(record.setup, seats=seats))
    for played in (record, mixed):
        end = list(replayed(played, open_hands=True))[-1]
        won = end.state.outcome
        beaten = isinstance(won, Win) and all(played.setup.seats[s].played_by for s in won.seats)
        assert (best_line_of(end) is not None) <= beaten
        if line := best_line_of(end):
            assert line.colour in {end.seen.seats[seat].colour for seat in end.people}


def test_so_close_is_said_if_one_chip_was_missing() -> None:
    lost = after_loss("a5 b5")
    assert said(lost) == "So close! Again?"
    assert second_sentence(lost) == "Robo Cub has a row of 3. You needed only “Kid”."
    assert announced(lost) == (
        "Robo Cub: blue chip on “Ant, a1”. Robo Cub has a row of 3."
        " So close! You had 2 and needed only “Kid, c5”. Again?"
    )


@pytest.mark.parametrize("own", ["", "a5", "a5 e5 e2"])
def test_without_such_a_row_it_was_a_good_game(own: str) -> None:
    lost = after_loss(own)
    assert said(lost) == "Good game! Again?"
    assert announced(lost).endswith(" Robo Cub has a row of 3. Good game! Again?")
    assert not ids_with_class(lost, "missing")


def test_two_missing_places_are_shown_but_not_called_close() -> None:
    board = chips(red="a4 b4", blue="b1 c1 d1")
    start = laid_out("koala lion", "camel owl", edition=LITTLE, board=board, settings=CUB, turn=1)
    game = with_outcome(game_of(start), Win("blue", (1,), ("b1", "c1", "d1", "e1")))
    lost = start.with_game(game)
    assert said(lost) == "Good game! Again?"
    assert ids_with_class(lost, "missing") == ["cell-c4", "cell-d4"]


def test_three_missing_places_are_not_shown() -> None:
    board = chips(red="a4 b4", blue="a1 b1 c1 d1")
    start = laid_out("lion pig", "camel owl", edition=BIG, board=board, settings=CUB, turn=1)
    game = with_outcome(game_of(start), Win("blue", (1,), ("a1", "b1", "c1", "d1", "e1")))
    lost = start.with_game(game)
    assert not ids_with_class(lost, "missing")
    assert not ids_with_class(lost, "best-row")


def test_the_row_is_as_long_as_it_is_shown() -> None:
    start = laid_out("koala lion", "camel owl", edition=LITTLE, settings=CUB, turn=1)
    rows = {
        "b1 c1 d1 e1 f1": "Robo Cub has a row of 5.",
        "b2 c3 d4 e5": "Robo Cub has a row of 4.",
        "b2 c2 d2 e2 e3 e4 e5": "Robo Cub has two rows at once.",
    }
    for row, sentence in rows.items():
        game = with_outcome(game_of(start), Win("blue", (1,), tuple(row.split())))
        assert second_sentence(start.with_game(game)) == sentence


def test_a_team_is_named() -> None:
    lost = after_loss("a5 b5", TWO_CUBS)
    team = "The team has a row of 3: Robo Cub 1, Robo Cub 2."
    assert second_sentence(lost) == f"{team} You needed only “Kid”."
    assert announced(lost).endswith(
        " So close, seat 0, seat 2! You had 2 of 3 and needed only “Kid, c5”. Again?"
    )


def test_the_best_line_has_dots_and_the_missing_place_is_named() -> None:
    lost = after_loss("a5 b5")
    assert ids_with_class(lost, "missing") == ["cell-c5"]
    found = {n.attributes.get("id"): n.attributes for n in nodes(view(lost))}
    assert found["cell-c5"]["aria-label"] == "c5, Kid, was missing"
    assert drawn_row(lost) == [("rect", "15", "415", "298", "98"), ("circle", "264", "464")]


def test_on_a_diagonal_each_cell_has_dots() -> None:
    lost = after_loss("a4 b3")
    assert drawn_row(lost) == [
        ("rect", "215", "115", "98", "98"),
        ("rect", "115", "215", "98", "98"),
        ("rect", "15", "315", "98", "98"),
        ("circle", "264", "164"),
    ]


def drawn_row(model: Model) -> list[tuple[str, ...]]:
    """The shapes that show the best line, and where they are."""
    (row,) = [n for n in nodes(view(model)) if "best-row" in classes_of(n)]
    assert classes_of(row) == ["best-row", "red"]
    where = ("x", "y", "width", "height", "cx", "cy")
    return [
        (n.tag, *(n.attributes[name] for name in where if name in n.attributes))
        for n in nodes(row)
        if n is not row
    ]


def test_between_people_nobody_is_shown_as_the_loser() -> None:
    start = laid_out("ant bee", "dog eel", board=chips(red="b1 c1", blue="a5 b5"))
    won = after(start, CardPicked(0), CellPicked("a1"))
    assert said(won) == "seat 0 wins!"
    shown_classes = {name for node in nodes(view(won)) for name in classes_of(node)}
    assert not shown_classes & {"lost", "missing", "best-row", "bow"}
    assert "victory" in shown_classes


def test_computers_alone_have_nobody_to_console() -> None:
    two = Settings(who=sitting("fox", "cub"), pace=Pace.AT_ONCE)
    won = after_loss("a5 b5", two)
    assert said(won) == "Robo Cub wins!"
    assert not ids_with_class(won, "best-row")


def test_the_key_for_threats_changes_no_word_after_the_game() -> None:
    assert said(after(after_loss("a5 b5"), ThreatsAsked())) == "So close! Again?"


def test_a_sun_of_the_best_line_shows_that_it_counts() -> None:
    board = {**chips(red="b1 c1"), **chips(blue="b4 c4 d4 e4")}
    start = laid_out("koala lion", "camel owl", edition=LITTLE, board=board, settings=CUB, turn=1)
    game = with_outcome(game_of(start), Win("blue", (1,), ("b4", "c4", "d4", "e4")))
    close = start.with_game(game)
    assert said(close) == "So close! Again?"
    (row,) = [n for n in nodes(view(close)) if "best-row" in classes_of(n)]
    assert [n.attributes["href"] for n in nodes(row) if n.tag == "use"] == ["#art-chip-red"]
