"""How often random checks repeat: `make soak` repeats them five times as often as `make test`."""

import os

SOAKING = "SOAK" in os.environ


def often(times: int) -> int:
    """The repetitions of a check; `make test` repeats it this many times."""
    return 5 * times if SOAKING else times
