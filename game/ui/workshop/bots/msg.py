"""What can happen to the bots that people write."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.workshop.bots_text import Bot
from game.ui.workshop.links import Found
from game.ui.workshop.state import Drawing
from game.ui.workshop.ways import AuthorNamed


class BotsRead(Message):
    """The saved text of the bots, empty if there is none."""

    text: str


class BotsChanged(Message):
    """The same after another tab may have changed it. The open bot stays open."""

    text: str


class CodeChanged(Message):
    """The editor has this code."""

    text: str


class CodeChecked(Message):
    """What is wrong with this code, as an answer of a sandbox."""

    code: str
    text: str


class BotNamed(Message):
    """The name field has this text."""

    text: str


class BotFacePicked(Message):
    """The open bot gets this face, counted from 0."""

    number: int


class NewBotPicked(Message):
    """Begin a new bot."""


class BotsOpened(Message):
    """Show the saved bots."""


class BotPicked(Message):
    """Open this saved bot, counted from 0."""

    number: int


class DeleteBotPicked(Message):
    """Ask whether to delete the open bot."""


class DeleteBotConfirmed(Message):
    """Delete the open bot."""


class SharePicked(Message):
    """Show how the open bot can be shared."""


class LinkPicked(Message):
    """Share the open bot as a link."""


class LinkSent(Message):
    """What became of the link: shared, copied or failed; empty if it was not sent after all."""

    result: str


class CodeDrawn(Message):
    """The code of the open bot for cameras."""

    drawing: Drawing


class LinkRead(Message):
    """The bot of the link in the address; None if the link is damaged."""

    found: Found | None


class ExportPicked(Message):
    """Offer the open bot as a file."""


class ImportPicked(Message):
    """Let the user choose a file with a bot."""


class FilesRead(Message):
    """The bots of the files that the user has chosen."""

    bots: tuple[Bot, ...]
    for_contest: bool


class StrangersTaken(Message):
    """The user has seen code from a file, and wants to use it."""


BotsMsg: TypeAlias = (
    BotsRead
    | BotsChanged
    | CodeChanged
    | CodeChecked
    | BotNamed
    | AuthorNamed
    | BotFacePicked
    | NewBotPicked
    | BotsOpened
    | BotPicked
    | DeleteBotPicked
    | DeleteBotConfirmed
    | SharePicked
    | LinkPicked
    | LinkSent
    | CodeDrawn
    | LinkRead
    | ExportPicked
    | ImportPicked
    | FilesRead
    | StrangersTaken
)
"""Messages about the bots."""
