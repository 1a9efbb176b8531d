# Tries to give a score with a million digits.
# Answer: answer
def choose(seen, rng):
    return {seen.legal[0]: 10**100_000}
