# Tries to let a guess run a generator of its own.
# Answer: error
from zoo import guess


class Chance:
    def shuffle(self, cards):
        import js

        cards.append(js)


def choose(seen, rng):
    guess(seen, Chance())
    return seen.legal[0]
