"""The picture sets that the home screen offers."""

from game.ui.model.effect import WearSet
from game.ui.model.model import Model
from game.ui.model.pictures import SetsDialog
from game.ui.sets.picture_set import PictureSet

NEWEST = 3


def offered(model: Model) -> tuple[PictureSet, ...]:
    """The newest sets; the set in use is the last of them if it is an older one."""
    newest = model.sets[:NEWEST]
    if model.wearing is None or model.wearing in newest:
        return newest
    return (*newest[:-1], model.wearing)


def worn(model: Model) -> WearSet:
    """What the page draws: the set in use, and a few pictures of the sets that it offers."""
    is_shelf = isinstance(model.dialog, SetsDialog)
    return WearSet(model.wearing, model.sets if is_shelf else offered(model))
