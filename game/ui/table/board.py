"""The board as an SVG drawing, which screen readers find as a grid."""

from dataclasses import replace

from game.rules.action import Place, Remove
from game.rules.edition import Cell, Colour, Edition, cell_name, cell_position
from game.rules.state import Win
from game.ui.look.gestures import gesture
from game.ui.look.i18n import _, listed
from game.ui.look.markup import Node, classes, element
from game.ui.look.message_text import encode
from game.ui.look.tints import tint
from game.ui.look.words import card_word, chip_word
from game.ui.table.msg import CellPicked
from game.ui.table.scene import Scene
from game.ui.table.state import Game, Phase

CELL_SIZE = 100
"""The side of a cell, in units of the drawing."""

FRAME = 14
"""The width of the frame around the cells, in units of the drawing."""

ARCS = (
    "M4 34a22 22 0 0 0 0 32M-9 24a36 36 0 0 0 0 52M96 34a22 22 0 0 1 0 32M109 24a36 36 0 0 1 0 52"
)
"""Two arcs on each side of a cell."""

MAX_STRONG_TARGETS = 4
"""If there are more targets than this, each is marked more lightly."""

PICTURE_ATTRIBUTES = {"class", "transform"}
"""The attributes that a cell needs in a picture without controls."""


def board(game: Game, *, turned: bool, past: bool = False) -> Node:
    """The board of the game.

    If `turned`, its columns run down the screen. If `past`, no cell can be picked.
    """
    columns, rows = game.seen.edition.size
    across, down = (rows, columns) if turned else (columns, rows)
    width, height = across * CELL_SIZE + 2 * FRAME, down * CELL_SIZE + 2 * FRAME
    targets = _targets(game)
    lines = [[_cell_at(x, y, turned=turned) for x in range(across)] for y in range(down)]
    return element(
        "svg",
        _frame(0, 0, width, height),
        *(
            element(
                "g",
                *(_cell(game, cell, targets, turned=turned, past=past) for cell in line),
                role="row",
                aria_label=_("Row %(number)d") % {"number": number},
            )
            for number, line in enumerate(lines, 1)
        ),
        _taken_chip(game, turned=turned),
        None if past else _best_row(game, turned=turned),
        key="turned" if turned else "upright",
        class_=_board_classes(game, targets),
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
    return element(
        "svg",
        _frame(0, 0, width, height),
        *(
            _square(edition, cell, turned=turned)
            for cell in (_cell_at(x, y, turned=turned) for y in range(down) for x in range(across))
        ),
        class_="board bare",
        viewBox=f"0 0 {width} {height}",
        aria_hidden="true",
    )


def picture_of_board(scene: Scene) -> Node:
    """The part of the board that the scene shows, as a picture without controls."""
    game, part, targets = scene.game, scene.part, _targets(scene.game)
    x, y = part.column * CELL_SIZE, part.row * CELL_SIZE
    width, height = part.columns * CELL_SIZE + 2 * FRAME, part.rows * CELL_SIZE + 2 * FRAME
    cells = game.seen.edition.board_order(part.cells)
    return element(
        "svg",
        _frame(x, y, width, height),
        *(_without_control(_cell(game, cell, targets, turned=False, past=False)) for cell in cells),
        class_=_board_classes(game, targets),
        viewBox=f"{x} {y} {width} {height}",
        aria_hidden="true",
    )


def _square(edition: Edition, cell: Cell, *, turned: bool) -> Node:
    shown = edition.picture_at[cell]
    return element(
        "g",
        _ground(),
        _drawing(shown or "sun", "picture", 16, 68),
        class_=_tint_class(edition, cell),
        transform=_transform(cell, turned=turned),
    )


def _ground() -> Node:
    return element("rect", class_="ground", x=3, y=3, width=94, height=94, rx=14)


def _tint_class(edition: Edition, cell: Cell) -> str:
    shown = edition.picture_at[cell]
    return f"tint-{tint(edition, shown)}" if shown else "free"


def _transform(cell: Cell, *, turned: bool) -> str:
    x, y = _place(cell, turned=turned)
    return f"translate({x} {y})"


def _place(cell: Cell, *, turned: bool) -> tuple[int, int]:
    """The upper left corner of the cell in the drawing."""
    column, row = cell_position(cell)
    x, y = (row, column) if turned else (column, row)
    return FRAME + x * CELL_SIZE, FRAME + y * CELL_SIZE


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


def _board_classes(game: Game, targets: frozenset[Cell]) -> str:
    many = len(targets) > MAX_STRONG_TARGETS
    return classes("board", choosing=bool(targets), anywhere=many)


def _cell_at(x: int, y: int, *, turned: bool) -> Cell:
    column, row = (y, x) if turned else (x, y)
    return cell_name(column, row)


def _cell(game: Game, cell: Cell, targets: frozenset[Cell], *, turned: bool, past: bool) -> Node:
    edition, chip = game.seen.edition, game.seen.board.get(cell)
    shown = edition.picture_at[cell]
    moves = gesture(shown)
    won, answers = cell in _winning_row(game), cell in game.answering
    last = cell == _last_cell(game)
    refused = game.refused if game.refused and game.refused.cell == cell else None
    woken = game.woken if game.woken and game.woken.cell == cell else None
    wakes = f" {woken.number}" if woken else ""
    missing = not past and game.best_row is not None and cell in game.best_row.missing
    lit = [f"lit-{_winning_row(game).index(cell)}", _winning_colour(game)] if won else []
    return element(
        "g",
        element("rect", class_="reach", width=CELL_SIZE, height=CELL_SIZE),
        _ground(),
        _drawing(
            shown or "sun",
            classes("picture", moves),
            16,
            68,
            key=_answers_again(game) if answers else wakes,
        ),
        _arcs(_answers_again(game)) if answers else None,
        _drawing(f"chip-{chip}", "chip", 10, 80, key=chip) if chip else None,
        _ring(chip) if chip and last else None,
        element("rect", class_="edge", x=3, y=3, width=94, height=94, rx=14),
        _parading(shown or "sun", moves, wakes) if won and not game.is_lost else None,
        id=f"cell-{cell}",
        class_=classes(
            "cell",
            _tint_class(edition, cell),
            *lit,
            target=cell in targets,
            answers=answers,
            second=cell in game.answering[1:],
            asked=cell == game.asked,
            alone=cell == game.asked and not game.fitting,
            refused=refused is not None,
            woken=woken is not None,
            again=refused is not None and refused.number % 2 == 0,
            threatened=any(cell in cells for cells in game.threats.values()),
            hinted=cell == _hinted_cell(game),
            last=last,
            covered=chip is not None,
            won=won,
            missing=missing,
        ),
        transform=_transform(cell, turned=turned),
        role="gridcell",
        tabindex=None if past else 0 if cell == game.cursor else -1,
        data_msg=None if past else encode(CellPicked, cell),
        data_autofocus=last and game.phase is Phase.LANDED,
        aria_label=_label(game, cell, can_play=cell in targets, won=won, missing=missing),
        aria_selected=str(cell == game.asked).lower(),
    )


def _arcs(key: str) -> Node:
    """What a picture calls to both sides."""
    return element("path", key=f"arcs{key}", class_="arcs", d=ARCS)


def _parading(shown: str, moves: str, key: str) -> Node:
    """The animal of a cell of the row that won, as a sticker that has come out of the cell."""
    return element(
        "g",
        _drawing(shown, "rim", 8, 84),
        _drawing(shown, "whole", 8, 84),
        key=f"parading{key}",
        class_=classes("parading", moves),
    )


def _answers_again(game: Game) -> str:
    """The key of a picture that answers: a new picture answers anew after each refusal."""
    return f" {game.refused.number}" if game.refused else ""


def _ring(chip: Colour) -> Node:
    """The ring that runs out of a chip when it lands, in its colour."""
    middle = CELL_SIZE // 2
    return element("circle", key=chip, class_=f"ring {chip}", cx=middle, cy=middle, r=middle)


def _taken_chip(game: Game, *, turned: bool) -> Node | None:
    """The chip that was just taken away and the card that carries it, above all cells."""
    for event in game.happened:
        if isinstance(event.action, Remove):
            return element(
                "g",
                _drawing(f"chip-{event.taken}", "taken", 10, 80),
                _drawing(event.action.card, "taker", 4, 92),
                key=f"taken-{event.action.cell}",
                transform=_transform(event.action.cell, turned=turned),
                aria_hidden="true",
            )
    return None


def _best_row(game: Game, *, turned: bool) -> Node | None:
    """The best row of people whom computers have beaten: its edge, and its missing places.

    On a diagonal each cell has an edge.
    """
    row = game.best_row
    if row is None:
        return None
    places = [_place(cell, turned=turned) for cell in row.cells]
    is_straight = 1 in (len({x for x, _y in places}), len({y for _x, y in places}))
    return element(
        "g",
        *map(_edge_around, [places] if is_straight else [[place] for place in places]),
        *(_missing_place(*_place(cell, turned=turned)) for cell in row.missing),
        key="best-row",
        class_=f"best-row {row.colour}",
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
    return game.seen.outcome.row if isinstance(game.seen.outcome, Win) else ()


def _winning_colour(game: Game) -> str:
    return game.seen.outcome.colour if isinstance(game.seen.outcome, Win) else ""


def _drawing(name: str, class_: str, at: int, size: int, key: str = "") -> Node:
    return element(
        "use",
        key=f"{class_}{key}",
        class_=class_,
        href=f"#art-{name}",
        x=at,
        y=at,
        width=size,
        height=size,
    )


def _label(game: Game, cell: Cell, *, can_play: bool, won: bool, missing: bool) -> str:
    """What a screen reader says: the cell's name, picture, chip, and how it is marked."""
    shown, chip = game.seen.edition.picture_at[cell], game.seen.board.get(cell)
    words = [cell, card_word(shown) if shown else _("sun, counts for everybody")]
    words += [chip_word(chip)] if chip else []
    words += [_("can be played")] if can_play else []
    words += [_("advised")] if cell == _hinted_cell(game) else []
    words += [_("in the row that won")] if won else []
    words += [_("was missing")] if missing else []
    return listed(words)


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
