"""How much a device may send."""

from dataclasses import dataclass

MAX_PER_SECOND = 50
"""How many messages of one device are read in a second."""


@dataclass(frozen=True, slots=True)
class Rate:
    """The times of the last messages that were read from a device."""

    times: tuple[float, ...] = ()
    """In seconds, the oldest first; none is more than a second older than the last."""

    def after(self, now: float) -> "Rate | None":
        """The rate after one more message at `now`; None if there are too many.

        `now` is in seconds, on a clock that never goes back.

        >>> Rate((0.5, 1.25)).after(2.0)
        Rate(times=(1.25, 2.0))
        """
        recent = tuple(time for time in self.times if now - time < 1)
        return Rate((*recent, now)) if len(recent) < MAX_PER_SECOND else None
