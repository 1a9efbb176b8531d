"""Which pictures the next game shows: a row of the home screen, once there is a picture set."""

from game.ui.frame.markup import Node, element
from game.ui.look.i18n import _
from game.ui.look.parts import button
from game.ui.model.model import Model
from game.ui.model.shown_sets import offered_sets
from game.ui.sets.picture_set import PictureSet
from game.ui.sets.thumbs import thumbs
from game.ui.ways import SetPicked


def zoo_choice(model: Model) -> Node | None:
    """The animals, the newest sets, and the set in use, if that is an older one."""
    if not model.sets:
        return None
    return element(
        "div",
        *(_zoo(model, one) for one in (None, *offered_sets(model))),
        class_="zoos",
        role="group",
        aria_label=_("Which pictures?"),
    )


def _zoo(model: Model, pictures: PictureSet | None) -> Node:
    return button(
        thumbs(pictures),
        element("span", pictures.name if pictures else _("The animals"), class_="name"),
        msg=SetPicked,
        about=(pictures.id if pictures else "",),
        class_="choice",
        pressed=pictures == model.set_in_use,
        key=pictures.id if pictures else "animals",
    )
