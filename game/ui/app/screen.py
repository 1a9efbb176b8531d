"""Which room shows the page's screen."""

from game.ui.app.rooms import owner_of, room
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.model.table import Table


def screen_room(model: Model) -> Room:
    """The room of the screen; a game that explains itself is a screen of the lessons."""
    is_lesson = model.learning and isinstance(model.screen, Table)
    return room("learn") if is_lesson else owner_of(model.screen)
