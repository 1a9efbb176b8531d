"""What messages about the family board do; pure."""

from dataclasses import replace
from typing import assert_never

from game.rules.edition_data import EDITION_NAMES
from game.ui.model.effect import Result
from game.ui.model.family import AlbumDialog, ClearFamilyDialog, FamilyBoardDialog, NamesDialog
from game.ui.model.home import Home
from game.ui.model.model import Model
from game.ui.model.people import owner, owner_seat
from game.ui.model.saving_effects import ClearFamily, ReadFamily, SaveSettings
from game.ui.model.setup import SeatDialog
from game.ui.model.table import Table
from game.ui.play.best_line import album_owners
from game.ui.saved.family import person_at
from game.ui.saved.family_text import parse_family
from game.ui.saved.meadow import zoo_of
from game.ui.saved.person import Person
from game.ui.screens.family.msg import (
    AlbumMsg,
    AlbumOpened,
    AlbumPageTurned,
    BoardMsg,
    ClearFamilyConfirmed,
    FamilyMsg,
    FamilyRead,
    NamePicked,
    PageTurned,
    PlayAsPicked,
)
from game.ui.settings.fitting import with_name, with_person
from game.ui.ways import (
    ClearFamilyPicked,
    FamilyOpened,
    NamesOpened,
    OwnAlbumOpened,
    WinnerAlbumOpened,
)


def update(model: Model, msg: FamilyMsg) -> Result:
    """The model after the message, and the effects.

    While a game is shown, only the albums that its end has changed open.
    """
    if isinstance(msg, FamilyRead):
        return _with_family(model, parse_family(msg.text).people), ()
    if isinstance(msg, AlbumMsg):
        return _album(model, msg)
    return (model, ()) if model.shown else _board(model, msg)


def _with_family(model: Model, people: tuple[Person, ...]) -> Model:
    """The model with the people as they are now; new animals of the meadow walk in.

    If somebody is at the table, the table remembers them until home is shown.
    """
    after, screen = replace(model, family=people), model.screen
    if not isinstance(screen, Home | Table):
        return after
    new = {*zoo_of(owner(after))} - {*zoo_of(owner(model))}
    return replace(after, screen=screen.replace(arrived=screen.arrived | new))


def _board(model: Model, msg: BoardMsg) -> Result:
    match msg:
        case FamilyOpened():
            return replace(model, dialog=FamilyBoardDialog(0)), (ReadFamily(),)
        case NamesOpened(seat):
            return replace(model, dialog=NamesDialog(seat, 0)), (ReadFamily(),)
        case PageTurned(page):
            return _turn_page(model, page), ()
        case NamePicked(seat, number):
            return _name(model, seat, number)
        case PlayAsPicked(number):
            return _play_as(model, number)
        case ClearFamilyPicked():
            return replace(model, dialog=ClearFamilyDialog()), ()
        case ClearFamilyConfirmed():
            return replace(model, family=(), dialog=FamilyBoardDialog(0)), (ClearFamily(),)
        case _:
            assert_never(msg)


def _album(model: Model, msg: AlbumMsg) -> Result:
    match msg:
        case AlbumOpened(number):
            if model.shown or number not in range(len(model.family)):
                return model, ()
            return _open_album(model, model.family[number], model.settings.edition), ()
        case OwnAlbumOpened():
            if model.shown:
                return model, ()
            return _open_album(model, owner(model), model.settings.edition), (ReadFamily(),)
        case WinnerAlbumOpened(seat):
            game = model.active
            if game is None or seat not in album_owners(game):
                return model, ()
            opened = _open_album(model, person_at(game, seat), game.record.edition.name)
            return opened, (ReadFamily(),)
        case AlbumPageTurned(edition):
            return _turn_album(model, edition), ()
        case _:
            assert_never(msg)


def _open_album(model: Model, person: Person, edition: str) -> Model:
    """Opens the album at the page for the edition, or at the first for one that has no page."""
    page = edition if edition in EDITION_NAMES else EDITION_NAMES[0]
    return replace(model, dialog=AlbumDialog(person.id, page))


def _turn_album(model: Model, edition: str) -> Model:
    match model.dialog:
        case AlbumDialog(person_id) if edition in EDITION_NAMES:
            return replace(model, dialog=AlbumDialog(person_id, edition))
    return model


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


def _play_as(model: Model, number: int) -> Result:
    """Seats the person, and shows their meadow."""
    if number not in range(len(model.family)) or not model.settings.people:
        return model, ()
    person = model.family[number]
    settings = with_person(model.settings, owner_seat(model.settings), person.name, person.face)
    return replace(model, settings=settings, dialog=None), (SaveSettings(settings),)
