"""The dialogs of the family board."""

from typing import TypeAlias

from game.ui.frame.value import Value


class FamilyBoardDialog(Value):
    """A page of the family board, counted from 0."""

    page: int


class NamesDialog(Value):
    """A page of names for this seat, counted from 0."""

    seat: int
    page: int


class ClearFamilyDialog(Value):
    """Whether to clear the family board."""


class AlbumDialog(Value):
    """The page for this edition in the album of the person with this id."""

    person_id: str
    edition: str


FamilyDialog: TypeAlias = FamilyBoardDialog | NamesDialog | ClearFamilyDialog | AlbumDialog
