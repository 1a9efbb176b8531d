# Tries to abort the process.
# Answer: ended
def choose(seen, rng):
    import os

    os.abort()
    return seen.legal[0]
