# Tries to break the place that collects prints.
# Answer: ok or ended
def choose(seen, rng):
    import sys

    sys.stdout._parts = [object()]
    return seen.legal[0]
