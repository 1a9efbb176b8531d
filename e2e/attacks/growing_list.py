# Tries to let a list grow until it has two gigabytes.
# Answer: memory or slow
def choose(seen, rng):
    big = []
    while True:
        big += [0] * 10_000_000
