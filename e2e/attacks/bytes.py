# Tries to ask for two gigabytes at once.
# Answer: memory
def choose(seen, rng):
    return bytearray(2_000_000_000)
