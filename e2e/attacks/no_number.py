# Tries to give scores that are no numbers.
# Answer: answer
def choose(seen, rng):
    return {play: float("nan") for play in seen.legal}
