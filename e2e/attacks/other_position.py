# Tries to go on from a position that is none.
# Answer: error
from zoo import after, legal, winner


class Position:
    def __getattr__(self, name):
        import js

        return js


def choose(seen, rng):
    return legal(Position())[0]
