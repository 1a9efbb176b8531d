# Tries to print a hundred megabytes.
# Answer: ok
def choose(seen, rng):
    print("x" * 100_000_000)
    return seen.legal[0]
