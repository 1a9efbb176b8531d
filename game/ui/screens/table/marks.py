"""How the cells of a board look at a game: their chips and marks."""

from collections.abc import Iterator, Mapping

from game.rules.action import Place, Remove
from game.rules.edition import Cell
from game.rules.state import Win
from game.ui.play.best_line import best_line_of
from game.ui.play.game import Game, Phase
from game.ui.screens.table.answers import answering
from game.ui.screens.table.cell_props import CellProps, Mark, Won, plain_props
from game.ui.screens.table.threats import threats

MAX_STRONG_TARGETS = 4
"""If there are more targets, each of them is marked more lightly."""


def cell_props(game: Game, *, turned: bool, past: bool = False) -> Mapping[Cell, CellProps]:
    """How each cell looks now. If `past`, no cell can be picked."""
    marks: dict[Cell, list[Mark]] = {}
    called = answering(game)
    for mark, cell in _marks(game, called, past=past):
        marks.setdefault(cell, []).append(mark)
    board, won = game.seen.board, _won_cells(game)
    props = dict(plain_props(game.seen.edition, turned=turned))
    if past:
        props = {c: cell._replace(picks=None, tabindex=None) for c, cell in props.items()}
    for cell in marks.keys() | board.keys() | won.keys():
        own = tuple(marks.get(cell, ()))
        props[cell] = props[cell]._replace(
            chip=board.get(cell),
            marks=own,
            again=_again(game, cell, answers=cell in called),
            won=won.get(cell),
            autofocus=Mark.LAST in own and game.phase is Phase.LANDED,
        )
    if not past:
        props[game.cursor] = props[game.cursor]._replace(tabindex=0)
    return props


def _marks(game: Game, called: tuple[Cell, ...], *, past: bool) -> Iterator[tuple[Mark, Cell]]:
    """The marks of cells, each with one of its cells; the pictures of `called` answer."""
    finished = (cell for rows in game.seen.rows.values() for row in rows for cell in row)
    yield from ((Mark.FINISHED, cell) for cell in finished)
    cells = targets(game)
    yield from ((Mark.TARGET, cell) for cell in cells)
    if len(cells) > MAX_STRONG_TARGETS:
        yield from ((Mark.LIGHT, cell) for cell in cells)
    yield from ((Mark.ANSWERS, cell) for cell in called)
    yield from ((Mark.SECOND, cell) for cell in called[1:])
    yield from _marks_of_taps(game)
    threatened = frozenset(cell for found in threats(game).values() for cell in found)
    yield from ((Mark.THREATENED, cell) for cell in threatened)
    if hinted := _hinted_cell(game):
        yield Mark.HINTED, hinted
    if last := _last_cell(game):
        yield Mark.LAST, last
        if is_recalled(game):
            yield Mark.RECALLED, last
    line = None if past else best_line_of(game)
    if line:
        yield from ((Mark.MISSING, cell) for cell in line.missing)


def _marks_of_taps(game: Game) -> Iterator[tuple[Mark, Cell]]:
    """The marks of cells that were tapped."""
    if game.asked:
        yield Mark.ASKED, game.asked
        if not game.fitting:
            yield Mark.ALONE, game.asked
    if game.refused and game.refused.cell:
        yield Mark.REFUSED, game.refused.cell
        if game.refused.number % 2 == 0:
            yield Mark.AGAIN, game.refused.cell
    if game.woken:
        yield Mark.WOKEN, game.woken.cell


def _won_cells(game: Game) -> Mapping[Cell, Won]:
    """The cells of the row that won."""
    outcome = game.seen.outcome
    if not isinstance(outcome, Win):
        return {}
    parades = not game.is_lost
    return {c: Won(outcome.colour, number, parades) for number, c in enumerate(outcome.cells)}


def _again(game: Game, cell: Cell, *, answers: bool) -> str:
    """Changes when the picture of the cell has to answer or to wake again."""
    if game.refused and answers:
        return f" {game.refused.number}"
    return f" {game.woken.number}" if game.woken and game.woken.cell == cell else ""


def is_recalled(game: Game) -> bool:
    """Whether the last play is shown again because the curtain has just lifted."""
    is_playing = game.phase is Phase.PLAYING and game.seen.outcome is None
    return is_playing and game.covers_hands and not game.taken_back


def targets(game: Game) -> frozenset[Cell]:
    """The cells that the chosen card can be played on, and the cell that a computer shows."""
    return game.targets | _announced_cell(game)


def _announced_cell(game: Game) -> frozenset[Cell]:
    cell = game.announced.cell if game.announced else None
    return frozenset([cell]) if cell else frozenset()


def _hinted_cell(game: Game) -> Cell | None:
    """The cell of the hint."""
    match game.hint and game.hint.action:
        case Place(_, cell) | Remove(_, cell):
            return cell
    return None


def _last_cell(game: Game) -> Cell | None:
    """The cell of the last play."""
    cells = [e.action.cell for e in game.events if isinstance(e.action, Place | Remove)]
    return cells[-1] if cells else None
