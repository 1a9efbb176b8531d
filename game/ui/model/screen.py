"""The screens, exactly one of which the page shows, each with its state."""

from typing import TypeAlias

from game.ui.model.ground import Ground
from game.ui.model.history import LookingBack
from game.ui.model.print import Printing

Screen: TypeAlias = Ground | LookingBack | Printing
"""The last two lie over a screen of the ground, to which they lead back."""
