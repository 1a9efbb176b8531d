# Tries to raise an exception whose text never ends.
# Answer: error Evil
class Evil(Exception):
    def __str__(self):
        while True:
            pass

    __repr__ = __str__


def choose(seen, rng):
    raise Evil
