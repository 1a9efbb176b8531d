# Tries to run code when an object is deleted.
# Answer: ok
class Late:
    def __del__(self):
        while len(str(self)) < 0:
            pass
        raise SystemExit


def choose(seen, rng):
    Late()
    return seen.legal[0]
