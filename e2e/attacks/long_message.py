# Tries to raise an exception with a message of ten megabytes.
# Answer: error ValueError
def choose(seen, rng):
    raise ValueError("x" * 10_000_000)
