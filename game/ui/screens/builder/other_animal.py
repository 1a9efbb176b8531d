"""Another animal for two cells of a board; pure."""

from dataclasses import replace

from game.rules.edition import Cell
from game.ui.boards.animals import next_animals
from game.ui.boards.keeping import shown
from game.ui.model.builder import Building, Work


def with_other_animal(building: Building, cell: Cell) -> Building:
    """The board with another animal on the cell: the next one that the board does not have.

    A cell with a sun only gets the cursor. What computers have found stays true; a trial that goes
    on stops.
    """
    layout = building.layout
    animals = shown(building.board, layout) if layout and building.edition else {}
    if layout is None or cell not in animals:
        return replace(building, cursor=cell) if cell in building.board.cells else building
    card = animals[cell]
    other, *_others = next_animals(card, {*animals.values()} - {card})
    return replace(
        building,
        layout=tuple(tuple(other if one == card else one for one in line) for line in layout),
        cursor=cell,
        trial=None if building.work is Work.TRIAL else building.trial,
        work=None,
    )
