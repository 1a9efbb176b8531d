# Win when you can.
from zoo import wins


def choose(seen, rng):
    for play in seen.legal:
        if wins(seen, play):
            return play
    return rng.choice(seen.legal)
