"""The picture sets that the home screen offers, and the set in use as the board shows it."""

from game.ui.model.effect import ApplySet
from game.ui.model.model import Model
from game.ui.model.pictures import SetsDialog
from game.ui.model.print import Printing
from game.ui.sets.picture_set import PictureSet
from game.ui.sets.set_pictures import set_on_board

NEWEST = 3


def offered_sets(model: Model) -> tuple[PictureSet, ...]:
    """The newest sets; the set in use is the last of them if it is an older one."""
    newest = model.sets[:NEWEST]
    if model.set_in_use is None or model.set_in_use in newest:
        return newest
    return (*newest[:-1], model.set_in_use)


def shown_set(model: Model) -> PictureSet | None:
    """The set in use as the board shows it that is played, printed, built or chosen."""
    pictures, screen = model.set_in_use, model.screen
    if pictures is None or model.editing:
        return pictures
    if isinstance(screen, Printing):
        edition = screen.edition
    elif model.building and model.building.edition:
        edition = model.building.edition
    else:
        edition = model.shown.record.edition if model.shown else model.settings.rules
    return set_on_board(pictures, (edition.pictures, model.language))


def apply_set(model: Model) -> ApplySet:
    """What the page draws: the set in use, and a few pictures of the sets that it offers."""
    is_shelf = isinstance(model.dialog, SetsDialog)
    return ApplySet(shown_set(model), model.sets if is_shelf else offered_sets(model))
