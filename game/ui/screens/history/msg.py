"""Messages about looking back, sharing and opening games."""

from typing import TypeAlias

from game.coach.review import Review
from game.ui.frame.message import Message
from game.ui.play.game import Game
from game.ui.play.history import History
from game.ui.saved.news import News
from game.ui.ways import LookBackPicked, OpenFilePicked


class LinkChanged(Message):
    """The page's address may hold a game: at the start, and when it changes."""


class GameOpened(Message):
    """The game of a link or of a file, or why it cannot be read; None without a game."""

    history: History | News | None
    link: str = ""
    """The code of the link."""


class LookedBack(Message):
    """The turns of a game that was on the table."""

    history: History
    with_chances: bool = False


OpenMsg: TypeAlias = LinkChanged | OpenFilePicked | GameOpened | LookBackPicked | LookedBack
"""Messages that open a game to look back on."""


class TurnPicked(Message):
    """Show the turn at this place; 0 is the deal."""

    place: int


class HistoryClosed(Message):
    """Stop looking back."""


class BranchPicked(Message):
    """Go on with a game from the turn that is shown."""


class GameClaimed(Message):
    """This tab may begin such a game; the saved game is as in SavedGameClaimed."""

    text: str
    game: Game | News | None


class ChancesFlipped(Message):
    """Show the chances of all colours from turn to turn, or hide them."""


class GameJudged(Message):
    """What each play of the game was worth."""

    history: History
    review: Review


LookMsg: TypeAlias = (
    TurnPicked | HistoryClosed | BranchPicked | GameClaimed | ChancesFlipped | GameJudged
)
"""Messages while looking back."""


class ShareOpened(Message):
    """Share the game."""


class NamesFlipped(Message):
    """Include or omit the names in the shared game."""


class ShareLinkPicked(Message):
    """Share the game as a link."""


class LinkPacked(Message):
    """The code of the game for a link."""

    history: History
    code: str


class LinkSent(Message):
    """The result of sharing: a value of Sent, empty if the user cancelled."""

    how: str


class ShareFilePicked(Message):
    """Save the game that is shown as a file."""


ShareMsg: TypeAlias = (
    ShareOpened | NamesFlipped | ShareLinkPicked | LinkPacked | LinkSent | ShareFilePicked
)
"""Messages about sharing the game that is shown."""


HistoryMsg: TypeAlias = OpenMsg | LookMsg | ShareMsg
