# Tries to delete all names that Python brings along.
# Answer: ended or error
import builtins

vars(builtins).clear()
def choose(seen, rng):
    return seen.legal[0]
