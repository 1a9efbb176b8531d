"""What each message does to the page: `update(model, msg)` returns the next model and effects.

Pure. A key is translated first. The children's lock may hold the message back. Then the message
goes to the one room that owns it. Last come FOLLOWERS, what follows from any step.
"""

from collections.abc import Callable
from dataclasses import replace

from game.ui.app.rooms import owner_of, room
from game.ui.app.screen import screen_room
from game.ui.frame.keys import BACK, KeyPressed
from game.ui.frame.message import Message
from game.ui.model.effect import Effect, Result
from game.ui.model.model import Model
from game.ui.model.seat_bots import Opening
from game.ui.model.setup import SetUp
from game.ui.model.shown_sets import apply_set
from game.ui.screens.lock.update import guard
from game.ui.screens.page.msg import WentBack
from game.ui.ways import DialogClosed, HomePicked


def update(model: Model, msg: Message) -> Result:
    """The model after the message, and the effects to run."""
    pressed = KeyPressed(BACK, on_board=False) if isinstance(msg, WentBack) else msg
    meant = _meaning(model, pressed) if isinstance(pressed, KeyPressed) else pressed
    if meant is None:
        return model, ()
    begun = room("learn").before(model, meant) if model.is_demonstrating else model
    after, effects = guard(begun, meant, _route, is_locked=holds_back(model, meant))
    for follow in FOLLOWERS:
        after, further = follow(model, after, meant)
        effects = (*effects, *further)
    # A game is counted before its end is saved, so that a crash between the two loses no win.
    return after, (*_counted(model, after, meant), *effects)


def _meaning(model: Model, pressed: KeyPressed) -> Message | None:
    """The message that a tap would send in the place of the key."""
    if model.dialog:
        return DialogClosed() if pressed.escapes else None
    return screen_room(model).key(model, pressed)


def holds_back(model: Model, msg: Message) -> bool:
    """Whether the children's lock covers the message."""
    if not model.is_locked:
        return False
    if isinstance(msg, HomePicked):
        return model.has_unfinished_game
    return isinstance(msg, owner_of(msg).locked)


def _route(model: Model, msg: Message) -> Result:
    return owner_of(msg).update(model, msg)


def _have_bots_ready(before: Model, after: Model, msg: Message) -> Result:
    """A game with bots of the workshop waits for them, on the page that can run them."""
    has_bots = any(one.game and one.game.bots for one in (before, after))
    if not has_bots and not isinstance(after.screen, Opening):
        return after, ()
    return room("seat_bots").follow(before, after, msg)


def _lock_again(_before: Model, after: Model, _msg: Message) -> Result:
    """A grown-up has unlocked the settings only until no dialog and no set-up is open."""
    is_open = after.dialog or isinstance(after.screen, SetUp)
    return (after if is_open else replace(after, is_unlocked=False)), ()


def _go_on_with_game(before: Model, after: Model, msg: Message) -> Result:
    """A computer is asked, and a play is shown."""
    has_game = before.game or after.game
    return room("table").follow(before, after, msg) if has_game else (after, ())


def _share_game(before: Model, after: Model, msg: Message) -> Result:
    """Other devices get what is done here, and leave if the game does."""
    is_far = before.far or after.far or (after.game and after.game.by_message)
    has_devices = before.together or after.together or is_far
    return room("together").follow(before, after, msg) if has_devices else (after, ())


def _teach(before: Model, after: Model, msg: Message) -> Result:
    """A game that explains itself says what comes next."""
    is_lesson = before.learning or after.learning
    # On a new device home does not load this room.
    is_lesson = is_lesson or (after.settings.is_new and after.game is not None)
    return room("learn").follow(before, after, msg) if is_lesson else (after, ())


def _leave_picture(before: Model, after: Model, msg: Message) -> Result:
    """What somebody did to a picture ends with its dialog, and a new name with the page."""
    is_left = before.editing and (before.dialog or not after.editing)
    return room("pictures").follow(before, after, msg) if is_left else (after, ())


def _draw_set(before: Model, after: Model, _msg: Message) -> Result:
    """Another picture set is drawn."""
    drawn = apply_set(after)
    return after, () if drawn == apply_set(before) else (drawn,)


FOLLOWERS: tuple[Callable[[Model, Model, Message], Result], ...] = (
    _have_bots_ready,
    _share_game,
    _lock_again,
    _go_on_with_game,
    _teach,
    _leave_picture,
    _draw_set,
)
"""What follows from any step, in this order."""


def _counted(before: Model, after: Model, msg: Message) -> tuple[Effect, ...]:
    """The effect that counts a game on the family board when it has ended."""
    if before.game is None or after.game is None or after.game.state.outcome is None:
        return ()
    return room("family").follow(before, after, msg)[1]
