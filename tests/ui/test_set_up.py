"""What the set-up and the choices behind home say."""

from dataclasses import replace

import pytest

from game.rules.edition_data import EDITION_NAMES, load_edition
from game.ui.app.view import view
from game.ui.frame.message import Message
from game.ui.model.model import Model
from game.ui.screens.home.msg import MakeOpened
from game.ui.settings.settings import Settings
from game.ui.ways import FamilyOpened, OwnAlbumOpened, SetUpOpened
from tests.ui.pages import after, classes_of, nodes, text_of


def goals(seats: int) -> list[str]:
    """What the tiles of the boards say about the goal."""
    shown = nodes(view(after(Model(replace(Settings(), seats=seats)), SetUpOpened())))
    [boards] = [node for node in shown if "boards" in classes_of(node)]
    return [text_of(node) for node in nodes(boards) if "note" in classes_of(node)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_board_speaks_of_teams_only_where_they_play(seats: int) -> None:
    boards = [load_edition(name).seating(seats) for name in EDITION_NAMES]
    play_in_teams = [bool(seating and seating.teams) for seating in boards]
    assert [goal.endswith("teams") for goal in goals(seats)] == play_in_teams
    assert any(play_in_teams) == (seats == 4)


@pytest.mark.parametrize("msg", [MakeOpened(), FamilyOpened(), OwnAlbumOpened()])
def test_back_does_not_stand_out(msg: Message) -> None:
    [dialog] = [node for node in nodes(view(after(Model(), msg))) if node.tag == "dialog"]
    buttons = {text_of(node): classes_of(node) for node in nodes(dialog) if node.tag == "button"}
    assert "quiet" in buttons["Back"]
    assert not any("main" in names for names in buttons.values())


def test_what_people_make_is_shown_in_pictures_with_the_tool_for_it() -> None:
    [dialog] = [n for n in nodes(view(after(Model(), MakeOpened()))) if n.tag == "dialog"]
    tiles = [node for node in nodes(dialog) if "tile" in classes_of(node)]
    assert [text_of(tile) for tile in tiles] == [
        "Build a board",
        "Change the pictures",
        "Code a computer player",
    ]
    assert all(sum(node.tag == "svg" for node in nodes(tile)) == 2 for tile in tiles)
    assert tiles[-1].attributes["href"] == "workshop.html"
