"""What effects do to the saved picture sets."""

from typing import assert_never

from game.ui.frame.kept import Kept
from game.ui.model.saving_effects import DeleteSet, KeepSet, SetEffect
from game.ui.sets.picture_set import PictureSet
from game.ui.sets.sets_text import SETS, keep_set


def changed(sets: Kept[PictureSet], effect: SetEffect) -> Kept[PictureSet]:
    """The sets after the effect."""
    match effect:
        case KeepSet(pictures):
            return keep_set(sets, pictures)
        case DeleteSet(identity):
            return SETS.without(sets, identity)
        case _:
            assert_never(effect)
