# Tries to run its code while our function looks which function of `zoo` was called.
# Answer: error
from game.workshop import api


class Evil(str):
    def __eq__(self, other):
        raise SystemExit
    __hash__ = str.__hash__

class Colour(Evil):
    pass

def choose(seen, rng):
    return api.lines(seen, Colour("pink"))
