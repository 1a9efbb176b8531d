# Tries to let a regular expression try for ever.
# Answer: slow
def choose(seen, rng):
    import re

    re.match(r"(a+)+$", "a" * 40 + "b")
    return seen.legal[0]
