"""Which room shows the page's screen."""

from game.ui.app.rooms import owner_of, room
from game.ui.model.model import Model
from game.ui.model.room import Room
from game.ui.model.table import Table


def screen_room(model: Model) -> Room:
    """The room of the screen; the room of the lessons shows a table at which a paw explains."""
    screen = model.screen
    has_paw = isinstance(screen, Table) and (model.learning or screen.game.hint)
    return room("learn") if has_paw else owner_of(screen)
