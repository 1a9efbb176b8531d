"""Finished rows at the table, where more than one row wins."""

from dataclasses import replace

from game.bots.hint import Hint
from game.bots.reason import Plain
from game.rules.action import parse_action
from game.rules.state import Win
from game.ui.app.view import view
from game.ui.model.effect import PlaySound, Sound
from game.ui.model.model import Model
from game.ui.play.game import Phase
from game.ui.play.winning_row import row_pictures
from game.ui.screens.table.advice import reason_text
from game.ui.screens.table.event_sentences import events_text
from game.ui.screens.table.msg import CardPicked, CellPicked
from game.ui.screens.table.sentences import second_text
from game.ui.screens.table.sounds import sound_effects
from game.ui.settings.settings import Settings
from tests.rules.scenes import ROWS, chips
from tests.ui.pages import (
    after,
    announced,
    classes_of,
    game_of,
    ids_with_class,
    laid_out,
    nodes,
    second_sentence,
    sitting,
)


def at_table(red: str, *plays: str) -> Model:
    """Three people where two rows win; the first one puts its chips on `plays`."""
    model = laid_out("joker", "joker", "joker", edition=ROWS, board=chips(red=red))
    return after(model, *(msg for cell in plays for msg in (CardPicked(0), CellPicked(cell))))


def bands(model: Model) -> list[str]:
    return [node.key for node in nodes(view(model)) if "band" in classes_of(node)]


def named(model: Model, kind: str) -> list[str]:
    """What screen readers say for the elements of a class."""
    return [n.attributes["aria-label"] for n in nodes(view(model)) if kind in classes_of(n)]


def stripes(model: Model) -> list[int]:
    """How many stripes of each seat are full."""
    shown = [node for node in nodes(view(model)) if "rows" in classes_of(node)]
    return [sum("made" in classes_of(stripe) for stripe in nodes(seat)) for seat in shown]


def test_a_finished_row_is_seen() -> None:
    assert not bands(at_table("b2 c2"))
    model = at_table("b2 c2", "d2")
    assert bands(model) == ["band-b2-d2"]
    assert {"cell-b2", "cell-c2", "cell-d2"} <= set(ids_with_class(model, "finished"))
    assert stripes(model) == [1, 0, 0]


def test_the_first_turn_tells_that_two_rows_win() -> None:
    start = at_table("")
    assert second_sentence(start) == "Make two rows of 3 and you win! "
    assert announced(start).startswith("Make two rows of 3 and you win! ")


def test_that_two_rows_win_is_told_while_a_computer_begins() -> None:
    start = at_table("")
    begun = start.with_game(replace(game_of(start), phase=Phase.WATCHING))
    assert announced(begun) == "Make two rows of 3 and you win!"


def test_a_hint_tells_which_row_it_finishes() -> None:
    start = at_table("b2 c2")
    hint = Hint(parse_action("joker@d2"), Plain.FINISHES)
    hinted = replace(game_of(start), hint=hint)
    assert reason_text(hinted) == "This finishes row 1 of 2!"


def test_a_finished_row_is_told() -> None:
    model = at_table("b2 c2", "d2")
    assert "Finished rows: 1 of 2!" in events_text(game_of(model))
    assert "Finished rows: 1 of 2!" in announced(model)
    assert "A row of 3" not in events_text(game_of(model))
    cells, seats = named(model, "finished"), named(model, "seat")
    assert len(cells) == 3
    assert all(label.endswith("in a finished row") for label in cells)
    assert seats[0].endswith("finished rows: 1 of 2")


def test_a_finished_row_is_heard() -> None:
    before = after(at_table("b2 c2"), CardPicked(0))
    finished, other = (after(before, CellPicked(cell)) for cell in ("d2", "e4"))
    assert sound_effects(before, finished) == (PlaySound(Sound.ROW),)
    assert sound_effects(before, other) == (PlaySound(Sound.CHIP),)


def test_the_last_row_wins_and_its_animals_are_cheered() -> None:
    won = game_of(at_table("b2 c2 d3 d4", "d2"))
    assert isinstance(won.state.outcome, Win)
    assert row_pictures(won) == tuple(
        picture for cell in ("d2", "d3", "d4") if (picture := ROWS.picture_at[cell])
    )
    assert stripes(at_table("b2 c2 d3 d4", "d2")) == [2, 0, 0]


def test_a_loss_tells_how_many_rows_there_are() -> None:
    state = game_of(at_table("b2 c2 d3 d4", "d2")).state
    assert state.outcome
    model = laid_out(
        "joker",
        "joker",
        "joker",
        edition=ROWS,
        settings=Settings(who=sitting("fox")),
        outcome=state.outcome,
        rows=state.rows,
        board=dict(state.board),
    )
    assert game_of(model).is_lost
    assert second_text(game_of(model)) == "Robo Fox has 2 rows."
