"""Messages about the family board."""

from typing import TypeAlias

from game.ui.frame.message import Message
from game.ui.ways import (
    ClearFamilyPicked,
    FamilyOpened,
    NamesOpened,
    OwnAlbumOpened,
    WinnerAlbumOpened,
)


class FamilyRead(Message):
    """The saved text of the family board, empty if there is none."""

    text: str


class PageTurned(Message):
    """Show another page of the dialog."""

    page: int


class NamePicked(Message):
    """Give this seat the name of this person, counted from 0."""

    seat: int
    person: int


class ClearFamilyConfirmed(Message):
    """Clear the family board."""


class AlbumOpened(Message):
    """Open the album of this person, counted from 0."""

    person: int


class PlayAsPicked(Message):
    """From now on this person plays on the first seat of a person; counted from 0."""

    person: int


class AlbumPageTurned(Message):
    """Show the page of the album for this edition."""

    edition: str


BoardMsg: TypeAlias = (
    FamilyOpened
    | NamesOpened
    | PageTurned
    | NamePicked
    | PlayAsPicked
    | ClearFamilyPicked
    | ClearFamilyConfirmed
)
"""About the family board and its names."""

AlbumMsg: TypeAlias = AlbumOpened | OwnAlbumOpened | WinnerAlbumOpened | AlbumPageTurned
"""About somebody's sticker album."""

FamilyMsg: TypeAlias = FamilyRead | BoardMsg | AlbumMsg
