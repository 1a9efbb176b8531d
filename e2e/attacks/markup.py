# Tries to raise an exception with markup in it.
# Answer: error ValueError
def choose(seen, rng):
    raise ValueError("<img src=x onerror=fetch('/stolen')>")
