"""The seats of people far away."""

from game.ui.frame.value import Value
from game.ui.settings.settings import PERSON, Settings


class FarSeats(Value):
    """The seats of the next game whose people are far away."""

    own: str
    """The id of this device."""

    seats: frozenset[int]

    def given(self, settings: Settings) -> frozenset[int]:
        """The seats that are far away if these settings are dealt."""
        there = range(settings.seats)
        return frozenset(i for i in self.seats if i in there and settings.who[i] == PERSON)
