# Tries to put a number that runs code into what it sees.
# Answer: ok or error
class Ply(int):
    def __le__(self, other):
        import js

        return js


def choose(seen, rng):
    object.__setattr__(seen, "ply", Ply(0))
    return seen.legal[0]
