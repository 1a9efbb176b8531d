# Tries to change all names while they are copied.
# Answer: ok or error
class Changing:
    def __deepcopy__(self, memo):
        globals().clear()
        memo.clear()
        return self


one = Changing()
two = Changing()
def choose(seen, rng):
    return seen.legal[0]
