# Tries to let a guess never end.
# Answer: slow
from zoo import guess


class Chance:
    def __getattr__(self, name):
        def never(*_, **__):
            while True:
                pass

        return never


def choose(seen, rng):
    guess(seen, Chance())
    return seen.legal[0]
