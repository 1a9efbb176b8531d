# Tries to catch the lack of memory and go on.
# Answer: ok
def choose(seen, rng):
    try:
        big = [0] * 500_000_000
    except MemoryError:
        pass
    return seen.legal[0]
