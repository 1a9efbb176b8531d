"""What lies above the cells of a board: bands, chips that leave, the best line of who has lost."""

from collections.abc import Iterable, Iterator

from game.rules.action import Place, Remove
from game.rules.state import Win
from game.ui.frame.markup import Node, classes, element
from game.ui.look.shown_pictures import board_drawing
from game.ui.play.best_line import best_line_of
from game.ui.play.game import Game
from game.ui.screens.table.cell import RECALLED, drawing, transform
from game.ui.screens.table.cell_props import CELL_SIZE, CellProps, Mark, corner
from game.ui.screens.table.marks import is_recalled

ARCS = (
    "M4 34a22 22 0 0 0 0 32M-9 24a36 36 0 0 0 0 52M96 34a22 22 0 0 1 0 32M109 24a36 36 0 0 1 0 52"
)
"""Two arcs on each side of a cell."""


def calls(props: Iterable[CellProps]) -> Iterator[Node]:
    """What pictures that answer call to both sides, and the ring that runs out of the last chip."""
    for cell in props:
        if Mark.ANSWERS in cell.marks:
            kind = "second" if Mark.SECOND in cell.marks else ""
            yield _above(cell, element("path", class_="arcs", d=ARCS), f"arcs{cell.again}", kind)
        if cell.chip and Mark.LAST in cell.marks:
            again = RECALLED if Mark.RECALLED in cell.marks else ""
            middle = CELL_SIZE // 2
            ring = element("circle", class_=f"ring {cell.chip}", cx=middle, cy=middle, r=middle)
            yield _above(cell, ring, f"ring-{cell.chip}{again}", again.strip())


def _above(cell: CellProps, drawn: Node, key: str, class_: str) -> Node:
    """The drawing in the place of the cell, above all cells."""
    return element(
        "g",
        drawn,
        key=f"{key}-{cell.cell}",
        class_=class_ or None,
        transform=transform(cell.corner),
        aria_hidden="true",
    )


def bands(game: Game, *, turned: bool) -> Iterator[Node]:
    """A band over the chips of each finished row, where more than one row wins.

    The rows of a winner who is cheered have none, because their animals come out.
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


def _winning_colour(game: Game) -> str:
    """The colour that has won; empty if none has."""
    return game.seen.outcome.colour if isinstance(game.seen.outcome, Win) else ""


def taken_chip(game: Game, *, turned: bool) -> Node | None:
    """The chip that was just taken away, and the card that carries it."""
    recalled = is_recalled(game)
    columns, rows = game.seen.edition.size
    width = (rows if turned else columns) * CELL_SIZE
    for event in game.events:
        if isinstance(event.action, Remove):
            x, y = corner(event.action.cell, turned=turned)
            return element(
                "g",
                drawing(f"chip-{event.taken}", "taken", 10, 80),
                drawing(board_drawing(event.action.card), "taker", 4, 92),
                key=f"taken-{event.action.cell}{RECALLED if recalled else ''}",
                class_=classes(
                    recalled=recalled,
                    from_the_left=x > width - 2 * CELL_SIZE,
                    to_the_right=x < 2 * CELL_SIZE,
                )
                or None,
                transform=transform((x, y)),
                aria_hidden="true",
            )
    return None


def wild_card(game: Game, *, turned: bool) -> Node | None:
    """The wild card that was just played: its animal gallops up with the chip."""
    wild = game.seen.edition.wild
    for event in game.events:
        if wild and isinstance(event.action, Place) and event.action.card == wild.card:
            again = RECALLED if is_recalled(game) else ""
            return element(
                "g",
                drawing(board_drawing(wild.card), "bringer", 4, 92),
                key=f"brought-{event.action.cell}{again}",
                class_="recalled" if again else None,
                transform=transform(corner(event.action.cell, turned=turned)),
                aria_hidden="true",
            )
    return None


def chips_taken_back(game: Game, *, turned: bool) -> Node | None:
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


def best_line_edges(game: Game, *, turned: bool) -> Node | None:
    """The best line of people whom computers have beaten: its edge, and its missing places.

    On a diagonal each cell has an edge. A sun shows a small chip, because it counts.
    """
    line = best_line_of(game)
    if line is None:
        return None
    places = [corner(cell, turned=turned) for cell in line.cells]
    is_straight = 1 in (len({x for x, _y in places}), len({y for _x, y in places}))
    return element(
        "g",
        *map(_edge_around, [places] if is_straight else [[place] for place in places]),
        *(_missing_place(*corner(cell, turned=turned)) for cell in line.missing),
        *(
            element(
                "g",
                drawing(f"chip-{line.colour}", "counts", 26, 48),
                transform=transform(corner(cell, turned=turned)),
            )
            for cell in line.cells
            if cell in game.seen.edition.free
        ),
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
