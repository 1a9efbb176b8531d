"""Between two people at one tablet, a play is shown before the curtain comes; pure."""

from game.rules.action import Remove
from game.ui.model.effect import Effect, ShowLanding
from game.ui.play.game import Game, Phase
from game.ui.settings.settings import Pace

LANDING_SECONDS = {Pace.SLOW: 2.0, Pace.NORMAL: 1.2, Pace.AT_ONCE: 0.0}
"""The time for which a play is shown, in seconds; a tap ends it."""

CARRIED_LONGER = 1.6
"""By so much longer is a chip shown that is carried away."""


def show_landing(before: Game | None, after: Game | None, pace: Pace) -> tuple[Effect, ...]:
    """The effect that brings the curtain, if a play has newly landed."""
    landed = _landing_moment(after)
    if after is None or landed is None or landed == _landing_moment(before):
        return ()
    carried = any(isinstance(event.action, Remove) for event in after.happened)
    return (ShowLanding(after.moment, LANDING_SECONDS[pace] * (CARRIED_LONGER if carried else 1)),)


def _landing_moment(game: Game | None) -> str | None:
    """The moment of the game if its last play is being shown."""
    return game.moment if game and game.phase is Phase.LANDED else None
