"""The tints of the cells, which make the two cells of a picture easier to find."""

from game.rules.edition import Edition

TINTS = 6


def tint(edition: Edition, shown: str) -> int:
    """The tint of the two cells that show this picture, from 0 to TINTS - 1."""
    return edition.pictures.index(shown) % TINTS
