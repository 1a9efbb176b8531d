"""The sounds of the home screen and of the set-up; pure.

A board knocks like wood, an answer clicks, an animal calls.
"""

from game.ui.model.effect import Call, Effect, PlaySound, Silence, Sound, Talk
from game.ui.model.home import TOYS, Home
from game.ui.model.model import Model
from game.ui.model.people import owner
from game.ui.model.setup import SeatDialog
from game.ui.saved.meadow import FIRST, spots_of


def home_sounds(before: Model, after: Model) -> tuple[Effect, ...]:
    """The effects that play the sound of a change on the home screen or in the set-up."""
    if before.game or after.game:
        return ()
    if not after.settings.sound:
        return (Silence(),) if before.settings.sound else ()
    if not before.settings.sound:
        return (PlaySound(Sound.PICK),)
    if before.settings.edition != after.settings.edition:
        return (PlaySound(Sound.CHIP),)
    if isinstance(after.screen, Home) and _touches(before) not in (None, after.screen.touches):
        return _answer(after, after.screen)
    opened = isinstance(after.dialog, SeatDialog) and before.dialog is None
    return (PlaySound(Sound.PICK),) if opened or before.settings != after.settings else ()


def _answer(model: Model, home: Home) -> tuple[Effect, ...]:
    """How an animal answers: it calls, and a friend answers it.

    On the sign one after the other calls. Other toys have sounds of their own: see PlayToy.
    """
    if home.touched in TOYS:
        return ()
    is_sign = home.touched == "sign"
    caller = FIRST[home.touches % len(FIRST)] if is_sign else home.touched
    if caller not in spots_of(owner(model)) or not model.settings.calls:
        return (PlaySound(Sound.CARD),)
    if home.friend:
        return (Talk((caller, home.friend)),)
    return (Call(caller, (), softly=is_sign),)


def _touches(model: Model) -> int | None:
    return model.screen.touches if isinstance(model.screen, Home) else None
