# Tries to end Python with sys.exit.
# Answer: error SystemExit
def choose(seen, rng):
    import sys

    sys.exit(0)
    return seen.legal[0]
