# Tries to print through the interpreter's own standard output.
# Answer: ok or error
def choose(seen, rng):
    import sys

    print("x" * 100_000, file=sys.__stdout__, flush=True)
    return seen.legal[0]
