"""Steps of somebody who builds a board, which can be undone and redone; pure."""

from dataclasses import replace

from game.ui.boards.board import problem
from game.ui.boards.keeping import kept
from game.ui.boards.step import NAME, Step
from game.ui.model.builder import Building

MOST = 200
"""The most steps that can be undone."""


def did(before: Building, after: Building, what: str) -> Building:
    """The board after a change; what somebody types into the name is one step."""
    if (after.board, after.layout) == (before.board, before.layout):
        return after
    is_typed = what == NAME and not before.future and before.past
    goes_on = is_typed and before.past[-1].what == NAME
    step = () if goes_on else (Step(what, before.board, before.layout),)
    past = (*before.past, *step)[-MOST:]
    return replace(after, past=past, future=(), undone="", redone="")


def undo(building: Building) -> Building:
    """The board as it was before the last step, if there is one."""
    if not building.past:
        return building
    *past, step = building.past
    there = replace(_at(building, step), undone=step.what, redone="")
    return replace(there, past=tuple(past), future=(*building.future, _now(building, step)))


def redo(building: Building) -> Building:
    """The board as it was before the last step was undone, if one was."""
    if not building.future:
        return building
    *future, step = building.future
    there = replace(_at(building, step), undone="", redone=step.what)
    return replace(there, past=(*building.past, _now(building, step)), future=tuple(future))


def _now(building: Building, step: Step) -> Step:
    """The board that the page shows, on the other side of the step."""
    return Step(step.what, building.board, building.layout)


def _at(building: Building, step: Step) -> Building:
    """The board of the step. If it had no animals yet, it gets those that the page shows."""
    board, layout = step.board, step.layout
    if layout is None and building.layout:
        layout = building.layout if problem(board) else kept(board, building.layout)
    cursor = building.cursor if building.cursor in board.cells else "a1"
    return replace(building, board=board, layout=layout, cursor=cursor, work=None, trial=None)
