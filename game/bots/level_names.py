"""The names of the levels of the computer opponents."""

from typing import TypeAlias

Level: TypeAlias = str

LEVELS: tuple[Level, ...] = ("cub", "fox", "owl")
"""The levels that people can play against, the easiest first."""

RANDOM: Level = "random"
"""A level that plays at random, to compare the others with."""

GENTLE: Level = "gentle"
"""A weaker Cub, for a first game. No game is saved with this level."""

KNOWN = (*LEVELS, RANDOM, GENTLE)
