"""Lays out a board that has no pictures yet, so that there is something to play; pure."""

from dataclasses import replace

from game.ui.boards.board import problem
from game.ui.model.builder import Work
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.model.timed_effects import LayOut


def with_pictures(model: Model) -> Result:
    """The model, and the work on the board of its page if that has no pictures and no problem."""
    building = model.building
    if building is None or building.layout or problem(building.board):
        return model, ()
    begun = replace(building, trial=None, work=Work.LAYOUT, percent=0)
    return model.on_ground(begun), (LayOut(building.board),)
