# Tries to run code when its names are copied.
# Answer: ok
class Copied:
    def __deepcopy__(self, memo):
        import js

        return js


one = Copied()
def choose(seen, rng):
    return seen.legal[0]
