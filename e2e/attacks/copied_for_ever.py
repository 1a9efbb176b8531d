# Tries to never end when its names are copied.
# Answer: slow
class Endless:
    def __deepcopy__(self, memo):
        while True:
            pass


one = Endless()
def choose(seen, rng):
    return seen.legal[0]
