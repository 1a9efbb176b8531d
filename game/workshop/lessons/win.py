# Win when you can.
from zoo import wins


def choose(seen, rng):
    for action in seen.legal:
        if wins(seen, action):
            return action
    return rng.choice(seen.legal)
