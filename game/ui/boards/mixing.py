"""Puts the animals of a board into other places."""

import random
from collections.abc import Iterator
from dataclasses import replace

from game.rules.edition import Edition
from game.ui.boards.layout import Layout


def mixed(edition: Edition, rng: random.Random) -> Edition:
    """The edition with its animals in other places; the suns stay.

    The pairs of cells are those of the edition, perhaps mirrored. So the board is as good as it
    was, and computers are as strong on it.
    """
    pictures = edition.pictures
    other = dict(zip(pictures, rng.sample(pictures, len(pictures)), strict=True))
    turned = rng.choice([layout for layout in _mirrored(edition.layout) if _fits(layout, edition)])
    layout = tuple(tuple(other.get(picture, "") for picture in line) for line in turned)
    return replace(edition, layout=layout)


def _mirrored(layout: Layout) -> Iterator[Layout]:
    """The layout, and how it looks in a mirror at its side, below it, and in both."""
    for lines in (layout, layout[::-1]):
        yield lines
        yield tuple(line[::-1] for line in lines)


def _fits(layout: Layout, edition: Edition) -> bool:
    """Whether the suns of the layout are where the edition has them."""
    return all(
        bool(one) == bool(other)
        for line, others in zip(layout, edition.layout, strict=True)
        for one, other in zip(line, others, strict=True)
    )
