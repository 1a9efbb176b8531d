"""What is shown for a while: a play before the curtain comes, and why a tap plays nothing; pure."""

from game.rules.action import Remove
from game.ui.model.effect import Effect
from game.ui.model.timed_effects import ShowLanding, ShowRefusal
from game.ui.play.game import Game, Phase
from game.ui.settings.settings import Pace

LANDING_SECONDS = {Pace.SLOW: 2.0, Pace.NORMAL: 1.2, Pace.AT_ONCE: 0.0}
"""How long a play is shown, in seconds; a tap ends it."""

CARRIED_LONGER = 1.6
"""The factor by which the play is shown longer if an animal carries a chip away."""


REFUSAL_SECONDS = {Pace.SLOW: 5.0, Pace.NORMAL: 3.0, Pace.AT_ONCE: 3.0}
"""How long it is said that no card can answer a tap, in seconds."""


def show_refusal(before: Game | None, after: Game | None, pace: Pace) -> tuple[Effect, ...]:
    """The effect that ends the sentence about a tap that no card can answer, if it is new."""
    if after is None or not after.is_in_vain:
        return ()
    if before and before.taps_in_vain == after.taps_in_vain:
        return ()
    return (ShowRefusal(after.version, after.taps_in_vain, REFUSAL_SECONDS[pace]),)


def show_landing(before: Game | None, after: Game | None, pace: Pace) -> tuple[Effect, ...]:
    """The effect that brings the curtain, if a play has newly landed."""
    landed = _landed_version(after)
    if after is None or landed is None or landed == _landed_version(before):
        return ()
    carried = any(isinstance(event.action, Remove) for event in after.events)
    return (ShowLanding(after.version, LANDING_SECONDS[pace] * (CARRIED_LONGER if carried else 1)),)


def _landed_version(game: Game | None) -> str | None:
    """The version of the game if its last play is being shown."""
    return game.version if game and game.phase is Phase.LANDED else None
