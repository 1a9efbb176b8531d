# Tries to call itself for ever.
# Answer: error RecursionError
def choose(seen, rng):
    return choose(seen, rng)
