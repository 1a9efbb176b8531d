"""The board of the game that is shown, with the worth of its cells."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from game.rules.action import Action, Place, Remove, parse_action
from game.rules.edition import Cell, Edition, cell_name
from game.rules.state import State, Win
from game.ui.frame.markup import Node, classes, element
from game.ui.look.i18n import _
from game.ui.screens.table.cell import cell_view, wooden_frame
from game.ui.screens.table.cell_props import (
    CELL_SIZE,
    FRAME,
    CellProps,
    Mark,
    Won,
    corner,
    plain_props,
)
from game.ui.screens.table.msg import CellPicked
from game.ui.workshop.match.person import is_secret, person_acts
from game.ui.workshop.match_state import Match
from game.ui.workshop.state import Workshop
from game.workshop import exercises

Scores: TypeAlias = tuple[tuple[Cell, float], ...]
"""Numbers of cells, the best first."""


def board(model: Workshop, scored: Scores | None = None) -> Node:
    """The board of the game, or the empty board of the next game. A person can tap it.

    `scored` is shown in the place of the numbers that the bot gave to cells in its turn.
    """
    match = model.match
    edition = match.shown.edition if match else model.edition
    columns, rows = edition.size
    width, height = columns * CELL_SIZE + 2 * FRAME, rows * CELL_SIZE + 2 * FRAME
    looks = _looks(model, match) if match else _still(plain_props(edition, turned=False))
    return element(
        "svg",
        wooden_frame(width, height),
        *(
            element(
                "g",
                *(cell_view(looks[cell_name(column, row)]) for column in range(columns)),
                role="row",
                aria_label=_("Row %(number)d") % {"number": row + 1},
            )
            for row in range(rows)
        ),
        _names(edition),
        *(_heat(match, scored) if match and not is_secret(model) else ()),
        key=edition.name,
        class_="board workshop-board",
        viewBox=f"0 0 {width} {height}",
        role="grid",
        aria_label=_("Board"),
    )


@lru_cache(1)
def _names(edition: Edition) -> Node:
    """The name of each cell in its corner, as code and sentences call it."""
    columns, rows = edition.size
    cells = [cell_name(column, row) for row in range(rows) for column in range(columns)]
    spots = ((cell, *corner(cell, turned=False)) for cell in cells)
    names = (element("text", cell, x=x + 9, y=y + 23) for cell, x, y in spots)
    return element("g", *names, key="names", class_="cell-names", aria_hidden="true")


def _still(looks: Mapping[Cell, CellProps]) -> dict[Cell, CellProps]:
    """Cells that cannot be tapped."""
    return {cell: look._replace(picks=None, tabindex=None) for cell, look in looks.items()}


def _looks(model: Workshop, match: Match) -> Mapping[Cell, CellProps]:
    """How each cell looks in the state that is shown."""
    state, targets = match.shown, _targets(model, match)
    asked, right = _missed(model, match)
    looks = _still(plain_props(state.edition, turned=False))
    action = match.last.action if match.last else None
    last = {action.cell} if isinstance(action, Place | Remove) else set()
    won = _won_cells(state)
    for cell in {*won, *last, *state.board, *targets, *asked, *right}:
        is_target = cell in targets
        marks = {Mark.LAST: last, Mark.TARGET: targets, Mark.ASKED: asked, Mark.HINTED: right}
        looks[cell] = looks[cell]._replace(
            chip=state.board.get(cell),
            marks=tuple(mark for mark, cells in marks.items() if cell in cells),
            won=won.get(cell),
            picks=CellPicked if is_target else None,
            tabindex=0 if is_target else None,
        )
    return looks


def _won_cells(state: State) -> Mapping[Cell, Won]:
    """The cells of a row that has won."""
    outcome = state.outcome
    return dict.fromkeys(outcome.cells, Won(outcome.colour)) if isinstance(outcome, Win) else {}


def _missed(model: Workshop, match: Match) -> tuple[frozenset[Cell], frozenset[Cell]]:
    """The cell of the bot's move in a puzzle, and those of the right ones; empty for a game."""
    if not (model.origin and model.origin.puzzle):
        return frozenset(), frozenset()
    name, number, played = model.origin.puzzle
    if match.place != exercises.turns(number, name):
        return frozenset(), frozenset()
    moves = exercises.asked(number, name).answers
    return _cells([parse_action(played)]), _cells(moves)


def _cells(actions: Iterable[Action]) -> frozenset[Cell]:
    return frozenset(one.cell for one in actions if isinstance(one, Place | Remove))


def _targets(model: Workshop, match: Match) -> frozenset[Cell]:
    """The cells on which the chosen card of the person fits."""
    if model.chosen is None or not person_acts(match):
        return frozenset()
    seen = match.seen
    card = seen.hand[model.chosen]
    return frozenset(
        action.cell
        for action in seen.legal
        if isinstance(action, Place | Remove) and action.card == card
    )


def scores(match: Match) -> Scores:
    """The worth that the bot gave to cells in the turn that is shown, the best first."""
    answer = match.last.answer if match.last else None
    return answer.scores if answer else ()


def share(score: float, lowest: float, highest: float) -> float:
    """How far the score lies between the lowest and the highest, from 0 to 1."""
    if highest <= lowest:
        return 0.0
    return (score - lowest) / (highest - lowest)


def _heat(match: Match, scored: Scores | None) -> Iterator[Node]:
    """A heat map of the scores. Screen readers find the numbers in the list below the board."""
    cells = match.shown.edition.picture_at
    found = scores(match) if scored is None else [one for one in scored if one[0] in cells]
    if not found:
        return
    highest, lowest = found[0][1], found[-1][1]
    spots = [
        _spot(match.shown, cell, share(score, lowest, highest), number_text(score))
        for cell, score in found
    ]
    yield element("g", *spots, key="heat", class_="heat", aria_hidden="true")


def _spot(state: State, cell: Cell, warmth: float, text: str) -> Node:
    x, y = corner(cell, turned=False)
    return element(
        "g",
        element(
            "rect",
            class_="warm",
            x=x + 3,
            y=y + 3,
            width=94,
            height=94,
            rx=14,
            fill_opacity=f"{0.08 + 0.72 * warmth:.2f}",
        ),
        element("text", text, x=x + 50, y=y + 90, text_anchor="middle"),
        key=cell,
        class_=classes("spot", taken=cell in state.board),
    )


def number_text(score: float) -> str:
    """The score with at most three significant digits."""
    return f"{score:.3g}"
