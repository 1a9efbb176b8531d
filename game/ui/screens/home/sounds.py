"""The sounds of the home screen: a board knocks like wood, an answer clicks; pure."""

from game.ui.model.effect import Effect, PlaySound, Silence, Sound
from game.ui.model.home import SeatDialog
from game.ui.model.model import Model


def home_sounds(before: Model, after: Model) -> tuple[Effect, ...]:
    """The effects that play the sound of a change on the home screen."""
    if before.game or after.game:
        return ()
    if not after.settings.sound:
        return (Silence(),) if before.settings.sound else ()
    if not before.settings.sound:
        return (PlaySound(Sound.PICK),)
    if before.settings.edition != after.settings.edition:
        return (PlaySound(Sound.CHIP),)
    opened = isinstance(after.dialog, SeatDialog) and before.dialog is None
    return (PlaySound(Sound.PICK),) if opened or before.settings != after.settings else ()
