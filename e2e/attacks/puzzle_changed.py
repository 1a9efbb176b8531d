# Tries to change a puzzle for all that come after it.
# Answer: ok or error
from zoo import puzzles


def choose(seen, rng):
    sets = puzzles("finish")
    first = sets[0]
    for name in ("seen", "answers"):
        object.__setattr__(first, name, None)
    return seen.legal[0]
