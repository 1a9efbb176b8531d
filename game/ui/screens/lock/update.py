"""What the children's lock holds back, and how it opens; pure.

The lock covers the set-up, the settings, camera and microphone, what deletes something, and what
ends the game. A child can always play, go on, take a break, take back and ask for hints, move the
animals of the meadow, and look at the family board and its albums. A child can also choose how fast
computers play: who cannot follow needs that, and it changes no game. A right answer to the sum
unlocks everything until no dialog and no set-up is open.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from game.ui.frame.message import Message
from game.ui.model.effect import ChooseSum, Result
from game.ui.model.lock import GrownUpsDialog, SumDialog
from game.ui.model.model import Model
from game.ui.model.saving_effects import SaveSettings
from game.ui.model.sum import Sum
from game.ui.screens.lock.msg import LockFlipped, LockMsg, SumAnswered, SumChosen
from game.ui.ways import GrownUpsOpened

FIRST, SECOND = range(3, 10), range(3, 9)
"""The numbers that are added."""

ANSWERS = range(FIRST[0] + SECOND[0], FIRST[-1] + SECOND[-1] + 1)


def guard(
    model: Model, msg: Message, route: Callable[[Model, Message], Result], *, is_locked: bool
) -> Result:
    """What `route` returns for the message, unless the lock holds it back: then a sum is asked.

    A right answer to the sum routes the message that was held back.
    """
    if is_locked:
        return _ask(model, Sum(msg, model.dialog))
    asked = _asked(model)
    if asked and msg == SumAnswered(asked.one + asked.other):
        unlocked = replace(model, dialog=asked.under, sum=None, is_unlocked=True)
        return route(unlocked, asked.held_back)
    return route(model, msg)


def update(model: Model, msg: LockMsg) -> Result:
    """The model after the message, and the effects; `guard` handles right answers to the sum."""
    asked = _asked(model)
    match msg:
        case GrownUpsOpened():
            return replace(model, dialog=GrownUpsDialog()), ()
        case LockFlipped():
            return _flip(model)
        case SumChosen(one, other):
            chosen = replace(asked, one=one, other=other) if asked else model.sum
            return replace(model, sum=chosen), ()
        case SumAnswered():
            return _ask(model, replace(asked, is_retry=True)) if asked else (model, ())
        case _:
            assert_never(msg)


def _flip(model: Model) -> Result:
    """Locks or unlocks; after locking, everything stays unlocked until the dialog closes."""
    settings = replace(model.settings, children_lock=not model.settings.children_lock)
    return replace(model, settings=settings, is_unlocked=True), (SaveSettings(settings),)


def _ask(model: Model, asked: Sum) -> Result:
    return replace(model, dialog=SumDialog(), sum=asked), (ChooseSum(FIRST, SECOND),)


def _asked(model: Model) -> Sum | None:
    """The sum, if its dialog is open."""
    return model.sum if model.dialog == SumDialog() else None
