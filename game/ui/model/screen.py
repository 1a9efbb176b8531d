"""The screens, exactly one of which the page shows, each with its state."""

from typing import TypeAlias

from game.ui.model.coach import Coaching
from game.ui.model.ground import Ground
from game.ui.model.history import LookingBack
from game.ui.model.print import Printing

Over: TypeAlias = LookingBack | Printing | Coaching
"""The screens that lie over another one, to which they lead back."""

Screen: TypeAlias = Ground | Over
