"""Another animal for two cells of a board; pure."""

from dataclasses import replace

from game.rules.cards import Card
from game.rules.edition import Cell
from game.ui.boards.animals import next_animals
from game.ui.boards.keeping import shown
from game.ui.look.words import PICTURES
from game.ui.model.builder import Building, Work


def with_other_animal(building: Building, cell: Cell) -> Building:
    """The board with another animal on the cell: the next one that the board does not have.

    A cell with a sun only gets the cursor.
    """
    animals = animals_of(building)
    if cell not in animals:
        return replace(building, cursor=cell) if cell in building.board.cells else building
    card = animals[cell]
    other, *_others = next_animals(card, {*animals.values()} - {card})
    return _with(replace(building, cursor=cell), {card: other})


def with_animal(building: Building, other: Card) -> Building:
    """The board with this animal at the cursor. One that the board has changes places."""
    card = at_cursor(building)
    return _with(building, {card: other, other: card}) if card and other in PICTURES else building


def at_cursor(building: Building) -> Card:
    """The animal of the cell with the cursor; empty if it has none, or cannot have another one."""
    return animals_of(building).get(building.cursor, "")


def animals_of(building: Building) -> dict[Cell, Card]:
    """The animal of each cell that has one; empty while the board has a problem."""
    return shown(building.board, building.layout) if building.layout and building.edition else {}


def _with(building: Building, others: dict[Card, Card]) -> Building:
    """The board with other animals. What computers have found stays true; a trial stops."""
    layout = tuple(tuple(others.get(one, one) for one in line) for line in building.layout or ())
    trial = None if building.work is Work.TRIAL else building.trial
    return replace(building, layout=layout, trial=trial, work=None)
