# Tries to raise an exception of a class that lies.
# Answer: error
class Lie(type):
    def __getattribute__(self, name):
        raise SystemExit

    def __instancecheck__(self, other):
        raise SystemExit


class Evil(Exception, metaclass=Lie):
    pass


def choose(seen, rng):
    raise Evil("x")
