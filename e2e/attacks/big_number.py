# Tries to compute a number with millions of digits.
# Answer: slow or error or memory
def choose(seen, rng):
    return 3 ** (3**18) % 7
