# Tries to end the process with os._exit.
# Answer: ended
def choose(seen, rng):
    import os

    os._exit(0)
    return seen.legal[0]
