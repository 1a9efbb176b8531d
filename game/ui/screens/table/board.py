"""The board as an SVG drawing, which screen readers find as a grid."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache

from game.rules.action import Place, Remove
from game.rules.edition import Cell, Edition, cell_name
from game.rules.state import Win
from game.ui.frame.markup import Node, classes, element
from game.ui.look.i18n import _
from game.ui.play.game import Game, Phase
from game.ui.screens.table.cell import (
    CELL_SIZE,
    FRAME,
    RECALLED,
    Look,
    cell_view,
    corner,
    drawing,
    plain_cell,
    plain_looks,
    transform,
)
from game.ui.screens.table.scene import Scene

MAX_STRONG_TARGETS = 4
"""If there are more targets than this, each is marked more lightly."""

SQUARE = "h66a14 14 0 0 1 14 14v66a14 14 0 0 1-14 14h-66a14 14 0 0 1-14-14v-66a14 14 0 0 1 14-14z"
"""The outline of the ground of a cell, from the end of its upper left corner."""

PICTURE_ATTRIBUTES = {"class", "transform"}
"""The attributes that a cell needs in a picture without controls."""


def board(game: Game, *, turned: bool, past: bool = False) -> Node:
    """The board of the game.

    If `turned`, its columns run down the screen. If `past`, no cell can be picked.
    """
    columns, rows = game.seen.edition.size
    across, down = (rows, columns) if turned else (columns, rows)
    width, height = across * CELL_SIZE + 2 * FRAME, down * CELL_SIZE + 2 * FRAME
    looks = _looks(game, turned=turned, past=past)
    return element(
        "svg",
        _frame(0, 0, width, height),
        *(
            element(
                "g",
                *(cell_view(looks[cell]) for cell in line),
                role="row",
                aria_label=_("Row %(number)d") % {"number": number},
            )
            for number, line in enumerate(_lines(game.seen.edition, turned=turned), 1)
        ),
        _veil(game, looks.values()),
        *_bands(game, turned=turned),
        _taken_chip(game, turned=turned),
        _taken_back(game, turned=turned),
        None if past else _best_line(game, turned=turned),
        key="turned" if turned else "upright",
        class_=_board_classes(game),
        viewBox=f"0 0 {width} {height}",
        data_place="board",
        role="grid",
        aria_label=_("Board"),
    )


def bare_board(edition: Edition, *, turned: bool) -> Node:
    """The empty board of the edition, as a picture without controls."""
    columns, rows = edition.size
    across, down = (rows, columns) if turned else (columns, rows)
    width, height = across * CELL_SIZE + 2 * FRAME, down * CELL_SIZE + 2 * FRAME
    looks = plain_looks(edition, turned=turned)
    return element(
        "svg",
        _frame(0, 0, width, height),
        *(plain_cell(looks[cell]) for line in _lines(edition, turned=turned) for cell in line),
        class_="board bare",
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
    )


def picture_of_board(scene: Scene) -> Node:
    """The part of the board that the scene shows, as a picture without controls."""
    game, part = scene.game, scene.part
    x, y = part.column * CELL_SIZE, part.row * CELL_SIZE
    width, height = part.columns * CELL_SIZE + 2 * FRAME, part.rows * CELL_SIZE + 2 * FRAME
    looks = _looks(game, turned=False, past=False)
    return element(
        "svg",
        _frame(x, y, width, height),
        *(
            _without_control(cell_view(looks[cell]))
            for cell in game.seen.edition.board_order(part.cells)
        ),
        _veil(game, (looks[cell] for cell in part.cells)),
        class_=_board_classes(game),
        viewBox=f"{x} {y} {width} {height}",
        aria_hidden="true",
    )


def is_recalled(game: Game) -> bool:
    """Whether the last play is shown once more: the curtain has just lifted."""
    is_playing = game.phase is Phase.PLAYING and game.seen.outcome is None
    return is_playing and game.covers_hands and not game.taken_back


def _frame(x: int, y: int, width: int, height: int) -> Node:
    return element(
        "rect", class_="wood", x=x + 4, y=y + 4, width=width - 8, height=height - 8, rx=2 * FRAME
    )


def _without_control(node: Node) -> Node:
    """The drawing of a cell without the attributes of a control."""
    drawn = {name: node.attributes[name] for name in PICTURE_ATTRIBUTES & node.attributes.keys()}
    return replace(node, attributes=drawn)


def _targets(game: Game) -> frozenset[Cell]:
    """The cells that the chosen card can be played on, and the cell that a computer shows."""
    return game.targets | _staged_cell(game)


def _board_classes(game: Game) -> str:
    return classes("board", choosing=bool(_targets(game)), taken_back=bool(game.taken_back))


def _veil(game: Game, looks: Iterable[Look]) -> Node | None:
    """What dims the cells that the chosen card cannot be played on; None if no card is chosen.

    One drawing costs a browser far less than many half transparent pictures. Chips and marked cells
    are not dimmed.
    """
    if not _targets(game):
        return None
    dimmed = (look.corner for look in looks if not look.chip and not look.marks)
    squares = (f"M{x + 17} {y + 3}{SQUARE}" for x, y in dimmed)
    return element("path", key="veil", class_="veil", d="".join(squares), aria_hidden="true")


def _bands(game: Game, *, turned: bool) -> Iterator[Node]:
    """A band over the chips of each finished row, where more than one row wins.

    From the rows of a winner who is cheered the animals come out instead.
    """
    cheered = _winning_colour(game) if game.is_won else ""
    for colour, rows in game.seen.rows.items():
        if colour == cheered:
            continue
        for row in map(game.seen.edition.board_order, rows):
            (x, y), (last_x, last_y) = (corner(cell, turned=turned) for cell in (row[0], row[-1]))
            half = CELL_SIZE // 2
            way = f"M{x + half} {y + half}L{last_x + half} {last_y + half}"
            yield element(
                "g",
                element("path", class_="rim", d=way, pathLength="1"),
                element("path", class_="ribbon", d=way, pathLength="1"),
                key=f"band-{row[0]}-{row[-1]}",
                class_=f"band {colour}",
                aria_hidden="true",
            )


@cache
def _lines(edition: Edition, *, turned: bool) -> tuple[tuple[Cell, ...], ...]:
    """The cells as they stand on the screen, line by line."""
    columns, rows = edition.size
    if turned:
        return tuple(tuple(cell_name(x, y) for y in range(rows)) for x in range(columns))
    return tuple(tuple(cell_name(x, y) for x in range(columns)) for y in range(rows))


def _looks(game: Game, *, turned: bool, past: bool) -> Mapping[Cell, Look]:
    """How each cell looks now."""
    marks: dict[Cell, list[str]] = {}
    for mark, cell in _marks(game, past=past):
        marks.setdefault(cell, []).append(mark)
    board, parades = game.seen.board, not game.is_lost
    looks = dict(plain_looks(game.seen.edition, turned=turned))
    if past:
        looks = {c: look._replace(can_be_picked=False, tabindex=None) for c, look in looks.items()}
    for cell in marks.keys() | board.keys():
        own = marks.get(cell, [])
        looks[cell] = looks[cell]._replace(
            chip=board.get(cell),
            marks=tuple(own),
            again=_again(game, cell),
            parades=parades and "won" in own,
            autofocus="last" in own and game.phase is Phase.LANDED,
        )
    if not past:
        looks[game.cursor] = looks[game.cursor]._replace(tabindex=0)
    return looks


def _marks(game: Game, *, past: bool) -> Iterator[tuple[str, Cell]]:
    """The classes of cells, each with one of its cells."""
    last, hinted = _last_cell(game), _hinted_cell(game)
    yield from _marks_of_rows(game)
    targets = _targets(game)
    kinds = ("target", "light") if len(targets) > MAX_STRONG_TARGETS else ("target",)
    yield from ((kind, cell) for cell in targets for kind in kinds)
    yield from (("answers", cell) for cell in game.answering)
    yield from (("second", cell) for cell in game.answering[1:])
    if game.asked:
        yield "asked", game.asked
    if game.asked and not game.fitting:
        yield "alone", game.asked
    if game.refused and game.refused.cell:
        yield "refused", game.refused.cell
    if game.refused and game.refused.cell and game.refused.number % 2 == 0:
        yield "again", game.refused.cell
    if game.woken:
        yield "woken", game.woken.cell
    threatened = frozenset(cell for cells in game.threats.values() for cell in cells)
    yield from (("threatened", cell) for cell in threatened)
    if hinted:
        yield "hinted", hinted
    if last:
        yield from ((mark, last) for mark in _marks_of_last(game))
    if game.best_line and not past:
        yield from (("missing", cell) for cell in game.best_line.missing)


def _marks_of_rows(game: Game) -> Iterator[tuple[str, Cell]]:
    """The classes of the cells of finished rows, and of those that have won."""
    for number, cell in enumerate(_winning_row(game)):
        yield from ((mark, cell) for mark in (f"lit-{number}", _winning_colour(game), "won"))
    for rows in game.seen.rows.values():
        yield from (("finished", cell) for row in rows for cell in row)


def _marks_of_last(game: Game) -> tuple[str, ...]:
    """The classes of the cell of the last play."""
    return ("last", "recalled") if is_recalled(game) else ("last",)


def _again(game: Game, cell: Cell) -> str:
    """Changes when the picture of the cell has to answer or to wake anew."""
    if game.refused and cell in game.answering:
        return f" {game.refused.number}"
    return f" {game.woken.number}" if game.woken and game.woken.cell == cell else ""


def _taken_chip(game: Game, *, turned: bool) -> Node | None:
    """The chip that was just taken away and the card that carries it, above all cells."""
    recalled = is_recalled(game)
    for event in game.happened:
        if isinstance(event.action, Remove):
            return element(
                "g",
                drawing(f"chip-{event.taken}", "taken", 10, 80),
                drawing(event.action.card, "taker", 4, 92),
                key=f"taken-{event.action.cell}{RECALLED if recalled else ''}",
                class_="recalled" if recalled else None,
                transform=transform(corner(event.action.cell, turned=turned)),
                aria_hidden="true",
            )
    return None


def _taken_back(game: Game, *, turned: bool) -> Node | None:
    """The chips that were just taken back: they rise from the board."""
    if not game.taken_back:
        return None
    return element(
        "g",
        *(
            element(
                "g",
                drawing(f"chip-{colour}", "rising", 10, 80),
                transform=transform(corner(cell, turned=turned)),
            )
            for cell, colour in game.taken_back
        ),
        key=f"taken-back-{game.undone}",
        aria_hidden="true",
    )


def _best_line(game: Game, *, turned: bool) -> Node | None:
    """The best line of people whom computers have beaten: its edge, and its missing places.

    On a diagonal each cell has an edge.
    """
    line = game.best_line
    if line is None:
        return None
    places = [corner(cell, turned=turned) for cell in line.cells]
    is_straight = 1 in (len({x for x, _y in places}), len({y for _x, y in places}))
    return element(
        "g",
        *map(_edge_around, [places] if is_straight else [[place] for place in places]),
        *(_missing_place(*corner(cell, turned=turned)) for cell in line.missing),
        key="best-row",
        class_=f"best-row {line.colour}",
        aria_hidden="true",
    )


def _edge_around(places: list[tuple[int, int]]) -> Node:
    """The edge of the cells in these places, which form a rectangle."""
    (x, y), (last_x, last_y) = min(places), max(places)
    width, height = last_x - x + CELL_SIZE - 2, last_y - y + CELL_SIZE - 2
    return element("rect", x=x + 1, y=y + 1, width=width, height=height, rx=16)


def _missing_place(x: int, y: int) -> Node:
    middle = CELL_SIZE // 2
    return element("circle", cx=x + middle, cy=y + middle, r=42)


def _winning_row(game: Game) -> tuple[Cell, ...]:
    return game.seen.outcome.cells if isinstance(game.seen.outcome, Win) else ()


def _winning_colour(game: Game) -> str:
    return game.seen.outcome.colour if isinstance(game.seen.outcome, Win) else ""


def _staged_cell(game: Game) -> frozenset[Cell]:
    cell = game.staged.cell if game.staged else None
    return frozenset([cell]) if cell else frozenset()


def _hinted_cell(game: Game) -> Cell | None:
    """The cell of the hint."""
    match game.hint and game.hint.action:
        case Place(_, cell) | Remove(_, cell):
            return cell
    return None


def _last_cell(game: Game) -> Cell | None:
    """The cell of the last play."""
    cells = [e.action.cell for e in game.happened if isinstance(e.action, Place | Remove)]
    return cells[-1] if cells else None
