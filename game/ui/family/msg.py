"""Messages about the family board."""

from typing import TypeAlias

from game.ui.value import Value


class FamilyRead(Value):
    """The saved text of the family board, empty if there is none."""

    text: str


class FamilyOpened(Value):
    """Open the family board."""


class NamesOpened(Value):
    """Give this seat a name from the family board."""

    seat: int


class PageTurned(Value):
    """Show another page of the dialog."""

    page: int


class NamePicked(Value):
    """Give this seat the name of this person, counted from 0."""

    seat: int
    person: int


class ClearFamilyPicked(Value):
    """Ask whether to clear the family board."""


class ClearFamilyConfirmed(Value):
    """Clear the family board."""


class AlbumOpened(Value):
    """Open the album of this person, counted from 0."""

    person: int


class WinnerAlbumOpened(Value):
    """Open the album of the person on this seat, who has won the game on the table."""

    seat: int


class AlbumPageTurned(Value):
    """Show the page of the album for this edition."""

    edition: str


BoardMsg: TypeAlias = (
    FamilyOpened | NamesOpened | PageTurned | NamePicked | ClearFamilyPicked | ClearFamilyConfirmed
)
"""About the family board and its names."""

AlbumMsg: TypeAlias = AlbumOpened | WinnerAlbumOpened | AlbumPageTurned
"""About somebody's sticker album."""

FamilyMsg: TypeAlias = FamilyRead | BoardMsg | AlbumMsg
