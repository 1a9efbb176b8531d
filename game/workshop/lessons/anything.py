# Play anything that is allowed.


def choose(seen, rng):
    return rng.choice(seen.legal)
