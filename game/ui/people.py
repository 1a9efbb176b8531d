"""Somebody who plays on this device, as the family board knows them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """`name` is empty for whoever plays under a face alone; `face` is that of the last seat."""

    name: str
    face: int
    games: int = 0
    wins: int = 0

    @property
    def known_by(self) -> str:
        """What tells this person from others: the name, however it is spelled, or the face."""
        return self.name.casefold() or f"#{self.face}"
