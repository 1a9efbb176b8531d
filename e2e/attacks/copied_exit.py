# Tries to end the interpreter when its names are copied.
# Answer: error
class Leaving:
    def __deepcopy__(self, memo):
        raise SystemExit


one = Leaving()
def choose(seen, rng):
    return seen.legal[0]
