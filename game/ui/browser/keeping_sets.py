"""What effects do to the picture sets that are kept; pure."""

from typing import assert_never

from game.ui.model.effect import DeleteSet, KeepSet, SetEffect
from game.ui.sets.sets_text import Sets, keep_set, without_set


def changed(sets: Sets, effect: SetEffect) -> Sets:
    """The sets after the effect."""
    match effect:
        case KeepSet(pictures):
            return keep_set(sets, pictures)
        case DeleteSet(identity):
            return without_set(sets, identity)
        case _:
            assert_never(effect)
