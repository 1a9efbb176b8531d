"""How long a contest will still take, rounded as a sentence says it; pure."""

from game.ui.workshop.contest_state import Contest

FIRST, FIRST_GAMES = 2.5, 6
"""Seconds and games before the rest is estimated. A shorter check needs no estimate."""

SOON, HALF_MINUTE, MINUTE = 10, 30, 60
"""Seconds that sentences name: a few, half a minute, and whole minutes."""

FEW, FEW_MORE = 20, 45
"""Below so many seconds a sentence says a few, or half a minute."""

CLEARLY, AT_LEAST = 2, 30
"""An estimate that rises is shown only if it is this many times the shown one, and so much more."""


def seconds_left(shown: int, pace: float, contest: Contest) -> int:
    """The rounded seconds until the contest is over; 0 if unknown.

    `shown` is what was shown before, and `pace` how many seconds a game took on average. What is
    shown falls at once, but rises only if it was clearly too short. So it does not flicker.
    """
    if contest.played < FIRST_GAMES or pace * contest.played < FIRST:
        return shown
    left = pace * (contest.all_games - contest.played)
    rounded = _rounded(left)
    return rounded if not shown or rounded < shown or left > CLEARLY * shown + AT_LEAST else shown


def _rounded(seconds: float) -> int:
    if seconds < FEW:
        return SOON
    return HALF_MINUTE if seconds < FEW_MORE else MINUTE * max(1, round(seconds / MINUTE))
