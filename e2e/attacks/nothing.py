# Tries to answer nothing.
# Answer: answer
def choose(seen, rng):
    return None
