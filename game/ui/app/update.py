"""What each message does to the page: `update(model, msg)` returns the next model and effects.

Pure. A key is translated first. The children's lock may hold the message back. Then the message
goes to the one feature that owns it. What follows from any step comes last: a game that has ended
is counted, bots of the workshop get ready, a computer is asked, a play is shown, a first game
teaches and is noted, another picture set is drawn.
"""

from dataclasses import replace

from game.ui.app.keys import meaning
from game.ui.app.msg import KeyPressed
from game.ui.frame.message import Message
from game.ui.model.effect import Result
from game.ui.model.model import Model
from game.ui.screens.builder import update as builder
from game.ui.screens.builder.msg import BuilderMsg
from game.ui.screens.family import update as family
from game.ui.screens.family.board import count_at_end
from game.ui.screens.family.msg import FamilyMsg
from game.ui.screens.history import update as history
from game.ui.screens.history.msg import HistoryMsg
from game.ui.screens.home import update as home
from game.ui.screens.home.msg import HomeMsg
from game.ui.screens.learn import update as learn
from game.ui.screens.learn.msg import LearnMsg
from game.ui.screens.lock import update as lock
from game.ui.screens.lock.msg import LockMsg
from game.ui.screens.page import update as page
from game.ui.screens.page.msg import PageMsg
from game.ui.screens.pictures import update as pictures
from game.ui.screens.pictures.msg import PicturesMsg
from game.ui.screens.print import update as printing
from game.ui.screens.print.msg import PrintMsg
from game.ui.screens.saved import update as saved
from game.ui.screens.saved.msg import SavedMsg
from game.ui.screens.seat_bots.msg import SeatBotsMsg
from game.ui.screens.table import computers
from game.ui.screens.table import update as table
from game.ui.screens.table.landing import show_landing
from game.ui.screens.table.msg import TableMsg
from game.ui.settings.settings import Pace


def update(model: Model, msg: Message) -> Result:
    """The model after the message, and the effects to run."""
    meant = meaning(model, msg) if isinstance(msg, KeyPressed) else msg
    if meant is None:
        return model, ()
    tapped = learn.stop_demonstration(model, meant)
    after, effects = lock.guard(tapped, meant, _route)
    after, seated = _with_bots(model, after, meant)
    after = after if after.dialog else replace(after, is_unlocked=False)
    counted = count_at_end(model.game, after.game)
    pace, gentle = Pace(after.settings.pace), after.learning
    asked = computers.ask(model.active, after.active, pace, gentle=gentle)
    landed = show_landing(model.active, after.active, pace)
    after, taught = learn.teach(model, after)
    after, learned = learn.finish_first_game(after)
    left = pictures.after_dialog(model, after)
    worn = () if (wear := pictures.worn(after)) == pictures.worn(model) else (wear,)
    # A game is counted before its end is saved, so that a crash between the two loses no win.
    return after, (*counted, *effects, *seated, *asked, *landed, *taught, *learned, *left, *worn)


def _with_bots(model: Model, after: Model, msg: Message) -> Result:
    """What follows for bots of the workshop, if there are any."""
    if not after.made.is_opening and not any(one.game and one.game.bots for one in (model, after)):
        return after, ()
    from game.ui.screens.seat_bots.update import follow  # noqa: PLC0415 - few games need it

    return follow(model, after, msg)


def _route(model: Model, msg: Message) -> Result:
    """The result from the feature that owns the message."""
    if isinstance(msg, TableMsg):
        return table.update(model, msg)
    if isinstance(msg, HomeMsg):
        return home.update(model, msg)
    if isinstance(msg, SavedMsg):
        return saved.update(model, msg)
    if isinstance(msg, HistoryMsg):
        return history.update(model, msg)
    if isinstance(msg, FamilyMsg):
        return family.update(model, msg)
    return _route_further(model, msg)


def _route_further(model: Model, msg: Message) -> Result:
    if isinstance(msg, LearnMsg):
        return learn.update(model, msg)
    if isinstance(msg, LockMsg):
        return lock.update(model, msg)
    if isinstance(msg, PrintMsg):
        return printing.update(model, msg)
    if isinstance(msg, BuilderMsg):
        return builder.update(model, msg)
    if isinstance(msg, PicturesMsg):
        return pictures.update(model, msg)
    if isinstance(msg, SeatBotsMsg):
        from game.ui.screens.seat_bots import update as made  # noqa: PLC0415 - few games need it

        return made.update(model, msg)
    if isinstance(msg, PageMsg):
        return page.update(model, msg)
    raise TypeError(f"no room owns {msg!r}")
