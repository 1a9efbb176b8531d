"""A few pictures that stand for a whole set."""

from game.ui.frame.markup import Node, element
from game.ui.look.parts import picture
from game.ui.sets.picture_set import PictureSet
from game.ui.sets.samples import samples

ANIMALS = ("lion", "penguin", "giraffe")


def thumbs(pictures: PictureSet | None) -> Node:
    """The first pictures of the set, or some animals; screen readers skip them."""
    drawings = [name for name, _face in samples(pictures)] if pictures else []
    look = "thumbs own" if drawings else "thumbs"
    return element("span", *map(picture, drawings or ANIMALS), class_=look)
