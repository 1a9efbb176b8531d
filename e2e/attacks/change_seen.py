# Tries to change what is seen.
# Answer: ok
def choose(seen, rng):
    object.__setattr__(seen, "hand", ("unicorn",) * 3)
    object.__setattr__(seen, "turn", 5)
    return seen.legal[0]
