# Tries to make a list of two gigabytes.
# Answer: memory
def choose(seen, rng):
    return [0] * 250_000_000
