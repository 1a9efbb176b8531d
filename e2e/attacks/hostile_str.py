# Tries to raise an exception whose texts end Python.
# Answer: error Evil
class Evil(Exception):
    def __str__(self):
        raise SystemExit

    __repr__ = __str__

    def __getattribute__(self, name):
        raise SystemExit


def choose(seen, rng):
    raise Evil(Evil())
