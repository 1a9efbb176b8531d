# Tries to fork.
# Answer: error
import os

os.fork()
def choose(seen, rng):
    return seen.legal[0]
