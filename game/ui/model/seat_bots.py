"""What the page knows of the bots of the workshop, and the dialogs about them."""

from dataclasses import dataclass
from typing import TypeAlias

from game.ui.frame.value import Value
from game.ui.settings.settings import SeatBot

PAGE = "made.html"
"""The page that can run bots; `tools/site/pages.py` makes it of `index.html`."""

GO_ON = "#go-on"
"""The end of its address if it shall go on with the saved game at once."""


@dataclass(frozen=True, slots=True)
class KnownBots:
    """What is known of the bots.

    - `saved`: the saved bots, the newest first, as they were read last
    - `lost`: the names of bots that seats of the home screen had, but that no longer exist
    - `can_play`: whether this page can run bots
    """

    saved: tuple[SeatBot, ...] = ()
    lost: tuple[str, ...] = ()
    can_play: bool = False


class Opening(Value):
    """The page has been opened to go on with the saved game with bots, and has not yet."""


class LostBotsDialog(Value):
    """Computers play for these bots, which no longer exist."""

    names: tuple[str, ...]


class BotsPageDialog(Value):
    """The page that can run bots could not be loaded."""


SeatBotsDialog: TypeAlias = LostBotsDialog | BotsPageDialog
