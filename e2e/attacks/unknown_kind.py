# Tries to ask for puzzles of a kind that runs code.
# Answer: error
from zoo import puzzles


class Kind(str):
    def __hash__(self):
        import js

        return hash(js)


def choose(seen, rng):
    puzzles(Kind("finish"))
    return seen.legal[0]
