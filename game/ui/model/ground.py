"""The screens that lie over no other one."""

from typing import TypeAlias

from game.ui.model.builder import Building
from game.ui.model.home import Home
from game.ui.model.pictures import Editing
from game.ui.model.puzzles import Puzzles
from game.ui.model.seat_bots import Opening
from game.ui.model.setup import SetUp
from game.ui.model.shelf import Shelf
from game.ui.model.table import Table

Ground: TypeAlias = Home | SetUp | Table | Building | Editing | Opening | Shelf | Puzzles
