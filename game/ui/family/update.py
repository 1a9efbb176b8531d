"""What messages about the family board do; pure."""

from dataclasses import replace
from typing import assert_never

from game.ui.effect import ClearFamily, ReadFamily, Result, SaveSettings
from game.ui.family.board_text import parse_family
from game.ui.family.msg import (
    ClearFamilyConfirmed,
    ClearFamilyPicked,
    FamilyMsg,
    FamilyOpened,
    FamilyRead,
    NamePicked,
    NamesOpened,
    PageTurned,
)
from game.ui.family.state import ClearFamilyDialog, FamilyBoardDialog, NamesDialog
from game.ui.home.answers import with_name
from game.ui.home.state import SeatDialog
from game.ui.model import Model


def update(model: Model, msg: FamilyMsg) -> Result:
    """The model after the message, and the effects; nothing happens during a game."""
    if model.shown:
        return model, ()
    match msg:
        case FamilyRead(text):
            return replace(model, family=parse_family(text).people), ()
        case FamilyOpened():
            return replace(model, dialog=FamilyBoardDialog(0)), (ReadFamily(),)
        case NamesOpened(seat):
            return replace(model, dialog=NamesDialog(seat, 0)), (ReadFamily(),)
        case PageTurned(page):
            return _turn_page(model, page), ()
        case NamePicked(seat, number):
            return _name(model, seat, number)
        case ClearFamilyPicked():
            return replace(model, dialog=ClearFamilyDialog()), ()
        case ClearFamilyConfirmed():
            return replace(model, family=(), dialog=FamilyBoardDialog(0)), (ClearFamily(),)
        case _:
            assert_never(msg)


def _turn_page(model: Model, page: int) -> Model:
    match model.dialog:
        case FamilyBoardDialog():
            return replace(model, dialog=FamilyBoardDialog(page))
        case NamesDialog(seat):
            return replace(model, dialog=NamesDialog(seat, page))
    return model


def _name(model: Model, seat: int, number: int) -> Result:
    """Gives the seat the name of that person, and goes back to the dialog of the seat."""
    back = replace(model, dialog=SeatDialog(seat))
    if number >= len(model.family):
        return back, ()
    settings = with_name(model.settings, seat, model.family[number].name)
    return replace(back, settings=settings), (SaveSettings(settings),)
