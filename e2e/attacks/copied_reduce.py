# Tries to let the copy call a function of ours.
# Answer: ok
class Reduced:
    def __reduce_ex__(self, protocol):
        return exec, ("import js; js.fetch('/stolen')",)


one = Reduced()
def choose(seen, rng):
    return seen.legal[0]
