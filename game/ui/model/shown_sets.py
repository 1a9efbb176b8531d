"""The picture sets that the home screen offers."""

from game.ui.model.effect import ApplySet
from game.ui.model.model import Model
from game.ui.model.pictures import SetsDialog
from game.ui.sets.picture_set import PictureSet

NEWEST = 3


def offered_sets(model: Model) -> tuple[PictureSet, ...]:
    """The newest sets; the set in use is the last of them if it is an older one."""
    newest = model.sets[:NEWEST]
    if model.set_in_use is None or model.set_in_use in newest:
        return newest
    return (*newest[:-1], model.set_in_use)


def apply_set(model: Model) -> ApplySet:
    """What the page draws: the set in use, and a few pictures of the sets that it offers."""
    is_shelf = isinstance(model.dialog, SetsDialog)
    return ApplySet(model.set_in_use, model.sets if is_shelf else offered_sets(model))
