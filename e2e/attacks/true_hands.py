# Tries to find the true hands by guessing often.
# Answer: ok
from zoo import guess


def choose(seen, rng):
    hands = {guess(seen, rng).hands for _ in range(50)}
    assert len(hands) > 1
    return seen.legal[0]
