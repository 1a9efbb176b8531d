# Tries to fill the memory when its names are copied.
# Answer: memory or ok or ended
class Growing:
    def __deepcopy__(self, memo):
        return bytearray(200 * 1024 * 1024)


one, two, three = Growing(), Growing(), Growing()
def choose(seen, rng):
    return seen.legal[0]
