# Tries to count all numbers in C.
# Answer: slow
def choose(seen, rng):
    sum(range(10**12))
    return seen.legal[0]
