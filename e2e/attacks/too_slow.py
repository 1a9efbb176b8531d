# Tries to pretend that it was too slow.
# Answer: slow or error
from game.workshop.watch import TooSlow


def choose(seen, rng):
    raise TooSlow
