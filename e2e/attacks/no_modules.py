# Tries to delete all modules.
# Answer: ended or error or ok
import sys

sys.modules.clear()
def choose(seen, rng):
    return seen.legal[0]
